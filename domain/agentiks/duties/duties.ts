/** Duties: what an agentik does without being written to, and what sets it off (its triggers). */
import type { Destination } from "#domain/agentiks/tools/tool-call.ts";

/**
 * `report`: figures of a day or a week; `remind`: a text of the owner's; `ask`: the agentik answers an
 * instruction of the owner's; `watch`: warns when something is wrong; `welcome`: greets a new member; `note`: writes down what came to a webhook; `task`: makes a
 * task of what a customer has ordered or booked; `tell`: says at once that something has happened;
 * `react`: answers an instruction when something has happened; `stock`: lists what a table says is running out; `review`: drafts a reply to a review.
 */
export const DUTIES = [
  "report",
  "remind",
  "ask",
  "watch",
  "stock",
  "welcome",
  "task",
  "tell",
  "react",
  "review",
  "note",
] as const;
export type Duty = (typeof DUTIES)[number];

/** `hand`: its owner gives it a text. */
export const TRIGGER_KINDS = ["schedule", "watch", "event", "webhook", "hand"] as const;
export type TriggerKind = (typeof TRIGGER_KINDS)[number];

/** Trigger of each duty. */
export const TRIGGER_OF = {
  report: "schedule",
  remind: "schedule",
  ask: "schedule",
  watch: "watch",
  stock: "schedule",
  welcome: "event",
  note: "webhook",
  task: "event",
  tell: "event",
  react: "event",
  review: "hand",
} as const satisfies Record<Duty, TriggerKind>;

/** Whether its owner may set a duty off: others need what has happened or come in. */
export const canRunNow = (duty: Duty): boolean =>
  !(["event", "webhook"] as TriggerKind[]).includes(TRIGGER_OF[duty]);

export const REPORT_PERIODS = ["day", "week"] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/**
 * Events that are reported: an artifakt was sold, a challenge got an entry, a question had no
 * answer.
 */
export const TELL_TOPICS = ["sale", "entry", "question"] as const;
export type TellTopic = (typeof TELL_TOPICS)[number];

/** Whether a review praises or complains; `unsure`: its owner has not said. */
export const REVIEW_MOODS = ["unsure", "good", "bad"] as const;
export type ReviewMood = (typeof REVIEW_MOODS)[number];

/**
 * Conditions of a watch; each with the unit of its limit: minutes, hours, tasks, questions, hours
 * since a challenge with entries has ended, whole MXN.
 */
export const WATCH_CONDITIONS = [
  "waiting",
  "open-request",
  "late-task",
  "unanswered",
  "award",
  "wallet",
] as const;
export type WatchCondition = (typeof WATCH_CONDITIONS)[number];

/** Smallest, largest and first suggested limit of each condition. */
export const WATCH_LIMITS: Readonly<
  Record<WatchCondition, { min: number; max: number; first: number }>
> = {
  waiting: { min: 1, max: 1_440, first: 15 },
  "open-request": { min: 1, max: 720, first: 4 },
  "late-task": { min: 0, max: 100, first: 0 },
  unanswered: { min: 0, max: 100, first: 3 },
  award: { min: 0, max: 720, first: 12 },
  wallet: { min: 1, max: 1_000_000, first: 200 },
};

export const DUTY_TEXT_MAX = 2_000;
export const DUTY_TITLE_MAX = 60;
/** Longest review that is given, in characters. */
export const REVIEW_MAX = 2_000;
/** Maximum triggers of one agentik. */
export const TRIGGERS_MAX = 20;
/** After so many failures in a row a trigger is paused. */
export const FAILURES_IN_A_ROW_MAX = 5;
/** Between two looks of a watch, in milliseconds. */
export const WATCH_EVERY_MS = 3 * 60_000;
/** Placeholder for a new member's name in the owner's text. */
export const NAME_PLACE = "{name}";

/** A duty with its settings. */
export type DutyWork =
  | { duty: "report"; period: ReportPeriod }
  | { duty: "remind"; text: string }
  | { duty: "ask"; text: string }
  | { duty: "watch"; condition: WatchCondition; limit: number }
  | { duty: "welcome"; text: string }
  | { duty: "note"; title: string }
  | { duty: "task" }
  | { duty: "tell"; topic: TellTopic }
  | { duty: "react"; topic: TellTopic; text: string }
  | { duty: "stock" }
  | { duty: "review" };

/**
 * A duty from stored JSON or from a form.
 *
 * @returns undefined for an unknown duty, an empty text, and a limit outside WATCH_LIMITS
 */
export function readDuty(stored: unknown): DutyWork | undefined {
  const { duty, period, text, condition, limit, title, topic } = recordOf(stored);
  switch (DUTIES.find((known) => known === duty)) {
    case "report":
      return { duty: "report", period: REPORT_PERIODS.find((known) => known === period) ?? "day" };
    case "remind":
    case "ask":
    case "welcome": {
      const written = textOf(text, DUTY_TEXT_MAX);
      return written === ""
        ? undefined
        : { duty: duty as "remind" | "ask" | "welcome", text: written };
    }
    case "react": {
      const written = textOf(text, DUTY_TEXT_MAX);
      return written === "" ? undefined : { duty: "react", topic: readTopic(topic), text: written };
    }
    case "watch": {
      const known = WATCH_CONDITIONS.find((one) => one === condition);
      const number = Number(limit);
      if (!known || limit === "" || !Number.isInteger(number)) return undefined;
      const { min, max } = WATCH_LIMITS[known];
      return number < min || number > max
        ? undefined
        : { duty: "watch", condition: known, limit: number };
    }
    case "note": {
      const written = textOf(title, DUTY_TITLE_MAX);
      return written === "" ? undefined : { duty: "note", title: written };
    }
    case "task":
      return { duty: "task" };
    case "stock":
      return { duty: "stock" };
    case "review":
      return { duty: "review" };
    case "tell":
      return { duty: "tell", topic: readTopic(topic) };
    case undefined:
      return undefined;
  }
}

/** Whether a duty writes what others have said: a customer, a member, a document or another site. */
export const hasOthersWords = (work: DutyWork): boolean =>
  ["welcome", "note", "task", "stock", "review"].includes(work.duty) ||
  ((work.duty === "tell" || work.duty === "react") && work.topic !== "sale");

const readTopic = (topic: unknown): TellTopic =>
  TELL_TOPICS.find((known) => known === topic) ?? "sale";

/** Facts of an event that `tell` reports and `react` answers. */
export interface HappenedFacts {
  /** Name of the owner's own artifakt or challenge; the question. */
  what: string;
  /** Price of a sale in whole pesos. */
  amount?: number;
  /** Author of an entry. */
  who?: string;
}

/** A field of a webhook's payload: its name and value, as text. */
export type PayloadField = readonly [name: string, value: string];

/** Why a due time was skipped: the run before was still active, or no worker ran for too long. */
export const SKIP_REASONS = ["overlap", "missed"] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Input of a duty's run: everything that it needs to know of its trigger, which may change. */
export interface DutyInput {
  work: DutyWork;
  /** The time it is for, ISO 8601: the end of a report's period. */
  at: string;
  zone: string;
  /** Earlier times that were missed and are not made up for. */
  missed?: number;
  skipped?: SkipReason;
  /** Number that a watch has seen. */
  figure?: number;
  /** The new member. */
  memberId?: string;
  /** The customer's completed form. */
  requestId?: string;
  fields?: readonly PayloadField[];
  happened?: HappenedFacts;
  /** The review that its owner has given, and what they say of it. */
  given?: { review: string; mood: ReviewMood };
  /** Mail or web address that its text is also sent to. */
  sendTo?: Destination;
}

/**
 * Whether a condition holds.
 *
 * @param figure customers that wait longer than the limit, requests open longer than it, late tasks,
 *   unanswered questions, challenges without a winner for longer than it, or the balance in whole MXN
 */
export function isTriggered(
  { condition, limit }: Extract<DutyWork, { duty: "watch" }>,
  figure: number,
): boolean {
  switch (condition) {
    case "waiting":
    case "open-request":
    case "award":
      return figure > 0;
    case "late-task":
    case "unanswered":
      return figure > limit;
    case "wallet":
      return figure < limit;
  }
}

/**
 * Reaction of a watch to what it sees: tells once, and again only after the condition did not hold
 * in between.
 */
export const watchStep = (isBad: boolean, wasTold: boolean): "tell" | "forget" | "nothing" => {
  if (isBad) return wasTold ? "nothing" : "tell";
  return wasTold ? "forget" : "nothing";
};

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const textOf = (value: unknown, max: number): string =>
  typeof value === "string" ? value.trim().slice(0, max) : "";

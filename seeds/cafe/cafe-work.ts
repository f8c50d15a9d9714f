import { DEFAULT_ZONE } from "#domain/format/zones.ts";
/**
 * Work that the café's agentiks have done by themselves in a month, as their runs have left it: the
 * times come from their schedules and from what has happened in the other rows, the texts from the
 * code of the worker. Long because each duty is made from top to bottom.
 */
import { NAME_PLACE, type DutyInput, type DutyWork } from "#domain/agentiks/duties/duties.ts";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import { BOOKED_KINDS } from "#domain/agentiks/abilities/request-form.ts";
import { taskOfRequest } from "#domain/agentiks/duties/request-task.ts";
import { daysBefore as localDaysBefore, nextTime } from "#domain/agentiks/duties/schedule.ts";
import { readStock, runningOut } from "#domain/agentiks/duties/stock-table.ts";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { agentikTriggers } from "#db/schema/agentiks/triggers.ts";
import type { ReportFigures } from "#domain/agentiks/duties/report-figures.ts";
import { replyToReview } from "#engine/replies/review-reply.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import { reportText, reviewText, stockText, taskText, tellText } from "#app/words/duty-text.ts";
import { challengeAt } from "../challenges.ts";
import type { SeededChats } from "../chats/chats.ts";
import { daysBefore } from "../clock.ts";
import { listMovements } from "../money/ledger.ts";
import { personName } from "../people.ts";
import { CAFE_CHALLENGE, CAFE_ENTRIES, CAFE_REVIEWS } from "./cafe.ts";
import type { CafeInside } from "./cafe-inside.ts";

const ES = { locale: "es" } as const;
const DAYS = 30;
/** Minutes after which an order of the seeds is done. */
const DONE_MINUTES = 190;

/** Something that an agentik has done by itself. */
export interface Done {
  at: Date;
  trigger: typeof agentikTriggers.$inferInsert;
  input: Partial<DutyInput>;
  text: string;
  steps: RunStep[];
  scheduledFor?: Date;
}

interface Source {
  inside: CafeInside;
  /** Rows of the conversations of all agentiks of the café. */
  chats: SeededChats;
  now: Date;
}

type Trigger = typeof agentikTriggers.$inferInsert;
const workOf = <Name extends DutyWork["duty"]>({ settings }: Trigger) =>
  settings as Extract<DutyWork, { duty: Name }>;
const reported = (duty: DutyWork["duty"], detail: RunStep["detail"] = {}): RunStep => ({
  kind: "reported",
  detail: { duty, ...detail },
});

/** Work of a trigger in the last month, the oldest first. */
export function workOfTrigger(trigger: Trigger, source: Source): Done[] {
  switch (trigger.duty) {
    case "report":
      return times(trigger, source.now).map((at) => report(trigger, at, source));
    case "remind":
      return times(trigger, source.now).map((at) => ({
        at,
        trigger,
        input: {},
        scheduledFor: at,
        text: workOf<"remind">(trigger).text,
        steps: [reported("remind")],
      }));
    case "stock":
      return times(trigger, source.now).flatMap((at) => stock(trigger, at, source));
    case "review":
      return CAFE_REVIEWS.map((one, seed) => review(trigger, one, seed, source.now));
    case "welcome":
      return welcome(trigger, source);
    case "task":
      return tasks(trigger, source);
    case "tell":
      return entries(trigger, source.now);
    // A watch tells of what is wrong, and nothing was; the café's agentiks are asked nothing.
    case "ask":
    case "react":
    case "watch":
    case "note":
      return [];
  }
}

function times({ cron, zone }: Trigger, now: Date): Date[] {
  const found: Date[] = [];
  let at = nextTime(cron!, zone, daysBefore(now, DAYS));
  while (at && at < now) {
    found.push(at);
    at = nextTime(cron!, zone, at);
  }
  return found;
}

function report(trigger: Trigger, at: Date, { chats, now }: Source): Done {
  const { period } = workOf<"report">(trigger);
  const from = localDaysBefore(at, DEFAULT_ZONE, 1);
  const within = (time: Date | null | undefined) => !!time && time > from && time <= at;
  const isBefore = (time: Date | null | undefined) => !!time && time <= at;
  const begun = chats.chats.filter(({ createdAt }) => within(createdAt));
  const allSales = listMovements(now).filter(
    ({ transaction, to, currency }) =>
      transaction.cause === "artifakt_sale" &&
      to === DEMO_PERSON_ID &&
      currency === "MXN" &&
      isBefore(transaction.createdAt),
  );
  const sales = allSales.filter(({ transaction }) => within(transaction.createdAt));
  const sent = chats.requests.filter(({ sentAt }) => isBefore(sentAt));
  const taken = sent.filter(({ sentAt, stage }) => within(sentAt) && stage !== "cancelled");
  const orders = taken.filter(({ kind }) => kind === "order" || kind === "other");
  const priced = orders.flatMap(({ totalCents }) => totalCents ?? []);
  const questions = chats.unanswered.filter(
    ({ createdAt, endedAt }) => isBefore(createdAt) && !isBefore(endedAt),
  );
  const figures: ReportFigures = {
    sales: sales.length,
    hasSold: allSales.length > 0,
    income: sales.reduce((sum, { amount }) => sum + amount, 0),
    members: 0,
    chats: begun.length,
    byAgentik: begun.filter(({ handledBy }) => handledBy !== "person" && handledBy !== "nobody")
      .length,
    byPerson: begun.filter(({ handledBy }) => handledBy === "person").length,
    waiting: begun.filter(({ handledBy }) => handledBy === "nobody").length,
    orders: orders.length,
    pricedOrders: priced.length,
    orderCents: priced.reduce((sum, cents) => sum + cents, 0),
    bookings: taken.filter(({ kind }) => BOOKED_KINDS.includes(kind ?? "other")).length,
    openRequests: sent.filter(({ doneAt }) => !isBefore(doneAt)).length,
    newQuestions: questions.filter(({ createdAt }) => within(createdAt)).length,
    questions: questions.length,
    tasksDone: chats.requests.filter(({ doneAt }) => within(doneAt)).length,
    tasksLate: 0,
  };
  return {
    at,
    trigger,
    input: {},
    scheduledFor: at,
    text: reportText({ period, from, to: at, zone: DEFAULT_ZONE, figures }, ES),
    steps: [
      { kind: "retrieved", detail: { figures: Object.keys(figures).length } },
      reported("report"),
    ],
  };
}

/** The table as it was at the time. */
function stock(trigger: Trigger, at: Date, { inside }: Source): Done[] {
  const table = inside.stock.filter(({ since }) => since <= at).at(-1);
  if (!table) return [];
  const items = readStock([{ documentId: "stock", heading: "", text: table.text }]);
  const short = runningOut(items);
  return [
    {
      at,
      trigger,
      input: {},
      scheduledFor: at,
      text: stockText({ short, read: items.length }, ES),
      steps: [
        { kind: "retrieved", detail: { figure: short.length, limit: items.length } },
        reported("stock", { isBad: short.length > 0 }),
      ],
    },
  ];
}

function review(
  trigger: Trigger,
  { daysAgo, review: given }: (typeof CAFE_REVIEWS)[number],
  seed: number,
  now: Date,
): Done {
  const draft = replyToReview({
    review: given,
    chosen: "unsure",
    locale: "es",
    business: undefined,
    seed,
  });
  const { mood, because, texts } = draft;
  return {
    at: daysBefore(now, daysAgo),
    trigger,
    input: { given: { review: given, mood: "unsure" } },
    text: reviewText(
      {
        review: escapeMarkdown(given),
        mood,
        because: escapeMarkdown(because),
        texts: texts.map(escapeMarkdown),
      },
      ES,
    ),
    steps: [{ kind: "understood", detail: { mood } }, reported("review")],
  };
}

function welcome(trigger: Trigger, { inside, now }: Source): Done[] {
  const since = daysBefore(now, DAYS);
  return inside.members
    .filter(({ joinedAt, role }) => role !== "owner" && joinedAt! > since)
    .map(({ personId, joinedAt }) => {
      const [first = ""] = personName(personId).split(" ");
      return {
        at: joinedAt!,
        trigger,
        input: { memberId: personId },
        text: workOf<"welcome">(trigger).text.replaceAll(NAME_PLACE, () => escapeMarkdown(first)),
        steps: [reported("welcome")],
      };
    });
}

/** A task of each form that customers have completed with the trigger's agentik. */
function tasks(trigger: Trigger, { chats }: Source): Done[] {
  const own = new Set(
    chats.threads.flatMap(({ id, chatWithId }) => (chatWithId === trigger.agentikId ? [id] : [])),
  );
  return chats.requests
    .filter(({ state, threadId }) => state === "sent" && own.has(threadId))
    .map(({ id, name, answers = [], sentAt }) => {
      const { title, dueOn } = taskOfRequest({ name, answers });
      return {
        at: sentAt!,
        trigger,
        input: { requestId: id },
        text: taskText({ title: escapeMarkdown(title), dueOn }, ES),
        steps: [reported("task")],
      };
    });
}

function entries(trigger: Trigger, now: Date): Done[] {
  const { topic } = workOf<"tell">(trigger);
  const { challenge, participants } = challengeAt(CAFE_CHALLENGE, now);
  return CAFE_ENTRIES.map(({ hoursAgo }, index) => {
    const happened = { what: challenge.name, who: personName(participants[index]!.personId) };
    const facts = {
      what: escapeMarkdown(happened.what),
      who: escapeMarkdown(happened.who),
      amount: 0,
    };
    return {
      at: daysBefore(now, hoursAgo / 24),
      trigger,
      input: { happened },
      text: tellText(topic, facts, ES),
      steps: [reported("tell")],
    };
  });
}

/** When a request of the seeds that is done was done. */
export const doneAfter = (sentAt: Date): Date => new Date(sentAt.getTime() + DONE_MINUTES * 60_000);

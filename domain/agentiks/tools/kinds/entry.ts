import { ENTRY_REFUSAL_MAX_CHARACTERS, PRIZE_SPLITS } from "#domain/challenges/prizes.ts";
import { textOf } from "#domain/agentiks/tools/call-fields.ts";
import type { ActingFacts } from "#domain/agentiks/tools/tool.ts";

/** What can be decided about an entry: it wins, which ends the challenge, or it is not accepted. */
export const ENTRY_DECISIONS = ["award", "refuse"] as const;
export type EntryDecision = (typeof ENTRY_DECISIONS)[number];

/** An entry of a decision, as it was when the decision was asked for. */
export interface JudgedEntry {
  /** The participant. */
  personId: string;
  /** The version that is judged; a newer one is not. */
  version: number;
  title: string;
  author: string;
  /** What its author wins; null for an entry that is refused. */
  credits: number | null;
}

/** Facts of a decision from the database: what the owner sees and approves. */
export interface EntryFacts {
  challengeId: string;
  challenge: string;
  /** In the order of the call's ids. */
  judged: readonly JudgedEntry[];
}

export type EntryCall = {
  tool: "entry";
  decision: EntryDecision;
  /** Ids of entries: the winners by place, or the one that is refused. */
  entries: readonly string[];
  /** For the participant; empty for winners. */
  reason: string;
  /** Null in a model's request; filled in from the database when the request is stored. */
  facts: EntryFacts | null;
};

const WINNERS_MAX = Math.max(...Object.values(PRIZE_SPLITS).map((parts) => parts.length));

/**
 * A decision about entries of a challenge of the agentik's owner. It pays out a reward or turns a person
 * down, so that its owner approves each one. Only the owner asks for it, who alone sees entries.
 */
export const entryTool = {
  reach: "writes",
  first: "ask",
  choices: ["ask", "never"],
  audience: "owner",
  description:
    "Proposes a decision about entries of the owner's challenge. decision: award (ends the challenge and pays its reward) or refuse; entries: ids of the winners by place, separated by spaces, or the one id to refuse; reason: for refuse, what the participant is told. Look up challenges first for the ids.",
  fields: { decision: ENTRY_DECISIONS, entries: "text", reason: "text or null" },
  read({ decision: name, entries: given, reason: told, facts }) {
    const decision = ENTRY_DECISIONS.find((one) => one === name);
    const entries = idsOf(given);
    if (!decision || !entries) return undefined;
    const reason = decision === "refuse" ? textOf(told, ENTRY_REFUSAL_MAX_CHARACTERS) : "";
    if (reason === undefined || (decision === "refuse" && entries.length > 1)) return undefined;
    return { tool: "entry", decision, entries, reason, facts: factsOf(facts, entries.length) };
  },
  // It is decided in the transaction that ends its call.
  isIdempotent: () => true,
} as const satisfies ActingFacts<EntryCall>;

const ID = /^[\w-]{1,80}$/;

/** Different ids, from a text or a list; undefined for none, too many, or anything else. */
function idsOf(given: unknown): string[] | undefined {
  const listed: unknown[] =
    typeof given === "string" ? given.split(/[\s,;]+/) : Array.isArray(given) ? given : [];
  const ids = listed.filter((id): id is string => typeof id === "string" && id !== "");
  const isFine = new Set(ids).size === ids.length && ids.every((id) => ID.test(id));
  return isFine && ids.length >= 1 && ids.length <= WINNERS_MAX ? ids : undefined;
}

function factsOf(given: unknown, count: number): EntryFacts | null {
  if (typeof given !== "object" || given === null) return null;
  const { challengeId, challenge, judged: listed } = given as Record<string, unknown>;
  if (typeof challengeId !== "string" || typeof challenge !== "string") return null;
  if (!Array.isArray(listed) || listed.length !== count) return null;
  const judged = listed.map(judgedOf);
  return judged.every((one) => one !== undefined) ? { challengeId, challenge, judged } : null;
}

function judgedOf(given: unknown): JudgedEntry | undefined {
  if (typeof given !== "object" || given === null) return undefined;
  const { personId, version, title, author, credits } = given as Record<string, unknown>;
  return typeof personId === "string" &&
    typeof version === "number" &&
    typeof title === "string" &&
    typeof author === "string" &&
    (credits === null || typeof credits === "number")
    ? { personId, version, title, author, credits }
    : undefined;
}

/** Agentiks in a space: when they answer, and what they may do. */

export const ANSWERS_WHEN = ["mentioned", "always", "unanswered"] as const;
/** `unanswered`: answers questions that have had no answer for some minutes. */
export type AnswersWhen = (typeof ANSWERS_WHEN)[number];
/** The mode of an agentik that is added to a space: it is quiet while people talk to each other. */
export const DEFAULT_ANSWERS_WHEN: AnswersWhen = "mentioned";

/**
 * `read`: reads along for its duties and writes no answers; `answer`: writes answers; `act`: may also use its
 * tools for members, within what its owner allows.
 */
export const AGENTIK_MAY = ["read", "answer", "act"] as const;
export type AgentikMay = (typeof AGENTIK_MAY)[number];

export const WAIT_MINUTES_MAX = 1_440;
/** A question that has waited longer than its minutes and these is left to people. */
export const WAIT_LOOK_BACK_MINUTES = 60;
export const QUESTION_MAX_CHARACTERS = 500;
export const APPROVED_ANSWER_MAX_CHARACTERS = 2_000;
export const AGENTIKS_OF_SPACE_MAX = 10;
export const SPACE_PROMPT_MAX_CHARACTERS = 2_000;
/** Newest versions of a space's instructions that are kept. */
export const SPACE_PROMPTS_KEPT = 20;

/**
 * Kinds of an agentik's reply: `found` from passages or an approved pair, `which` asks back between
 * two near answers, `unknown` says that it does not know, `greeting` answers a greeting or thanks,
 * `asked` asks for a field of a form, `noted` has sent or dropped the form, or says what comes of
 * what it was asked to do, `passed` leaves it to a person.
 */
export const REPLY_KINDS = [
  "found",
  "which",
  "unknown",
  "greeting",
  "asked",
  "noted",
  "passed",
] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

/** Kinds of replies to a question, which a person of the business can correct. */
const ANSWER_KINDS: readonly ReplyKind[] = ["found", "which", "unknown"];

/**
 * Whether a reply answers a question: no greeting, question of a form, or hand-over.
 *
 * @param kind null for the reply of a model
 */
export const isAnswer = (kind: ReplyKind | null): boolean =>
  kind === null || ANSWER_KINDS.includes(kind);

/** Why a change of what answers in a space was refused; `gone` also for plain members. */
export type AnsweringRefusal =
  | "gone"
  | "account"
  | "archived"
  | "full"
  | "minutes"
  | "empty"
  | "too-long"
  | "prompt-long"
  | "command-name"
  | "command-text"
  | "commands-full";

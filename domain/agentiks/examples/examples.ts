/**
 * Saved examples of an agentik: questions with answers that its owner found good. Each version of the
 * agentik is checked against them, as code is by regression tests.
 */
import type { RunEngine } from "#domain/runs/run.ts";
import type { ReplyKind } from "#domain/spaces/answering.ts";
import type { MessageState } from "#domain/spaces/threads.ts";

/** Maximum examples of one agentik. */
export const EXAMPLES_MAX = 20;
/** Longest question of an example, in characters; longer ones are not saved. */
export const EXAMPLE_QUESTION_MAX = 500;

/**
 * Kinds of answers that can be saved: those to one message. A question of a form depends on what was
 * written before.
 */
const SINGLE_REPLIES: readonly ReplyKind[] = ["found", "which", "unknown", "greeting", "passed"];

/**
 * Whether an answer can be saved as an example: whether it would be the same had nothing been written
 * before. An open form is gone on with, and after several unknown questions a person is asked.
 *
 * @param before kind of the agentik's message before this one; null for its first
 */
export function canBeExample(
  replyKind: ReplyKind | null,
  { question, before }: { question: string; before: ReplyKind | null },
): replyKind is ReplyKind {
  if (replyKind === null || !SINGLE_REPLIES.includes(replyKind)) return false;
  if (before === "asked" || (before === "unknown" && replyKind === "unknown")) return false;
  return question.trim() !== "" && [...question].length <= EXAMPLE_QUESTION_MAX;
}

/** A message of a trial. */
export interface TrialTurn {
  isAgentik: boolean;
  text: string;
  state: MessageState;
  replyKind: ReplyKind | null;
}

/**
 * The question that a message of a trial answers: what was written since the agentik's last message.
 *
 * @param messages of the trial, oldest first
 * @returns undefined for a message that cannot be saved as an example
 */
export function exampleQuestion(messages: readonly TrialTurn[], index: number): string | undefined {
  const answer = messages[index];
  if (!answer?.isAgentik || answer.state !== "final") return undefined;
  const earlier = messages.slice(0, index);
  const last = earlier.findLastIndex(({ isAgentik }) => isAgentik);
  const question = earlier
    .slice(last + 1)
    .map(({ text }) => text)
    .join("\n");
  const before = earlier[last]?.replyKind ?? null;
  return canBeExample(answer.replyKind, { question, before }) ? question : undefined;
}

export interface ExampleAnswer {
  /** Markdown. */
  text: string;
  replyKind: ReplyKind;
}

export const EXAMPLE_OUTCOMES = ["same", "changed"] as const;
export type ExampleOutcome = (typeof EXAMPLE_OUTCOMES)[number];

/**
 * Compares an example with the answer that the rules give now, ignoring white space. A model words
 * each answer differently: an example that a model answered passes if the rules still leave the
 * question to it.
 */
export function compareExample(
  saved: ExampleAnswer & { engine: RunEngine },
  now: ExampleAnswer,
): ExampleOutcome {
  if (saved.engine === "model") return now.replyKind === "unknown" ? "same" : "changed";
  const isSame = saved.replyKind === now.replyKind && folded(saved.text) === folded(now.text);
  return isSame ? "same" : "changed";
}

const folded = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Result of an example's last check; `unchecked` before it, and again after a new version. */
export type ExampleState = ExampleOutcome | "unchecked";

/**
 * @param checkedVersion version of the configuration that was checked; null before the first check
 * @param newest version that answers now
 */
export const exampleState = (
  { checkedVersion, isChanged }: { checkedVersion: number | null; isChanged: boolean },
  newest: number,
): ExampleState => {
  if (checkedVersion !== newest) return "unchecked";
  return isChanged ? "changed" : "same";
};

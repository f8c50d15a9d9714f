import type { Conversation } from "#db/queries/studio/creation-versions.ts";
import type { StoredBusiness } from "#db/queries/people/businesses.ts";
import type { Understanding } from "#domain/studio/creation-versions.ts";
import type { Work } from "./executor.ts";

/** The version to answer, the last of a conversation. */
export interface AnswerRequest {
  conversation: Conversation;
  business: StoredBusiness | undefined;
  now: Date;
  /** The run that it is for. */
  work: Work<"creation">;
}

export interface Answer {
  /** Whether it is an answer, or says what can be done instead. */
  version: "final" | "cannot";
  /** Markdown. */
  text: string;
  understanding: Understanding;
}

/**
 * Answers a version: the embedded engine, or a model behind a provider.
 *
 * @param onText called with each piece of text, in order; what it returns is waited for
 * @param signal aborted when a person stops the run, or the worker leaves
 * @throws RunTrouble where a model brought no answer
 */
export type Answerer = (
  request: AnswerRequest,
  { signal, onText }: { signal: AbortSignal; onText: (text: string) => Promise<void> },
) => Promise<Answer>;

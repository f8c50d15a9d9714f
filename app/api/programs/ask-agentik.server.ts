import { randomUUID } from "node:crypto";
import { CHAT_MESSAGE_MAX } from "#domain/agentiks/chats/chats.ts";
import { askOwnAgentik } from "#db/commands/agentiks/ask-own-agentik.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { untilReplied, type Reply } from "#app/session/run-reply.server.ts";
import { ApiError, notFound, waitError } from "./api-error.server.ts";
import type { Caller } from "./caller.server.ts";
import { writeAsCaller } from "./write-as-caller.server.ts";

/** The longest wait for an answer, in milliseconds. */
export const ANSWER_WAIT_MS = 30_000;
/**
 * Requests of this process that wait for an answer at once. Each holds a place of a write, of which there
 * are as many as database connections; event streams hold none.
 */
const WAITING_MAX = 4;
const BUSY_SECONDS = 5;

let waiting = 0;

/** A question to one of the caller's own agentiks. */
export interface Question {
  agentikId: string;
  text: string;
  /** Idempotency key: the same question is asked once. */
  key: string | undefined;
}

/**
 * Asks an agentik in its owner's trial, where the draft of its configuration answers.
 *
 * @returns the id of the run that answers
 * @throws ApiError 404 for another person's agentik, 409 while it answers already, 422 for a text that is
 *   empty or too long, and those of `writeAsCaller`
 */
export async function askAgentik(
  caller: Caller,
  { agentikId, text, key }: Question,
): Promise<string> {
  const { personId, address } = caller;
  const clientKey = key ?? randomUUID();
  const payload = { agentikId, text };
  const asked = await writeAsCaller(caller, (tx) =>
    idempotent(tx, { personId, key, scope: `api-ask ${agentikId}`, payload }, () =>
      askOwnAgentik(tx, { personId, id: agentikId, text, clientKey, address, now: new Date() }),
    ),
  );
  if (asked.kind === "done") return asked.runId;
  switch (asked.reason) {
    case "gone":
    case "not-yours":
      throw notFound("agentik");
    case "busy":
      throw new ApiError("conflict", "The agentik is answering already: ask again in a moment");
    case "empty":
    case "too-long":
      throw new ApiError("invalid", `The question has 1 to ${CHAT_MESSAGE_MAX} characters`);
  }
}

/**
 * Asks an agentik and waits for its answer.
 *
 * @throws ApiError of `askAgentik`; 502 when it has failed, 503 where many wait already, 504 after
 *   ANSWER_WAIT_MS
 */
export async function askAndWait(
  caller: Caller,
  question: Question,
): Promise<{ runId: string; reply: Reply }> {
  if (waiting >= WAITING_MAX)
    throw waitError("busy", "Many wait already: ask again, or with a stream", BUSY_SECONDS);
  waiting += 1;
  try {
    const runId = await askAgentik(caller, question);
    const { personId, signal } = caller;
    const limits = { limitMs: ANSWER_WAIT_MS, signal };
    return { runId, reply: answered(await untilReplied({ id: runId, personId }, limits), runId) };
  } finally {
    waiting -= 1;
  }
}

/** @throws ApiError 504 for an answer that has not come, 502 for one that has failed */
export function answered(reply: Reply | undefined, runId: string): Reply {
  if (!reply)
    throw new ApiError("timeout", `No answer within 30 seconds; it goes on as the run ${runId}`);
  if (reply.state !== "succeeded") {
    const why = reply.failure === null ? reply.state : `${reply.state}: ${reply.failure}`;
    throw new ApiError("agentik_failed", `The run ${runId} has ${why}`);
  }
  return reply;
}

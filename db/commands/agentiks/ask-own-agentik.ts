import type { Db } from "#db/connection/client.ts";
import type { AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { postTrial } from "./chats/post-trial.ts";

export type AskAnswer =
  | { kind: "done"; runId: string }
  | { kind: "refused"; reason: AgentikRefusal | "empty" | "too-long" | "busy" };

/**
 * Asks an agentik of the person in its trial, for a program that waits for the answer.
 *
 * @param clientKey idempotency key of the message
 * @returns `busy`, with nothing written, while the agentik is answering in the trial or the person
 *   has as many active runs as allowed
 * @throws StorageFull
 */
export async function askOwnAgentik(
  tx: Db,
  question: {
    personId: string;
    id: string;
    text: string;
    clientKey: string;
    address: string;
    now: Date;
  },
): Promise<AskAnswer> {
  const posted = await postTrial(tx, question);
  if (posted.kind === "refused") return posted;
  const { runId } = posted;
  return runId === undefined ? { kind: "refused", reason: "busy" } : { kind: "done", runId };
}

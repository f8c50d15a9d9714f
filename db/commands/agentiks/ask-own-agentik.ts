import type { Db } from "#db/connection/client.ts";
import type { AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { postTrial } from "./chats/post-trial.ts";

export type AskAnswer =
  | { kind: "done"; runId: string }
  | { kind: "refused"; reason: AgentikRefusal | "empty" | "too-long" | "busy" };

/**
 * Asks one's own agentik in the trial, for a program that waits for the answer.
 *
 * @param clientKey idempotency key of the message
 * @returns `busy` while the agentik answers already in the trial, and at the limit of active runs: nothing
 *   is written then
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

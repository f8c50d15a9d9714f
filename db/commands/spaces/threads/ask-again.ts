import { and, eq, inArray } from "drizzle-orm";
import type { ThreadRefusal } from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import { messages } from "#db/schema/spaces/threads.ts";
import { askAgentik } from "./ask-agentiks.ts";
import { findWritableThread, type InThread } from "./writable-thread.ts";
import { wakeSpace } from "./wake-space.ts";

/** Asks an agentik again for an answer that failed or was stopped: it becomes a new message. */
export async function askAgain(
  tx: Db,
  { seq, now, ...on }: InThread & { seq: number; now: Date },
): Promise<
  { kind: "done"; spaceId: string; runIds: string[] } | { kind: "refused"; reason: ThreadRefusal }
> {
  const found = await findWritableThread(tx, on);
  if (found.kind === "refused") return found;
  const { threadId, personId } = on;
  const [failed] = await tx
    .select({ agentikId: messages.agentikId, replyTo: messages.replyTo })
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        eq(messages.seq, seq),
        // A run past its deadline may still say that it is writing.
        inArray(messages.state, ["failed", "stopped", "writing"]),
      ),
    );
  if (!failed?.agentikId || failed.replyTo === null) return { kind: "refused", reason: "gone" };
  const question = { threadId, seq: failed.replyTo, personId, now };
  const runId = await askAgentik(tx, question, failed.agentikId);
  const { space } = found.thread;
  await wakeSpace(tx, space.id);
  return { kind: "done", spaceId: space.id, runIds: runId ? [runId] : [] };
}

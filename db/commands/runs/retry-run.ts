import { and, eq, gt, notInArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/connection/client.ts";
import { askInChat } from "#db/commands/agentiks/chats/ask-in-chat.ts";
import { lockChat } from "#db/commands/agentiks/chats/lock-chat.ts";
import { retryDuty } from "#db/commands/agentiks/duties/run-now.ts";
import { checkNow } from "#db/commands/agentiks/examples/ask-for-check.ts";
import { askAgain } from "#db/commands/spaces/threads/ask-again.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { chats } from "#db/schema/agentiks/chats.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";

/** `gone`: it did not fail, or what it was for is over; `busy`: it is being done again already. */
export type RetryRefusal = "gone" | "not-active" | "busy";

interface Retry {
  runId: string;
  personId: string;
  now: Date;
}

/**
 * Repeats a failed or stopped run of a person: a duty, a check of examples, an answer to a customer
 * or in a space. An answer becomes a new message, unless the conversation has gone on since.
 *
 * @returns the id of the new run
 */
export async function retryRun(
  tx: Db,
  retry: Retry,
): Promise<{ kind: "done"; runId: string } | { kind: "refused"; reason: RetryRefusal }> {
  const { runId, personId, now } = retry;
  const [run] = await tx
    .select({
      kind: runs.kind,
      state: runs.state,
      agentikId: runs.agentikId,
      status: agentiks.status,
      threadId: runs.threadId,
      seq: runs.messageSeq,
      spaceId: threads.spaceId,
      chatId: chats.threadId,
    })
    .from(runs)
    .leftJoin(agentiks, eq(agentiks.id, runs.agentikId))
    .leftJoin(threads, eq(threads.id, runs.threadId))
    .leftJoin(chats, eq(chats.threadId, runs.threadId))
    .where(and(eq(runs.id, runId), eq(runs.personId, personId)))
    // A concurrent second request waits here and sees the run that the first one created.
    .for("update", { of: runs });
  if (!run || !["failed", "cancelled"].includes(run.state)) return refused("gone");
  if (run.kind === "duty") return retryDuty(tx, retry);
  if (run.kind === "check") {
    const checking = await checkNow(tx, { personId, id: run.agentikId ?? "", now });
    return checking.kind === "done"
      ? { kind: "done", runId: checking.runId }
      : refused(checking.reason === "too-many" ? "busy" : "gone");
  }
  const { threadId, seq, spaceId } = run;
  if (run.kind !== "reply" || threadId === null || seq === null || spaceId === null)
    return refused("gone");
  if (run.chatId === null) {
    if (await isAnswered(tx, threadId, seq)) return refused("gone");
    const asked = await askAgain(tx, { spaceId, threadId, seq, personId, now });
    if (asked.kind === "refused") return refused("gone");
    const [id] = asked.runIds;
    return id === undefined ? refused("busy") : { kind: "done", runId: id };
  }
  if (run.status !== "active") return refused("not-active");
  const held = await lockChat(tx, { threadId, personId, now });
  if (held.kind === "refused") return refused("gone");
  const id = await askInChat(tx, { threadId, now });
  return id === undefined ? refused("gone") : { kind: "done", runId: id };
}

/** Whether a newer message answers what a failed one was to answer. */
async function isAnswered(tx: Db, threadId: string, seq: number): Promise<boolean> {
  const newer = alias(messages, "newer");
  const found = await tx
    .select({ seq: newer.seq })
    .from(messages)
    .innerJoin(
      newer,
      and(
        eq(newer.threadId, messages.threadId),
        eq(newer.replyTo, messages.replyTo),
        eq(newer.agentikId, messages.agentikId),
        gt(newer.seq, messages.seq),
        notInArray(newer.state, ["failed", "stopped"]),
      ),
    )
    .where(and(eq(messages.threadId, threadId), eq(messages.seq, seq)))
    .limit(1);
  return found.length > 0;
}

const refused = (reason: RetryRefusal) => ({ kind: "refused", reason }) as const;

import { and, count, eq, inArray, notExists, sql } from "drizzle-orm";
import {
  ACTIVE_RUN_STATES,
  ACTIVE_RUNS_MAX,
  RUN_DEADLINE_MS,
  type RunTarget,
} from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { kitParts } from "#db/schema/shop/kits.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { wakeWorkers, wakeWorkersFor } from "./notices.ts";
import { columnsOf } from "#db/queries/runs/run-target.ts";

/**
 * Asks the workers for something: writes the run in the caller's transaction and wakes the workers when
 * it commits.
 *
 * @returns "too-many" while the person has ACTIVE_RUNS_MAX runs
 */
export async function askForRun(
  tx: Db,
  {
    target,
    personId,
    agentikId,
    isForCustomer = false,
    isOfKit = false,
    now,
  }: {
    target: RunTarget;
    /** The person for whom the run works, and who pays for it. */
    personId: string;
    /** The agentik that works. */
    agentikId?: string;
    /** A run that answers a customer, which does not count against the person's limit of runs. */
    isForCustomer?: boolean;
    /** A document of a kit, which adds several at once: the limit does not count for it either. */
    isOfKit?: boolean | undefined;
    now: Date;
  },
): Promise<{ kind: "done"; id: string } | { kind: "refused"; reason: "too-many" }> {
  // One transaction of a person after the other, so that two cannot both be the last one allowed.
  await lockPerson(tx, personId);
  // An app that was just installed must not keep its person from asking for anything else.
  const ofKit = tx
    .select({ one: sql`1` })
    .from(kitParts)
    .where(and(eq(kitParts.personId, personId), eq(kitParts.ref, runs.documentId)));
  const [active] = await tx
    .select({ n: count() })
    .from(runs)
    .where(
      and(
        eq(runs.personId, personId),
        inArray(runs.state, [...ACTIVE_RUN_STATES]),
        notExists(ofKit),
      ),
    );
  if (active!.n >= ACTIVE_RUNS_MAX && !isForCustomer && !isOfKit)
    return { kind: "refused", reason: "too-many" };
  const id = createId("run");
  const deadlineAt = new Date(now.getTime() + RUN_DEADLINE_MS);
  await tx
    .insert(runs)
    .values({ ...columnsOf(target), id, personId, agentikId, createdAt: now, deadlineAt });
  await wakeWorkers(tx, id);
  return { kind: "done", id };
}

/**
 * Asks the workers for answers to customers, which count against no limit of runs, in the caller's
 * transaction: each step once for all of them.
 *
 * @returns the ids of the runs by conversation
 */
export async function askForReplies(
  tx: Db,
  replies: readonly { threadId: string; seq: number; ownerId: string; agentikId: string }[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  for (const ownerId of new Set(replies.map((reply) => reply.ownerId)))
    await lockPerson(tx, ownerId);
  const asked = replies.map(({ threadId, seq, ownerId, agentikId }) => ({
    ...columnsOf({ kind: "reply", threadId, seq }),
    id: createId("run"),
    threadId,
    personId: ownerId,
    agentikId,
    createdAt: now,
    deadlineAt: new Date(now.getTime() + RUN_DEADLINE_MS),
  }));
  await tx.insert(runs).values(asked);
  await wakeWorkersFor(
    tx,
    asked.map(({ id }) => id),
  );
  return new Map(asked.map(({ threadId, id }) => [threadId, id]));
}

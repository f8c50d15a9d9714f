import { and, count, eq } from "drizzle-orm";
import {
  AGENTIKS_OF_SPACE_MAX,
  WAIT_MINUTES_MAX,
  type AgentikMay,
  type AnsweringRefusal,
  type AnswersWhen,
} from "#domain/spaces/answering.ts";
import type { Db } from "#db/connection/client.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { spaceAgentiks } from "#db/schema/spaces/answering.ts";
import { findWritableSpace, type WritableSpace } from "#db/commands/spaces/writable-space.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";

export type AnsweringResult =
  { kind: "done"; spaceId: string } | { kind: "refused"; reason: AnsweringRefusal };

/** A space for its owner and admins; an example, for the guest who has it. */
export async function findManagedSpace(
  tx: Db,
  which: { spaceId: string; personId: string },
): Promise<
  | { kind: "done"; space: WritableSpace }
  | { kind: "refused"; reason: "gone" | "account" | "archived" }
> {
  const found = await findWritableSpace(tx, which);
  if (found.kind === "refused") return found;
  return found.space.role === "member" ? { kind: "refused", reason: "gone" } : found;
}

/** Adds one of the person's own agentiks to a space, or changes when it answers there and what it may do. */
export async function addSpaceAgentik(
  tx: Db,
  input: {
    spaceId: string;
    personId: string;
    agentikId: string;
    answersWhen: AnswersWhen;
    /** For `unanswered`, 1 to WAIT_MINUTES_MAX; undefined leaves it as it is. */
    waitMinutes?: number | undefined;
    /** Undefined leaves it as it is; `answer` for one that is new. */
    may?: AgentikMay | undefined;
    now: Date;
  },
): Promise<AnsweringResult> {
  const { personId, agentikId, answersWhen, waitMinutes, may, now } = input;
  if (waitMinutes !== undefined && !(waitMinutes >= 1 && waitMinutes <= WAIT_MINUTES_MAX))
    return { kind: "refused", reason: "minutes" };
  const found = await findManagedSpace(tx, input);
  if (found.kind === "refused") return found;
  const { id } = found.space;
  const [agentik] = await tx
    .select({ id: agentiks.id })
    .from(agentiks)
    .where(and(eq(agentiks.id, agentikId), eq(agentiks.ownerId, personId)));
  if (!agentik) return { kind: "refused", reason: "gone" };
  const [there] = await tx
    .select({ n: count() })
    .from(spaceAgentiks)
    .where(eq(spaceAgentiks.spaceId, id));
  if (there!.n >= AGENTIKS_OF_SPACE_MAX) return { kind: "refused", reason: "full" };
  await tx
    .insert(spaceAgentiks)
    .values({
      spaceId: id,
      agentikId,
      answersWhen,
      waitMinutes,
      may,
      addedBy: personId,
      addedAt: now,
    })
    .onConflictDoUpdate({
      target: [spaceAgentiks.spaceId, spaceAgentiks.agentikId],
      set: { answersWhen, waitMinutes, may },
    });
  await wakeSpace(tx, id);
  return { kind: "done", spaceId: id };
}

/** Takes an agentik out of a space; what it said stays. Repeating it changes nothing. */
export async function removeSpaceAgentik(
  tx: Db,
  { agentikId, ...which }: { spaceId: string; personId: string; agentikId: string },
): Promise<AnsweringResult> {
  const found = await findManagedSpace(tx, which);
  if (found.kind === "refused") return found;
  const { id } = found.space;
  await tx
    .delete(spaceAgentiks)
    .where(and(eq(spaceAgentiks.spaceId, id), eq(spaceAgentiks.agentikId, agentikId)));
  await wakeSpace(tx, id);
  return { kind: "done", spaceId: id };
}

import { and, eq } from "drizzle-orm";
import type { Outcome } from "#domain/items/outcome.ts";
import type { SpaceRefusal } from "#domain/spaces/membership.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceRequests } from "#db/schema/spaces/membership.ts";
import { exitSpace } from "./enter-space.ts";
import { lockOpenSpace } from "./lock-open-space.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export type LeftSpace = Outcome<{ spaceId: string; outcome: "left" | "withdrawn" }, SpaceRefusal>;

/**
 * Leaves a space, or withdraws the request to join it. Repeating it changes nothing. The owner must
 * transfer the space first: a space is never without an owner.
 */
export async function leaveSpace(
  tx: Db,
  { personId, spaceId, now }: { personId: string; spaceId: string; now: Date },
): Promise<LeftSpace> {
  const space = await lockOpenSpace(tx, { spaceId, personId, now });
  if (!space) return { kind: "refused", reason: "gone" };
  if (space.role === "owner") return { kind: "refused", reason: "owner" };
  const withdrawn = await tx
    .delete(spaceRequests)
    .where(and(eq(spaceRequests.spaceId, space.id), eq(spaceRequests.personId, personId)))
    .returning({ spaceId: spaceRequests.spaceId });
  const hasLeft = await exitSpace(tx, { spaceId: space.id, personId });
  if (hasLeft || withdrawn.length > 0)
    await recordEvent(tx, { personId, action: "leave-space", subject: space.id, now });
  return {
    kind: "done",
    spaceId: space.id,
    outcome: withdrawn.length > 0 ? "withdrawn" : "left",
  };
}

import { and, eq } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { SpaceRefusal } from "#domain/spaces/membership.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceMembers } from "#db/schema/items/catalogue.ts";
import { spaceRequests } from "#db/schema/spaces/membership.ts";
import { enterSpace } from "./enter-space.ts";
import { lockManagedSpace } from "./lock-open-space.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/**
 * Accepts or declines a request to join a space. Only its owner and admins can. While it is archived none
 * is accepted, and the request stays.
 */
export async function decideSpaceRequest(
  tx: Db,
  input: {
    personId: string;
    spaceId: string;
    memberId: string;
    isAccepted: boolean;
    now: Date;
  },
): Promise<Outcome<{ spaceId: string }, SpaceRefusal>> {
  const { personId, memberId, isAccepted, now } = input;
  const space = await lockManagedSpace(tx, input);
  if (!space) return { kind: "refused", reason: "gone" };
  const { id, name } = space;
  const [member] = await tx
    .select({ role: spaceMembers.role })
    .from(spaceMembers)
    .where(and(eq(spaceMembers.spaceId, id), eq(spaceMembers.personId, memberId)));
  // Submitted twice, or accepted meanwhile by another admin.
  if (member && isAccepted) return { kind: "done", spaceId: id };
  if (space.isArchived && isAccepted) return { kind: "refused", reason: "archived" };
  const asked = await tx
    .delete(spaceRequests)
    .where(and(eq(spaceRequests.spaceId, id), eq(spaceRequests.personId, memberId)))
    .returning({ personId: spaceRequests.personId });
  if (asked.length === 0)
    return isAccepted ? { kind: "refused", reason: "gone" } : { kind: "done", spaceId: id };
  if (
    isAccepted &&
    !(await enterSpace(tx, { spaceId: id, personId: memberId, role: "member" }, now))
  )
    return { kind: "refused", reason: "full" };
  await recordEvent(tx, {
    personId,
    action: isAccepted ? "accept-request" : "decline-request",
    subject: id,
    now,
    data: { member: memberId },
  });
  const kind = isAccepted ? "space_accepted" : "space_declined";
  await notifyPeople(tx, [memberId], { kind, data: { space: name }, href: paths.space(id) }, now);
  return { kind: "done", spaceId: id };
}

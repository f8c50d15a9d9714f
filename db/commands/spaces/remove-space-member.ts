import { and, eq, inArray } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { SpaceRefusal } from "#domain/spaces/membership.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceMembers } from "#db/schema/items/catalogue.ts";
import { spaceRemovals } from "#db/schema/spaces/membership.ts";
import { exitSpace } from "./enter-space.ts";
import { lockManagedSpace } from "./lock-open-space.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/**
 * Removes a member: the owner can remove anyone else, an admin plain members. A wall code does not let
 * them back in. Repeating it changes nothing.
 */
export async function removeSpaceMember(
  tx: Db,
  input: { personId: string; spaceId: string; memberId: string; now: Date },
): Promise<Outcome<{ spaceId: string }, SpaceRefusal>> {
  const { personId, memberId, now } = input;
  const space = await lockManagedSpace(tx, input);
  if (!space) return { kind: "refused", reason: "gone" };
  const { id, name, role } = space;
  if (memberId === space.ownerId) return { kind: "refused", reason: "owner" };
  const [member] = await tx
    .select({ personId: spaceMembers.personId })
    .from(spaceMembers)
    .where(
      and(
        eq(spaceMembers.spaceId, id),
        eq(spaceMembers.personId, memberId),
        inArray(spaceMembers.role, role === "owner" ? ["admin", "member"] : ["member"]),
      ),
    );
  if (member && (await exitSpace(tx, { spaceId: id, personId: memberId }))) {
    await tx
      .insert(spaceRemovals)
      .values({ spaceId: id, personId: memberId, removedAt: now })
      .onConflictDoNothing();
    await recordEvent(tx, {
      personId,
      action: "remove-space-member",
      subject: id,
      now,
      data: { member: memberId },
    });
    const news = { kind: "space_removed", data: { space: name }, href: paths.space(id) };
    await notifyPeople(tx, [memberId], news, now);
  } else if (!member) {
    const [still] = await tx
      .select({ role: spaceMembers.role })
      .from(spaceMembers)
      .where(and(eq(spaceMembers.spaceId, id), eq(spaceMembers.personId, memberId)));
    // An admin cannot remove another admin. A person who is no member any more counts as removed.
    if (still) return { kind: "refused", reason: "gone" };
  }
  return { kind: "done", spaceId: id };
}

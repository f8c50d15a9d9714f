import { and, eq } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { SpaceRefusal } from "#domain/spaces/membership.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { lockOpenSpace } from "./lock-open-space.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/** Transfers a space to another member; the former owner becomes an admin. */
export async function handOverSpace(
  tx: Db,
  input: { personId: string; spaceId: string; memberId: string; now: Date },
): Promise<Outcome<{ spaceId: string }, SpaceRefusal>> {
  const { personId, memberId, now } = input;
  const space = await lockOpenSpace(tx, input);
  if (space?.role !== "owner" || memberId === personId) return { kind: "refused", reason: "gone" };
  const { id, name } = space;
  const raised = await tx
    .update(spaceMembers)
    .set({ role: "owner" })
    .where(
      and(
        eq(spaceMembers.spaceId, id),
        eq(spaceMembers.personId, memberId),
        // A guest's copy is not a real membership.
        eq(spaceMembers.isCopy, false),
      ),
    )
    .returning({ personId: spaceMembers.personId });
  if (raised.length === 0) return { kind: "refused", reason: "gone" };
  await tx
    .update(spaceMembers)
    .set({ role: "admin" })
    .where(and(eq(spaceMembers.spaceId, id), eq(spaceMembers.personId, personId)));
  await tx.update(spaces).set({ ownerId: memberId }).where(eq(spaces.id, id));
  await recordEvent(tx, {
    personId,
    action: "hand-over-space",
    subject: id,
    now,
    data: { to: memberId },
  });
  const news = {
    kind: "space_handed_over",
    data: { space: name },
    fromId: personId,
    href: paths.spacePart(id, "members"),
  };
  await notifyPeople(tx, [memberId], news, now);
  return { kind: "done", spaceId: id };
}

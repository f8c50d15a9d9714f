import { and, eq } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { SpaceRefusal } from "#domain/spaces/membership.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceInvitations, spaceRequests } from "#db/schema/spaces/membership.ts";
import { isValidInvitation } from "#db/queries/spaces/open-invitations.ts";
import { enterSpace } from "./enter-space.ts";
import { lockOpenSpace, isFullFor, listManagers } from "./lock-open-space.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export type JoinedSpace = Outcome<
  { spaceId: string; outcome: "joined" | "already" | "requested" },
  SpaceRefusal
>;

/**
 * Joins a space by its policy: open spaces at once, request spaces by a request, invite-only spaces
 * with an invitation; archived spaces refuse. Repeating it changes nothing.
 *
 * @returns the id of the joined space: for a guest's first write it may be that of the guest's copy
 */
export async function joinSpace(
  tx: Db,
  { personId, spaceId, now }: { personId: string; spaceId: string; now: Date },
): Promise<JoinedSpace> {
  if (await isFullFor(tx, { spaceId, personId, now })) return { kind: "refused", reason: "full" };
  const space = await lockOpenSpace(tx, { spaceId, personId, now });
  if (!space) return { kind: "refused", reason: "gone" };
  const { id, name, joinPolicy } = space;
  if (space.role) return { kind: "done", spaceId: id, outcome: "already" };
  if (space.isArchived) return { kind: "refused", reason: "archived" };

  const [invited] = await tx
    .select({ role: spaceInvitations.role })
    .from(spaceInvitations)
    .where(
      and(
        eq(spaceInvitations.spaceId, id),
        eq(spaceInvitations.personId, personId),
        isValidInvitation(now),
      ),
    )
    .limit(1);
  if (invited || joinPolicy === "open") {
    const role = invited?.role ?? "member";
    if (!(await enterSpace(tx, { spaceId: id, personId, role }, now)))
      return { kind: "refused", reason: "full" };
    await recordEvent(tx, { personId, action: "join-space", subject: id, now });
    return { kind: "done", spaceId: id, outcome: "joined" };
  }
  if (joinPolicy === "invite") return { kind: "refused", reason: "invite" };

  const asked = await tx
    .insert(spaceRequests)
    .values({ spaceId: id, personId, createdAt: now })
    .onConflictDoNothing()
    .returning({ spaceId: spaceRequests.spaceId });
  if (asked.length > 0) {
    await recordEvent(tx, { personId, action: "request-space", subject: id, now });
    const news = {
      kind: "space_request",
      data: { space: name },
      fromId: personId,
      href: paths.spacePart(id, "members"),
    };
    await notifyPeople(tx, await listManagers(tx, id), news, now);
  }
  return { kind: "done", spaceId: id, outcome: "requested" };
}

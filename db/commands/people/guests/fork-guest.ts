import { eq, sql } from "drizzle-orm";
import { addMonths } from "#domain/money/payments.ts";
import { handleStem } from "#domain/people/accounts.ts";
import { guestName, type GuestName } from "#domain/people/guests.ts";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { builderLayouts } from "#db/schema/studio/builder.ts";
import { spaceInvitations } from "#db/schema/spaces/membership.ts";
import { subscriptions } from "#db/schema/money/payments.ts";
import { notifications, onboardingAnswers, people } from "#db/schema/people/people.ts";
import { creatorSettings, slashCommands } from "#db/schema/studio/studio.ts";
import { createId } from "#db/connection/tokens.ts";
import { openWalletsLikeDemo } from "#db/commands/money/open-wallets.ts";
import { copyExamples, copyOwn, copyRows, muteChangeNotices, newId } from "./copy-examples.ts";

/**
 * Creates a guest with the demo person's things as examples, inside the transaction of the visitor's
 * first write: also with the settings, the play money and a month of Pro, so that everything can be
 * tried.
 *
 * @param tx the transaction of the write
 * @param guest their name, in the visitor's language
 * @returns the guest's id
 * @throws when the demo person is missing: the database was not seeded
 */
export async function forkGuest(
  tx: Db,
  now: Date,
  { displayName, firstName }: GuestName = guestName("Invitado", Math.random()),
): Promise<string> {
  const guestId = createId("guest");
  const owner = sql`${guestId}::text`;
  await muteChangeNotices(tx, true);

  const made = await copyRows(tx, people, eq(people.id, DEMO_PERSON_ID), {
    id: owner,
    kind: sql`'guest'`,
    displayName: sql`${displayName}::text`,
    firstName: sql`${firstName}::text`,
    handle: sql`${handleOf(firstName, guestId)}::text`,
    avatarUrl: sql`NULL`,
    createdAt: sql`${now.toISOString()}::timestamptz`,
  });
  if (made !== 1) throw new Error("no demo person: is the database seeded?");

  await copyExamples(tx, guestId);
  await copyOwn(tx, notifications, {
    id: newId("notification"),
    personId: owner,
    copiedFrom: sql`${notifications.id}`,
    href: ownHref(guestId),
  });
  await copyOwn(tx, spaceInvitations, {
    id: newId("invitation"),
    personId: owner,
    invitee: sql`${spaceInvitations.invitee} || ' ' || ${guestId}::text`,
    // A random hash that matches no link: the original's link is for the demo person.
    tokenHash: sql`gen_random_uuid()::text`,
  });
  await copyOwn(tx, creatorSettings, { personId: owner });
  await copyOwn(tx, slashCommands, { personId: owner });
  await copyOwn(tx, onboardingAnswers, { personId: owner });
  await copyOwn(tx, builderLayouts, { id: newId("layout"), personId: owner });

  // A month of Pro from now, like the demo person's.
  await copyOwn(tx, subscriptions, {
    id: newId("subscription"),
    personId: owner,
    startedAt: sql`${now.toISOString()}::timestamptz`,
    periodEnd: sql`${addMonths(now, 1).toISOString()}::timestamptz`,
  });

  await openWalletsLikeDemo(tx, guestId, now);
  await muteChangeNotices(tx, false);
  return guestId;
}

/**
 * Creates a guest with nothing of the demo person's: no examples, play money or Pro.
 *
 * @param tx the transaction of the first write
 * @param guest their name, in the visitor's language
 * @returns the guest's id
 */
export async function openEmptyGuest(tx: Db, now: Date, guest: GuestName): Promise<string> {
  const id = createId("guest");
  const handle = handleOf(guest.firstName, id);
  await tx.insert(people).values({ id, kind: "guest", ...guest, handle, createdAt: now });
  return id;
}

const handleOf = (firstName: string, guestId: string) =>
  `${handleStem(firstName)}-${guestId.slice(-10)}`;

/** Target of a copied notification: the guest's copy of the item, if there is one. */
const ownHref = (guestId: string) => sql`coalesce(
  (SELECT '/agentiks/' || id FROM agentiks
    WHERE owner_id = ${guestId} AND '/agentiks/' || copied_from = ${outer(notifications.href)}),
  (SELECT '/artifakts/' || id FROM artifakts
    WHERE creator_id = ${guestId} AND '/artifakts/' || copied_from = ${outer(notifications.href)}),
  (SELECT '/spaces/' || id FROM spaces
    WHERE owner_id = ${guestId} AND '/spaces/' || copied_from = ${outer(notifications.href)}),
  ${notifications.href})`;

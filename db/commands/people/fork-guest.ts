import { and, eq, getTableColumns, isNull, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { addMonths } from "#domain/money/payments.ts";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { builderLayouts } from "#db/schema/studio/builder.ts";
import {
  agentiks,
  artifakts,
  challengeParticipants,
  spaceMembers,
  spaces,
} from "#db/schema/items/catalogue.ts";
import { spaceInvitations } from "#db/schema/spaces/community.ts";
import { subscriptions } from "#db/schema/money/payments.ts";
import { notifications, onboardingAnswers, people } from "#db/schema/people/people.ts";
import { creations, creatorSettings, slashCommands } from "#db/schema/studio/studio.ts";
import { createId } from "#db/connection/tokens.ts";
import { openWalletsLikeDemo } from "#db/commands/money/open-wallets.ts";

/**
 * Makes a guest: a person of their own who has what the demo person has (product.md, "Who is
 * looking"), within the transaction of the write that needs one. What is copied says so
 * (`copied_from`, `is_copy`): it is the guest's alone, is in no list, and takes nobody's place.
 *
 * Spaces the demo person owns are copied, so that the guest owns spaces without having a say in
 * anybody else's; elsewhere the guest is a plain member.
 *
 * @param tx the transaction of the write
 * @returns the guest's id
 * @throws when there is no demo person: the database was not seeded
 */
export async function forkGuest(tx: Db, now: Date): Promise<string> {
  const guestId = createId("guest");
  const owner = sql`${guestId}::text`;
  await setQuiet(tx, true);

  const made = await copyRows(tx, people, eq(people.id, DEMO_PERSON_ID), {
    id: owner,
    kind: sql`'guest'`,
    handle: sql`${people.handle} || '-' || ${guestId.slice(-10)}::text`,
    createdAt: sql`${now.toISOString()}::timestamptz`,
  });
  if (made !== 1) throw new Error("no demo person: is the database seeded?");

  await copyItems(tx, agentiks, agentiks.ownerId, { id: newId("agentik"), ownerId: owner });
  await copyItems(tx, artifakts, artifakts.creatorId, { id: newId("artifakt"), creatorId: owner });
  await copyItems(tx, spaces, spaces.ownerId, {
    id: newId("space"),
    ownerId: owner,
    userCount: sql`1`,
    isFeatured: sql`false`,
  });
  await tx.execute(sql`
    INSERT INTO ${spaceMembers} (space_id, person_id, role, joined_at)
    SELECT id, owner_id, 'owner', created_at FROM ${spaces} WHERE owner_id = ${guestId}`);
  await copyRows(
    tx,
    spaceMembers,
    sql`${spaceMembers.personId} = ${DEMO_PERSON_ID} AND ${spaceMembers.spaceId} NOT IN
      (SELECT id FROM spaces WHERE owner_id = ${DEMO_PERSON_ID})`,
    { personId: owner, role: sql`'member'`, isCopy: sql`true` },
  );
  await copyOwn(tx, challengeParticipants, { personId: owner, isCopy: sql`true` });

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
    // Of no link: the demo person's is for the demo person.
    tokenHash: sql`gen_random_uuid()::text`,
  });
  await copyOwn(tx, creations, {
    id: newId("creation"),
    personId: owner,
    copiedFrom: sql`${creations.id}`,
  });
  await copyOwn(tx, creatorSettings, { personId: owner });
  await copyOwn(tx, slashCommands, { personId: owner });
  await copyOwn(tx, onboardingAnswers, { personId: owner });
  await copyOwn(tx, builderLayouts, { id: newId("layout"), personId: owner });

  // A month of Pro, like the demo person's, from now on.
  await copyOwn(tx, subscriptions, {
    id: newId("subscription"),
    personId: owner,
    startedAt: sql`${now.toISOString()}::timestamptz`,
    periodEnd: sql`${addMonths(now, 1).toISOString()}::timestamptz`,
  });

  await openWalletsLikeDemo(tx, guestId, now);
  await setQuiet(tx, false);
  return guestId;
}

/** While it is on, nobody who keeps visitors' pages is told: copies are on none of them. */
const setQuiet = (tx: Db, isOn: boolean) =>
  tx.execute(sql`SELECT set_config('plaza.is_copying', ${isOn ? "on" : "off"}, true)`);

const newId = (kind: string) => sql`${`${kind}-`}::text || gen_random_uuid()`;

type Overrides<Table extends PgTable> = Partial<Record<keyof Table["_"]["columns"], SQL>>;

/** Of a table with a person a row: the demo person's rows. */
const copyOwn = <Table extends PgTable & { personId: AnyPgColumn }>(
  tx: Db,
  table: Table,
  changed: Overrides<Table>,
) => copyRows(tx, table, eq(table.personId, DEMO_PERSON_ID), changed);

/** Of a catalogue table: the demo person's own items, each with the id of its original. */
const copyItems = <Table extends PgTable & { id: AnyPgColumn; copiedFrom: AnyPgColumn }>(
  tx: Db,
  table: Table,
  owner: AnyPgColumn,
  changed: Overrides<Table>,
) =>
  copyRows(tx, table, and(eq(owner, DEMO_PERSON_ID), isNull(table.copiedFrom))!, {
    ...changed,
    copiedFrom: sql`${table.id}`,
  } as Overrides<Table>);

/**
 * Inserts rows that are like others but for some columns, all in the database. Columns that are
 * added to a table later are copied without being named here.
 *
 * @returns how many
 */
async function copyRows<Table extends PgTable>(
  tx: Db,
  table: Table,
  which: SQL,
  changed: Overrides<Table>,
): Promise<number> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.generated === undefined,
  );
  const comma = sql`, `;
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const overrides: Record<string, SQL | undefined> = changed;
  const values = columns.map(([key, column]) => overrides[key] ?? sql`${column}`);
  const result = await tx.execute(sql`
    INSERT INTO ${table} (${sql.join(names, comma)})
    SELECT ${sql.join(values, comma)} FROM ${table} WHERE ${which}`);
  return result.count;
}

/** Where a copied notification leads: to the guest's own copy of what it is about, if there is one. */
const ownHref = (guestId: string) => sql`coalesce(
  (SELECT '/agentiks/' || id FROM agentiks
    WHERE owner_id = ${guestId} AND '/agentiks/' || copied_from = ${outer(notifications.href)}),
  (SELECT '/artifakts/' || id FROM artifakts
    WHERE creator_id = ${guestId} AND '/artifakts/' || copied_from = ${outer(notifications.href)}),
  (SELECT '/spaces/' || id FROM spaces
    WHERE owner_id = ${guestId} AND '/spaces/' || copied_from = ${outer(notifications.href)}),
  ${notifications.href})`;

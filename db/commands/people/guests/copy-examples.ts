import { and, eq, getTableColumns, isNull, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { COVER_PLACE } from "#domain/artifakts/artifakt-pictures.ts";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { Db } from "#db/connection/client.ts";
import { artifaktPictures } from "#db/schema/artifakts/artifakt-pictures.ts";
import {
  agentiks,
  artifakts,
  challengeParticipants,
  spaceMembers,
  spaces,
} from "#db/schema/items/catalogue.ts";
import { creations, creationVersions } from "#db/schema/studio/studio.ts";

/**
 * Copies the demo person's things to a person as examples. Copies are marked (`copied_from`,
 * `is_copy`): they are visible to their owner only, appear in no list and take no place.
 *
 * Spaces that the demo person owns are copied, so that the person owns spaces; in other spaces the
 * person becomes a plain member, unless they are one already.
 *
 * @param tx a transaction in which `muteChangeNotices` is on
 */
export async function copyExamples(tx: Db, personId: string): Promise<void> {
  const owner = sql`${personId}::text`;
  await copyItems(tx, agentiks, agentiks.ownerId, { id: newId("agentik"), ownerId: owner });
  await copyItems(tx, artifakts, artifakts.creatorId, { id: newId("artifakt"), creatorId: owner });
  await copyArtifaktPictures(tx, personId);
  await copyItems(tx, spaces, spaces.ownerId, {
    id: newId("space"),
    ownerId: owner,
    userCount: sql`1`,
    isFeatured: sql`false`,
  });
  await tx.execute(sql`
    INSERT INTO ${spaceMembers} (space_id, person_id, role, joined_at)
    SELECT id, owner_id, 'owner', created_at FROM ${spaces}
    WHERE owner_id = ${personId} AND copied_from IS NOT NULL`);
  await copyRows(
    tx,
    spaceMembers,
    sql`${spaceMembers.personId} = ${DEMO_PERSON_ID} AND ${spaceMembers.spaceId} NOT IN
      (SELECT id FROM spaces WHERE owner_id = ${DEMO_PERSON_ID})`,
    { personId: owner, role: sql`'member'`, isCopy: sql`true` },
  );
  await copyOwn(tx, challengeParticipants, { personId: owner, isCopy: sql`true` });
  await copyOwn(tx, creations, {
    id: newId("creation"),
    personId: owner,
    copiedFrom: sql`${creations.id}`,
  });
  await copyAnswers(tx, personId);
}

/** The answers of the copied creations. */
const copyAnswers = (tx: Db, personId: string) =>
  tx.execute(sql`
    INSERT INTO ${creationVersions} (creation_id, version, instruction, is_follow_up, restored_from,
      corrections, state, answer, understanding, created_at)
    SELECT copy.id, version, instruction, is_follow_up, restored_from, corrections, state, answer,
      understanding, original.created_at
    FROM ${creationVersions} original
    JOIN ${creations} copy ON copy.copied_from = original.creation_id
    WHERE copy.person_id = ${personId} AND original.state <> 'writing' ON CONFLICT DO NOTHING`);

/**
 * Copies the pictures, because their addresses contain the artifakt's id. They keep the original's
 * time. Lists show a copy's cover where they show the original's (`image`).
 */
const copyArtifaktPictures = (tx: Db, personId: string) =>
  tx.execute(sql`
    WITH copied AS (
      INSERT INTO ${artifaktPictures} (artifakt_id, place, bytes, alt, drawn_from, changed_at)
      SELECT copy.id, place, bytes, alt, drawn_from, changed_at FROM ${artifaktPictures} picture
      JOIN ${artifakts} copy ON copy.copied_from = picture.artifakt_id
      WHERE copy.creator_id = ${personId}
      ON CONFLICT DO NOTHING RETURNING artifakt_id, place, hash
    )
    UPDATE ${artifakts} copy
    SET image = '/artifakts/' || copy.id || '/pictures/' || copied.hash || '.webp'
    FROM copied, ${artifakts} original
    WHERE copied.artifakt_id = copy.id AND copied.place = ${COVER_PLACE}
      AND original.id = copy.copied_from AND original.image IS NOT NULL`);

/**
 * Suppresses the notifications that invalidate cached pages: copies appear on no visitor's page.
 */
export const muteChangeNotices = (tx: Db, isOn: boolean) =>
  tx.execute(sql`SELECT set_config('plaza.is_copying', ${isOn ? "on" : "off"}, true)`);

export const newId = (kind: string) => sql`${`${kind}-`}::text || gen_random_uuid()`;

type Overrides<Table extends PgTable> = Partial<Record<keyof Table["_"]["columns"], SQL>>;

/** Copies the demo person's rows of a table with a `person_id`. */
export const copyOwn = <Table extends PgTable & { personId: AnyPgColumn }>(
  tx: Db,
  table: Table,
  changed: Overrides<Table>,
) => copyRows(tx, table, eq(table.personId, DEMO_PERSON_ID), changed);

/**
 * Copies the demo person's own items of a catalogue table, with the original's id in `copied_from`.
 */
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
 * Copies rows within the database, replacing some columns. It reads the column list from the
 * schema, so columns added later are copied too. A row that the person has already is left alone.
 *
 * @returns the number of rows
 */
export async function copyRows<Table extends PgTable>(
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
    SELECT ${sql.join(values, comma)} FROM ${table} WHERE ${which} ON CONFLICT DO NOTHING`);
  return result.count;
}

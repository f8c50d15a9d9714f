import { eq, isNotNull, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/connection/client.ts";
import {
  agentiks,
  artifakts,
  challengeParticipants,
  spaceMembers,
  spaces,
} from "#db/schema/items/catalogue.ts";
import { notifications, people } from "#db/schema/people/people.ts";
import { creations } from "#db/schema/studio/studio.ts";
import { hasExamples } from "#db/queries/people/examples.ts";
import { copyExamples, muteChangeNotices } from "./copy-examples.ts";

/**
 * Tables with examples: the column of the owner, and which rows are examples. Memberships come before
 * spaces, since those of the owner are found by the spaces.
 */
const EXAMPLES: readonly [table: PgTable, owner: AnyPgColumn, isExample: SQL][] = [
  [
    spaceMembers,
    spaceMembers.personId,
    sql`(${spaceMembers.isCopy} OR EXISTS (SELECT 1 FROM ${spaces} WHERE spaces.id = space_id
      AND spaces.owner_id = space_members.person_id AND spaces.copied_from IS NOT NULL))`,
  ],
  [spaces, spaces.ownerId, isNotNull(spaces.copiedFrom)],
  [artifakts, artifakts.creatorId, isNotNull(artifakts.copiedFrom)],
  [agentiks, agentiks.ownerId, isNotNull(agentiks.copiedFrom)],
  [challengeParticipants, challengeParticipants.personId, sql`${challengeParticipants.isCopy}`],
  [creations, creations.personId, isNotNull(creations.copiedFrom)],
  [notifications, notifications.personId, isNotNull(notifications.copiedFrom)],
];

const shelfIdOf = (personId: string) => `shelf-${personId}`;

/**
 * Puts a person's examples away: their rows pass to a shelf, with what the person changed in them, and
 * come back by `bringExamplesBack`. Without examples nothing happens.
 */
export async function putExamplesAway(tx: Db, personId: string): Promise<void> {
  const id = shelfIdOf(personId);
  await tx
    .insert(people)
    .values({ id, kind: "shelf", shelfOf: personId, displayName: id, firstName: id, handle: id })
    .onConflictDoNothing();
  await moveExamples(tx, { from: personId, to: id });
}

/**
 * Brings the examples back from the shelf; a person who never had any, or whose shelf is empty, gets
 * copies of the demo person's things. With examples in place nothing happens.
 */
export async function bringExamplesBack(tx: Db, personId: string): Promise<void> {
  const from = shelfIdOf(personId);
  await moveExamples(tx, { from, to: personId });
  // Rows left on the shelf are memberships of spaces that the person has joined meanwhile.
  await tx.delete(people).where(sql`${people.id} = ${from} AND ${people.kind} = 'shelf'`);
  const [now] = await tx
    .select({ any: hasExamples(people.id) })
    .from(people)
    .where(eq(people.id, personId));
  if (now?.any) return;
  await muteChangeNotices(tx, true);
  await copyExamples(tx, personId);
  await muteChangeNotices(tx, false);
}

async function moveExamples(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await muteChangeNotices(tx, true);
  for (const [table, owner, isExample] of EXAMPLES) {
    const key = KEYS.get(table);
    const isFree = key
      ? sql` AND NOT EXISTS (SELECT 1 FROM ${table} mine
          WHERE mine.person_id = ${to} AND mine.${sql.identifier(key)} = ${table}.${sql.identifier(key)})`
      : sql``;
    await tx.execute(sql`
      UPDATE ${table} SET ${sql.identifier(owner.name)} = ${to}
      WHERE ${owner} = ${from} AND ${isExample}${isFree}`);
  }
  await muteChangeNotices(tx, false);
}

/** Tables where a person has at most one row for an item. */
const KEYS = new Map<PgTable, string>([
  [spaceMembers, "space_id"],
  [challengeParticipants, "challenge_id"],
]);

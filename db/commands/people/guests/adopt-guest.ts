import { and, eq, getTableName, gte, isNull, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/connection/client.ts";
import { artifaktOwnerships } from "#db/schema/artifakts/artifakt-trade.ts";
import { builderLayouts } from "#db/schema/studio/builder.ts";
import { pagePictures, pages } from "#db/schema/studio/pages.ts";
import {
  agentiks,
  artifakts,
  challengeParticipants,
  challenges,
  spaceMembers,
  spaces,
} from "#db/schema/items/catalogue.ts";
import { appWaits, marketplaceInstalls, portalInstalls } from "#db/schema/shop/installs.ts";
import { kitInstalls, kitParts, kitWaits } from "#db/schema/shop/kits.ts";
import { listeningPlaces, trackDownloads, trackFavorites } from "#db/schema/studio/listening.ts";
import { mediaDownloads, mediaFavorites } from "#db/schema/studio/media.ts";
import { businesses } from "#db/schema/people/businesses.ts";
import { onboardingAnswers, people } from "#db/schema/people/people.ts";
import { pictures } from "#db/schema/people/pictures.ts";
import { pushSubscriptions } from "#db/schema/people/push.ts";
import { personSettings } from "#db/schema/people/settings.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { creations, creatorSettings, slashCommands } from "#db/schema/studio/studio.ts";
import { adoptChallenges } from "./adopt-challenges.ts";
import { adoptTexts } from "./adopt-texts.ts";
import { adoptOwnKits } from "#db/commands/shop/own-kits/leave-own-kits.ts";
import { recountStorage } from "#db/commands/people/take-storage.ts";

/**
 * Merges a guest into an account of the same person at sign-in: moves what the guest made, but not what was
 * copied from the demo person and not the guest's play money. Where the account already has a row of the
 * same key, the account's row wins. The rest stays with the guest, who is deleted later.
 *
 * @param tx the transaction of the sign-in
 */
export async function adoptGuest(tx: Db, move: Move): Promise<void> {
  const { guestId, accountId } = move;
  const [guest] = await tx
    .select({ createdAt: people.createdAt })
    .from(people)
    .where(and(eq(people.id, guestId), eq(people.kind, "guest")))
    .for("update");
  if (!guest) return;
  const since = (column: AnyPgColumn) => gte(column, guest.createdAt);
  await adoptItems(tx, move);
  await adoptChallenges(tx, move);
  await mergeMemberships(tx, spaceMembers, spaces, "space_id", "user_count", move);
  const [participants, counter] = [challengeParticipants, "current_participants"] as const;
  await mergeMemberships(tx, participants, challenges, "challenge_id", counter, move);
  await adoptLayouts(tx, move, since(builderLayouts.createdAt));
  await moveMissing(tx, slashCommands, sql`mine.name = ${slashCommands.name}`, {
    ...move,
    made: since(slashCommands.createdAt),
  });
  await adoptAcquired(tx, move);
  await adoptBusiness(tx, move);
  await adoptChoices(tx, move, since);
  await adoptTexts(tx, move);
  for (const table of [pages, pagePictures])
    await tx.execute(
      sql`UPDATE ${table} SET person_id = ${accountId} WHERE person_id = ${guestId}`,
    );
  await adoptOwnKits(tx, move);
  await adoptPictures(tx, move);
  // The guest's session ends; the browser's new one gets them (attachPush).
  await tx.execute(sql`
    UPDATE ${pushSubscriptions} SET person_id = ${accountId}, session_id = NULL
    WHERE person_id = ${guestId}`);
  await recountStorage(tx, accountId);
}

interface Move {
  guestId: string;
  accountId: string;
}

/** Moves the items that the guest made, with the runs of their creations. */
async function adoptItems(tx: Db, { guestId, accountId }: Move): Promise<void> {
  for (const [table, owner] of [
    [agentiks, agentiks.ownerId],
    [artifakts, artifakts.creatorId],
    [spaces, spaces.ownerId],
    [creations, creations.personId],
  ] as const) {
    const made = and(eq(owner, guestId), isNull(table.copiedFrom));
    await tx.execute(sql`
      UPDATE ${table} SET ${sql.identifier(owner.name)} = ${accountId} WHERE ${made}`);
  }
  await tx.execute(sql`
    UPDATE ${runs} run SET person_id = ${accountId} FROM ${creations} made
    WHERE run.person_id = ${guestId} AND made.id = run.creation_id
      AND made.person_id = ${accountId}`);
}

/** The guest's layouts get higher versions than the account's: the newest one is shown. */
async function adoptLayouts(tx: Db, { guestId, accountId }: Move, isMade: SQL): Promise<void> {
  await tx.execute(sql`
    WITH mine AS (
      SELECT coalesce(max(version), 0) AS latest FROM ${builderLayouts} WHERE person_id = ${accountId}
    ), made AS (
      SELECT id, row_number() OVER (ORDER BY version) AS place FROM ${builderLayouts}
      WHERE person_id = ${guestId} AND (${isMade}
        OR id IN (SELECT layout_id FROM ${pages} WHERE person_id = ${guestId}))
    )
    UPDATE ${builderLayouts} layout SET person_id = ${accountId}, version = mine.latest + made.place
    FROM mine, made WHERE layout.id = made.id`);
}

/** Moves free artifakts, and installed apps and kits. */
async function adoptAcquired(tx: Db, move: Move): Promise<void> {
  await moveMissing(
    tx,
    artifaktOwnerships,
    sql`mine.artifakt_id = ${artifaktOwnerships.artifaktId} AND mine.ended_at IS NULL`,
    {
      ...move,
      // Only free artifakts: purchases with play money stay behind. A creator does not own a
      // purchase of their own artifakt.
      made: sql`${artifaktOwnerships.price} = 0 AND ${artifaktOwnerships.endedAt} IS NULL
        AND ${artifaktOwnerships.artifaktId} NOT IN
          (SELECT id FROM ${artifakts} WHERE creator_id = ${move.accountId})`,
    },
  );
  for (const [table, isAlike] of [
    [marketplaceInstalls, sql`mine.app_id = ${marketplaceInstalls.appId}`],
    [
      portalInstalls,
      sql`mine.app_id = ${portalInstalls.appId} AND mine.source = ${portalInstalls.source}`,
    ],
    [appWaits, sql`mine.app_id = ${appWaits.appId}`],
    [kitWaits, sql`mine.offer_id = ${kitWaits.offerId}`],
  ] as const)
    await moveMissing(tx, table, isAlike, { ...move, made: sql`true` });
  // Perks stay behind, not what they added. An account that has a kit keeps its own parts of it.
  for (const table of [kitParts, kitInstalls])
    await moveMissing(tx, table, sql`mine.offer_id = ${table.offerId}`, {
      ...move,
      made: sql`${table.offerId} NOT LIKE 'perk-%'`,
    });
}

/** Moves settings, and the favourites and downloads of the library. */
async function adoptChoices(
  tx: Db,
  move: Move,
  since: (column: AnyPgColumn) => SQL,
): Promise<void> {
  for (const table of [creatorSettings, onboardingAnswers, personSettings, listeningPlaces])
    await moveMissing(tx, table, sql`true`, { ...move, made: since(table.updatedAt) });
  for (const table of [trackFavorites, trackDownloads]) {
    const made = since(table.createdAt);
    await moveMissing(tx, table, sql`mine.track_id = ${table.trackId}`, { ...move, made });
  }
  for (const table of [mediaFavorites, mediaDownloads]) {
    const made = since(table.createdAt);
    await moveMissing(tx, table, sql`mine.item_id = ${table.itemId}`, { ...move, made });
  }
}

/** Moves the guest's business with its logo if the account has none. */
async function adoptBusiness(tx: Db, { guestId, accountId }: Move): Promise<void> {
  await tx.execute(sql`
    UPDATE ${pictures} SET person_id = ${accountId}
    WHERE person_id = ${guestId} AND purpose = 'logo'
      AND NOT EXISTS (SELECT 1 FROM ${pictures} mine
        WHERE mine.person_id = ${accountId} AND mine.purpose = 'logo')
      AND NOT EXISTS (SELECT 1 FROM ${businesses} mine WHERE mine.person_id = ${accountId})`);
  await moveMissing(tx, businesses, sql`true`, { guestId, accountId, made: sql`true` });
}

/** Moves the guest's own picture if the account has none. */
async function adoptPictures(tx: Db, { guestId, accountId }: Move): Promise<void> {
  await moveMissing(tx, pictures, sql`mine.purpose = ${pictures.purpose}`, {
    guestId,
    accountId,
    made: eq(pictures.purpose, "avatar"),
  });
  await tx.execute(sql`
    UPDATE ${people} account SET avatar_url = guest.avatar_url FROM ${people} guest
    WHERE account.id = ${accountId} AND account.avatar_url IS NULL AND guest.id = ${guestId}
      AND EXISTS (SELECT 1 FROM ${pictures} moved
        WHERE moved.person_id = ${accountId} AND moved.purpose = 'avatar')`);
}

/** Moves the guest's rows to the account, except where the account has an equivalent row. */
async function moveMissing(
  tx: Db,
  table: PgTable,
  isAlike: SQL,
  { guestId, accountId, made }: Move & { made: SQL },
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${table} SET person_id = ${accountId}
    WHERE person_id = ${guestId} AND ${made} AND NOT EXISTS (
      SELECT 1 FROM ${table} mine WHERE mine.person_id = ${accountId} AND ${isAlike})`);
}

/**
 * Moves the guest's memberships or participations that are not copies. Where the account has one
 * too, one of the two is deleted: rather a copy than a counted row; the role of owner is kept.
 */
async function mergeMemberships(
  tx: Db,
  table: typeof spaceMembers | typeof challengeParticipants,
  parent: PgTable,
  key: "space_id" | "challenge_id",
  counter: "user_count" | "current_participants",
  { guestId, accountId }: Move,
): Promise<void> {
  const name = sql.identifier(getTableName(table));
  const id = sql.identifier(key);
  const count = sql.identifier(counter);
  // Lock order: by id, so that two concurrent merges cannot deadlock.
  await tx.execute(sql`
    SELECT 1 FROM ${parent} WHERE id IN
      (SELECT ${id} FROM ${name} WHERE person_id = ${guestId} AND NOT is_copy)
    ORDER BY id FOR UPDATE`);
  await tx.execute(sql`
    DELETE FROM ${name} mine USING ${name} theirs
    WHERE mine.person_id = ${accountId} AND mine.is_copy AND theirs.person_id = ${guestId}
      AND NOT theirs.is_copy AND theirs.${id} = mine.${id}`);
  if (key === "space_id")
    await tx.execute(sql`
      UPDATE ${name} mine SET role = 'owner' FROM ${name} theirs
      WHERE mine.person_id = ${accountId} AND theirs.person_id = ${guestId}
        AND theirs.role = 'owner' AND NOT theirs.is_copy AND theirs.${id} = mine.${id}`);
  await tx.execute(sql`
    WITH gone AS (
      DELETE FROM ${name} theirs USING ${name} mine
      WHERE theirs.person_id = ${guestId} AND NOT theirs.is_copy
        AND mine.person_id = ${accountId} AND mine.${id} = theirs.${id}
      RETURNING theirs.${id} AS id
    )
    UPDATE ${parent} counted SET ${count} = counted.${count} - 1 FROM gone WHERE counted.id = gone.id`);
  // Memberships of the guest's copies of the demo person's spaces stay with the guest.
  await tx.execute(sql`
    UPDATE ${name} SET person_id = ${accountId}
    WHERE person_id = ${guestId} AND NOT is_copy
      ${key === "space_id" ? sql`AND ${id} NOT IN (SELECT id FROM spaces WHERE owner_id = ${guestId})` : sql``}`);
}

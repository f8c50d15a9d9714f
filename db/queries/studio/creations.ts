import { and, count, countDistinct, desc, eq, or, sql } from "drizzle-orm";
import type { CreationKind } from "#domain/studio/creations.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { ledgerAccounts } from "#db/schema/money/ledger.ts";
import {
  creations,
  creationVersions,
  creatorSettings,
  slashCommands,
} from "#db/schema/studio/studio.ts";

/** A creation in the sidebar's list. */
export interface RecentCreation {
  id: string;
  kind: CreationKind;
  title: string;
  /** A copy of the demo person's. */
  isExample: boolean;
  createdAt: Date;
}

export interface Creation extends RecentCreation {
  prompt: string;
}

/** A person's four figures on the Creator screen. */
export interface CreatorFigures {
  creations: number;
  /** Creations since `recentSince`. */
  recent: number;
  /** Number of different kinds. */
  kinds: number;
  /** Balance of the person's credits wallet. */
  credits: number;
}

export interface SlashCommand {
  /** Without the leading slash. */
  name: string;
  prompt: string;
}

const listed = {
  id: creations.id,
  kind: creations.kind,
  title: creations.title,
  isExample: sql<boolean>`${creations.copiedFrom} IS NOT NULL`,
  createdAt: creations.createdAt,
};

/**
 * Whether a creation is the person's. A visitor's page has the id of the demo person's creation, of
 * which the guest has a copy.
 */
export const isOwnCreation = (personId: string, id: string) =>
  and(or(eq(creations.id, id), eq(creations.copiedFrom, id)), eq(creations.personId, personId));

/** A person's latest creations, newest first. */
export function listRecentCreations(
  db: Db,
  personId: string,
  limit: number,
): Promise<RecentCreation[]> {
  return (
    db
      .select(listed)
      .from(creations)
      .where(eq(creations.personId, personId))
      // NULLS LAST as in the index; the id makes the order of equal times deterministic.
      .orderBy(sql`${desc(creations.createdAt)} NULLS LAST`, creations.id)
      .limit(limit)
  );
}

/**
 * A person's creations whose conversation has all the words, newest first; without regard to case and
 * accents.
 */
export function searchCreations(
  db: Db,
  { personId, find, limit }: { personId: string; find: string; limit: number },
): Promise<RecentCreation[]> {
  const has = (word: string) => {
    // Escaped: a person's % is a percent sign.
    const pattern = sql`'%' || plaza_fold(${word.replace(/[\\%_]/g, "\\$&")}) || '%'`;
    return sql`(plaza_fold(${creations.title} || ' ' || ${creations.prompt}) LIKE ${pattern}
      OR EXISTS (SELECT FROM ${creationVersions} version
        WHERE version.creation_id = ${outer(creations.id)}
        AND plaza_fold(version.instruction || ' ' || version.answer) LIKE ${pattern}))`;
  };
  return db
    .select(listed)
    .from(creations)
    .where(
      and(
        eq(creations.personId, personId),
        ...find.split(/\s+/).slice(0, SEARCHED_WORDS_MAX).map(has),
      ),
    )
    .orderBy(sql`${desc(creations.createdAt)} NULLS LAST`, creations.id)
    .limit(limit);
}

/** Words of a search that count. */
const SEARCHED_WORDS_MAX = 6;

/** A creation of a person; undefined for an unknown id and another person's. */
export async function findCreation(
  db: Db,
  personId: string,
  id: string,
): Promise<Creation | undefined> {
  const [creation] = await db
    .select({ ...listed, prompt: creations.prompt })
    .from(creations)
    .where(isOwnCreation(personId, id))
    .limit(1);
  return creation;
}

/** A person's figures in one round trip; zeros for a person without any. */
export async function findCreatorFigures(
  db: Db,
  personId: string,
  recentSince: Date,
): Promise<CreatorFigures> {
  const credits = db
    .select({ n: sql`coalesce(sum(${ledgerAccounts.balance}), 0)` })
    .from(ledgerAccounts)
    .where(
      and(
        // The indexed expression: `owner_id = …` alone could not use the index.
        sql`coalesce(${ledgerAccounts.ownerId}, '') = ${personId}`,
        eq(ledgerAccounts.currency, "credits"),
        eq(ledgerAccounts.purpose, "wallet"),
      ),
    );
  const [figures] = await db
    .select({
      creations: count(),
      recent:
        sql`count(*) FILTER (WHERE ${creations.createdAt} > ${recentSince.toISOString()})`.mapWith(
          Number,
        ),
      kinds: countDistinct(creations.kind),
      credits: sql`(${credits})`.mapWith(Number),
    })
    .from(creations)
    .where(eq(creations.personId, personId));
  if (!figures) throw new Error("an aggregate without groups has one row");
  return figures;
}

/** The system prompt of a person's conversations; empty when none is set. */
export async function findSystemPrompt(db: Db, personId: string): Promise<string> {
  const [settings] = await db
    .select({ systemPrompt: creatorSettings.systemPrompt })
    .from(creatorSettings)
    .where(eq(creatorSettings.personId, personId))
    .limit(1);
  return settings?.systemPrompt ?? "";
}

/** A person's slash commands, by name. */
export function listSlashCommands(db: Db, personId: string): Promise<SlashCommand[]> {
  return db
    .select({ name: slashCommands.name, prompt: slashCommands.prompt })
    .from(slashCommands)
    .where(eq(slashCommands.personId, personId))
    .orderBy(slashCommands.name);
}

import { and, count, eq, sql } from "drizzle-orm";
import type { UserStats } from "#domain/items/items.ts";
import type { PersonKind, Tier } from "#domain/people/people.ts";
import type { Db } from "#db/connection/client.ts";
import { agentiks, artifakts, spaceMembers } from "#db/schema/items/catalogue.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "#db/schema/money/ledger.ts";
import { people } from "#db/schema/people/people.ts";

/** What the shell shows of the person who is looking. */
export interface Person {
  id: string;
  kind: PersonKind;
  displayName: string;
  /** What the header's greeting uses. */
  firstName: string;
  handle: string;
  tier: Tier;
  /** Null: the local default picture. */
  avatarUrl: string | null;
}

/** The columns that make a `Person`. */
export const personColumns = {
  id: people.id,
  kind: people.kind,
  displayName: people.displayName,
  firstName: people.firstName,
  handle: people.handle,
  tier: people.tier,
  avatarUrl: people.avatarUrl,
};

/** One person, or undefined when there is none with that id. */
export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const [person] = await db.select(personColumns).from(people).where(eq(people.id, id)).limit(1);
  return person;
}

/**
 * A person's figures (spec 3 "User stats") in one round trip, or undefined when there is no such
 * person. Credits earned are what challenges paid into the person's wallet: an opening balance or
 * a top-up is not earned.
 */
export async function findPersonStats(db: Db, id: string): Promise<UserStats | undefined> {
  const memberships = db
    .select({ n: count() })
    .from(spaceMembers)
    .where(eq(spaceMembers.personId, id));
  const created = db.select({ n: count() }).from(artifakts).where(eq(artifakts.creatorId, id));
  const owned = db.select({ n: count() }).from(agentiks).where(eq(agentiks.ownerId, id));
  const earned = db
    .select({ n: sql`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        // The index's own expression: `owner_id = …` alone could not use it.
        sql`coalesce(${ledgerAccounts.ownerId}, '') = ${id}`,
        eq(ledgerAccounts.currency, "credits"),
        eq(ledgerAccounts.purpose, "wallet"),
        eq(ledgerTransactions.cause, "challenge_reward"),
      ),
    );
  const [stats] = await db
    .select({
      activeSpaces: sql`(${memberships})`.mapWith(Number),
      artifaktsCreated: sql`(${created})`.mapWith(Number),
      agentiksCount: sql`(${owned})`.mapWith(Number),
      creditsEarned: sql`(${earned})`.mapWith(Number),
    })
    .from(people)
    .where(eq(people.id, id));
  return stats;
}

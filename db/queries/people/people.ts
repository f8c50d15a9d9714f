import { and, count, eq, sql } from "drizzle-orm";
import type { UserStats } from "#domain/items/items.ts";
import type { PersonKind, Tier } from "#domain/people/people.ts";
import type { Db } from "#db/connection/client.ts";
import { prepareOnce } from "#db/connection/prepared-query.ts";
import { agentiks, artifakts, spaceMembers } from "#db/schema/items/catalogue.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "#db/schema/money/ledger.ts";
import { people } from "#db/schema/people/people.ts";

/** Data of the current person for the header and the sidebar. */
export interface Person {
  id: string;
  kind: PersonKind;
  displayName: string;
  /** Used in the header's greeting. */
  firstName: string;
  handle: string;
  tier: Tier;
  /** Null for the bundled default picture. */
  avatarUrl: string | null;
}

/** Columns of a `Person`. */
export const personColumns = {
  id: people.id,
  kind: people.kind,
  displayName: people.displayName,
  firstName: people.firstName,
  handle: people.handle,
  tier: people.tier,
  avatarUrl: people.avatarUrl,
};

/** A person; undefined for an unknown id. */
export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const [person] = await db.select(personColumns).from(people).where(eq(people.id, id)).limit(1);
  return person;
}

const statsOfPerson = prepareOnce((db) => {
  const id = sql.placeholder("id");
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
        // The indexed expression: `owner_id = …` alone could not use the index.
        sql`coalesce(${ledgerAccounts.ownerId}, '') = ${id}`,
        eq(ledgerAccounts.currency, "credits"),
        eq(ledgerAccounts.purpose, "wallet"),
        eq(ledgerTransactions.cause, "challenge_reward"),
      ),
    );
  return db
    .select({
      activeSpaces: sql`(${memberships})`.mapWith(Number),
      artifaktsCreated: sql`(${created})`.mapWith(Number),
      agentiksCount: sql`(${owned})`.mapWith(Number),
      creditsEarned: sql`(${earned})`.mapWith(Number),
    })
    .from(people)
    .where(eq(people.id, id))
    .prepare("stats_of_person");
});

/**
 * A person's figures in one round trip; undefined for an unknown person. Credits earned are rewards
 * of challenges; opening balances and top-ups do not count.
 */
export async function findPersonStats(db: Db, id: string): Promise<UserStats | undefined> {
  const [stats] = await statsOfPerson(db).execute({ id });
  return stats;
}

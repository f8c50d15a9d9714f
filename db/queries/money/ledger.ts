import { and, desc, eq, sql } from "drizzle-orm";
import type { ContentLanguage, ItemKind } from "#domain/items/catalogue.ts";
import type { Currency, TransactionCause } from "#domain/money/ledger.ts";
import { PAGE_SIZE } from "#domain/lists/list-state.ts";
import type { MovementListState } from "#domain/money/movements.ts";
import type { Db } from "#db/connection/client.ts";
import { artifakts, challenges } from "#db/schema/items/catalogue.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "#db/schema/money/ledger.ts";
import { perks } from "#db/schema/shop/offers.ts";

/** What moved in one of a person's wallets, and why. */
export interface Movement {
  /** Unique among a person's movements. */
  id: string;
  cause: TransactionCause;
  currency: Currency;
  /** Signed, in the currency's smallest unit. */
  amount: number;
  createdAt: Date;
  /** What it was for, where that is still there. */
  subject: MovementSubject | null;
}

export interface MovementSubject {
  name: string;
  /** Null: the name has no language of its own. */
  language: ContentLanguage | null;
  /** An item's kind and id, where it has a page. */
  item: { kind: ItemKind; id: string } | null;
}

/**
 * The wallets of one person. With the index's own expression: `owner_id = …` alone could not use it.
 */
const isWalletOf = (personId: string) =>
  and(
    sql`coalesce(${ledgerAccounts.ownerId}, '') = ${personId}`,
    eq(ledgerAccounts.purpose, "wallet"),
  );

/** What a person has, in each currency's smallest unit; zero where there is no wallet. */
export async function findBalances(db: Db, personId: string): Promise<Record<Currency, number>> {
  const wallets = await db
    .select({ currency: ledgerAccounts.currency, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(isWalletOf(personId));
  const balances: Record<Currency, number> = { MXN: 0, USD: 0, credits: 0 };
  for (const { currency, balance } of wallets) balances[currency] += balance;
  return balances;
}

/** How much of a person's pesos is play money, which is not paid out. Whole MXN. */
export async function findPlayMoney(db: Db, personId: string): Promise<number> {
  const [wallet] = await db
    .select({ play: ledgerAccounts.play })
    .from(ledgerAccounts)
    .where(and(isWalletOf(personId), eq(ledgerAccounts.currency, "MXN")));
  return wallet?.play ?? 0;
}

/**
 * One page of what moved in a person's wallets, the newest first, with what it was for: one query
 * for all of it.
 *
 * @returns at most {@link PAGE_SIZE}, and whether more follow
 */
export async function listMovements(
  db: Db,
  personId: string,
  { facets, page }: MovementListState,
): Promise<{ movements: Movement[]; hasMore: boolean }> {
  const currency = facets?.currency ?? "all";
  const rows = await db
    .select({
      transactionId: ledgerTransactions.id,
      line: ledgerEntries.line,
      cause: ledgerTransactions.cause,
      currency: ledgerAccounts.currency,
      amount: ledgerEntries.amount,
      createdAt: ledgerTransactions.createdAt,
      artifakt: { id: artifakts.id, name: artifakts.name, language: artifakts.language },
      challenge: { id: challenges.id, name: challenges.name, language: challenges.language },
      perk: { id: perks.id, name: perks.name },
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(artifakts, eq(artifakts.id, ledgerTransactions.reference))
    .leftJoin(challenges, eq(challenges.id, ledgerTransactions.reference))
    .leftJoin(perks, eq(perks.id, ledgerTransactions.reference))
    .where(
      and(
        isWalletOf(personId),
        currency === "all" ? undefined : eq(ledgerAccounts.currency, currency),
      ),
    )
    // The transaction and its line make the order of equal times certain.
    .orderBy(desc(ledgerTransactions.createdAt), ledgerTransactions.id, ledgerEntries.line)
    // One more than is shown tells whether there is a next page.
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE);
  const movements = rows
    .slice(0, PAGE_SIZE)
    .map(({ transactionId, line, artifakt, challenge, perk, ...movement }): Movement => ({
      ...movement,
      id: `${transactionId}.${line}`,
      subject:
        ofItem("artifakt", artifakt) ??
        ofItem("challenge", challenge) ??
        (perk && { name: perk.name, language: null, item: null }),
    }));
  return { movements, hasMore: rows.length > PAGE_SIZE };
}

function ofItem(
  kind: ItemKind,
  found: { id: string; name: string; language: ContentLanguage } | null,
): MovementSubject | null {
  if (!found) return null;
  return { name: found.name, language: found.language, item: { kind, id: found.id } };
}

/** Everything that moved in a person's wallets, the newest first, as it stands in the ledger. */
export function listAllMovements(db: Db, personId: string, limit: number) {
  return db
    .select({
      transactionId: ledgerTransactions.id,
      cause: ledgerTransactions.cause,
      reference: ledgerTransactions.reference,
      currency: ledgerAccounts.currency,
      amount: ledgerEntries.amount,
      createdAt: ledgerTransactions.createdAt,
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(isWalletOf(personId))
    .orderBy(desc(ledgerTransactions.createdAt), ledgerTransactions.id, ledgerEntries.line)
    .limit(limit);
}

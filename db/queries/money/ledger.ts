import { and, desc, eq, sql } from "drizzle-orm";
import type { ContentLanguage, ItemKind } from "#domain/items/catalogue.ts";
import type { Currency, TransactionCause } from "#domain/money/ledger.ts";
import { PAGE_SIZE } from "#domain/lists/list-state.ts";
import type { TopUpMovement } from "#domain/money/provider-payment.ts";
import type { MovementListState } from "#domain/money/movements.ts";
import type { Db } from "#db/connection/client.ts";
import { artifakts, challenges } from "#db/schema/items/catalogue.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "#db/schema/money/ledger.ts";
import { topUpMovements } from "#db/schema/money/provider-payments.ts";
import { perks } from "#db/schema/shop/offers.ts";

/** An entry in one of a person's wallets, with its cause. */
export interface Movement {
  /** Unique among the person's movements. */
  id: string;
  cause: TransactionCause;
  currency: Currency;
  /** Signed, in the currency's smallest unit. */
  amount: number;
  createdAt: Date;
  /** Refund, dispute or returned money after a top-up; null for any other movement. */
  topUp: TopUpMovement | null;
  /** The thing that it paid for, if that still exists. */
  subject: MovementSubject | null;
}

export interface MovementSubject {
  name: string;
  /** Null for a name without a language. */
  language: ContentLanguage | null;
  /** Kind and id of an item that has a page. */
  item: { kind: ItemKind; id: string } | null;
}

/**
 * Condition: a person's wallets. The indexed expression: `owner_id = …` alone could not use the
 * index.
 */
const isWalletOf = (personId: string) =>
  and(
    sql`coalesce(${ledgerAccounts.ownerId}, '') = ${personId}`,
    eq(ledgerAccounts.purpose, "wallet"),
  );

/** A person's balances, in each currency's smallest unit; zero without a wallet. */
export async function findBalances(db: Db, personId: string): Promise<Record<Currency, number>> {
  const wallets = await db
    .select({ currency: ledgerAccounts.currency, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(isWalletOf(personId));
  const balances: Record<Currency, number> = { MXN: 0, USD: 0, credits: 0 };
  for (const { currency, balance } of wallets) balances[currency] += balance;
  return balances;
}

/** Play money in a person's MXN wallet, in whole MXN. It cannot be paid out. */
export async function findPlayMoney(db: Db, personId: string): Promise<number> {
  const [wallet] = await db
    .select({ play: ledgerAccounts.play })
    .from(ledgerAccounts)
    .where(and(isWalletOf(personId), eq(ledgerAccounts.currency, "MXN")));
  return wallet?.play ?? 0;
}

/**
 * One page of the entries in a person's wallets, newest first, with what they paid for, in one
 * query.
 *
 * @returns at most {@link PAGE_SIZE} movements, and whether more follow
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
      topUp: topUpMovements.kind,
      artifakt: { id: artifakts.id, name: artifakts.name, language: artifakts.language },
      challenge: { id: challenges.id, name: challenges.name, language: challenges.language },
      perk: { id: perks.id, name: perks.name },
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(topUpMovements, eq(topUpMovements.transactionId, ledgerTransactions.id))
    .leftJoin(artifakts, eq(artifakts.id, ledgerTransactions.reference))
    .leftJoin(challenges, eq(challenges.id, ledgerTransactions.reference))
    .leftJoin(perks, eq(perks.id, ledgerTransactions.reference))
    .where(
      and(
        isWalletOf(personId),
        currency === "all" ? undefined : eq(ledgerAccounts.currency, currency),
      ),
    )
    // Transaction and line make the order of equal times deterministic.
    .orderBy(desc(ledgerTransactions.createdAt), ledgerTransactions.id, ledgerEntries.line)
    // One more row than is shown tells whether there is a next page.
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE);
  const movements = rows
    .slice(0, PAGE_SIZE)
    .map(({ transactionId, line, artifakt, challenge, perk, ...movement }): Movement => ({
      ...movement,
      id: `${transactionId}.${line}`,
      subject:
        itemSubject("artifakt", artifakt) ??
        itemSubject("challenge", challenge) ??
        (perk && { name: perk.name, language: null, item: null }),
    }));
  return { movements, hasMore: rows.length > PAGE_SIZE };
}

function itemSubject(
  kind: ItemKind,
  found: { id: string; name: string; language: ContentLanguage } | null,
): MovementSubject | null {
  if (!found) return null;
  return { name: found.name, language: found.language, item: { kind, id: found.id } };
}

/**
 * All entries in a person's wallets, newest first, with ids instead of names: for the data export.
 */
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

import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { AccountPurpose, Currency, TransactionCause } from "#domain/money/ledger.ts";
import type { Db } from "#db/connection/client.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "#db/schema/money/ledger.ts";
import { createId } from "#db/connection/tokens.ts";

/** One posting: an account and the signed amount it receives. */
export interface Posting {
  /** The account's owner; null for the platform's accounts, escrows included. */
  ownerId: string | null;
  purpose: AccountPurpose;
  currency: Currency;
  /** The challenge's id, for an escrow account. */
  reference?: string;
  /** Signed, not zero, in the smallest unit: whole pesos, US cents, credits. */
  amount: number;
}

export interface LedgerTransaction {
  cause: TransactionCause;
  /** Id of the artifakt, challenge or perk that it pays for, shown on Earnings; or empty. */
  reference?: string;
  /** Sum to zero in each currency; each account at most once. */
  postings: Posting[];
  /**
   * Amount of play money in it, where the caller knows: all of a sandbox top-up, or the sale's
   * share in a refund. Otherwise the payer's play money is spent first.
   */
  play?: number;
  now: Date;
}

export type Posted =
  | { kind: "done"; transactionId: string }
  /** An account that may not be overdrawn would be; nothing was written. */
  | { kind: "refused"; reason: "short"; currency: Currency; missing: number };

/** Platform accounts that represent the outside world; their balance may be negative. */
const mayBeNegative = ({ purpose }: Posting) => purpose === "funding" || purpose === "revenue";

/**
 * Posts a ledger transaction, inside the database transaction of the command that causes it. The
 * only way money moves. Missing accounts are created.
 *
 * All accounts are locked before any balance is read, in one global order (the platform's accounts
 * first, then by key), so that no balance is stale and concurrent postings cannot deadlock. The
 * database enforces the rules as well: a CHECK against negative balances, and a deferred trigger
 * that each transaction sums to zero.
 *
 * Play money keeps that mark when it is spent. A payout hold never takes play money, which a CHECK
 * enforces too.
 *
 * @param tx the command's transaction
 * @throws RangeError when the postings do not sum to zero or are not whole amounts: a caller's bug
 */
export async function postTransaction(
  tx: Db,
  { cause, reference = "", postings, play, now }: LedgerTransaction,
): Promise<Posted> {
  checkPostings(postings);
  const accounts = await lockAccounts(tx, postings);
  const parts = new Map<string, number>();
  for (const currency of new Set(postings.map((posting) => posting.currency))) {
    const inCurrency = postings.filter((posting) => posting.currency === currency);
    const missing = sharePlay(inCurrency, { accounts, parts, play });
    if (missing > 0) return { kind: "refused", reason: "short", currency, missing };
  }
  const transactionId = createId("transaction");
  await tx
    .insert(ledgerTransactions)
    .values({ id: transactionId, cause, reference, createdAt: now });
  await tx.insert(ledgerEntries).values(
    [...postings].sort(byLockOrder).map((posting, index) => ({
      transactionId,
      line: index + 1,
      accountId: accounts.get(accountKey(posting))!.id,
      amount: posting.amount,
      play: parts.get(accountKey(posting)) ?? 0,
    })),
  );
  return { kind: "done", transactionId };
}

/**
 * Balance of the only wallet among some postings. Locks all their accounts, in the order of every
 * posting, so that a transaction over some of them can follow.
 */
export async function lockWallet(
  tx: Db,
  postings: Posting[],
): Promise<{ balance: number; play: number }> {
  const accounts = await lockAccounts(tx, postings);
  return accounts.get(accountKey(postings.find(({ purpose }) => purpose === "wallet")!))!;
}

const accountKey = ({ ownerId, purpose, currency, reference = "" }: Posting) =>
  [ownerId ?? "", currency, purpose, reference].join("\n");

/**
 * Lock order: the platform's accounts first, then by key. Must equal the ORDER BY in
 * `selectLocked`.
 */
function byLockOrder(a: Posting, b: Posting): number {
  const houseFirst = Number(a.ownerId !== null) - Number(b.ownerId !== null);
  return houseFirst || (accountKey(a) < accountKey(b) ? -1 : 1);
}

function checkPostings(postings: Posting[]): void {
  const sums = new Map<Currency, number>();
  for (const { amount, currency } of postings) {
    if (!Number.isSafeInteger(amount) || amount === 0)
      throw new RangeError(`not an amount: ${amount}`);
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  if (sums.size === 0 || [...sums.values()].some((sum) => sum !== 0))
    throw new RangeError("the postings do not sum to zero");
  if (new Set(postings.map(accountKey)).size < postings.length)
    throw new RangeError("an account is on two postings");
}

/**
 * Computes the play-money part of each posting of one currency.
 *
 * @param parts receives the parts by account key, signed like the amounts
 * @returns the amount an account is short of; 0 when all can pay
 */
function sharePlay(postings: readonly Posting[], { accounts, parts, play }: Shares): number {
  const takesPlay = !postings.some(({ purpose, amount }) => purpose === "hold" && amount > 0);
  let left = 0;
  for (const posting of postings.filter(({ amount }) => amount < 0)) {
    const amount = -posting.amount;
    const account = accounts.get(accountKey(posting))!;
    const isFunding = posting.purpose === "funding";
    const wanted = takesPlay ? (play ?? (isFunding ? 0 : amount)) : 0;
    const part = Math.min(wanted, amount, isFunding ? amount : Math.max(account.play, 0));
    const missing = amount - part - (account.balance - account.play);
    if (missing > 0 && !mayBeNegative(posting)) return missing;
    if (part > 0) parts.set(accountKey(posting), -part);
    left += part;
  }
  for (const posting of postings.filter(({ amount }) => amount > 0)) {
    const part = Math.min(posting.amount, left);
    if (part > 0) parts.set(accountKey(posting), part);
    left -= part;
  }
  return 0;
}

interface Shares {
  accounts: ReadonlyMap<string, LockedAccount>;
  parts: Map<string, number>;
  play: number | undefined;
}

interface LockedAccount {
  id: string;
  balance: number;
  play: number;
}

async function lockAccounts(tx: Db, postings: Posting[]): Promise<Map<string, LockedAccount>> {
  const found = await selectLocked(tx, postings);
  if (found.size === postings.length) return found;
  for (const posting of [...postings].sort(byLockOrder)) {
    if (found.has(accountKey(posting))) continue;
    const { ownerId, purpose, currency, reference = "" } = posting;
    await tx
      .insert(ledgerAccounts)
      .values({ id: createId("account"), ownerId, purpose, currency, reference })
      .onConflictDoNothing();
  }
  const all = await selectLocked(tx, postings);
  if (all.size < postings.length) throw new Error("an account went away while it was made");
  return all;
}

async function selectLocked(tx: Db, postings: Posting[]): Promise<Map<string, LockedAccount>> {
  const rows = await tx
    .select()
    .from(ledgerAccounts)
    .where(or(...postings.map(isAccount)))
    .orderBy(
      sql`${ledgerAccounts.ownerId} IS NOT NULL`,
      sql`(coalesce(${ledgerAccounts.ownerId}, '') || E'\n' || ${ledgerAccounts.currency} || E'\n'
        || ${ledgerAccounts.purpose} || E'\n' || ${ledgerAccounts.reference}) COLLATE "C"`,
    )
    // Not FOR UPDATE: that would also block foreign-key checks of concurrent ledger entries.
    .for("no key update");
  return new Map(rows.map((row) => [accountKey({ ...row, amount: 0 }), row]));
}

/** The indexed expression: `owner_id = …` alone could not use the index. */
const isAccount = ({ ownerId, purpose, currency, reference = "" }: Posting): SQL | undefined =>
  and(
    sql`coalesce(${ledgerAccounts.ownerId}, '') = ${ownerId ?? ""}`,
    ownerId === null ? isNull(ledgerAccounts.ownerId) : undefined,
    eq(ledgerAccounts.currency, currency),
    eq(ledgerAccounts.purpose, purpose),
    eq(ledgerAccounts.reference, reference),
  );

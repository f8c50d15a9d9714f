import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { AccountPurpose, Currency, TransactionCause } from "#domain/money/ledger.ts";
import type { Db } from "#db/connection/client.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "#db/schema/money/ledger.ts";
import { createId } from "#db/connection/tokens.ts";

/** One side of a movement: an account, and what it gets (above zero) or gives (below). */
export interface Side {
  /** Whose account; null is the house's (an escrow too). */
  ownerId: string | null;
  purpose: AccountPurpose;
  currency: Currency;
  /** What an escrow is for: a challenge's id. */
  reference?: string;
  /** Signed, not zero, in the smallest unit: whole pesos, US cents, credits. */
  amount: number;
}

export interface Movement {
  cause: TransactionCause;
  /** What it was for, shown on Earnings: an artifakt's, challenge's or perk's id; or empty. */
  reference?: string;
  /** Sum to zero in each currency; no account twice. */
  sides: Side[];
  /**
   * How much of it is play money, where that is known: all of what the house gives to be tried, of a
   * refund what the sale was paid with. Otherwise what the giver has of it goes first.
   */
  play?: number;
  now: Date;
}

export type Moved =
  | { kind: "done"; transactionId: string }
  /** An account that may not go below zero would: nothing was written. */
  | { kind: "refused"; reason: "short"; currency: Currency; missing: number };

/** Accounts of the house that stand for the world outside: they may go below zero. */
const isUnlimited = ({ purpose }: Side) => purpose === "funding" || purpose === "revenue";

/**
 * The only way money moves (product.md, "Money"): one transaction of the ledger, written within the
 * transaction of what it is for. Accounts come into being when they are first needed.
 *
 * All of its accounts are locked before any is read, in one order that is the same for everybody:
 * the house's first, by currency, then people's. So no balance is read that another transaction is
 * changing. Behind it stand a CHECK, that no person's balance is below zero, and a deferred trigger,
 * that each transaction sums to zero.
 *
 * Play money stays play money: it goes along with what is paid, and what is held for a payout takes
 * none of it, for which stands a CHECK as well.
 *
 * @param tx the transaction of the deed
 * @throws RangeError when the sides do not sum to zero, or are no whole amounts: a bug of the caller
 */
export async function moveMoney(
  tx: Db,
  { cause, reference = "", sides, play, now }: Movement,
): Promise<Moved> {
  checkSides(sides);
  const accounts = await lockAccounts(tx, sides);
  const parts = new Map<string, number>();
  for (const currency of new Set(sides.map((side) => side.currency))) {
    const ofIt = sides.filter((side) => side.currency === currency);
    const missing = sharePlay(ofIt, { accounts, parts, play });
    if (missing > 0) return { kind: "refused", reason: "short", currency, missing };
  }
  const transactionId = createId("transaction");
  await tx
    .insert(ledgerTransactions)
    .values({ id: transactionId, cause, reference, createdAt: now });
  await tx.insert(ledgerEntries).values(
    [...sides].sort(inOrder).map((side, index) => ({
      transactionId,
      line: index + 1,
      accountId: accounts.get(keyOf(side))!.id,
      amount: side.amount,
      play: parts.get(keyOf(side)) ?? 0,
    })),
  );
  return { kind: "done", transactionId };
}

const keyOf = ({ ownerId, purpose, currency, reference = "" }: Side) =>
  [ownerId ?? "", currency, purpose, reference].join("\n");

/** The house's accounts first; within, by the text of their key. The same as `ORDER BY` below. */
function inOrder(a: Side, b: Side): number {
  const houseFirst = Number(a.ownerId !== null) - Number(b.ownerId !== null);
  return houseFirst || (keyOf(a) < keyOf(b) ? -1 : 1);
}

function checkSides(sides: Side[]): void {
  const sums = new Map<Currency, number>();
  for (const { amount, currency } of sides) {
    if (!Number.isSafeInteger(amount) || amount === 0)
      throw new RangeError(`not an amount: ${amount}`);
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  if (sums.size === 0 || [...sums.values()].some((sum) => sum !== 0))
    throw new RangeError("the sides do not sum to zero");
  if (new Set(sides.map(keyOf)).size < sides.length)
    throw new RangeError("an account is on two sides");
}

/**
 * Decides how much of each side of one currency is play money.
 *
 * @param parts where it is noted, by the side's key, signed
 * @returns how much a giver is short of, 0 when nobody is
 */
function sharePlay(sides: readonly Side[], { accounts, parts, play }: Shares): number {
  const takesPlay = !sides.some(({ purpose, amount }) => purpose === "hold" && amount > 0);
  let left = 0;
  for (const side of sides.filter(({ amount }) => amount < 0)) {
    const amount = -side.amount;
    const account = accounts.get(keyOf(side))!;
    const isFunding = side.purpose === "funding";
    const wanted = takesPlay ? (play ?? (isFunding ? 0 : amount)) : 0;
    const part = Math.min(wanted, amount, isFunding ? amount : Math.max(account.play, 0));
    const missing = amount - part - (account.balance - account.play);
    if (missing > 0 && !isUnlimited(side)) return missing;
    if (part > 0) parts.set(keyOf(side), -part);
    left += part;
  }
  for (const side of sides.filter(({ amount }) => amount > 0)) {
    const part = Math.min(side.amount, left);
    if (part > 0) parts.set(keyOf(side), part);
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

async function lockAccounts(tx: Db, sides: Side[]): Promise<Map<string, LockedAccount>> {
  const found = await selectLocked(tx, sides);
  if (found.size === sides.length) return found;
  for (const side of [...sides].sort(inOrder)) {
    if (found.has(keyOf(side))) continue;
    const { ownerId, purpose, currency, reference = "" } = side;
    await tx
      .insert(ledgerAccounts)
      .values({ id: createId("account"), ownerId, purpose, currency, reference })
      .onConflictDoNothing();
  }
  const all = await selectLocked(tx, sides);
  if (all.size < sides.length) throw new Error("an account went away while it was made");
  return all;
}

async function selectLocked(tx: Db, sides: Side[]): Promise<Map<string, LockedAccount>> {
  const rows = await tx
    .select()
    .from(ledgerAccounts)
    .where(or(...sides.map(isAccount)))
    .orderBy(
      sql`${ledgerAccounts.ownerId} IS NOT NULL`,
      sql`(coalesce(${ledgerAccounts.ownerId}, '') || E'\n' || ${ledgerAccounts.currency} || E'\n'
        || ${ledgerAccounts.purpose} || E'\n' || ${ledgerAccounts.reference}) COLLATE "C"`,
    )
    // Not FOR UPDATE: an entry's foreign key would wait for it without need.
    .for("no key update");
  return new Map(rows.map((row) => [keyOf({ ...row, amount: 0 }), row]));
}

/** In the words of the index: `owner_id = …` alone could not use it. */
const isAccount = ({ ownerId, purpose, currency, reference = "" }: Side): SQL | undefined =>
  and(
    sql`coalesce(${ledgerAccounts.ownerId}, '') = ${ownerId ?? ""}`,
    ownerId === null ? isNull(ledgerAccounts.ownerId) : undefined,
    eq(ledgerAccounts.currency, currency),
    eq(ledgerAccounts.purpose, purpose),
    eq(ledgerAccounts.reference, reference),
  );

import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { ledgerAccounts } from "#db/schema/money/ledger.ts";
import type { SeededHolder, SeededMovement } from "./ledger.ts";

/**
 * Ids of existing accounts by owner and currency: an account may already have existed under another
 * id.
 */
export async function findAccounts(
  db: Db,
  movements: readonly SeededMovement[],
): Promise<Map<string, string>> {
  const owners = movements
    .flatMap(({ from, to }) => [from, to])
    .filter((holder): holder is string => typeof holder === "string");
  const owned = await db
    .select({
      id: ledgerAccounts.id,
      owner: ledgerAccounts.ownerId,
      currency: ledgerAccounts.currency,
    })
    .from(ledgerAccounts)
    .where(
      and(
        // The expression of the index: `owner_id IN …` alone could not use it.
        sql`coalesce(${ledgerAccounts.ownerId}, '') IN
          (SELECT jsonb_array_elements_text(${JSON.stringify([...new Set(owners), ""])}::jsonb))`,
        inArray(ledgerAccounts.purpose, ["funding", "wallet"]),
        eq(ledgerAccounts.reference, ""),
      ),
    );
  return new Map(owned.map(({ id, owner, currency }) => [`${owner ?? ""} ${currency}`, id]));
}

/** The two entries of a movement, which sum to zero. */
export function entriesOf(
  { transaction, currency, from, to, amount }: SeededMovement,
  accounts: ReadonlyMap<string, string>,
) {
  const accountOf = (holder: SeededHolder): string => {
    if (holder !== null && typeof holder === "object") return holder.account;
    const id = accounts.get(`${holder ?? ""} ${currency}`);
    if (!id) throw new Error(`${holder ?? "the platform"} has no account in ${currency}`);
    return id;
  };
  // Seeded money is play money, since it was not paid in.
  const entryOf = (line: number, holder: SeededHolder, signed: number) => ({
    transactionId: transaction.id,
    line,
    accountId: accountOf(holder),
    amount: signed,
    play: signed,
  });
  return [entryOf(1, from, -amount), entryOf(2, to, amount)];
}

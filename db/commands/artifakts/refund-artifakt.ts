import { and, eq, gt, isNull } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import type { Db } from "#db/connection/client.ts";
import { artifaktOwnerships, artifaktReviews } from "#db/schema/artifakts/artifakt-trade.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { ledgerEntries } from "#db/schema/money/ledger.ts";
import { postTransaction, type Posted } from "#db/commands/money/post-transaction.ts";
import { notify } from "#db/commands/people/notices/notify.ts";
import { sellerPosting } from "./purchase-artifakt.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export interface RefundInput {
  /** The artifakt's creator. */
  personId: string;
  ownershipId: string;
  now: Date;
}

export type Refunded =
  | { kind: "done"; amount: number; artifaktId: string }
  | { kind: "refused"; reason: "gone" }
  | { kind: "refused"; reason: "short"; missing: number };

/**
 * Refunds a sale: a reversing ledger transaction pays the buyer back and the ownership ends; the
 * sale's own entries stay. Only the creator can do so, once per sale. The buyer's review is
 * deleted.
 */
export async function refundArtifakt(
  tx: Db,
  { personId, ownershipId, now }: RefundInput,
): Promise<Refunded> {
  // Lock order: the artifakt first, as in a purchase.
  const [artifakt] = await tx
    .select({ id: artifakts.id, name: artifakts.name })
    .from(artifakts)
    .innerJoin(artifaktOwnerships, eq(artifaktOwnerships.artifaktId, artifakts.id))
    .where(and(eq(artifaktOwnerships.id, ownershipId), eq(artifakts.creatorId, personId)))
    .for("no key update", { of: artifakts });
  if (!artifakt) return { kind: "refused", reason: "gone" };
  const [ended] = await tx
    .update(artifaktOwnerships)
    .set({ endedAt: now })
    .where(and(eq(artifaktOwnerships.id, ownershipId), isNull(artifaktOwnerships.endedAt)))
    .returning({
      buyerId: artifaktOwnerships.personId,
      price: artifaktOwnerships.price,
      saleId: artifaktOwnerships.transactionId,
    });
  if (!ended || ended.price === 0) return { kind: "refused", reason: "gone" };

  const { buyerId, price, saleId } = ended;
  const [paid] = await tx
    .select({ play: ledgerEntries.play })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.transactionId, saleId ?? ""), gt(ledgerEntries.amount, 0)));
  const moved: Posted = await postTransaction(tx, {
    cause: "refund",
    reference: artifakt.id,
    postings: [
      sellerPosting(personId, -price),
      { ownerId: buyerId, purpose: "wallet", currency: "MXN", amount: price },
    ],
    // The refund has the sale's share of play money: real money is not paid back as play money.
    play: paid?.play ?? 0,
    now,
  });
  if (moved.kind === "refused") return { kind: "refused", reason: "short", missing: moved.missing };
  await tx
    .update(artifaktOwnerships)
    .set({ refundId: moved.transactionId })
    .where(eq(artifaktOwnerships.id, ownershipId));
  await tx
    .delete(artifaktReviews)
    .where(and(eq(artifaktReviews.artifaktId, artifakt.id), eq(artifaktReviews.personId, buyerId)));
  await recordEvent(tx, {
    personId,
    action: "refund-artifakt",
    subject: artifakt.id,
    data: { ownershipId, buyerId, amount: price },
    now,
  });
  await notify(tx, {
    personId: buyerId,
    kind: "artifakt_refunded",
    data: { artifakt: artifakt.name, price },
    href: paths.artifakt(artifakt.id),
    now,
  });
  return { kind: "done", amount: price, artifaktId: artifakt.id };
}

import { and, eq, isNull, sql } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import { discountedPrice } from "#domain/artifakts/discount-codes.ts";
import type { Licence } from "#domain/artifakts/licences.ts";
import { PRICE_MAX } from "#domain/items/item-fields.ts";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { Db } from "#db/connection/client.ts";
import { artifaktOwnerships } from "#db/schema/artifakts/artifakt-trade.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { findDiscount } from "#db/queries/artifakts/discount-codes.ts";
import { isOpenToAll } from "#db/queries/lists/listed.ts";
import { createId } from "#db/connection/tokens.ts";
import { postTransaction, type Posting } from "#db/commands/money/post-transaction.ts";
import { tellOwner } from "#db/commands/agentiks/duties/fire-event.ts";
import { notify } from "#db/commands/people/notices/notify.ts";
import { countUse } from "./discount-codes.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export interface PurchaseInput {
  personId: string;
  artifaktId: string;
  /** Price on the page in whole MXN; undefined when the form did not send one. */
  shownPrice: number | undefined;
  /** Licence on the page; undefined where the button showed none, as on the card of a free artifakt. */
  shownLicence?: string | undefined;
  /** A discount code, as readCode returns it. The shown price is then the discounted one. */
  code?: string | undefined;
  /** Chosen amount in whole MXN, where the maker lets buyers pay more than the price. */
  amount?: number | undefined;
  now: Date;
}

export type Purchased =
  | { kind: "done"; artifaktId: string; price: number; wasOwned: boolean }
  /** `code`: unknown, stopped, ended or used up. `amount`: less than the price, or the price is fixed. */
  | { kind: "refused"; reason: "gone" | "own" | "retired" | "code" | "amount" }
  /** `licence`: only if it has changed, too. */
  | { kind: "refused"; reason: "price-changed"; price: number; licence?: Licence | undefined }
  | { kind: "refused"; reason: "licence-changed"; licence: Licence }
  | { kind: "refused"; reason: "short"; missing: number };

/**
 * Makes the person an owner of an artifakt, bought at its price or free. Once per person: an owner
 * gets the same answer again and pays nothing.
 *
 * The current price, with the discount of a code, and the current licence must equal those shown. The creator is
 * paid; sales of the demo person's artifakts go to the platform, so that visitors never change the demo person's
 * data. The purchase keeps the licence of its moment.
 */
export async function purchaseArtifakt(tx: Db, input: PurchaseInput): Promise<Purchased> {
  const { personId, artifaktId, code, now } = input;
  // Locks the artifakt: price, licence, creator and download count must not change until the commit.
  const [artifakt] = await tx
    .select({
      name: artifakts.name,
      price: artifakts.price,
      creatorId: artifakts.creatorId,
      publication: artifakts.publication,
      isPriceOpen: artifakts.isPriceOpen,
      licence: artifakts.licence,
      isCopy: sql<boolean>`${artifakts.copiedFrom} IS NOT NULL`,
      isOpen: sql<boolean>`${isOpenToAll(artifakts)}`,
    })
    .from(artifakts)
    .where(eq(artifakts.id, artifaktId))
    .for("no key update");
  const isOwn = artifakt?.creatorId === personId;
  if (!artifakt || (!isOwn && (artifakt.isCopy || artifakt.publication === "draft")))
    return { kind: "refused", reason: "gone" };
  if (isOwn || (await hasCopy(tx, personId, artifaktId))) return { kind: "refused", reason: "own" };

  const { name, creatorId } = artifakt;
  const [owned] = await tx
    .select({ price: artifaktOwnerships.price })
    .from(artifaktOwnerships)
    .where(
      and(
        eq(artifaktOwnerships.personId, personId),
        eq(artifaktOwnerships.artifaktId, artifaktId),
        isNull(artifaktOwnerships.endedAt),
      ),
    );
  if (owned) return { kind: "done", artifaktId, price: owned.price, wasOwned: true };
  if (!artifakt.isOpen) return { kind: "refused", reason: "gone" };
  if (artifakt.publication === "retired") return { kind: "refused", reason: "retired" };
  const percent = code === undefined ? 0 : await findDiscount(tx, { artifaktId, code, now });
  if (percent === undefined) return { kind: "refused", reason: "code" };
  const price = agreedPrice(artifakt, discountedPrice(artifakt.price, percent), input);
  if (typeof price !== "number") return price;

  let transactionId: string | null = null;
  if (price > 0) {
    const moved = await postTransaction(tx, {
      cause: "artifakt_sale",
      reference: artifaktId,
      postings: [
        { ownerId: personId, purpose: "wallet", currency: "MXN", amount: -price },
        sellerPosting(creatorId, price),
      ],
      now,
    });
    if (moved.kind === "refused")
      return { kind: "refused", reason: "short", missing: moved.missing };
    transactionId = moved.transactionId;
  }
  const ownershipId = createId("ownership");
  await tx.insert(artifaktOwnerships).values({
    id: ownershipId,
    personId,
    artifaktId,
    price,
    transactionId,
    discountCode: code ?? null,
    licence: artifakt.licence,
    acquiredAt: now,
  });
  if (code !== undefined) await countUse(tx, { artifaktId, code });
  await tx
    .update(artifakts)
    .set({ downloadCount: sql`${artifakts.downloadCount} + 1` })
    .where(eq(artifakts.id, artifaktId));
  await recordEvent(tx, {
    personId,
    action: "purchase-artifakt",
    subject: artifaktId,
    data: { price },
    now,
  });
  if (price > 0 && creatorId !== DEMO_PERSON_ID)
    await tellSeller(tx, { creatorId, name, price, ownershipId }, input);
  return { kind: "done", artifaktId, price, wasOwned: false };
}

/**
 * The price to pay in whole MXN, where price and licence are those that were shown and the chosen amount is
 * allowed; else the refusal.
 *
 * @param least price after a discount, in whole MXN
 */
function agreedPrice(
  artifakt: { licence: Licence; isPriceOpen: boolean },
  least: number,
  { shownPrice, shownLicence, amount }: PurchaseInput,
): number | Extract<Purchased, { kind: "refused" }> {
  const isLicenceShown = shownLicence === undefined || shownLicence === artifakt.licence;
  const licence = isLicenceShown ? undefined : artifakt.licence;
  if (least !== (shownPrice ?? 0))
    return { kind: "refused", reason: "price-changed", price: least, licence };
  if (licence) return { kind: "refused", reason: "licence-changed", licence };
  const price = amount ?? least;
  if (price !== least && (!artifakt.isPriceOpen || price < least || price > PRICE_MAX))
    return { kind: "refused", reason: "amount" };
  return price;
}

/** Notifies the seller, and their agentiks that act on a sale. */
async function tellSeller(
  tx: Db,
  sale: { creatorId: string; name: string; price: number; ownershipId: string },
  { personId, artifaktId, now }: PurchaseInput,
): Promise<void> {
  const { creatorId, name, price, ownershipId } = sale;
  const [buyer] = await tx
    .select({ name: people.displayName })
    .from(people)
    .where(eq(people.id, personId));
  await notify(tx, {
    personId: creatorId,
    kind: "artifakt_sold",
    data: { artifakt: name, from: buyer?.name ?? "", price },
    href: paths.artifakt(artifaktId),
    now,
  });
  const facts = { what: name, amount: price };
  await tellOwner(tx, creatorId, { topic: "sale", id: ownershipId, facts, now });
}

/** The seller's posting; a negative amount is a refund. */
export const sellerPosting = (creatorId: string, amount: number): Posting =>
  creatorId === DEMO_PERSON_ID
    ? { ownerId: null, purpose: "revenue", currency: "MXN", amount }
    : { ownerId: creatorId, purpose: "wallet", currency: "MXN", amount };

/** Whether a guest has a copy of the demo person's artifakt, which counts as the guest's own. */
async function hasCopy(tx: Db, personId: string, artifaktId: string): Promise<boolean> {
  const copies = await tx.$count(
    artifakts,
    and(eq(artifakts.creatorId, personId), eq(artifakts.copiedFrom, artifaktId)),
  );
  return copies > 0;
}

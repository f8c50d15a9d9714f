import { and, desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Licence } from "#domain/artifakts/licences.ts";
import type { Db } from "#db/connection/client.ts";
import { artifaktOwnerships, discountCodes } from "#db/schema/artifakts/artifakt-trade.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";

/** A person's latest purchase of an artifakt. */
export interface Receipt {
  /** The purchase's id. */
  id: string;
  artifakt: string;
  buyer: string;
  seller: string;
  /** In whole MXN; 0 if it was free. */
  price: number;
  /** The discount code that it was bought with; null without one. */
  code: string | null;
  /** Discount of that code in whole per cent; null without one. */
  percent: number | null;
  /** Present price of the artifakt, in whole MXN. */
  currentPrice: number;
  /** As of the purchase. */
  licence: Licence;
  acquiredAt: Date;
  /** When the money was returned; null if it was not. */
  refundedAt: Date | null;
  /** The ledger transaction; null for a free artifakt. */
  transactionId: string | null;
}

/** A person's latest purchase of an artifakt, refunded or not; undefined without one. */
export async function findReceipt(
  db: Db,
  { artifaktId, personId }: { artifaktId: string; personId: string },
): Promise<Receipt | undefined> {
  const seller = alias(people, "seller");
  const [row] = await db
    .select({
      id: artifaktOwnerships.id,
      artifakt: artifakts.name,
      buyer: people.displayName,
      seller: seller.displayName,
      price: artifaktOwnerships.price,
      code: artifaktOwnerships.discountCode,
      percent: discountCodes.percent,
      currentPrice: artifakts.price,
      licence: artifaktOwnerships.licence,
      acquiredAt: artifaktOwnerships.acquiredAt,
      refundedAt: artifaktOwnerships.endedAt,
      transactionId: artifaktOwnerships.transactionId,
    })
    .from(artifaktOwnerships)
    .innerJoin(artifakts, eq(artifakts.id, artifaktOwnerships.artifaktId))
    .innerJoin(people, eq(people.id, artifaktOwnerships.personId))
    .innerJoin(seller, eq(seller.id, artifakts.creatorId))
    .leftJoin(
      discountCodes,
      and(
        eq(discountCodes.artifaktId, artifaktOwnerships.artifaktId),
        eq(discountCodes.code, artifaktOwnerships.discountCode),
      ),
    )
    .where(
      and(eq(artifaktOwnerships.personId, personId), eq(artifaktOwnerships.artifaktId, artifaktId)),
    )
    .orderBy(desc(artifaktOwnerships.acquiredAt), artifaktOwnerships.id)
    .limit(1);
  return row;
}

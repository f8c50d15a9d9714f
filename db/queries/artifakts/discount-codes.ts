import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { discountCodes } from "#db/schema/artifakts/artifakt-trade.ts";

/**
 * The discount of a code, in whole per cent.
 *
 * @returns undefined for a code that is unknown, stopped, ended or used up
 */
export async function findDiscount(
  db: Db,
  { artifaktId, code, now }: { artifaktId: string; code: string; now: Date },
): Promise<number | undefined> {
  const [found] = await db
    .select({ percent: discountCodes.percent })
    .from(discountCodes)
    .where(
      and(
        eq(discountCodes.artifaktId, artifaktId),
        eq(discountCodes.code, code),
        isNull(discountCodes.stoppedAt),
        sql`(${discountCodes.endsAt} IS NULL OR ${discountCodes.endsAt} > ${now.toISOString()}::timestamptz)`,
        sql`(${discountCodes.usesMax} IS NULL OR ${discountCodes.usesCount} < ${discountCodes.usesMax})`,
      ),
    );
  return found?.percent;
}

/** The codes of an artifakt, the newest first. */
export const listDiscountCodes = (db: Db, artifaktId: string) =>
  db
    .select({
      code: discountCodes.code,
      percent: discountCodes.percent,
      usesMax: discountCodes.usesMax,
      usesCount: discountCodes.usesCount,
      endsAt: discountCodes.endsAt,
      stoppedAt: discountCodes.stoppedAt,
    })
    .from(discountCodes)
    .where(eq(discountCodes.artifaktId, artifaktId))
    .orderBy(desc(discountCodes.createdAt), discountCodes.code);

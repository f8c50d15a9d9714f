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

/**
 * Why a code gives no discount any more. Where its uses are taken and its day is over, it is used up.
 *
 * @returns undefined for a code that is valid or that the artifakt never had
 */
export async function findEndOfCode(
  db: Db,
  { artifaktId, code, now }: { artifaktId: string; code: string; now: Date },
): Promise<"ended" | "used-up" | undefined> {
  const [found] = await db
    .select({
      end: sql<"ended" | "used-up" | null>`CASE
        WHEN ${discountCodes.usesCount} >= ${discountCodes.usesMax} THEN 'used-up'
        WHEN ${discountCodes.stoppedAt} IS NOT NULL
          OR ${discountCodes.endsAt} <= ${now.toISOString()}::timestamptz THEN 'ended' END`,
    })
    .from(discountCodes)
    .where(and(eq(discountCodes.artifaktId, artifaktId), eq(discountCodes.code, code)));
  return found?.end ?? undefined;
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

import { and, eq, gte, lte, sql } from "drizzle-orm";
import { siteDay } from "#domain/format/dates.ts";
import type { SpendLimits } from "#domain/runs/models/spend-limits.ts";
import type { Db } from "#db/connection/client.ts";
import { modelSpend, spendLimits } from "#db/schema/runs/models.ts";
import { spaces } from "#db/schema/items/catalogue.ts";

/** Cost of a person's models, in centavos MXN. */
export interface Spending {
  today: number;
  /** Upper limit of the cost of calls in progress. */
  reserved: number;
  month: number;
}

/** Counted from the person's days; today is that of the site's time zone. */
export async function findSpending(db: Db, personId: string, now: Date): Promise<Spending> {
  const today = siteDay(now);
  const [row] = await db
    .select({
      today: sql<number>`coalesce(sum(${modelSpend.spent}) FILTER (WHERE ${modelSpend.day} = ${today}), 0)::int`,
      reserved: sql<number>`coalesce(sum(${modelSpend.reserved}) FILTER (WHERE ${modelSpend.day} = ${today}), 0)::int`,
      month: sql<number>`coalesce(sum(${modelSpend.spent}), 0)::int`,
    })
    .from(modelSpend)
    .where(
      and(
        eq(modelSpend.personId, personId),
        gte(modelSpend.day, `${today.slice(0, 8)}01`),
        lte(modelSpend.day, today),
      ),
    );
  return row!;
}

/** The limits that a person has set; undefined for the standard ones. */
export async function findLimits(db: Db, personId: string): Promise<SpendLimits | undefined> {
  const [row] = await db
    .select({ run: spendLimits.runCentavos, day: spendLimits.dayCentavos })
    .from(spendLimits)
    .where(eq(spendLimits.personId, personId));
  return row;
}

/** Owner of a space, who pays for the answers in it; undefined for a space of the platform's. */
export async function findSpaceOwner(db: Db, spaceId: string): Promise<string | undefined> {
  const [space] = await db
    .select({ ownerId: spaces.ownerId })
    .from(spaces)
    .where(eq(spaces.id, spaceId));
  return space?.ownerId ?? undefined;
}

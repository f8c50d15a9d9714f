import { sql } from "drizzle-orm";
import type { Business, TaxData } from "#domain/people/business/business.ts";
import type { Trade } from "#domain/people/business/trades.ts";
import type { Db } from "#db/connection/client.ts";
import { planReminders } from "#db/commands/agentiks/agenda/plan-reminders.ts";
import { businesses } from "#db/schema/people/businesses.ts";

/** Stores a person's business in place of what they said before; the logo stays. */
export async function saveBusiness(
  tx: Db,
  {
    personId,
    business,
    tax,
    now,
  }: { personId: string; business: Business; tax: TaxData; now: Date },
): Promise<{ kind: "done" }> {
  const set = { ...business, ...tax, updatedAt: now };
  await tx
    .insert(businesses)
    .values({ personId, ...set })
    .onConflictDoUpdate({ target: businesses.personId, set });
  // Its time zone may have changed.
  await planReminders(tx, { ownerId: personId }, now);
  return { kind: "done" };
}

/** Adds the wizard's answers where the business says nothing about it yet. */
export async function addToBusiness(
  tx: Db,
  answers: { personId: string; trade: Trade | null; town: string; now: Date },
): Promise<{ kind: "done" }> {
  const { personId, trade, town, now } = answers;
  if (trade === null && town === "") return { kind: "done" };
  await tx
    .insert(businesses)
    .values({ personId, trade, town, updatedAt: now })
    .onConflictDoUpdate({
      target: businesses.personId,
      set: {
        trade: sql`coalesce(${businesses.trade}, excluded.trade)`,
        town: sql`coalesce(nullif(${businesses.town}, ''), excluded.town)`,
        updatedAt: now,
      },
    });
  return { kind: "done" };
}

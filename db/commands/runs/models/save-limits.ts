import type { SpendLimits } from "#domain/runs/models/spend-limits.ts";
import type { Db } from "#db/connection/client.ts";
import { spendLimits } from "#db/schema/runs/models.ts";

/** Stores a person's limits in place of those before. */
export async function saveLimits(
  tx: Db,
  { personId, limits, now }: { personId: string; limits: SpendLimits; now: Date },
): Promise<{ kind: "done" }> {
  const set = { runCentavos: limits.run, dayCentavos: limits.day, changedAt: now };
  await tx
    .insert(spendLimits)
    .values({ personId, ...set })
    .onConflictDoUpdate({ target: spendLimits.personId, set });
  return { kind: "done" };
}

import { and, eq, notExists, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { kitInstalls } from "#db/schema/shop/kits.ts";
import { ownKits, ownKitVersions } from "#db/schema/shop/own-kits.ts";

/** Moves a guest's kits to their account. */
export const adoptOwnKits = (
  tx: Db,
  { guestId, accountId }: { guestId: string; accountId: string },
) => tx.update(ownKits).set({ makerId: accountId }).where(eq(ownKits.makerId, guestId));

/**
 * Kits of an account that is being deleted. Those that others have installed are withdrawn, lose their
 * maker, and keep only the installed versions; the rest are deleted.
 */
export async function leaveOwnKits(tx: Db, personId: string, now: Date): Promise<void> {
  const own = eq(ownKits.makerId, personId);
  // Waits for concurrent installations, which lock the kit too.
  await tx.select({ id: ownKits.id }).from(ownKits).where(own).orderBy(ownKits.id).for("update");
  const isHeld = (version?: true) =>
    tx
      .select({ one: sql`1` })
      .from(kitInstalls)
      .where(
        and(
          eq(kitInstalls.offerId, version ? ownKitVersions.kitId : ownKits.id),
          version && eq(kitInstalls.version, ownKitVersions.version),
          sql`${kitInstalls.personId} <> ${personId}`,
        ),
      );
  await tx.delete(ownKits).where(and(own, notExists(isHeld())));
  const left = sql`${ownKitVersions.kitId} IN (SELECT id FROM ${ownKits} WHERE maker_id = ${personId})`;
  await tx.delete(ownKitVersions).where(and(left, notExists(isHeld(true))));
  await tx
    .update(ownKits)
    .set({
      makerId: null,
      withdrawnAt: sql`coalesce(${ownKits.withdrawnAt}, ${now.toISOString()}::timestamptz)`,
      publishedVersion: null,
      publishedAt: null,
    })
    .where(own);
}

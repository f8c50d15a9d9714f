import { and, desc, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { ownKits, ownKitVersions } from "#db/schema/shop/own-kits.ts";

/** The newest version of a kit. */
export async function findNewest(tx: Db, kitId: string) {
  const [newest] = await tx
    .select()
    .from(ownKitVersions)
    .where(eq(ownKitVersions.kitId, kitId))
    .orderBy(desc(ownKitVersions.version))
    .limit(1);
  return newest;
}

/**
 * Locks a kit until the transaction ends and reads it. Every command on a kit does so; lock order: the
 * person, then the kit.
 *
 * @param makerId only one of this person's
 */
export async function lockKit(tx: Db, id: string, makerId?: string) {
  const [kit] = await tx
    .select()
    .from(ownKits)
    .where(
      and(eq(ownKits.id, id), makerId === undefined ? undefined : eq(ownKits.makerId, makerId)),
    )
    .for("update");
  return kit;
}

/** The condition for one version of a kit. */
export const isVersion = (kitId: string, version: number) =>
  and(eq(ownKitVersions.kitId, kitId), eq(ownKitVersions.version, version));

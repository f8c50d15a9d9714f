import { and, eq, inArray } from "drizzle-orm";
import { kitOf } from "#domain/shop/kits/kits.ts";
import type { Kit } from "#domain/shop/kits/kit.ts";
import type { Db } from "#db/connection/client.ts";
import { kitInstalls } from "#db/schema/shop/kits.ts";
import { suiteApps } from "#db/schema/shop/offers.ts";
import { documentVersions } from "#db/schema/spaces/documents.ts";

/** The kits of these apps that a person has not installed, or not in their newest version. */
export async function listMissingKits(
  db: Db,
  personId: string,
  offerIds: readonly string[],
): Promise<Kit[]> {
  const kits = offerIds.flatMap((id) => kitOf(id) ?? []);
  if (kits.length === 0) return [];
  const installed = await db
    .select({ offerId: kitInstalls.offerId, version: kitInstalls.version })
    .from(kitInstalls)
    .where(and(eq(kitInstalls.personId, personId), inArray(kitInstalls.offerId, [...offerIds])));
  return kits.filter(
    ({ id, version }) => !installed.some((row) => row.offerId === id && row.version >= version),
  );
}

/** Ids of the apps of a suite. */
export async function listSuiteAppIds(db: Db, suiteId: string): Promise<string[]> {
  const rows = await db
    .select({ appId: suiteApps.appId })
    .from(suiteApps)
    .where(eq(suiteApps.suiteId, suiteId));
  return rows.map(({ appId }) => appId);
}

/** Filters keys of the file store for those that belong to a document. */
export async function listUsedKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: documentVersions.fileKey })
    .from(documentVersions)
    .where(inArray(documentVersions.fileKey, [...keys]));
  return rows.flatMap(({ key }) => key ?? []);
}

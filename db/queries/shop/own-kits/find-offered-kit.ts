import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { OwnManifest } from "#domain/shop/kits/own/own-kit-schema.ts";
import type { Db } from "#db/connection/client.ts";
import { people } from "#db/schema/people/people.ts";
import { kitInstalls } from "#db/schema/shop/kits.ts";
import { ownKits, ownKitVersions } from "#db/schema/shop/own-kits.ts";

/** A version of a kit that a person made. */
export interface OwnVersion {
  version: number;
  manifest: OwnManifest;
}

/** A kit of a person as someone else sees it, or its maker once it is published or installed. */
export interface OfferedKit {
  id: string;
  /** Display name; null after the account was deleted. */
  maker: string | null;
  makerId: string | null;
  /** The newest approved version, if it can be installed. */
  offered: OwnVersion | null;
  /** An operator has taken it down, or its maker has withdrawn it: it stays with those who have it. */
  gone: "taken-down" | "withdrawn" | null;
  downReason: string | null;
  /** The version that the person has, and the language of its texts. */
  installed: (OwnVersion & { locale: Locale }) | null;
}

/** Condition: everyone can install the kit. */
export const isOffered: SQL = and(
  isNotNull(ownKits.publishedAt),
  isNull(ownKits.withdrawnAt),
  isNull(ownKits.takenDownAt),
)!;

/** Join condition: the version of a kit that everyone can install. */
export const isPublishedVersion: SQL = and(
  eq(ownKitVersions.kitId, ownKits.id),
  eq(ownKitVersions.version, ownKits.publishedVersion),
)!;

/**
 * A kit that can be installed, or that the person has; undefined for any other, such as another person's
 * draft. In one query.
 */
export async function findOfferedKit(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<OfferedKit | undefined> {
  const had = alias(ownKitVersions, "had");
  const [row] = await db
    .select({
      maker: people.displayName,
      makerId: ownKits.makerId,
      publishedAt: ownKits.publishedAt,
      withdrawnAt: ownKits.withdrawnAt,
      takenDownAt: ownKits.takenDownAt,
      downReason: ownKits.downReason,
      version: ownKitVersions.version,
      manifest: ownKitVersions.manifest,
      hadVersion: kitInstalls.version,
      locale: kitInstalls.locale,
      hadManifest: had.manifest,
    })
    .from(ownKits)
    .leftJoin(people, eq(people.id, ownKits.makerId))
    .leftJoin(ownKitVersions, isPublishedVersion)
    .leftJoin(
      kitInstalls,
      and(eq(kitInstalls.offerId, ownKits.id), eq(kitInstalls.personId, personId)),
    )
    .leftJoin(had, and(eq(had.kitId, ownKits.id), eq(had.version, kitInstalls.version)))
    .where(eq(ownKits.id, id));
  if (!row) return undefined;
  const gone = row.takenDownAt ? "taken-down" : row.withdrawnAt ? "withdrawn" : null;
  const offered =
    row.publishedAt && gone === null && row.version !== null && row.manifest
      ? { version: row.version, manifest: row.manifest }
      : null;
  const installed =
    row.hadVersion !== null && row.hadManifest && row.locale
      ? { version: row.hadVersion, manifest: row.hadManifest, locale: row.locale }
      : null;
  if (!offered && !installed) return undefined;
  const { maker, makerId, downReason } = row;
  return { id, maker, makerId, offered, gone, downReason, installed };
}

import { and, eq, inArray, sql } from "drizzle-orm";
import type { KitPart } from "#domain/shop/kits/kit.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { Db } from "#db/connection/client.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import {
  appWaits,
  marketplaceInstalls,
  marketplacePurchases,
  perkOwnerships,
  portalInstalls,
} from "#db/schema/shop/installs.ts";
import { kitInstalls, kitParts, kitWaits } from "#db/schema/shop/kits.ts";
import { suites } from "#db/schema/shop/offers.ts";
import { documents } from "#db/schema/spaces/documents.ts";
import { soundTracks } from "#db/schema/studio/multimedia.ts";
import { slashCommands } from "#db/schema/studio/studio.ts";
import { people } from "#db/schema/people/people.ts";

/** State of an app or a perk for a person. */
export interface Holding {
  /** Installed, or owned for a perk. */
  isHeld: boolean;
  /** Installed by itself, not only by suites. */
  isDirect: boolean;
  /** Names of the suites that include it. */
  suites: string[];
  isAwaited: boolean;
  isPro: boolean;
  /** Whether a paid month is running. */
  isPaid: boolean;
  /** Version and language of the installed kit. */
  kit: { version: number; locale: Locale } | null;
}

/** Finds it in one query. */
export async function findHolding(
  db: Db,
  { personId, offerId, now }: { personId: string; offerId: string; now: Date },
): Promise<Holding> {
  const [row] = await db.execute<
    Omit<Holding, "isHeld" | "kit"> & {
      isOwned: boolean;
      version: number | null;
      locale: Locale;
    }
  >(sql`
    SELECT
      EXISTS (SELECT 1 FROM ${perkOwnerships} WHERE person_id = ${personId} AND perk_id = ${offerId})
        AS "isOwned",
      EXISTS (SELECT 1 FROM ${marketplaceInstalls}
        WHERE person_id = ${personId} AND app_id = ${offerId})
      OR EXISTS (SELECT 1 FROM ${portalInstalls}
        WHERE person_id = ${personId} AND app_id = ${offerId} AND source = 'direct') AS "isDirect",
      ARRAY(SELECT suite.name FROM ${portalInstalls} held JOIN ${suites} suite ON suite.id = held.source
        WHERE held.person_id = ${personId} AND held.app_id = ${offerId} ORDER BY suite.position) AS suites,
      EXISTS (SELECT 1 FROM ${kitWaits} WHERE person_id = ${personId} AND offer_id = ${offerId})
      OR EXISTS (SELECT 1 FROM ${appWaits} WHERE person_id = ${personId} AND app_id = ${offerId})
        AS "isAwaited",
      EXISTS (SELECT 1 FROM ${people} WHERE id = ${personId} AND tier = 'pro') AS "isPro",
      EXISTS (SELECT 1 FROM ${marketplacePurchases} WHERE person_id = ${personId}
        AND app_id = ${offerId} AND paid_until > ${now.toISOString()}::timestamptz) AS "isPaid",
      kit.version, kit.locale
    FROM (SELECT 1) one LEFT JOIN ${kitInstalls} kit
      ON kit.person_id = ${personId} AND kit.offer_id = ${offerId}`);
  const { isOwned, isDirect, suites: with_, isAwaited, isPro, isPaid, version, locale } = row!;
  return {
    isHeld: isOwned || isDirect || with_.length > 0,
    isDirect,
    suites: with_,
    isAwaited,
    isPro,
    isPaid,
    kit: version === null ? null : { version, locale },
  };
}

/** A part that a kit has added, with what it refers to as it is now. */
export interface AddedPart {
  partKey: string;
  kind: KitPart["kind"];
  ref: string | null;
  /**
   * Its current name, which the owner may have changed; null if it is gone or the part adds
   * nothing.
   */
  name: string | null;
  /** The space of a document; null for other parts. */
  spaceId: string | null;
  /** The status of an agentik; null for other parts. */
  status: string | null;
}

/** Parts that a kit of a person has added. */
export async function listAddedParts(
  db: Db,
  { personId, offerId }: { personId: string; offerId: string },
): Promise<AddedPart[]> {
  return db
    .select({
      partKey: kitParts.partKey,
      kind: kitParts.kind,
      ref: kitParts.ref,
      name: sql<
        string | null
      >`coalesce(${agentiks.name}, ${documents.name}, ${soundTracks.title}, '/' || ${slashCommands.name})`,
      spaceId: documents.spaceId,
      status: agentiks.status,
    })
    .from(kitParts)
    .leftJoin(agentiks, and(eq(agentiks.id, kitParts.ref), eq(agentiks.ownerId, personId)))
    .leftJoin(
      documents,
      and(
        eq(documents.id, kitParts.ref),
        inArray(
          documents.spaceId,
          db.select({ id: spaces.id }).from(spaces).where(eq(spaces.ownerId, personId)),
        ),
      ),
    )
    .leftJoin(soundTracks, eq(soundTracks.id, kitParts.ref))
    .leftJoin(
      slashCommands,
      and(
        eq(slashCommands.name, kitParts.ref),
        eq(slashCommands.personId, personId),
        eq(kitParts.kind, "command"),
      ),
    )
    .where(and(eq(kitParts.personId, personId), eq(kitParts.offerId, offerId)));
}

/** Ids of the apps and perks that a person waits for, apart from those of portals. */
export async function listKitWaits(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .select({ offerId: kitWaits.offerId })
    .from(kitWaits)
    .where(eq(kitWaits.personId, personId));
  return rows.map(({ offerId }) => offerId);
}

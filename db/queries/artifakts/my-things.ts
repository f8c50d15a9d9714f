import { sql, type SQL } from "drizzle-orm";
import type { ContentLanguage, Publication } from "#domain/items/catalogue.ts";
import type { ThingSection } from "#domain/lists/my-things.ts";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { Db } from "#db/connection/client.ts";
import { artifaktOwnerships } from "#db/schema/artifakts/artifakt-trade.ts";
import { artifaktPictures } from "#db/schema/artifakts/artifakt-pictures.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { matchesText } from "#db/queries/search/matches-text.ts";
import { people } from "#db/schema/people/people.ts";
import { marketplaceInstalls, perkOwnerships, portalInstalls } from "#db/schema/shop/installs.ts";
import { kitInstalls } from "#db/schema/shop/kits.ts";
import { marketplaceApps, perks, portalApps } from "#db/schema/shop/offers.ts";
import { ownKits, ownKitVersions } from "#db/schema/shop/own-kits.ts";
import { trackDownloads } from "#db/schema/studio/listening.ts";
import { mediaDownloads, mediaItems } from "#db/schema/studio/media.ts";
import { soundTracks } from "#db/schema/studio/multimedia.ts";
import { pages } from "#db/schema/studio/pages.ts";
import { creations } from "#db/schema/studio/studio.ts";

/** Something that a person has, of any section. */
export interface Thing {
  section: ThingSection;
  id: string;
  name: string;
  /** Language of the name of an artifakt or a kit of a person; null for the rest. */
  language: ContentLanguage | null;
  /** Maker, developer or artist, and of a page its address; empty if there is none to name. */
  by: string;
  /** Whether an app belongs to a portal. */
  isOfPortal: boolean;
  /** Whole pesos: paid for a bought artifakt, asked for a made one; 0 for the rest. */
  price: number;
  /** State of publication of an artifakt that the person made; null for the rest. */
  publication: Publication | null;
  /** How many people own a made artifakt. */
  ownerCount: number;
  /** Content hash of the cover of an artifakt; null without one, and for the rest. */
  coverHash: string | null;
  /** Copied from the demo person as an example. */
  isExample: boolean;
  /** When it was acquired or made. */
  at: Date;
}

/**
 * Things that a person has, newest first, section by section, in one query over this person's rows.
 *
 * @param q words that the name or the maker contains, regardless of case and accents; empty for all
 * @param only a single section, of which `limit` things after `offset` are returned
 * @param locale language of names that are written in both
 * @returns sections with at least one thing on this page; the totals of all sections
 */
export async function findThings(
  db: Db,
  personId: string,
  {
    only,
    limit,
    offset,
    q = "",
    locale = "en",
  }: {
    only: ThingSection | undefined;
    limit: number;
    offset: number;
    q?: string;
    locale?: Locale;
  },
): Promise<{ things: Thing[]; totals: Map<ThingSection, number> }> {
  const isShown: SQL = only
    ? sql`section = ${only} AND place > ${offset} AND place <= ${offset + limit}`
    : sql`place <= ${limit}`;
  const isFound = matchesText(sql`plaza_fold(name || ' ' || by)`, q) ?? sql`true`;
  const rows = await db.execute<
    Omit<Thing, "at"> & { at: string; total: number; isShown: boolean }
  >(sql`
    WITH things AS (
      SELECT 'apps' AS section, app.id, app.name, NULL AS language, app.developer AS by,
        false AS of_portal, 0 AS price, NULL AS publication, installed_at AS at, false AS is_example
      FROM ${marketplaceInstalls} JOIN ${marketplaceApps} app ON app.id = app_id
      WHERE person_id = ${personId}
      UNION ALL
      SELECT 'apps', app.id, app.name, NULL, '', true, 0, NULL, min(installed_at), false
      FROM ${portalInstalls} JOIN ${portalApps} app ON app.id = app_id
      WHERE person_id = ${personId} GROUP BY app.id, app.name
      UNION ALL
      SELECT 'apps', kit.id, had.manifest->'name'->>installed.locale, installed.locale,
        coalesce(maker.display_name, ''), false, 0, NULL, installed.installed_at, false
      FROM ${kitInstalls} installed JOIN ${ownKits} kit ON kit.id = installed.offer_id
        JOIN ${ownKitVersions} had ON had.kit_id = kit.id AND had.version = installed.version
        LEFT JOIN ${people} maker ON maker.id = kit.maker_id
      WHERE installed.person_id = ${personId} AND had.manifest IS NOT NULL
      UNION ALL
      SELECT 'perks', perk.id, perk.name, 'es', '', false, 0, NULL, acquired_at, false
      FROM ${perkOwnerships} JOIN ${perks} perk ON perk.id = perk_id
      WHERE person_id = ${personId}
      UNION ALL
      SELECT 'bought', item.id, item.name, item.language, maker.display_name, false, owned.price,
        NULL, owned.acquired_at, false
      FROM ${artifaktOwnerships} owned JOIN ${artifakts} item ON item.id = owned.artifakt_id
        JOIN ${people} maker ON maker.id = item.creator_id
      WHERE owned.person_id = ${personId} AND owned.ended_at IS NULL
        AND (item.taken_down_at IS NULL OR owned.person_id <> ${DEMO_PERSON_ID})
      UNION ALL
      SELECT 'made', id, name, language, '', false, price, publication, created_at,
        copied_from IS NOT NULL
      FROM ${artifakts} WHERE creator_id = ${personId}
      UNION ALL
      SELECT 'downloads', track.id, track.title, NULL, track.artist, false, 0, NULL, kept.created_at,
        false
      FROM ${trackDownloads} kept JOIN ${soundTracks} track ON track.id = kept.track_id
      WHERE kept.person_id = ${personId}
      UNION ALL
      SELECT 'downloads', item.id, ${locale === "es" ? sql`item.title_es` : sql`item.title`}, NULL, '',
        false, 0, NULL, kept.created_at, false
      FROM ${mediaDownloads} kept JOIN ${mediaItems} item ON item.id = kept.item_id
      WHERE kept.person_id = ${personId}
      UNION ALL
      SELECT 'creations', id, title, NULL, '', false, 0, NULL, created_at, false
      FROM ${creations} WHERE person_id = ${personId}
      UNION ALL
      SELECT 'pages', id, title, language, slug, false, 0, NULL, created_at, false
      FROM ${pages} WHERE person_id = ${personId}
    ), placed AS (
      SELECT *, row_number() OVER (PARTITION BY section ORDER BY at DESC, id)::int AS place,
        count(*) OVER (PARTITION BY section)::int AS total
      FROM things WHERE ${isFound}
    )
    SELECT section, id, name, language, by, of_portal AS "isOfPortal", price, publication, at, total,
      is_example AS "isExample",
      (${isShown}) AS "isShown",
      CASE WHEN section = 'made' AND (${isShown}) THEN (SELECT count(*)::int FROM ${artifaktOwnerships} owned
        WHERE owned.artifakt_id = placed.id AND owned.ended_at IS NULL) ELSE 0 END AS "ownerCount",
      CASE WHEN section IN ('bought', 'made') AND (${isShown}) THEN (SELECT cover.hash
        FROM ${artifaktPictures} cover WHERE cover.artifakt_id = placed.id AND cover.place = 0)
      END AS "coverHash"
    FROM placed WHERE (${isShown}) OR place = 1 ORDER BY section, place`);
  const totals = new Map<ThingSection, number>();
  const things: Thing[] = [];
  for (const { isShown: isOnPage, total, at, ...thing } of rows) {
    totals.set(thing.section, total);
    if (isOnPage) things.push({ ...thing, at: new Date(at) });
  }
  return { things, totals };
}

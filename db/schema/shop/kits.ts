/** Kits that people have installed, what each has added, and who waits for one. */
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { LOCALES, type Locale } from "#domain/preferences/preferences.ts";
import { KIT_PART_KINDS, type KitPart } from "#domain/shop/kits/kit.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { time } from "#db/schema/columns.ts";
import { personId } from "#db/schema/people/person-id.ts";

/** A kit of a marketplace app, a portal app, a perk or a person, installed once for all its sources. */
export const kitInstalls = pgTable(
  "kit_installs",
  {
    personId: personId(),
    /** Id of the app, perk or kit of a person. */
    offerId: text("offer_id").notNull(),
    version: integer().notNull(),
    /** The language of its texts. */
    locale: text().$type<Locale>().notNull(),
    installedAt: time("installed_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.personId, row.offerId] }),
    check("kit_installs_offer_named", sql`${row.offerId} ~ '^[a-z0-9][a-z0-9-]{2,79}$'`),
    check("kit_installs_version_counted", sql`${row.version} > 0`),
    check("kit_installs_locale_known", isOneOf(row.locale, LOCALES)),
    index("kit_installs_of_offer").on(row.offerId),
  ],
);

/** Parts that a kit has added. Kits that share a part refer to the same thing. */
export const kitParts = pgTable(
  "kit_parts",
  {
    personId: personId(),
    offerId: text("offer_id").notNull(),
    /** Key of the part in its manifest. */
    partKey: text("part_key").notNull(),
    kind: text().$type<KitPart["kind"]>().notNull(),
    /**
     * The added thing: the id of an agentik, document or track, the name of a command. Null for
     * pages and prompts, which add nothing. No foreign key: a person may delete the thing.
     */
    ref: text(),
    /** Whether a kit has added it; false for what the person had before. */
    isMade: boolean("is_made").notNull(),
    /** SHA-256 of the text as it was added, to see whether it was changed; null where a version tells. */
    digest: text(),
    addedAt: time("added_at").notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.personId, row.offerId, row.partKey] }),
    check("kit_parts_offer_named", sql`${row.offerId} ~ '^[a-z0-9][a-z0-9-]{2,79}$'`),
    check("kit_parts_key_named", sql`${row.partKey} ~ '^[a-z0-9][a-z0-9-]{0,59}$'`),
    check("kit_parts_kind_known", isOneOf(row.kind, KIT_PART_KINDS)),
    check("kit_parts_ref_named", sql`${row.ref} ~ '^[a-z0-9][A-Za-z0-9_-]*$'`),
    check("kit_parts_digest_hex", sql`${row.digest} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** Requests to be notified when a marketplace app or a perk gets a kit. */
export const kitWaits = pgTable(
  "kit_waits",
  {
    personId: personId(),
    offerId: text("offer_id").notNull(),
    askedAt: time("asked_at").notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.personId, row.offerId] }),
    check("kit_waits_offer_named", sql`${row.offerId} ~ '^[a-z0-9][a-z0-9-]{2,79}$'`),
    index("kit_waits_of_offer").on(row.offerId),
  ],
);

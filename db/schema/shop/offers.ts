/** Catalogues of the shops: marketplace apps, perks, portals with their apps, and suites. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import {
  OFFER_TYPES,
  PORTAL_APP_STATUSES,
  type OfferType,
  type PortalAppStatus,
} from "#domain/items/catalogue.ts";
import { isOneOf } from "#db/schema/checks.ts";

export const marketplaceApps = pgTable(
  "marketplace_apps",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    developer: text().notNull(),
    /** In English. */
    description: text().notNull(),
    /** In Spanish; empty if missing, then the English one is shown. */
    descriptionEs: text("description_es").notNull().default(""),
    category: text().notNull(),
    /** In tenths: 48 is 4.8. */
    rating: smallint().notNull(),
    /** A number, displayed in compact form ("1.2M"): as a string, "900K" would sort above it. */
    downloads: bigint({ mode: "number" }).notNull(),
    /** "Free" or "$12/mo"; cards say it in the language of the page. */
    price: text().notNull(),
    tags: text().array().notNull().default([]),
    /** In Spanish, in the order of the English ones; empty if missing. */
    tagsEs: text("tags_es").array().notNull().default([]),
    featured: boolean().notNull().default(false),
    /** The searched text: name, descriptions and tags, in lower case without accents. */
    searchText: text("search_text")
      .generatedAlwaysAs(
        sql`plaza_fold(name || ' ' || description || ' ' || plaza_words(tags) || ' ' || description_es || ' ' || plaza_words(tags_es))`,
      )
      .notNull(),
  },
  (app) => [
    check("marketplace_apps_rating_in_tenths", sql`${app.rating} BETWEEN 0 AND 50`),
    check("marketplace_apps_downloads_not_negative", sql`${app.downloads} >= 0`),
    index("marketplace_apps_by_category").on(app.category),
    index("marketplace_apps_search").using("gin", sql`${app.searchText} gin_trgm_ops`),
  ],
);

export const perks = pgTable(
  "perks",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    category: text().notNull(),
    type: text().$type<OfferType>().notNull(),
    /** US cents; displayed as dollars with two decimals. */
    priceCents: integer("price_cents").notNull(),
    image: text(),
    rating: smallint().notNull(),
    downloads: bigint({ mode: "number" }).notNull(),
    featured: boolean().notNull().default(false),
    /** Rank in its top list (free or premium), 1 to 10; null outside the list. */
    topPosition: smallint("top_position"),
  },
  (perk) => [
    check("perks_type_known", isOneOf(perk.type, OFFER_TYPES)),
    check("perks_rating_in_tenths", sql`${perk.rating} BETWEEN 0 AND 50`),
    check("perks_downloads_not_negative", sql`${perk.downloads} >= 0`),
    check("perks_price_follows_type", sql`(${perk.type} = 'free') = (${perk.priceCents} = 0)`),
    check("perks_price_not_negative", sql`${perk.priceCents} >= 0`),
    check("perks_top_position_in_list", sql`${perk.topPosition} BETWEEN 1 AND 10`),
    index("perks_top").on(perk.type, perk.topPosition),
  ],
);

export const portals = pgTable(
  "portals",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** In English. */
    description: text().notNull(),
    /** In Spanish; empty if missing, then the English one is shown. */
    descriptionEs: text("description_es").notNull().default(""),
    category: text().notNull(),
    type: text().$type<OfferType>().notNull(),
    icon: text().notNull(),
    color: text().notNull(),
    status: text().notNull().default("active"),
    position: smallint().notNull(),
  },
  (portal) => [
    check("portals_type_known", isOneOf(portal.type, OFFER_TYPES)),
    index("portals_by_position").on(portal.position),
  ],
);

export const portalApps = pgTable(
  "portal_apps",
  {
    id: text().primaryKey(),
    portalId: text("portal_id")
      .notNull()
      .references(() => portals.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** In English. */
    description: text().notNull(),
    /** In Spanish; empty if missing, then the English one is shown. */
    descriptionEs: text("description_es").notNull().default(""),
    icon: text().notNull(),
    status: text().$type<PortalAppStatus>().notNull(),
    type: text().$type<OfferType>().notNull(),
    position: smallint().notNull(),
  },
  (app) => [
    check("portal_apps_status_known", isOneOf(app.status, PORTAL_APP_STATUSES)),
    check("portal_apps_type_known", isOneOf(app.type, OFFER_TYPES)),
    index("portal_apps_of_portal").on(app.portalId, app.position),
  ],
);

export const suites = pgTable("suites", {
  id: text().primaryKey(),
  name: text().notNull(),
  /** In English. */
  description: text().notNull(),
  /** In Spanish; empty if missing, then the English one is shown. */
  descriptionEs: text("description_es").notNull().default(""),
  image: text(),
  color: text().notNull(),
  position: smallint().notNull(),
});

/** Apps of a suite. They are portal apps, so an app installed both ways is still one app. */
export const suiteApps = pgTable(
  "suite_apps",
  {
    suiteId: text("suite_id")
      .notNull()
      .references(() => suites.id, { onDelete: "cascade" }),
    appId: text("app_id")
      .notNull()
      .references(() => portalApps.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
  },
  (row) => [primaryKey({ columns: [row.suiteId, row.appId] })],
);

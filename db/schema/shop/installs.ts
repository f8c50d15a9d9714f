/** Perks, marketplace apps and portal apps that people own, have installed or wait for. */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { ledgerTransactions } from "#db/schema/money/ledger.ts";
import { marketplaceApps, perks, portalApps } from "./offers.ts";
import { time } from "#db/schema/columns.ts";
import { personId } from "#db/schema/people/person-id.ts";

/** A perk a person owns, free or bought in US dollars; once per person. */
export const perkOwnerships = pgTable(
  "perk_ownerships",
  {
    personId: personId(),
    perkId: text("perk_id")
      .notNull()
      .references(() => perks.id),
    /** Price paid, in US cents. */
    priceCents: integer("price_cents").notNull(),
    transactionId: text("transaction_id").references(() => ledgerTransactions.id),
    acquiredAt: time("acquired_at").notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.personId, row.perkId] }),
    check(
      "perk_ownerships_paid",
      sql`${row.priceCents} >= 0 AND (${row.priceCents} > 0) = (${row.transactionId} IS NOT NULL)`,
    ),
  ],
);

/** A marketplace app a person has installed. */
export const marketplaceInstalls = pgTable(
  "marketplace_installs",
  {
    personId: personId(),
    appId: text("app_id")
      .notNull()
      .references(() => marketplaceApps.id, { onDelete: "cascade" }),
    installedAt: time("installed_at").notNull(),
  },
  (row) => [primaryKey({ columns: [row.personId, row.appId] })],
);

/** A paid month of a marketplace app, whether or not the app is still installed. */
export const marketplacePurchases = pgTable(
  "marketplace_purchases",
  {
    id: text().primaryKey(),
    personId: personId(),
    appId: text("app_id")
      .notNull()
      .references(() => marketplaceApps.id, { onDelete: "cascade" }),
    /** US cents. */
    priceCents: integer("price_cents").notNull(),
    transactionId: text("transaction_id")
      .notNull()
      .references(() => ledgerTransactions.id),
    boughtAt: time("bought_at").notNull(),
    paidUntil: time("paid_until").notNull(),
  },
  (row) => [index("marketplace_purchases_of_person").on(row.personId, row.appId)],
);

/**
 * A portal app a person has installed, one row per source: `direct` or the id of a suite. Removing
 * a suite deletes its rows only, so an app with another source stays installed.
 */
export const portalInstalls = pgTable(
  "portal_installs",
  {
    personId: personId(),
    appId: text("app_id")
      .notNull()
      .references(() => portalApps.id, { onDelete: "cascade" }),
    source: text().notNull(),
    installedAt: time("installed_at").notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.personId, row.appId, row.source] }),
    index("portal_installs_of_app").on(row.appId),
  ],
);

/** Requests to be notified when an app with the status "coming soon" becomes available. */
export const appWaits = pgTable(
  "app_waits",
  {
    personId: personId(),
    appId: text("app_id")
      .notNull()
      .references(() => portalApps.id, { onDelete: "cascade" }),
    askedAt: time("asked_at").notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.personId, row.appId] }),
    index("app_waits_of_app").on(row.appId),
  ],
);

/** What people have of the shops: perks, marketplace apps, portal apps (product.md, "Writes"). */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { ledgerTransactions } from "#db/schema/money/ledger.ts";
import { marketplaceApps, perks, portalApps } from "./offers.ts";
import { people } from "#db/schema/people/people.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });
const personId = () =>
  text("person_id")
    .notNull()
    .references(() => people.id, { onDelete: "cascade" });

/** A perk a person has, free or bought in US dollars; once per person. */
export const perkOwnerships = pgTable(
  "perk_ownerships",
  {
    personId: personId(),
    perkId: text("perk_id")
      .notNull()
      .references(() => perks.id),
    /** US cents, as it was paid. */
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

/** A month of a marketplace app that was paid for, whether or not it is installed. */
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
 * A portal app a person has, and where it came from: `direct`, or the id of a suite. One that came
 * both ways is there twice, so that a suite that goes takes only what nothing else holds.
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

/** Who wants to be told when an app that is coming soon is there. */
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

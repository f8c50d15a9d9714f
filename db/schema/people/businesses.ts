import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { BUSINESS_LIMITS, TONES, type Tone } from "#domain/people/business/business.ts";
import { ZONES, type Zone } from "#domain/format/zones.ts";
import type { OpeningHours } from "#domain/people/business/opening-hours.ts";
import { TAX_REGIMES, type TaxRegime } from "#domain/people/business/rfc.ts";
import { TRADES, type Trade } from "#domain/people/business/trades.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { people } from "./people.ts";

const limit = (field: keyof typeof BUSINESS_LIMITS) => sql.raw(String(BUSINESS_LIMITS[field]));

/**
 * A person's business, "Mi negocio"; its logo is in `pictures`. Only `findTaxData` reads the tax
 * columns, and only their owner sees them.
 */
export const businesses = pgTable(
  "businesses",
  {
    personId: text("person_id")
      .primaryKey()
      .references(() => people.id, { onDelete: "cascade" }),
    name: text().notNull().default(""),
    trade: text().$type<Trade>(),
    tradeOther: text("trade_other").notNull().default(""),
    town: text().notNull().default(""),
    address: text().notNull().default(""),
    /** E.164. */
    whatsapp: text(),
    /** Null: that of the WhatsApp number (domain/people/business/business-zone.ts). */
    zone: text().$type<Zone>(),
    hours: jsonb().$type<OpeningHours>(),
    mainColour: text("main_colour"),
    accentColour: text("accent_colour"),
    tone: text().$type<Tone>(),
    rfc: text(),
    legalName: text("legal_name").notNull().default(""),
    taxPostalCode: text("tax_postal_code"),
    taxRegime: text("tax_regime").$type<TaxRegime>(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (business) => [
    check("businesses_trade_known", isOneOf(business.trade, TRADES)),
    check("businesses_tone_known", isOneOf(business.tone, TONES)),
    check("businesses_zone_known", isOneOf(business.zone, ZONES)),
    check("businesses_tax_regime_known", isOneOf(business.taxRegime, TAX_REGIMES)),
    check(
      "businesses_trade_other_only_with_other",
      sql`${business.tradeOther} = '' OR ${business.trade} IS NOT DISTINCT FROM 'other'`,
    ),
    check("businesses_whatsapp_e164", sql`${business.whatsapp} ~ '^\\+[1-9][0-9]{7,14}$'`),
    check(
      "businesses_colours_hex",
      sql`${business.mainColour} ~ '^#[0-9a-f]{6}$' AND ${business.accentColour} ~ '^#[0-9a-f]{6}$'`,
    ),
    check("businesses_rfc_long", sql`length(${business.rfc}) IN (12, 13)`),
    check("businesses_tax_postal_code_digits", sql`${business.taxPostalCode} ~ '^[0-9]{5}$'`),
    check(
      "businesses_texts_short",
      sql`length(${business.name}) <= ${limit("name")}
        AND length(${business.tradeOther}) <= ${limit("tradeOther")}
        AND length(${business.town}) <= ${limit("town")}
        AND length(${business.address}) <= ${limit("address")}
        AND length(${business.legalName}) <= ${limit("legalName")}`,
    ),
  ],
);

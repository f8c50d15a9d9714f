import type { Trade } from "#domain/people/business/trades.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

const NAMES: Record<Trade, typeof m.business_trade_bar> = {
  restaurant: m.business_trade_restaurant,
  cafe: m.business_trade_cafe,
  bar: m.business_trade_bar,
  grocery: m.business_trade_grocery,
  fashion: m.business_trade_fashion,
  beauty: m.business_trade_beauty,
  health: m.business_trade_health,
  fitness: m.business_trade_fitness,
  education: m.business_trade_education,
  repairs: m.business_trade_repairs,
  crafts: m.business_trade_crafts,
  professional: m.business_trade_professional,
  agency: m.business_trade_agency,
  technology: m.business_trade_technology,
  lodging: m.business_trade_lodging,
  events: m.business_trade_events,
  other: m.business_trade_other,
};

/** The name of a trade. */
export const tradeName = (trade: Trade, lang: { locale: Locale }): string => NAMES[trade]({}, lang);

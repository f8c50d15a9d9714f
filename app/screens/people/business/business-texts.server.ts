import { TONES, type BusinessProblems } from "#domain/people/business/business.ts";
import { BUSINESS_COLOURS, type BusinessColour } from "#domain/people/business/business-colours.ts";
import { TAX_REGIMES } from "#domain/people/business/rfc.ts";
import { TRADES, type Trade } from "#domain/people/business/trades.ts";
import { zoneCity } from "#domain/format/zone-city.ts";
import type { Zone } from "#domain/format/zones.ts";
import { clockIn } from "#domain/people/business/open-now.ts";
import { timeOf } from "#domain/people/business/opening-hours.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { tradeName } from "#app/presenters/business/trade-names.server.ts";

interface Lang {
  locale: Locale;
}
type Text = typeof m.business_tone_warm;

const TONE_NAMES: Record<(typeof TONES)[number], Text> = {
  warm: m.business_tone_warm,
  formal: m.business_tone_formal,
  playful: m.business_tone_playful,
  brief: m.business_tone_brief,
};
const REGIME_NAMES: Record<(typeof TAX_REGIMES)[number], Text> = {
  "601": m.business_regime_601,
  "603": m.business_regime_603,
  "605": m.business_regime_605,
  "606": m.business_regime_606,
  "612": m.business_regime_612,
  "616": m.business_regime_616,
  "620": m.business_regime_620,
  "621": m.business_regime_621,
  "622": m.business_regime_622,
  "623": m.business_regime_623,
  "624": m.business_regime_624,
  "625": m.business_regime_625,
  "626": m.business_regime_626,
};
const COLOUR_NAMES: Record<BusinessColour, Text> = {
  clay: m.business_colour_clay,
  chili: m.business_colour_chili,
  bougainvillea: m.business_colour_bougainvillea,
  jacaranda: m.business_colour_jacaranda,
  talavera: m.business_colour_talavera,
  lagoon: m.business_colour_lagoon,
  cactus: m.business_colour_cactus,
  coffee: m.business_colour_coffee,
  night: m.business_colour_night,
};

export interface Choice {
  value: string;
  name: string;
}

/** The form's lists in one language; on the server, so that the script does not carry both. */
export const businessChoices = (lang: Lang) => ({
  trades: TRADES.map((value: Trade): Choice => ({ value, name: tradeName(value, lang) })),
  tones: TONES.map((value): Choice => ({ value, name: TONE_NAMES[value]({}, lang) })),
  regimes: TAX_REGIMES.map((value): Choice => ({
    value,
    name: `${value} ${REGIME_NAMES[value]({}, lang)}`,
  })),
  colours: (Object.keys(COLOUR_NAMES) as BusinessColour[]).map((each): Choice => ({
    value: BUSINESS_COLOURS[each],
    name: COLOUR_NAMES[each]({}, lang),
  })),
});

/** Help on the time zone of a business, with the time there. */
export const zoneHelpText = (zone: Zone, now: Date, lang: Lang): string =>
  m.business_zone_help(
    { city: zoneCity(zone, lang.locale), time: timeOf(clockIn(zone, now).minute) },
    lang,
  );

const PROBLEM_TEXTS = {
  missing: m.business_problem_name,
  long: m.business_problem_long,
  half: m.business_problem_half,
  order: m.business_problem_order,
  overlap: m.business_problem_overlap,
  time: m.business_problem_time,
} as const;
const INVALID_TEXTS: Record<string, Text> = {
  whatsapp: m.business_problem_whatsapp,
  rfc: m.business_problem_rfc,
  taxPostalCode: m.business_problem_postal_code,
  mainColour: m.business_problem_colour,
  accentColour: m.business_problem_colour,
};

/** The texts of problems, by field. */
export const businessProblemTexts = (
  problems: BusinessProblems,
  lang: Lang,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => {
      if (problem === "invalid") return [field, INVALID_TEXTS[field]!({}, lang)];
      if (problem === "pale")
        return [
          field,
          field === "mainColour"
            ? m.business_problem_pale({}, lang)
            : m.business_problem_paler({}, lang),
        ];
      return [field, PROBLEM_TEXTS[problem]({}, lang)];
    }),
  );

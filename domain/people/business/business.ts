import { knownZone, type Zone } from "#domain/format/zones.ts";
import { isLegible, parseColour } from "./business-colours.ts";
import {
  readHours,
  WEEKDAYS,
  type HoursProblem,
  type OpeningHours,
  type TypedSpan,
  type Weekday,
} from "./opening-hours.ts";
import { MEXICAN_POSTAL_CODE, parseRfc, TAX_REGIMES, type TaxRegime } from "./rfc.ts";
import { TOWN_MAX_CHARACTERS, TRADES, type Trade } from "./trades.ts";
import { parseWhatsapp } from "./whatsapp.ts";

/** Tones of texts for a business's customers. */
export const TONES = ["warm", "formal", "playful", "brief"] as const;
export type Tone = (typeof TONES)[number];

/** Maximum lengths in characters, as browsers count. */
export const BUSINESS_LIMITS = {
  name: 80,
  tradeOther: 60,
  town: TOWN_MAX_CHARACTERS,
  address: 200,
  legalName: 200,
} as const;

/** Facts of a business that others may see, and Plaza may use in texts and pages. */
export interface Business {
  /** Empty while only the wizard's questions are answered. */
  name: string;
  trade: Trade | null;
  /** The trade in the person's words; empty unless `trade` is `other`. */
  tradeOther: string;
  town: string;
  address: string;
  /** E.164. */
  whatsapp: string | null;
  /** Null: that of the WhatsApp number (business-zone.ts). */
  zone: Zone | null;
  /** Null: not said. */
  hours: OpeningHours | null;
  /** `#rrggbb`; contrasts with white as its use needs (business-colours.ts). */
  mainColour: string | null;
  accentColour: string | null;
  tone: Tone | null;
}

/** Shown to its owner alone. */
export interface TaxData {
  rfc: string | null;
  legalName: string;
  taxPostalCode: string | null;
  taxRegime: TaxRegime | null;
}

/** The texts of the form, without spaces around them; its lists and times are text too. */
export type TypedBusiness = Record<
  | "name"
  | "trade"
  | "tradeOther"
  | "town"
  | "address"
  | "whatsapp"
  | "zone"
  | "mainColour"
  | "mainOther"
  | "accentColour"
  | "accentOther"
  | "tone"
  | "rfc"
  | "legalName"
  | "taxPostalCode"
  | "taxRegime",
  string
> & { hours: Readonly<Record<Weekday, readonly TypedSpan[]>> };

/** By field of the form. */
export type BusinessProblems = Partial<
  Record<keyof typeof BUSINESS_LIMITS, "missing" | "long"> &
    Record<"whatsapp" | "rfc" | "taxPostalCode", "invalid"> &
    Record<"mainColour" | "accentColour", "invalid" | "pale"> &
    Record<Weekday, HoursProblem>
>;

/** The value of a colour field that stands for the free colour beside it. */
export const OTHER_COLOUR = "other";

/** A business from its form; only the name is required. */
export function readBusiness(
  typed: TypedBusiness,
): { business: Business; tax: TaxData } | { problems: BusinessProblems } {
  const problems: BusinessProblems = {};
  if (typed.name === "") problems.name = "missing";
  for (const field of Object.keys(BUSINESS_LIMITS) as (keyof typeof BUSINESS_LIMITS)[])
    if (typed[field].length > BUSINESS_LIMITS[field]) problems[field] = "long";

  const parsed = <Value>(
    field: "whatsapp" | "rfc" | "taxPostalCode",
    parse: (text: string) => Value | undefined,
  ): Value | null => {
    if (typed[field] === "") return null;
    const value = parse(typed[field]);
    if (value === undefined) problems[field] = "invalid";
    return value ?? null;
  };
  const whatsapp = parsed("whatsapp", parseWhatsapp);
  const rfc = parsed("rfc", parseRfc);
  const taxPostalCode = parsed("taxPostalCode", (text) =>
    MEXICAN_POSTAL_CODE.test(text) ? text : undefined,
  );

  const colour = (use: "main" | "accent"): string | null => {
    const chosen = typed[`${use}Colour`];
    if (chosen === "") return null;
    const hex = parseColour(chosen === OTHER_COLOUR ? typed[`${use}Other`] : chosen);
    if (hex === undefined) problems[`${use}Colour`] = "invalid";
    else if (!isLegible(hex, use)) problems[`${use}Colour`] = "pale";
    return hex ?? null;
  };
  const [mainColour, accentColour] = [colour("main"), colour("accent")];

  const week = readHours(typed.hours);
  if ("problems" in week) Object.assign(problems, week.problems);
  if (Object.keys(problems).length > 0 || "problems" in week) return { problems };

  const trade = memberOf(TRADES, typed.trade);
  const { name, town, address, legalName } = typed;
  return {
    business: {
      name,
      trade,
      tradeOther: trade === "other" ? typed.tradeOther : "",
      town,
      address,
      whatsapp,
      zone: knownZone(typed.zone) ?? null,
      hours: week.hours,
      mainColour,
      accentColour,
      tone: memberOf(TONES, typed.tone),
    },
    tax: { rfc, legalName, taxPostalCode, taxRegime: memberOf(TAX_REGIMES, typed.taxRegime) },
  };
}

/** Monday's hours also for Tuesday to Friday, so that they are typed once. */
export const likeMonday = (hours: TypedBusiness["hours"]): TypedBusiness["hours"] => ({
  ...hours,
  ...Object.fromEntries(WEEKDAYS.slice(1, 5).map((day) => [day, hours.mon])),
});

const memberOf = <T extends string>(list: readonly T[], value: string): T | null =>
  list.find((member) => member === value) ?? null;

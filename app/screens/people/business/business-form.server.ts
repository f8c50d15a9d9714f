import { z } from "zod";
import {
  likeMonday,
  type Business,
  type TaxData,
  type TypedBusiness,
} from "#domain/people/business/business.ts";
import { BUSINESS_COLOURS } from "#domain/people/business/business-colours.ts";
import {
  timeOf,
  WEEKDAYS,
  type StatedHours,
  type TypedSpan,
  type Weekday,
} from "#domain/people/business/opening-hours.ts";
import { formatWhatsapp } from "#domain/people/business/whatsapp.ts";
import { chosenFile } from "#app/forms/form-fields.server.ts";
import { writtenLine } from "#app/forms/written-text.server.ts";

const TEXTS = [
  "name",
  "trade",
  "tradeOther",
  "town",
  "address",
  "whatsapp",
  "zone",
  "mainColour",
  "mainOther",
  "accentColour",
  "accentOther",
  "tone",
  "rfc",
  "legalName",
  "taxPostalCode",
  "taxRegime",
] as const satisfies readonly (keyof TypedBusiness)[];

const TIMES = WEEKDAYS.flatMap((day) =>
  [1, 2].flatMap((span) => [`${day}-from-${span}`, `${day}-to-${span}`]),
);

/** All fields of the page's forms; times are `mon-from-1`, `mon-to-1`, `mon-from-2` and so on. */
export const BUSINESS_FORM = z
  .object(Object.fromEntries([...TEXTS, ...TIMES].map((field) => [field, writtenLine()])))
  .and(
    z.object({
      intent: z.enum(["save-business", "take-hours", "upload-picture", "remove-picture"]),
      /** Monday's hours hold until Friday. */
      same: z.string().optional().catch(undefined),
      picture: chosenFile(),
    }),
  );

/** The texts of a form's fields. */
export function typedBusiness(form: Readonly<Record<string, unknown>>): TypedBusiness {
  const textOf = (field: string) => String(form[field] ?? "");
  const hours = Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      [1, 2].map((span): TypedSpan => ({
        from: textOf(`${day}-from-${span}`),
        to: textOf(`${day}-to-${span}`),
      })),
    ]),
  ) as Record<Weekday, TypedSpan[]>;
  const texts = Object.fromEntries(TEXTS.map((field) => [field, textOf(field)])) as Record<
    (typeof TEXTS)[number],
    string
  >;
  return { ...texts, hours: form.same === undefined ? hours : likeMonday(hours) };
}

const PALETTE: readonly string[] = Object.values(BUSINESS_COLOURS);

/** The stored business and tax data as form fields. */
export function asTyped(business: Business | undefined, tax: TaxData | undefined): TypedBusiness {
  const colour = (hex: string | null | undefined): [chosen: string, other: string] =>
    !hex ? ["", ""] : PALETTE.includes(hex) ? [hex, ""] : ["other", hex];
  const [mainColour, mainOther] = colour(business?.mainColour);
  const [accentColour, accentOther] = colour(business?.accentColour);
  return {
    name: business?.name ?? "",
    trade: business?.trade ?? "",
    tradeOther: business?.tradeOther ?? "",
    town: business?.town ?? "",
    address: business?.address ?? "",
    whatsapp: business?.whatsapp ? formatWhatsapp(business.whatsapp) : "",
    zone: business?.zone ?? "",
    mainColour,
    mainOther,
    accentColour,
    accentOther,
    tone: business?.tone ?? "",
    rfc: tax?.rfc ?? "",
    legalName: tax?.legalName ?? "",
    taxPostalCode: tax?.taxPostalCode ?? "",
    taxRegime: tax?.taxRegime ?? "",
    hours: typedHours(business?.hours),
  };
}

/** The hours of a week, as they would be typed. */
export const typedHours = (hours: StatedHours["hours"] | null | undefined) =>
  Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      (hours?.[day] ?? []).map(({ from, to }) => ({ from: timeOf(from), to: timeOf(to) })),
    ]),
  ) as Record<Weekday, TypedSpan[]>;

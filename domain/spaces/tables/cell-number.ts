import type { Locale } from "#domain/preferences/preferences.ts";

/** Digits that tell a number from a telephone number, an account number or a barcode. */
const DIGITS_MAX = 9;
const AMOUNT = /^(-?)\s*(?:[$€£]|S\/\.?|R\$|US\$|MX\$)?\s*(\d[\d.,' ]*)$/u;
const THOUSANDS = { ",": /^\d{1,3}(?:,\d{3})+$/, ".": /^\d{1,3}(?:\.\d{3}){2,}$/ };

/**
 * The number that a cell says: `35`, `-0.5`, `1,234.50`, `12,5`, `$ 1,200`. Where there are a comma and a point,
 * the last one is the decimal sign; a comma alone before three digits separates thousands.
 *
 * @returns undefined for text, and for digits that name something, such as a telephone number
 */
export function readNumber(cell: string): number | undefined {
  const [, sign = "", written = ""] = AMOUNT.exec(cell.trim()) ?? [];
  const digits = written.replace(/[' ]/g, "");
  if (digits === "" || /^0\d/.test(digits)) return undefined;
  const decimal = decimalSignOf(digits);
  const [whole = "", fraction = "", ...more] =
    decimal === undefined ? [digits.replace(/[.,]/g, "")] : digits.split(decimal);
  const bare = whole.replace(/[.,]/g, "");
  if (more.length > 0 || bare.length > DIGITS_MAX || /[.,]/.test(fraction)) return undefined;
  const value = Number(`${sign}${bare}.${fraction || "0"}`);
  return Number.isFinite(value) ? value : undefined;
}

function decimalSignOf(digits: string): "," | "." | undefined {
  const [comma, point] = [digits.lastIndexOf(","), digits.lastIndexOf(".")];
  if (comma >= 0 && point >= 0) return comma > point ? "," : ".";
  if (comma >= 0) return THOUSANDS[","].test(digits) ? undefined : ",";
  if (point >= 0) return THOUSANDS["."].test(digits) ? undefined : ".";
  return undefined;
}

/** A typed number as it is stored: with a point and without thousands, so that spreadsheets count it. */
export function plainNumber(typed: string): string {
  const value = /^[-\d.,' ]+$/.test(typed) ? readNumber(typed) : undefined;
  return value === undefined ? typed : String(value);
}

// Kept: constructing an `Intl.NumberFormat` costs far more than using it.
const FORMATS: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 }),
  es: new Intl.NumberFormat("es-MX", { maximumFractionDigits: 2 }),
};

/** A number as the reader's language writes it, with at most two decimals. */
export const showNumber = (value: number, locale: Locale): string =>
  FORMATS[locale].format(Object.is(Math.round(value * 100), -0) ? 0 : value);

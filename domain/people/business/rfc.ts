/** Mexican tax id (RFC): its rules are in Annex 20 and the SAT's check digit algorithm. */

/** A person has four letters, a company three; then a date (YYMMDD) and three more characters. */
const RFC = /^([A-ZÑ&]{3,4})(\d{2})(\d{2})(\d{2})([A-Z\d]{2})([\dA])$/;

/** Values of the characters for the check digit, from 0. */
const CHARACTERS = "0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ";

/** Generic codes for sales to the general public and to foreign customers. */
const GENERIC: ReadonlySet<string> = new Set(["XAXX010101000", "XEXX010101000"]);

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * An RFC of 12 or 13 characters in upper case, without spaces and hyphens.
 *
 * @returns undefined if the form, the date or the check digit is wrong, or it is a generic one
 */
export function parseRfc(typed: string): string | undefined {
  if (typed.length > 40) return undefined;
  const rfc = typed.normalize("NFC").toUpperCase().replace(/[\s-]/g, "");
  const parts = RFC.exec(rfc);
  if (!parts || GENERIC.has(rfc)) return undefined;
  const [, , , month = "", day = ""] = parts;
  const days = DAYS[Number(month) - 1];
  if (days === undefined || Number(day) < 1 || Number(day) > days) return undefined;
  return checkDigitOf(rfc.slice(0, -1)) === rfc.at(-1) ? rfc : undefined;
}

/**
 * The last character of an RFC.
 *
 * @param stem the 11 or 12 characters before it
 */
export function checkDigitOf(stem: string): string {
  const sum = Array.from(stem.padStart(12, " ")).reduce(
    (total, character, index) => total + CHARACTERS.indexOf(character) * (13 - index),
    0,
  );
  const rest = sum % 11;
  if (rest === 0) return "0";
  return rest === 1 ? "A" : String(11 - rest);
}

/** Tax regimes of the SAT's catalogue c_RegimenFiscal that a business can have. */
export const TAX_REGIMES = [
  "601",
  "603",
  "605",
  "606",
  "612",
  "616",
  "620",
  "621",
  "622",
  "623",
  "624",
  "625",
  "626",
] as const;
export type TaxRegime = (typeof TAX_REGIMES)[number];

/** Five digits. */
export const MEXICAN_POSTAL_CODE = /^\d{5}$/;

/** E.164: a plus, a country code that does not begin with 0, at most 15 digits. */
export const E164 = /^\+[1-9][0-9]{7,14}$/;

/** Mexico: +52 and 10 digits. The 1 that mobile numbers had until 2019 is dropped. */
const MEXICO_OLD = /^521([0-9]{10})$/;
const MEXICO = /^52[0-9]{10}$/;

/**
 * A WhatsApp number in E.164. Ten digits are a Mexican number; others need a `+` (or `00`) and their
 * country code.
 *
 * @returns undefined for what is no number
 */
export function parseWhatsapp(typed: string): string | undefined {
  if (typed.length > 40 || !/^[+\d\s().-]*$/.test(typed)) return undefined;
  const bare = typed.replace(/[\s().-]/g, "");
  const digits = bare.replace(/^(?:\+|00)/, "");
  if (!/^\d+$/.test(digits)) return undefined;
  const isInternational = bare !== digits;
  if (!isInternational && /^[1-9]\d{9}$/.test(digits)) return `+52${digits}`;
  const mexican = digits.replace(MEXICO_OLD, "52$1");
  if (digits.startsWith("52")) return MEXICO.test(mexican) ? `+${mexican}` : undefined;
  const number = `+${digits}`;
  return isInternational && E164.test(number) ? number : undefined;
}

/** Mexican area codes of two digits: Mexico City, Guadalajara and Monterrey. All others have three. */
const TWO_DIGIT_AREAS = /^(?:55|56|33|81)/;

/** Sizes of the digit groups of a phone number, by country code. */
const GROUPS: Readonly<Record<string, readonly number[]>> = {
  "1": [3, 3, 4],
  "34": [3, 3, 3],
  "51": [3, 3, 3],
  "56": [1, 4, 4],
  "57": [3, 3, 4],
  "58": [3, 3, 4],
  "502": [4, 4],
  "503": [4, 4],
  "504": [4, 4],
  "505": [4, 4],
  "506": [4, 4],
  "507": [4, 4],
  "593": [2, 3, 4],
};

const grouped = (digits: string, sizes: readonly number[]): string => {
  let at = 0;
  return sizes.map((size) => digits.slice(at, (at += size))).join(" ");
};

/**
 * For people: Mexican numbers as they are written in Mexico, `951 123 4567` and `55 1234 5678`; others
 * with their country code, in its groups, or in E.164 where these are not known.
 */
export function formatWhatsapp(number: string): string {
  const local = /^\+52(\d{10})$/.exec(number)?.[1];
  if (local) return grouped(local, TWO_DIGIT_AREAS.test(local) ? [2, 4, 4] : [3, 3, 4]);
  for (const [code, sizes] of Object.entries(GROUPS)) {
    const digits = number.slice(code.length + 1);
    const length = sizes.reduce((sum, size) => sum + size, 0);
    if (number.startsWith(`+${code}`) && digits.length === length)
      return `+${code} ${grouped(digits, sizes)}`;
  }
  return number;
}

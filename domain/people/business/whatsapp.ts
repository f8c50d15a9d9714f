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

/** For people: `+52 55 1234 5678`; other countries' numbers in E.164. */
export function formatWhatsapp(number: string): string {
  const local = /^\+52(\d{2})(\d{4})(\d{4})$/.exec(number);
  return local ? `+52 ${local[1]} ${local[2]} ${local[3]}` : number;
}

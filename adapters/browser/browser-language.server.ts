import Negotiator from "negotiator";
import { LOCALES, type Locale } from "#domain/preferences/preferences.ts";

const remembered = new Map<string, boolean>();

/**
 * Whether a browser prefers Spanish, in any of its regions, to English (RFC 9110, section 12.5.4).
 * Languages that Plaza does not have are passed over: `pt, es;q=0.8, en;q=0.5` asks for Spanish.
 *
 * @param header its Accept-Language; false without one, and for `*`
 */
export function asksSpanish(header: string | string[] | null | undefined): boolean {
  const text = String(header ?? "");
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const negotiator = new Negotiator({ headers: { "accept-language": text } });
  const asks = negotiator.language(LOCALES) === "es";
  // Cache of parsed headers, bounded: browsers send a handful of values, attackers any number.
  if (remembered.size < 1_000 && text.length < 200) remembered.set(text, asks);
  return asks;
}

/**
 * The language of Plaza's that a browser names first, in any of its regions; undefined if it names
 * neither, as with `pt` or `*`.
 */
export function askedLanguage(header: string | null | undefined): Locale | undefined {
  if (!header) return undefined;
  const named = new Negotiator({ headers: { "accept-language": header } }).languages();
  const tags = named.map((tag) => tag.split("-")[0]!.toLowerCase());
  return tags.flatMap((tag) => LOCALES.filter((locale) => locale === tag))[0];
}

import type { Locale } from "#domain/preferences/preferences.ts";
import type { Brief } from "#engine/text/brief/read-brief.ts";
import { ENGLISH_LETTERS } from "./english-letters.ts";
import { small } from "#engine/text/brief/capital.ts";
import type { Letter } from "./letter-parts.ts";
import { relayedLetter } from "./relayed-letter.ts";
import { lineOf, sentence, type BriefOptions } from "#engine/text/brief/lines.ts";
import { SPANISH_LETTERS } from "./spanish-letters.ts";

/** A letter: greeting, reason, content, closing and sender. */
export function letterOf(
  brief: Brief,
  { locale, tone, length, business, phone }: BriefOptions,
): string {
  const { kind } = brief;
  const isFormal = tone === "formal";
  const letter = brief.relayed
    ? relayedLetter(brief.relayed, locale)
    : (LETTERS[locale][kind.key] ?? LETTERS[locale].plain!);
  const parts = letter(brief, { isFormal, phone });
  const greeting = parts.greeting ?? greetingOf(brief.to, locale, isFormal);
  // Many clauses are printed as a list, except in a letter or an e-mail.
  const isLetter = /\b(?:carta|correo|e-?mail|letter)\b/i.test(brief.words);
  const isMany =
    parts.isList === true || (parts.said.length >= MANY && parts.opening === "" && !isLetter);
  const said = isMany
    ? parts.said.map((text) => `- ${lineOf(text, locale)}`).join("\n")
    : joinTails(parts.said).map(sentence).join(" ");
  const closing = length === "short" ? "" : parts.closing;
  const signature = [brief.signedBy, business].filter(Boolean).join("\n");
  const body = [parts.opening, said].filter(Boolean).join(isMany ? "\n\n" : " ");
  return [greeting, body, closing, signature].filter((part) => part !== "").join("\n\n");
}

/** From this number of clauses, a letter without its own opening becomes a list. */
const MANY = 4;

/** Clause that continues the one before it: "antes del 30 de junio", "porque llegó tarde". */
const TAIL =
  /^(?:(?:antes del?|a m[aá]s tardar|hasta el|en|con|sin|before|by|in|with)(?:\s\S+){1,4}$|(?:porque|because)\s)/i;
/** One more thing of a list behind a colon: "lechuga". */
const THING = /^\S+(?:\s\S+)?$/;

function joinTails(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const before = joined.at(-1);
    const isOpen = before !== undefined && !/[.!?…:]$/.test(before);
    if (isOpen && TAIL.test(text))
      joined[joined.length - 1] =
        `${before}${/^(?:antes|porque|before|by|because|hasta|a m)/i.test(text) ? "" : ","} ${small(text)}`;
    else if (isOpen && /:\s/.test(before) && THING.test(text) && !/\d/.test(text))
      joined[joined.length - 1] = `${before}, ${small(text)}`;
    else joined.push(text);
  }
  return joined;
}

function greetingOf(to: string | undefined, locale: Locale, isFormal: boolean): string {
  if (locale === "en")
    return to ? `${isFormal ? "Dear" : "Hi"} ${to},` : isFormal ? "Good day," : "Hi,";
  if (!to) return isFormal ? "Buen día:" : "Hola:";
  return isFormal ? `${isFemale(to) ? "Estimada" : "Estimado"} ${to}:` : `Hola, ${to}:`;
}

const isFemale = (to: string): boolean =>
  /^(?:la |doña|do[nñ]a|se[nñ]ora|sra|srta|dra|mtra|lic\.? \p{L}+a\b|mrs|ms)/iu.test(to) ||
  // "Ana", "Lety Ramos": most given names of women end so.
  /^\p{Lu}\p{Ll}*a(?:\s|$)/u.test(to);

const LETTERS: Readonly<Record<Locale, Readonly<Record<string, Letter>>>> = {
  es: SPANISH_LETTERS,
  en: ENGLISH_LETTERS,
};

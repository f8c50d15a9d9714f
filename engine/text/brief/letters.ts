import type { Locale } from "#domain/preferences/preferences.ts";
import type { Brief } from "./read-brief.ts";
import { ENGLISH_LETTERS } from "./english-letters.ts";
import type { Letter } from "./letter-parts.ts";
import { lineOf, sentence, type BriefOptions } from "./lines.ts";
import { SPANISH_LETTERS } from "./spanish-letters.ts";

/** A letter: greeting, why it is written, what is said, closing, and who writes. */
export function letterOf(brief: Brief, { locale, tone, length, business }: BriefOptions): string {
  const { kind } = brief;
  const parts = (LETTERS[locale][kind.key] ?? LETTERS[locale].plain!)(brief, tone === "formal");
  const greeting = parts.greeting ?? greetingOf(brief.to, locale, tone === "formal");
  // Many things are easier to find in a list.
  const isMany = parts.said.length >= MANY && parts.opening === "";
  const said = isMany
    ? parts.said.map((text) => `- ${lineOf(text, locale)}`).join("\n")
    : parts.said.map(sentence).join(" ");
  const closing = length === "short" ? "" : parts.closing;
  return [greeting, [parts.opening, said].filter(Boolean).join(" "), closing, business ?? ""]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** From so many clauses on, a letter without an opening of its own is a list. */
const MANY = 4;

function greetingOf(to: string | undefined, locale: Locale, isFormal: boolean): string {
  if (locale === "en")
    return to ? `${isFormal ? "Dear" : "Hi"} ${to},` : isFormal ? "Good day," : "Hi,";
  if (!to) return isFormal ? "Buen día:" : "Hola:";
  return isFormal ? `${isFemale(to) ? "Estimada" : "Estimado"} ${to}:` : `Hola, ${to}:`;
}

const isFemale = (to: string): boolean =>
  /^(?:la |doña|do[nñ]a|se[nñ]ora|sra|srta|dra|mtra|lic\.? \p{L}+a\b|mrs|ms)/iu.test(to);

const LETTERS: Readonly<Record<Locale, Readonly<Record<string, Letter>>>> = {
  es: SPANISH_LETTERS,
  en: ENGLISH_LETTERS,
};

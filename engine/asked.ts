import type { Business } from "#domain/people/business/business.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { Day } from "./reading/days.ts";
import type { Facts, Slot } from "./text/genre.ts";

/** An entry of one of the engine's catalogues, which a prompt can ask for. */
export interface Asked {
  /** Kebab-case, unique in its catalogue. */
  key: string;
  name: Readonly<Record<Locale, string>>;
  /** Patterns over the folded prompt (lower case, no accents) that ask for it, by language. */
  asks: Readonly<Record<Locale, RegExp>>;
}

/** Facts for machines: days as `2026-05-03`, times as `17:00`, prices as `249 MXN`. */
export type Values = Readonly<Partial<Record<Slot, string>>>;

/** Input of a catalogue entry: facts, business, date, prompt. */
export interface Material {
  locale: Locale;
  /** For people, in the language of the answer. */
  facts: Facts;
  values: Values;
  business: Business | undefined;
  today: Day;
  /** The prompt as it was typed, for what only one entry reads. */
  words: string;
}

/** Six entries to choose from; others with each seed. */
export function offersOf(catalogue: readonly Asked[], locale: Locale, seed: number): string {
  const count = Math.min(6, catalogue.length);
  const names = Array.from(
    { length: count },
    (_, index) => catalogue[(seed * count + index) % catalogue.length]!.name[locale],
  );
  return names.map((name) => `- ${name}`).join("\n");
}

import type { Locale } from "#domain/preferences/preferences.ts";

/** What a template says for a trade in one language; the business itself comes from Mi negocio. */
export interface TemplateTexts {
  headline: string;
  intro: string;
  pricesTitle: string;
  /** As `readPriceList` reads it. */
  prices: string;
  /** What customers of the trade ask, one question a line: the answers are the owner's alone. */
  questions: string;
}

export type PageTemplate = Readonly<Record<Locale, TemplateTexts>>;

import type { Locale } from "#domain/preferences/preferences.ts";

/** Texts of a template for a trade in one language; the business itself comes from Mi negocio. */
export interface TemplateTexts {
  headline: string;
  intro: string;
  pricesTitle: string;
  /** As `readPriceList` reads it. */
  prices: string;
  /** Questions of the trade's customers, one a line: the answers are the owner's alone. */
  questions: string;
}

export type PageTemplate = Readonly<Record<Locale, TemplateTexts>>;

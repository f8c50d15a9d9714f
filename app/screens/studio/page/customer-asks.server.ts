import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/** Texts that a page's links to WhatsApp begin a customer's message with, in the page's language. */
export interface CustomerAsks {
  /** About the page. */
  page: string;
  /** About one thing on it. */
  about: (thing: string) => string;
  /** What the link at a product says. */
  label: string;
}

/** The messages of a page's customers: each names the page, so that the owner knows where it is from. */
export const asksOn = (page: string, lang: { locale: Locale }): CustomerAsks => ({
  page: m.pages_ask({ page }, lang),
  about: (thing) => m.pages_ask_about({ page, thing }, lang),
  label: m.pages_ask_label({}, lang),
});

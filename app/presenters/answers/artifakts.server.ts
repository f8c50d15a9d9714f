import type { Licence } from "#domain/artifakts/licences.ts";
import { formatMxn } from "#domain/money/money.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { licenceName } from "#app/presenters/items/licence-text.server.ts";
import type { CardAnswer } from "#app/ui/cards/card-answer.tsx";
import { doneText } from "./done-text.server.ts";

interface Lang {
  locale: Locale;
}

const REFUSALS = {
  own: m.money_own,
  retired: m.money_retired,
  "not-owned": m.money_not_owned,
  review: m.money_review_problem,
  down: m.money_review_is_down,
  code: m.selling_code_invalid,
  amount: m.selling_amount_problem,
};

interface Refusal {
  reason: keyof typeof REFUSALS | "price-changed" | "licence-changed";
  /** The current price in whole pesos; only with `price-changed`. */
  price?: number;
  /** The current licence, where it has changed. */
  licence?: Licence | undefined;
}

/**
 * Why a button of an artifakt changed nothing. Made on the server, so that the page's script does not
 * carry these messages in both languages.
 */
export function artifaktRefusalText(
  { reason, price: amount = 0, licence }: Refusal,
  lang: Lang,
): string {
  if (reason === "price-changed" || reason === "licence-changed") {
    const price = formatMxn(amount);
    if (!licence) return m.money_price_changed({ price }, lang);
    const license = licenceName(licence, lang);
    return reason === "price-changed"
      ? m.selling_terms_changed({ price, license }, lang)
      : m.selling_license_changed({ license }, lang);
  }
  return REFUSALS[reason]({}, lang);
}

const DONE = {
  purchased: m.money_purchased,
  got: m.money_got,
  owned: m.money_owned,
  reviewed: m.money_reviewed,
  saved: m.money_saved,
};

/** Success message for the flash code that an action on an artifakt left. */
export const artifaktDoneText = ({ code }: { code: string }, lang: Lang): string | undefined =>
  doneText(DONE, code, lang);

const toLibrary = (lang: Lang) => ({
  to: paths.library,
  text: m.cards_answer_library({}, lang),
});

/** Leads to what was acquired just now, in the library. */
export const artifaktDoneLink = ({ code }: { code: string }, lang: Lang) =>
  code === "purchased" || code === "got" || code === "owned" ? toLibrary(lang) : undefined;

/** The message of a flash for the card of the artifakt that was acquired. */
export function artifaktCardAnswer(flash: { code: string }, lang: Lang): CardAnswer | undefined {
  const text = artifaktDoneText(flash, lang);
  return text === undefined ? undefined : { isGood: true, text, link: toLibrary(lang) };
}

import { formatMxn } from "#domain/money/money.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "#app/presenters/answers/done-text.server.ts";

interface Lang {
  locale: Locale;
}

const REFUSALS = {
  own: m.money_own,
  retired: m.money_retired,
  "not-owned": m.money_not_owned,
  review: m.money_review_problem,
};

interface Refusal {
  reason: keyof typeof REFUSALS | "price-changed";
  /** What it costs now, in pesos, where the price changed. */
  price?: number;
}

/** Why a button of an artifakt did nothing: the words travel, not all of them in two languages. */
export function artifaktRefusalText({ reason, price = 0 }: Refusal, lang: Lang): string {
  if (reason === "price-changed") return m.money_price_changed({ price: formatMxn(price) }, lang);
  return REFUSALS[reason]({}, lang);
}

const DONE = {
  purchased: m.money_purchased,
  got: m.money_got,
  owned: m.money_owned,
  reviewed: m.money_reviewed,
  saved: m.money_saved,
};

/** What was just done to an artifakt, for its loader. */
export const artifaktDoneText = ({ code }: { code: string }, lang: Lang): string | undefined =>
  doneText(DONE, code, lang);

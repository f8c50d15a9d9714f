import type { Currency } from "#domain/money/ledger.ts";
import { formatMxn, formatUsd } from "#domain/money/money.ts";
import { formatAmount } from "#domain/money/movements.ts";
import { PAYOUT_MAX_MXN, PAYOUT_MIN_MXN, TOP_UP_LIMITS } from "#domain/money/payments.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "./done-text.server.ts";
import { paths } from "#domain/addresses/paths.ts";

interface Lang {
  locale: Locale;
}

/** Text that names the missing amount. `missing` in whole pesos or US cents. */
export const shortText = (missing: number, currency: "MXN" | "USD", lang: Lang): string =>
  m.money_short({ missing: withCode(missing, currency) }, lang);

/**
 * Text and wallet link for a refusal because of missing money.
 *
 * @param missing in the ledger's units: whole pesos, US cents
 * @param next path that the wallet returns to
 */
export const shortOf = (
  { missing, currency, next }: { missing: number; currency: "MXN" | "USD"; next: string },
  lang: Lang,
) => ({
  text: shortText(missing, currency, lang),
  link: addMoneyLink({ missing, currency, next }, lang),
});

/** Like `shortOf`, on a page with several things for sale: names the one. */
export const shortOfNamed = (
  { name, ...short }: { name: string; missing: number; currency: "MXN" | "USD"; next: string },
  lang: Lang,
) => ({
  text: m.money_short_of({ name, missing: withCode(short.missing, short.currency) }, lang),
  link: addMoneyLink(short, lang),
});

/** A formatted amount with its currency code. */
export const withCode = (amount: number, currency: "MXN" | "USD"): string =>
  `${currency === "MXN" ? formatMxn(amount) : formatUsd(amount)} ${currency}`;

const addMoneyLink = (
  { missing, currency, next }: { missing: number; currency: Currency; next: string },
  lang: Lang,
) => ({
  to: `${paths.wallet}?currency=${currency}&amount=${missing}&next=${encodeURIComponent(next)}`,
  text: m.money_add({}, lang),
});

/** Error text with the limits of one top-up. */
export function topUpAmountText(currency: Currency, lang: Lang): string {
  const { min, max } = TOP_UP_LIMITS[currency];
  const limits = { min: formatAmount(min, currency), max: formatAmount(max, currency) };
  return m.money_amount_problem(limits, lang);
}

/** Error text with the limits of one payout. */
export const payoutAmountText = (lang: Lang): string =>
  m.money_amount_problem({ min: formatMxn(PAYOUT_MIN_MXN), max: formatMxn(PAYOUT_MAX_MXN) }, lang);

const TOP_UP_REFUSALS = {
  cancelled: m.money_is_cancelled,
  settled: m.money_is_settled,
  gone: m.money_no_pending,
  differs: m.money_no_pending,
  none: m.money_no_pending,
};

/** Why a top-up was not settled or not cancelled. */
export const topUpRefusalText = (reason: keyof typeof TOP_UP_REFUSALS, lang: Lang): string =>
  TOP_UP_REFUSALS[reason]({}, lang);

const PAYOUT_REFUSALS = {
  "no-account": m.money_payout_account,
  paid: m.money_payout_paid,
  gone: m.money_payout_gone,
  exported: m.topups_payout_exported,
};

/** Why a payout was not requested or not cancelled. */
export const payoutRefusalText = (reason: keyof typeof PAYOUT_REFUSALS, lang: Lang): string =>
  PAYOUT_REFUSALS[reason]({}, lang);

const DONE = {
  added: m.money_added,
  cancelled: m.money_cancelled,
  unpaid: m.topups_unpaid,
  "payout-asked": m.money_payout_asked,
  "payout-cancelled": m.money_payout_cancelled,
  "destination-saved": m.payouts_saved,
};

/** Success message for a flash of the wallet or the payouts. */
export const moneyDoneText = ({ code }: { code: string }, lang: Lang): string | undefined =>
  doneText(DONE, code, lang);

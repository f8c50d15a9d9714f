import type { Currency } from "#domain/money/ledger.ts";
import { formatAmount } from "#domain/money/movements.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/** An amount with its currency in words: `$200 MXN`, `120 AI credits`. */
export const amountWords = (amount: number, currency: Currency, lang: { locale: Locale }) =>
  currency === "credits"
    ? m.topups_credits({ amount: formatAmount(amount, currency) }, lang)
    : `${formatAmount(amount, currency)} ${currency}`;

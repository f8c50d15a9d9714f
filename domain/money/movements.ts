/** The movements on Earnings: what moved in a person's wallets (product.md, "Money"). */
import { CURRENCIES, type Currency } from "./ledger.ts";
import type { ListChoices, ListState } from "#domain/lists/list-state.ts";
import { formatCredits, formatMxn, formatUsd } from "./money.ts";

/** One currency's movements, or all of them. */
export const CURRENCY_FILTERS = ["all", ...CURRENCIES] as const;
export type CurrencyFilter = (typeof CURRENCY_FILTERS)[number];

interface MovementFacets {
  [name: string]: string;
  currency: CurrencyFilter;
}

/** The state of the list that its address holds: `?currency=MXN&page=2`. */
export const MOVEMENT_LIST = {
  categories: ["all"],
  sorts: ["newest"],
  facets: { currency: CURRENCY_FILTERS },
} satisfies ListChoices<"all", "newest", MovementFacets>;

export type MovementListState = ListState<"all", "newest", MovementFacets>;

const FORMATS: Record<Currency, (amount: number) => string> = {
  MXN: formatMxn,
  USD: formatUsd,
  credits: formatCredits,
};

/**
 * An amount without its currency's code, which stands beside it: `$2,500`, `$40.00`, `1,250`.
 *
 * @param amount in the smallest unit: whole pesos, US cents, credits
 */
export const formatAmount = (amount: number, currency: Currency): string =>
  FORMATS[currency](amount);

/**
 * What a movement did to a wallet, always with its sign: `+$890`, `−$89`. The minus is a minus, not
 * a hyphen: screen readers say it.
 */
export const formatMovement = (amount: number, currency: Currency): string =>
  (amount < 0 ? "\u2212" : "+") + formatAmount(Math.abs(amount), currency);

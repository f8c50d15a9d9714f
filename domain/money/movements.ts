/** The list of movements on Earnings: the ledger entries of a person's wallets. */
import { CURRENCIES, type Currency } from "./ledger.ts";
import type { ListChoices, ListState } from "#domain/lists/list-state.ts";
import { formatCredits, formatMxn, formatUsd } from "./money.ts";

export const CURRENCY_FILTERS = ["all", ...CURRENCIES] as const;
export type CurrencyFilter = (typeof CURRENCY_FILTERS)[number];

interface MovementFacets {
  [name: string]: string;
  currency: CurrencyFilter;
}

/** The list's state in the address: `?currency=MXN&page=2`. */
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
 * An amount without the currency's code: `$2,500`, `$40.00`, `1,250`.
 *
 * @param amount in the smallest unit: whole pesos, US cents, credits
 */
export const formatAmount = (amount: number, currency: Currency): string =>
  FORMATS[currency](amount);

/**
 * A movement with its sign: `+$890`, `−$89`. The minus is U+2212, not a hyphen, because screen
 * readers announce it.
 */
export const formatMovement = (amount: number, currency: Currency): string =>
  (amount < 0 ? "\u2212" : "+") + formatAmount(Math.abs(amount), currency);

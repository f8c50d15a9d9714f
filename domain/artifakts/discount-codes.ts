import { readDay } from "#domain/input/calendar-day.ts";

/** Discount codes of an artifakt, and prices that a buyer may raise. */

/** Active codes per artifakt. */
export const CODES_MAX = 20;
export const CODE_MAX_CHARACTERS = 20;
/** Uses of a code at most, if it has a limit. */
export const CODE_USES_MAX = 100_000;

const CODE = /^[A-Z0-9][A-Z0-9-]{2,19}$/;

/** A code as it is stored and compared: in capitals, without spaces; undefined if it cannot be one. */
export function readCode(typed: string): string | undefined {
  const code = typed.normalize("NFKC").replace(/\s+/g, "").toUpperCase();
  return CODE.test(code) ? code : undefined;
}

/** New discount code as its maker types it. */
export interface TypedCode {
  code: string;
  percent: string;
  /** Empty for no limit. */
  uses: string;
  /** `2026-12-31`, the last day on which it is valid; empty for no end. */
  until: string;
}

export interface NewCode {
  code: string;
  /** Whole per cent, 1 to 100. */
  percent: number;
  usesMax: number | null;
  /** ISO date of the last day. */
  until: string | null;
}

export type CodeField = keyof TypedCode;

/** Parses what was typed. @returns the code, or the fields that are wrong */
export function readNewCode(typed: TypedCode, today: string): NewCode | CodeField[] {
  const code = readCode(typed.code);
  const percent = readWhole(typed.percent, 1, 100);
  const usesMax = typed.uses.trim() === "" ? null : readWhole(typed.uses, 1, CODE_USES_MAX);
  const until = readDay(typed.until.trim());
  const wrong: CodeField[] = [
    ...(code === undefined ? ["code" as const] : []),
    ...(percent === undefined ? ["percent" as const] : []),
    ...(usesMax === undefined ? ["uses" as const] : []),
    ...(until === undefined || (until && until < today) ? ["until" as const] : []),
  ];
  return wrong.length > 0
    ? wrong
    : { code: code!, percent: percent!, usesMax: usesMax ?? null, until: until ?? null };
}

function readWhole(typed: string, from: number, to: number): number | undefined {
  const text = typed.trim().replace(/ ?%$/, "");
  if (!/^\d{1,7}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= from && value <= to ? value : undefined;
}

/**
 * A price with a discount, in whole pesos: rounded half up, never above the price or below 0.
 *
 * @param percent 1 to 100
 */
export const discountedPrice = (price: number, percent: number): number =>
  Math.floor((price * (100 - percent) + 50) / 100);

/**
 * The price before the discount of a purchase, as long as the artifakt still has it.
 *
 * @param price of the artifakt now
 * @returns undefined where the maker has changed the price, or the buyer has chosen to pay more
 */
export const listPriceOf = (paid: number, percent: number, price: number): number | undefined =>
  discountedPrice(price, percent) === paid ? price : undefined;

/** An amount that a buyer may choose: whole pesos, at least the price; undefined for anything else. */
export function readAmount(typed: string, least: number, most: number): number | undefined {
  const amount = readWhole(typed.replace(/[$,\s]/g, ""), 0, most);
  return amount !== undefined && amount >= least ? amount : undefined;
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { discountedPrice, readCode } from "#domain/artifakts/discount-codes.ts";
import { paths } from "#domain/addresses/paths.ts";
import { BUY, CODE_PARAM } from "#domain/money/ask-to-buy.ts";
import { formatMxn } from "#domain/money/money.ts";
import { db } from "#db/connection/live-database.ts";
import { findDiscount, findEndOfCode } from "#db/queries/artifakts/discount-codes.ts";
import { addressOf, limitTries } from "#app/session/limit-tries.server.ts";
import type { Viewer } from "#app/session/viewer.server.ts";

/**
 * Address of the question before a purchase, for the way back from the wallet.
 *
 * @param asked.back the list that the purchase began on; empty for the artifakt's page
 * @param asked.code the typed discount code; empty for none
 */
export function purchaseAddress(
  id: string,
  { back, code }: { back: string; code: string },
): string {
  const query = new URLSearchParams({ [BUY]: back || "1", ...(code && { [CODE_PARAM]: code }) });
  return `${paths.artifakt(id)}?${query.toString()}`;
}

/** The price for a buyer, with a discount code. */
export interface ShownOffer {
  /** Whole pesos, with the discount. */
  price: number;
  /** Formatted without the currency code; empty without a discount. */
  before: string;
  /** The discount code, if it is valid. */
  code: string;
  percent: number;
  /** Why a typed code was not taken. */
  problem: "" | "invalid" | "ended" | "used-up" | "wait";
  /** The typed code. */
  typed: string;
}

/**
 * The price of an artifakt with the code of the address. Tries are limited, so that codes cannot be guessed.
 */
export async function findOffer(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  { sessionId }: Viewer,
  artifakt: { id: string; price: number },
): Promise<ShownOffer> {
  const typed = (new URL(request.url).searchParams.get(CODE_PARAM) ?? "").trim().slice(0, 40);
  const full = { price: artifakt.price, before: "", code: "", percent: 0, typed };
  if (typed === "") return { ...full, problem: "" };
  const now = new Date();
  if ((await limitTries("discountCode", sessionId ?? addressOf(context), now)) > 0)
    return { ...full, problem: "wait" };
  const code = readCode(typed);
  if (!code) return { ...full, problem: "invalid" };
  const asked = { artifaktId: artifakt.id, code, now };
  const percent = await findDiscount(db, asked);
  if (!percent) return { ...full, problem: (await findEndOfCode(db, asked)) ?? "invalid" };
  return {
    price: discountedPrice(artifakt.price, percent),
    before: formatMxn(artifakt.price),
    code,
    percent,
    problem: "",
    typed: code,
  };
}

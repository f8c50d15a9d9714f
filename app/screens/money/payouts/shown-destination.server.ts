import { bankName } from "#domain/money/clabe.ts";
import type { PayoutMethod, ShownDestination } from "#domain/money/payout-destination.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { METHOD_NAMES } from "./method-names.ts";

/** "BBVA México, ending in 9719". */
export function destinationText(
  { method, bankCode, lastFour }: ShownDestination,
  lang: { locale: Locale },
): string {
  return endingText(bankName(bankCode ?? "") ?? METHOD_NAMES[method]({}, lang), lastFour, lang);
}

/** Destination of a request, which keeps no bank; undefined for one from before destinations. */
export const requestedText = (
  { method, lastFour }: { method: PayoutMethod | null; lastFour: string | null },
  lang: { locale: Locale },
): string | undefined =>
  method === null ? undefined : endingText(METHOD_NAMES[method]({}, lang), lastFour ?? "", lang);

const endingText = (name: string, digits: string, lang: { locale: Locale }) =>
  digits === "" ? name : m.payouts_ending({ name, digits }, lang);

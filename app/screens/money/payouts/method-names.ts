import type { PayoutMethod } from "#domain/money/payout-destination.ts";
import * as m from "#app/messages/messages.js";

export const METHOD_NAMES = {
  clabe: m.payouts_method_clabe,
  paypal: m.payouts_method_paypal,
  bank: m.payouts_method_bank,
} satisfies Record<PayoutMethod, unknown>;

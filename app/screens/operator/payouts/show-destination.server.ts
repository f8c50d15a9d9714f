import { bankName } from "#domain/money/clabe.ts";
import type { PayoutDestination, PayoutMethod } from "#domain/money/payout-destination.ts";
import { unsealDestination } from "#adapters/secrets/payout-destination.server.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { findRequestedDestination } from "#db/queries/money/payments.ts";
import { done, refuse } from "#app/forms/action-result.server.ts";
import * as m from "#app/messages/messages.js";
import { carryOut } from "#app/screens/operator/decide.server.ts";
import { paths } from "#domain/addresses/paths.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import type { WriteArgs } from "#app/session/write-as.server.ts";

/** A payout's destination, in the clear. */
export interface ShownDestination {
  payoutId: string;
  /** The method in words. */
  method: string;
  /** The bank's name; null without a CLABE and for an unknown bank. */
  bank: string | null;
  account: string;
  holder: string;
}

const METHODS = {
  clabe: m.payouts_method_clabe,
  paypal: m.payouts_method_paypal,
  bank: m.payouts_method_bank,
} satisfies Record<PayoutMethod, unknown>;

type Read =
  { kind: "done"; to: PayoutDestination | undefined } | { kind: "refused"; reason: string };

/**
 * Decrypts the destination of a requested payout for an operator who confirmed their identity; that they
 * saw it is in the audit log. 409 for a payout that waits no more, and if the key was lost.
 *
 * @throws 404 for everyone but operators
 */
export async function showDestination(args: WriteArgs, payoutId: string) {
  const lang = requestLang(args.request);
  const decision = {
    intent: "show",
    about: payoutId,
    words: "",
    needsWords: false,
    page: paths.operatorPayouts,
  };
  const read = await carryOut(args, decision, async (tx, personId): Promise<Read> => {
    const found = await findRequestedDestination(tx, payoutId);
    const to = found && unsealDestination(found.sealedDestination ?? "", found.personId);
    if (!found) return { kind: "refused", reason: "gone" };
    const action = "operator-show-destination";
    await recordEvent(tx, { personId, action, subject: payoutId, data: {}, now: new Date() });
    return { kind: "done", to };
  });
  if (!read.ok) return read.refusal;
  const { to } = read.value;
  if (!to)
    return refuse({
      intent: "show",
      status: 409,
      reason: "unreadable",
      text: m.operator_destination_unreadable({}, lang),
      typed: { about: payoutId, words: "" },
    });
  const { account, holder } = to;
  const bank = to.method === "clabe" ? (bankName(account.slice(0, 3)) ?? null) : null;
  const method = METHODS[to.method]({}, lang);
  const value: ShownDestination = { payoutId, method, bank, account, holder };
  return done({ intent: "show", text: "", value }, read.headers);
}

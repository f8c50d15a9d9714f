import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseAmount, PAYOUT_MAX_MXN, PAYOUT_MIN_MXN } from "#domain/money/payments.ts";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import * as m from "#app/messages/messages.js";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenLine, writtenText } from "#app/forms/written-text.server.ts";
import {
  payoutAmountText,
  payoutRefusalText,
  shortText,
} from "#app/presenters/answers/money.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { cancelPayout, requestPayout } from "#db/commands/money/payouts.ts";
import { answerDestination } from "./destination-answer.server.ts";

const FORM = z.object({
  intent: z.enum(["request-payout", "cancel-payout", "save-destination"]),
  key: formKey(),
  amount: typedText(),
  payout: typedText(),
  method: typedText(),
  holder: writtenLine(),
  clabe: writtenLine(),
  paypal: writtenLine(),
  bank: writtenText(),
});

/**
 * Stores where payouts are sent, requests a payout there, which holds its amount at once, or cancels a
 * request. Guests are refused and offered an account: their play money is never paid out.
 *
 * @throws what `readForm` throws
 */
export async function answerPayoutsAction({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, FORM);
  const { intent, key, amount: typed, payout: payoutId } = form;
  const now = new Date();
  const lang = requestLang(request);
  switch (intent) {
    case "save-destination": {
      const { method, holder, clabe, paypal, bank } = form;
      return answerDestination({ request, context }, { method, holder, clabe, paypal, bank });
    }
    case "request-payout": {
      const amount = parseAmount(typed, "MXN");
      if (amount === undefined || amount < PAYOUT_MIN_MXN || amount > PAYOUT_MAX_MXN) {
        const fields = { amount: payoutAmountText(lang) };
        return refuse({ intent, status: 422, reason: "amount", fields, typed });
      }
      const written = await writeAs({ request, context }, async (tx, { personId, kind }) => {
        if (kind !== "account") return { kind: "refused", reason: "no-account" } as const;
        return idempotent(tx, { personId, key, scope: "request-payout", payload: { amount } }, () =>
          requestPayout(tx, { personId, amount, now }),
        );
      });
      if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
      const { value, headers } = written;
      if (value.kind === "done")
        throw redirectWithFlash(
          request,
          paths.payouts,
          { code: "payout-asked", about: "payouts" },
          headers,
        );
      const { reason } = value;
      if (reason === "short") {
        const text = shortText(value.missing, "MXN", lang);
        return refuse({ intent, status: 402, reason, text, typed });
      }
      if (reason === "no-destination") {
        const text = m.payouts_none({}, lang);
        return refuse({ intent, status: 422, reason, text, typed });
      }
      const text = payoutRefusalText(reason, lang);
      const link = { to: paths.account, text: m.money_payout_make_account({}, lang) };
      return refuse({ intent, status: 403, reason, text, link, typed });
    }
    case "cancel-payout": {
      const written = await writeAs({ request, context }, (tx, { personId }) =>
        cancelPayout(tx, { personId, payoutId, now }),
      );
      if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
      if (written.value.kind === "refused") {
        const { reason } = written.value;
        return refuse({ intent, status: 409, reason, text: payoutRefusalText(reason, lang) });
      }
      const flash = { code: "payout-cancelled", about: "payouts" };
      throw redirectWithFlash(request, paths.payouts, flash, written.headers);
    }
  }
}

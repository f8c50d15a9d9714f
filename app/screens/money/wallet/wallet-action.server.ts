import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { safePath } from "#domain/journey/gate.ts";
import { CURRENCIES, type Currency } from "#domain/money/ledger.ts";
import { parseAmount, TOP_UP_LIMITS } from "#domain/money/payments.ts";
import { paymentProvider } from "#adapters/payments/provider.server.ts";
import { paths } from "#app/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { topUpAmountText, topUpRefusalText } from "#app/presenters/answers/money.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { cancelTopUp, requestTopUp, settleTopUp } from "#db/commands/money/top-ups.ts";

const FORM = z.object({
  intent: z.enum(["add", "pay", "cancel"]),
  key: formKey(),
  currency: typedText(),
  amount: typedText(),
  topup: typedText(),
  /** Path of the page that sent the user here to add money. */
  next: typedText(),
});

/** The wallet's address, with the path to return to after adding money. */
export const walletPath = (next: string): string =>
  next === "" ? paths.wallet : `${paths.wallet}?next=${encodeURIComponent(next)}`;

/**
 * Top-ups: requests one at the payment provider, settles it (sandbox provider only), or cancels it.
 *
 * @throws 400 for `pay` with a real payment provider, what `readForm` throws
 */
export async function answerWalletAction({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, FORM);
  const { intent, key, topup: topUpId } = form;
  const now = new Date();
  const lang = requestLang(request);
  const here = walletPath(safePath(form.next, ""));
  switch (intent) {
    case "add": {
      const currency: Currency = CURRENCIES.find((one) => one === form.currency) ?? "MXN";
      const typed = { currency, amount: form.amount };
      const amount = parseAmount(typed.amount, currency);
      const { min, max } = TOP_UP_LIMITS[currency];
      if (amount === undefined || amount < min || amount > max) {
        const fields = { amount: topUpAmountText(currency, lang) };
        return refuse({ intent, status: 422, reason: "amount", fields, typed });
      }
      const provider = paymentProvider;
      const { reference } = await provider.begin({ currency, amount });
      const written = await writeAs({ request, context }, (tx, { personId }) =>
        idempotent(
          tx,
          { personId, key, scope: "request-top-up", payload: { currency, amount } },
          () =>
            requestTopUp(tx, {
              personId,
              currency,
              amount,
              provider: provider.name,
              providerReference: reference,
              now,
            }),
        ),
      );
      if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
      throw redirectWithFlash(request, here, { code: "asked", about: "wallet" }, written.headers);
    }
    case "pay": {
      // Only the sandbox is settled by our own button; a real provider sends a webhook.
      if (!paymentProvider.isSandbox) throw new Response("Unknown intent", { status: 400 });
      const written = await writeAs({ request, context }, (tx, { personId }) =>
        settleTopUp(tx, { personId, topUpId }, now),
      );
      if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
      if (written.value.kind === "refused") {
        const { reason } = written.value;
        return refuse({ intent, status: 409, reason, text: topUpRefusalText(reason, lang) });
      }
      throw redirectWithFlash(request, here, { code: "added", about: "wallet" }, written.headers);
    }
    case "cancel": {
      const written = await writeAs({ request, context }, (tx, { personId }) =>
        cancelTopUp(tx, { personId, topUpId, now }),
      );
      if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
      if (written.value.kind === "refused") {
        const { reason } = written.value;
        return refuse({ intent, status: 409, reason, text: topUpRefusalText(reason, lang) });
      }
      const flash = { code: "cancelled", about: "wallet" };
      throw redirectWithFlash(request, here, flash, written.headers);
    }
  }
}

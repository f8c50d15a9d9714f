import { data, type ActionFunctionArgs } from "@remix-run/node";
import { safePath } from "#domain/journey/gate.ts";
import { CURRENCIES, type Currency } from "#domain/money/ledger.ts";
import { parseAmount, TOP_UP_LIMITS } from "#domain/money/payments.ts";
import { paymentProvider } from "#adapters/payments/provider.server.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readFormKey } from "#app/forms/form-key.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { once } from "#db/commands/writing/once.ts";
import { cancelTopUp, requestTopUp, settleTopUp } from "#db/commands/money/top-ups.ts";

/** The wallet with the way back to what the money is for. */
export const walletPath = (next: string): string =>
  next === "" ? paths.wallet : `${paths.wallet}?next=${encodeURIComponent(next)}`;

/**
 * Adds money: notes what is wanted, has it paid at the provider (the sandbox's button is here), or
 * cancels it.
 *
 * @throws 400 for an intent that is not known
 */
export async function answerWalletAction({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const key = readFormKey(form);
  const now = new Date();
  const next = safePath(textField(form, "next"), "");
  const here = walletPath(next);
  const topUpId = textField(form, "topup");
  switch (textField(form, "intent")) {
    case "add": {
      const typed = { currency: textField(form, "currency"), amount: textField(form, "amount") };
      const currency: Currency = CURRENCIES.find((one) => one === typed.currency) ?? "MXN";
      const amount = parseAmount(typed.amount, currency);
      const { min, max } = TOP_UP_LIMITS[currency];
      if (amount === undefined || amount < min || amount > max)
        return data({ problem: "amount" as const, typed: { ...typed, currency } }, { status: 422 });
      const provider = paymentProvider;
      const { reference } = await provider.begin({ currency, amount });
      const written = await writeAs({ request, context }, (tx, { personId }) =>
        once(tx, { personId, key, about: "request-top-up", content: { currency, amount } }, () =>
          requestTopUp(tx, {
            ...{ personId, currency, amount, provider: provider.name },
            ...{ providerReference: reference, now },
          }),
        ),
      );
      if (!written.isDone) return written.answer;
      throw redirectWithFlash(request, here, { code: "asked", about: "wallet" }, written.headers);
    }
    case "pay": {
      // Only where nobody else takes the payment does our own button settle it.
      if (!paymentProvider.isSandbox) throw new Response("Unknown intent", { status: 400 });
      const written = await writeAs({ request, context }, (tx, { personId }) =>
        settleTopUp(tx, { personId, topUpId }, now),
      );
      if (!written.isDone) return written.answer;
      if (written.value.kind === "refused")
        return data({ problem: written.value.reason }, { status: 409 });
      throw redirectWithFlash(request, here, { code: "added", about: "wallet" }, written.headers);
    }
    case "cancel": {
      const written = await writeAs({ request, context }, (tx, { personId }) =>
        cancelTopUp(tx, { personId, topUpId, now }),
      );
      if (!written.isDone) return written.answer;
      if (written.value.kind === "refused")
        return data({ problem: written.value.reason }, { status: 409 });
      const flash = { code: "cancelled", about: "wallet" };
      throw redirectWithFlash(request, here, flash, written.headers);
    }
    default:
      throw new Response("Unknown intent", { status: 400 });
  }
}

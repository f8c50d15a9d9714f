import { data, type ActionFunctionArgs } from "@remix-run/node";
import { parseAmount, PAYOUT_MAX_MXN, PAYOUT_MIN_MXN } from "#domain/money/payments.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readFormKey } from "#app/forms/form-key.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { once } from "#db/commands/writing/once.ts";
import { cancelPayout, requestPayout } from "#db/commands/money/payouts.ts";

/**
 * Asks for a payout, whose amount is held at once, or takes the request back. Guests have play money,
 * which is not paid out: they are asked to make an account.
 *
 * @throws 400 for an unknown intent
 */
export async function answerPayoutsAction({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const now = new Date();
  switch (textField(form, "intent")) {
    case "request-payout": {
      const typed = textField(form, "amount");
      const amount = parseAmount(typed, "MXN");
      if (amount === undefined || amount < PAYOUT_MIN_MXN || amount > PAYOUT_MAX_MXN)
        return data({ problem: "amount" as const, typed }, { status: 422 });
      const key = readFormKey(form);
      const written = await writeAs({ request, context }, async (tx, { personId, kind }) => {
        if (kind !== "account") return { kind: "refused", reason: "no-account" } as const;
        return once(tx, { personId, key, about: "request-payout", content: { amount } }, () =>
          requestPayout(tx, { personId, amount, now }),
        );
      });
      if (!written.isDone) return written.answer;
      const { value, headers } = written;
      if (value.kind === "done")
        throw redirectWithFlash(
          request,
          paths.payouts,
          { code: "payout-asked", about: "payouts" },
          headers,
        );
      return value.reason === "short"
        ? data({ problem: value.reason, missing: value.missing, typed }, { status: 402 })
        : data({ problem: value.reason, typed }, { status: 403 });
    }
    case "cancel-payout": {
      const payoutId = textField(form, "payout");
      const written = await writeAs({ request, context }, (tx, { personId }) =>
        cancelPayout(tx, { personId, payoutId, now }),
      );
      if (!written.isDone) return written.answer;
      if (written.value.kind === "refused")
        return data({ problem: written.value.reason }, { status: 409 });
      const flash = { code: "payout-cancelled", about: "payouts" };
      throw redirectWithFlash(request, paths.payouts, flash, written.headers);
    }
    default:
      throw new Response("Unknown intent", { status: 400 });
  }
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { OPERATOR_PAYMENTS_PATH } from "#domain/addresses/payment-paths.ts";
import { REAL_PROVIDERS, type RealProvider } from "#domain/money/provider-payment.ts";
import { ProviderAway, ProviderRefusal } from "#adapters/payments/provider-call.server.ts";
import { findRealProvider } from "#adapters/payments/provider.server.ts";
import { unsealDestination } from "#adapters/secrets/payout-destination.server.ts";
import * as m from "#app/messages/messages.js";
import { done, refuse } from "#app/forms/action-result.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenText } from "#app/forms/written-text.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { answerDecision } from "#app/screens/operator/decide.server.ts";
import type { TypedDecision } from "#app/screens/operator/decision-form.tsx";
import { requireOperator } from "#app/session/operator.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import { endDifference } from "#db/commands/money/payment-differences.ts";
import { makeBatch, payBatch } from "#db/commands/money/payout-batches.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { PROVIDER_TITLES } from "./load-payments.server.ts";

const FORM = z.object({
  intent: z.enum(["ask", "end", "make-batch", "pay-batch"]),
  provider: typedText(),
  difference: typedText(),
  batch: typedText(),
  words: writtenText(),
});

const DONE = {
  end: "difference-ended",
  "make-batch": "batch-made",
  "pay-batch": "batch-paid",
} as const;

/**
 * An operator tries a provider's keys, closes a difference, or makes a bank file of payouts and records
 * it as paid.
 *
 * @throws 404 for everyone but operators, what `readForm` throws
 */
export async function answerPaymentsAction({ request, context }: ActionFunctionArgs) {
  await requireOperator(request);
  const { intent, provider, difference, batch, words } = await readForm(request, FORM);
  if (intent === "ask") return askProvider({ request, context }, provider);
  const now = new Date();
  return answerDecision(
    { request, context },
    {
      intent,
      about: intent === "end" ? difference : batch,
      words,
      needsWords: intent === "end",
      page: OPERATOR_PAYMENTS_PATH,
      done: DONE[intent],
    },
    (tx, operatorId, reason) => {
      if (intent === "end")
        return endDifference(tx, { differenceId: difference, operatorId, words: reason, now });
      if (intent === "pay-batch") return payBatch(tx, { batchId: batch, operatorId, now });
      const isReadable = (sealed: string, personId: string) =>
        unsealDestination(sealed, personId)?.method === "clabe";
      return makeBatch(tx, { operatorId, isReadable, now });
    },
  );
}

/** Asks a provider whether its keys are good, and says what it answers. */
async function askProvider(args: WriteArgs, asked: string) {
  const intent = "ask";
  const lang = requestLang(args.request);
  const name: RealProvider = REAL_PROVIDERS.find((one) => one === asked) ?? REAL_PROVIDERS[0];
  const provider = PROVIDER_TITLES[name];
  const source = findRealProvider(name);
  const refuseWith = (status: number, reason: string, text: string) =>
    refuse<string, TypedDecision>({ intent, status, reason, text });
  if (!source) return refuseWith(409, "off", m.providers_is_off({ provider }, lang));
  // As a write, for the audit log and the rate limit.
  const written = await writeAs(args, (tx, { personId }) =>
    recordEvent(tx, { personId, action: "ask-provider", subject: name, now: new Date() }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  try {
    const account = await source.check();
    return done({ intent, text: m.providers_answers({ provider, account }, lang) });
  } catch (error) {
    if (error instanceof ProviderRefusal) {
      const { status } = error;
      return refuseWith(409, "keys", m.providers_refuses({ provider, status }, lang));
    }
    if (error instanceof ProviderAway)
      return refuseWith(503, "away", m.providers_no_answer({ provider }, lang));
    throw error;
  }
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { formatMxn } from "#domain/money/money.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenText } from "#app/forms/written-text.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { requireOperator } from "#app/session/operator.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { payPayout, refusePayout } from "#db/commands/money/payouts.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { listRequestedPayouts } from "#db/queries/money/payments.ts";
import { answerDecision, withDecisions } from "#app/screens/operator/decide.server.ts";
import { DecisionForm } from "#app/screens/operator/decision-form.tsx";
import { Destination } from "./destination.tsx";
import { showDestination } from "./show-destination.server.ts";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { OperatorFrame } from "#app/screens/operator/operator-frame.tsx";

/** The longest waiting; the others follow once these are paid or refused. */
const PAYOUTS_SHOWN = 20;

export async function loader({ request }: LoaderFunctionArgs) {
  const operator = await requireOperator(request);
  const waiting = await listRequestedPayouts(db, PAYOUTS_SHOWN);
  return withDecisions(request, operator, {
    payouts: waiting.map(({ id, name, email, amount, createdAt, batchId, sealedDestination }) => ({
      isExported: batchId !== null,
      hasDestination: sealedDestination !== null,
      id,
      name,
      email,
      amount: `${formatMxn(amount)} MXN`,
      day: localDay(createdAt),
    })),
  });
}

const FORM = z.object({
  intent: z.enum(["pay", "refuse", "show"]),
  payout: typedText(),
  words: writtenText(),
});

export async function action({ request, context }: ActionFunctionArgs) {
  await requireOperator(request);
  const { intent, words, payout: payoutId } = await readForm(request, FORM);
  const args = { request, context };
  if (intent === "show") return showDestination(args, payoutId);
  const now = new Date();
  return answerDecision(
    args,
    {
      intent,
      about: payoutId,
      words,
      needsWords: intent === "refuse",
      page: paths.operatorPayouts,
      done: intent === "pay" ? "paid" : "refused",
    },
    async (tx, operatorId, reason) => {
      const ended = await (intent === "pay" ? payPayout : refusePayout)(tx, { payoutId, now });
      if (ended.kind === "done" && !ended.wasEnded)
        await recordEvent(tx, {
          personId: operatorId,
          action: `operator-${intent}-payout`,
          subject: payoutId,
          data: { amount: ended.amount, reason },
          now,
        });
      return ended;
    },
  );
}

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.operator_payouts),
  { name: "robots", content: "noindex" },
];

/** Requested payouts, for operators: recorded as paid by other means, or refused. */
export default function Payouts() {
  const { payouts, confirm, done } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const lang = useLang();
  return (
    <OperatorFrame current={paths.operatorPayouts} confirm={confirm}>
      <FormAnswer result={result?.ok === false && !result.typed ? result : undefined} done={done} />
      {payouts.length === 0 ? (
        <EmptyState
          icon="i-lucide-circle-check"
          title={m.operator_no_payouts({}, lang)}
          text={m.operator_none_text({}, lang)}
        />
      ) : (
        <p>{m.operator_payouts_text({}, lang)}</p>
      )}
      <ul className="flex flex-col gap-4">
        {payouts.map(({ id, name, email, amount, day, isExported, hasDestination }) => (
          <li key={id} className="card flex flex-col gap-3 p-5">
            <h2 className="text-lg font-800 tabular">{amount}</h2>
            <p className="break-words">
              {name}
              {email && <span className="block">{email}</span>}
              <span className="block text-sm text-ink-soft">
                <LocalTime time={day} />
                {isExported && ` · ${m.providers_exported({}, lang)}`}
              </span>
            </p>
            <Destination payoutId={id} hasDestination={hasDestination} result={result} />
            <DecisionForm
              about={id}
              hidden={{ payout: id }}
              label={m.operator_payout_words({}, lang)}
              result={result}
              buttons={[
                { intent: "pay", name: m.operator_pay({}, lang) },
                { intent: "refuse", name: m.operator_refuse({}, lang) },
              ]}
            />
          </li>
        ))}
      </ul>
    </OperatorFrame>
  );
}

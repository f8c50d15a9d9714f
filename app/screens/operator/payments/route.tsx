import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { OPERATOR_PAYMENTS_PATH } from "#domain/addresses/payment-paths.ts";
import * as m from "#app/messages/messages.js";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { requireOperator } from "#app/session/operator.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { withDecisions } from "#app/screens/operator/decide.server.ts";
import { DecisionForm, type DecisionResult } from "#app/screens/operator/decision-form.tsx";
import { OperatorFrame } from "#app/screens/operator/operator-frame.tsx";
import { Batches } from "./batches.tsx";
import { loadPayments, type ShownPayments } from "./load-payments.server.ts";
import { answerPaymentsAction } from "./payments-action.server.ts";
import { Providers } from "./providers.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const operator = await requireOperator(request);
  const lang = requestLang(request);
  return withDecisions(request, operator, {
    ...(await loadPayments(lang)),
  });
}

export const action = (args: ActionFunctionArgs) => answerPaymentsAction(args);

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.providers_tab),
  { name: "robots", content: "noindex" },
];

/** Payment providers, what the books and they do not agree about, refunds, and bank files. */
export default function Payments() {
  const { confirm, done, isSandboxOn, providers, differences, movements, batches, toMake } =
    useLoaderData<typeof loader>();
  const result: DecisionResult | undefined = useActionData<typeof action>();
  const lang = useLang();
  return (
    <OperatorFrame current={OPERATOR_PAYMENTS_PATH} confirm={confirm}>
      <FormAnswer result={result?.typed?.about ? undefined : result} done={done} />
      <section className="flex flex-col gap-3">
        <h2 className="text-xl font-800">{m.providers_heading({}, lang)}</h2>
        {isSandboxOn && <p>{m.providers_sandbox({}, lang)}</p>}
        <Providers providers={providers} />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl font-800">{m.providers_differences({}, lang)}</h2>
        <p className="text-ink-soft">
          {differences.length === 0
            ? m.providers_no_differences({}, lang)
            : m.providers_differences_text({}, lang)}
        </p>
        <ul className="flex flex-col gap-3">
          {differences.map((difference) => (
            <Difference key={difference.id} difference={difference} result={result} />
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl font-800">{m.providers_movements({}, lang)}</h2>
        {movements.length === 0 ? (
          <p className="text-ink-soft">{m.providers_no_movements({}, lang)}</p>
        ) : (
          <ul className="card divide-y divide-line">
            {movements.map(({ id, what, amount, name, provider, day }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-3 p-4">
                <p className="flex-1 basis-60 min-w-0 break-words">
                  <b className="tabular">{amount}</b> · {what} · {name}
                </p>
                <p className="text-sm text-ink-soft">
                  {provider} · <LocalTime time={day} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Batches batches={batches} toMake={toMake} />
    </OperatorFrame>
  );
}

function Difference({
  difference,
  result,
}: {
  difference: ShownPayments["differences"][number];
  result: DecisionResult | undefined;
}) {
  const lang = useLang();
  const { id, title, amounts, advice, name, provider, paymentId, day } = difference;
  return (
    <li className="card flex flex-col gap-3 p-4">
      <div className="min-w-0">
        <h3 className="text-lg font-700">{title}</h3>
        <p className="tabular">{amounts}</p>
        <p>{advice}</p>
        <p className="text-sm text-ink-soft break-words">
          {name && <>{name} · </>}
          {provider} {paymentId} · <LocalTime time={day} />
        </p>
      </div>
      <DecisionForm
        about={id}
        hidden={{ difference: id }}
        label={m.providers_words({}, lang)}
        result={result}
        buttons={[{ intent: "end", name: m.providers_end({}, lang) }]}
      />
    </li>
  );
}

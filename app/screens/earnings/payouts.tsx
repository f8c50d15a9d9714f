import { Form, Link } from "@remix-run/react";
import { formatMxn } from "#app/domain/money.ts";
import { PAYOUT_MAX_MXN, PAYOUT_MIN_MXN, type PayoutStatus } from "#app/domain/payments.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer } from "#app/ui/form-answer.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { FormKey } from "#app/ui/form-key.tsx";
import { LocalTime, type LocalTimeText } from "#app/ui/local-time.tsx";
import { notWrittenText } from "#app/ui/not-written-text.ts";
import type { answerEarningsAction } from "./earnings-action.server.ts";

type Data<Answer> = Answer extends { data: infer Held } ? Held : never;
type EarningsAnswer = Data<Awaited<ReturnType<typeof answerEarningsAction>>>;

export interface ShownPayout {
  id: string;
  /** With its code. */
  amount: string;
  status: PayoutStatus;
  day: LocalTimeText;
}

const STATES = {
  requested: m.money_payout_state_requested,
  paid: m.money_payout_state_paid,
  cancelled: m.money_payout_state_cancelled,
} as const;

/** Asking for pesos to be paid out, and what became of it. */
export function Payouts({
  payouts,
  formKey,
  flash,
  answer,
}: {
  payouts: ShownPayout[];
  formKey: string;
  flash: { code: string } | undefined;
  answer: EarningsAnswer | undefined;
}) {
  const lang = useLang();
  return (
    <section id="payouts" className="flex flex-col gap-3 mt-8">
      <h2 className="text-xl font-800">{m.money_payouts({}, lang)}</h2>
      <p className="text-sm text-ink-soft">
        {m.money_payout_text({}, lang)} {m.money_sandbox({}, lang)}
      </p>
      <Answer answer={answer} flash={flash} />
      <Form
        key={formKey}
        method="post"
        action="/earnings#payouts"
        className="card flex flex-wrap items-end gap-3 p-4"
      >
        <FormKey value={formKey} />
        <FormField
          label={`${m.money_amount({}, lang)} (MXN)`}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={20}
          defaultValue={answer && "typed" in answer ? answer.typed : undefined}
          problem={
            answer && "problem" in answer && answer.problem === "amount"
              ? m.money_amount_problem(
                  { min: formatMxn(PAYOUT_MIN_MXN), max: formatMxn(PAYOUT_MAX_MXN) },
                  lang,
                )
              : undefined
          }
        />
        <button name="intent" value="request-payout" className="btn-primary">
          {m.money_payout_ask({}, lang)}
        </button>
      </Form>
      {payouts.length > 0 && (
        <ul className="card divide-y divide-line">
          {payouts.map(({ id, amount, status, day }) => (
            <li key={id}>
              <Form method="post" className="flex flex-wrap items-center gap-3 p-4">
                <p className="flex-1 basis-60">
                  <b className="tabular">{amount}</b> · {STATES[status]({}, lang)} ·{" "}
                  <LocalTime time={day} />
                </p>
                <input type="hidden" name="payout" value={id} />
                {status === "requested" && (
                  <button name="intent" value="cancel-payout" className="btn">
                    {m.money_cancel({}, lang)}
                  </button>
                )}
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Answer({
  answer,
  flash,
}: {
  answer: EarningsAnswer | undefined;
  flash: { code: string } | undefined;
}) {
  const lang = useLang();
  if (!answer) {
    if (flash?.code === "payout-asked")
      return <FormAnswer tone="good">{m.money_payout_asked({}, lang)}</FormAnswer>;
    if (flash?.code === "payout-cancelled")
      return <FormAnswer tone="good">{m.money_payout_cancelled({}, lang)}</FormAnswer>;
    return null;
  }
  if (!("problem" in answer)) return <FormAnswer>{notWrittenText(answer, lang)}</FormAnswer>;
  switch (answer.problem) {
    case "amount":
      return null;
    case "short":
      return (
        <FormAnswer>
          {m.money_short({ missing: `${formatMxn(answer.missing)} MXN` }, lang)}
        </FormAnswer>
      );
    case "no-account":
      return (
        <FormAnswer>
          {m.money_payout_account({}, lang)}{" "}
          <Link to="/account" className="underline">
            {m.account_title({}, lang)}
          </Link>
        </FormAnswer>
      );
    case "paid":
      return <FormAnswer>{m.money_payout_paid({}, lang)}</FormAnswer>;
    case "gone":
      return <FormAnswer>{m.money_payout_gone({}, lang)}</FormAnswer>;
  }
}

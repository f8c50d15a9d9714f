import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { formatMxn } from "#domain/money/money.ts";
import { PAYOUT_MAX_MXN, PAYOUT_MIN_MXN } from "#domain/money/payments.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { localDay } from "#app/presenters/local-date.server.ts";
import { notWrittenText } from "#app/ui/forms/not-written-text.ts";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { findBalances, findPlayMoney } from "#db/queries/money/ledger.ts";
import { listPayouts } from "#db/queries/money/payments.ts";
import { answerPayoutsAction } from "./payouts-action.server.ts";

const PAYOUT_COUNT = 50;

export async function loader({ request }: LoaderFunctionArgs) {
  const { personId } = await findViewer(request);
  const [balances, play, payouts] = await Promise.all([
    findBalances(db, personId),
    findPlayMoney(db, personId),
    listPayouts(db, personId, PAYOUT_COUNT),
  ]);
  return withFlash(request, {
    flash: readFlash(request, "payouts"),
    formKey: createFormKey(),
    balance: `${formatMxn(balances.MXN)} MXN`,
    play: play > 0 ? `${formatMxn(play)} MXN` : null,
    limits: { min: formatMxn(PAYOUT_MIN_MXN), max: formatMxn(PAYOUT_MAX_MXN) },
    payouts: payouts.map(({ amount, createdAt, ...payout }) => ({
      ...payout,
      amount: `${formatMxn(amount)} MXN`,
      day: localDay(createdAt),
    })),
  });
}

export const action = (args: ActionFunctionArgs) => answerPayoutsAction(args);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.money_payouts),
  { name: "robots", content: "noindex" },
];

const STATES = {
  requested: m.money_payout_state_requested,
  paid: m.money_payout_state_paid,
  cancelled: m.money_payout_state_cancelled,
} as const;

/** Asking for pesos to be paid out, and what became of it. */
export default function Payouts() {
  const lang = useLang();
  const { payouts, formKey, balance, play, limits } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isWrong = answer && "problem" in answer && answer.problem === "amount";
  return (
    <div className="max-w-180 flex flex-col gap-4">
      <ScreenHeading title={m.money_payouts({}, lang)} text={m.money_payout_text({}, lang)} />
      <p className="p-3 rounded-control bg-raised border border-warning font-600">
        {m.money_sandbox({}, lang)}
      </p>
      <Answer />
      <Form key={formKey} method="post" className="card flex flex-wrap items-end gap-3 p-4">
        <FormKey value={formKey} />
        <label className="flex flex-col gap-1 flex-1 basis-48 font-600">
          {m.money_payout_amount({}, lang)}
          <span className="text-sm font-400 text-ink-soft">
            {balance}
            {play && `. ${m.money_payout_play({ play }, lang)}`}
          </span>
          <input
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={20}
            defaultValue={answer && "typed" in answer ? answer.typed : undefined}
            aria-invalid={isWrong || undefined}
            className="field font-400"
          />
          {isWrong && (
            <span role="alert" className="text-sm text-danger">
              {m.money_amount_problem(limits, lang)}
            </span>
          )}
        </label>
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
                  <time dateTime={day.iso}>{day.text[lang.locale]}</time>
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
    </div>
  );
}

function Answer() {
  const lang = useLang();
  const { flash } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
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
          <Link to={paths.account} className="underline">
            {m.money_payout_make_account({}, lang)}
          </Link>
        </FormAnswer>
      );
    case "paid":
      return <FormAnswer>{m.money_payout_paid({}, lang)}</FormAnswer>;
    case "gone":
      return <FormAnswer>{m.money_payout_gone({}, lang)}</FormAnswer>;
  }
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { formatMxn } from "#domain/money/money.ts";
import { isSandboxOn } from "#adapters/payments/provider.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { moneyDoneText } from "#app/presenters/answers/money.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import {
  confirmPath,
  needsSecondFactor,
} from "#app/session/second-factor/confirm-identity.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { ConfirmFirst } from "#app/ui/confirm/confirm-first.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { useResetKey } from "#app/ui/forms/use-reset-key.ts";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { localDay } from "#app/presenters/local-date.server.ts";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { findBalances, findPlayMoney } from "#db/queries/money/ledger.ts";
import { findPayoutDestination, listPayouts } from "#db/queries/money/payments.ts";
import { Warning } from "#app/screens/money/warning.tsx";
import { DestinationForm } from "./destination-form.tsx";
import { answerPayoutsAction } from "./payouts-action.server.ts";
import { destinationText, requestedText } from "./shown-destination.server.ts";

const PAYOUT_COUNT = 50;

export async function loader({ request }: LoaderFunctionArgs) {
  const { personId, sessionId } = await findViewer(request);
  const lang = requestLang(request);
  const [balances, play, payouts, destination, isAsked] = await Promise.all([
    findBalances(db, personId),
    findPlayMoney(db, personId),
    listPayouts(db, personId, PAYOUT_COUNT),
    findPayoutDestination(db, personId),
    sessionId !== undefined && needsSecondFactor({ personId, sessionId }, new Date()),
  ]);
  const flash = readFlash(request, "payouts");
  return withFlash(request, {
    flash,
    done: flash && moneyDoneText(flash, lang),
    doneLink:
      flash?.code === "payout-asked"
        ? { to: `${paths.payouts}#payouts`, text: m.money_done_payout({}, lang) }
        : undefined,
    confirm: isAsked ? confirmPath(paths.payouts) : "",
    formKey: createFormKey(),
    balance: `${formatMxn(balances.MXN)} MXN`,
    play: play > 0 ? `${formatMxn(play)} MXN` : null,
    destination: destination ? destinationText(destination, lang) : null,
    isSandboxOn,
    payouts: payouts.map(({ id, status, amount, createdAt, batchId, ...payout }) => ({
      id,
      isOnItsWay: status === "requested" && batchId !== null,
      status,
      to: requestedText(payout, lang),
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

/** The form to request a payout in pesos, and the state of earlier requests. */
export default function Payouts() {
  const lang = useLang();
  const { payouts, isSandboxOn, formKey, balance, play, destination, confirm, done, doneLink } =
    useLoaderData<typeof loader>();
  const resetKey = useResetKey(formKey);
  const answer = useActionData<typeof action>();
  const typed = typeof answer?.typed === "string" ? answer.typed : undefined;
  return (
    <div className="max-w-180 mx-auto flex flex-col gap-4">
      <ScreenHeading title={m.money_payouts({}, lang)} text={m.money_payout_text({}, lang)} />
      {isSandboxOn && <Warning text={m.money_sandbox({}, lang)} />}
      <FormAnswer result={answer} done={done} doneLink={doneLink} />
      <Destination shown={destination} confirm={confirm} result={answer} />
      <Form key={resetKey} method="post" className="card flex flex-col items-start gap-3 p-4">
        <FormKey value={formKey} />
        <div className="w-full">
          <MoneyField
            label={m.money_payout_amount({}, lang)}
            help={play ? `${balance}. ${m.money_payout_play({ play }, lang)}` : balance}
            name="amount"
            currency="MXN"
            isRequired
            maxLength={20}
            value={typed}
            problem={answer?.fields?.amount}
          />
        </div>
        <button name="intent" value="request-payout" className="btn-primary">
          {m.money_payout_ask({}, lang)}
        </button>
      </Form>
      {payouts.length === 0 ? (
        <div className="card flex flex-col items-center gap-2 p-6 text-center">
          <span className="i-lucide-landmark text-3xl text-ink-soft" aria-hidden="true" />
          <h2 className="text-lg font-700">{m.money_payout_none({}, lang)}</h2>
          <p className="text-ink-soft">{m.money_payout_none_text({}, lang)}</p>
        </div>
      ) : (
        <ul id="payouts" className="card divide-y divide-line">
          {payouts.map(({ id, amount, status, day, to, isOnItsWay }) => (
            <li key={id}>
              <Form method="post" className="flex flex-wrap items-center gap-3 p-4">
                <p className="flex-1 basis-60">
                  <b className="tabular">{amount}</b> ·{" "}
                  {(isOnItsWay ? m.topups_payout_on_its_way : STATES[status])({}, lang)} ·{" "}
                  <time dateTime={day.iso}>{day.text[lang.locale]}</time>
                  {to && (
                    <span className="block text-sm text-ink-soft">
                      {m.payouts_sent_to({ destination: to }, lang)}
                    </span>
                  )}
                </p>
                <input type="hidden" name="payout" value={id} />
                {status === "requested" && !isOnItsWay && (
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

/**
 * Destination of payouts and the form that changes it, which is open without a destination and
 * after a refusal.
 */
function Destination({
  shown,
  confirm,
  result,
}: {
  shown: string | null;
  /** Address of the page that asks for the second step; empty if it need not be shown first. */
  confirm: string;
  result: Awaited<ReturnType<typeof answerPayoutsAction>>["data"] | undefined;
}) {
  const lang = useLang();
  const refused = result?.intent === "save-destination" ? result : undefined;
  const typed = typeof refused?.typed === "object" ? refused.typed : undefined;
  // Remounts after a change, so that no number stays in the form.
  const form = <DestinationForm key={shown} typed={typed} fields={refused?.fields} />;
  return (
    <section aria-labelledby="where-title" className="card flex flex-col gap-3 p-4">
      <h2 id="where-title" className="text-lg font-700">
        {m.payouts_where({}, lang)}
      </h2>
      {shown && <p className="font-600 tabular">{shown}</p>}
      <p className="text-sm text-ink-soft">{m.payouts_where_text({}, lang)}</p>
      {confirm && !refused ? (
        <ConfirmFirst to={confirm} />
      ) : shown && !refused ? (
        <details key={shown}>
          <summary className="btn w-fit">{m.payouts_change({}, lang)}</summary>
          <div className="pt-4">{form}</div>
        </details>
      ) : (
        form
      )}
    </section>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { useState } from "react";
import { db } from "#db/connection/live-database.ts";
import { safePath } from "#domain/journey/gate.ts";
import { CURRENCIES, type Currency } from "#domain/money/ledger.ts";
import { formatAmount } from "#domain/money/movements.ts";
import { TOP_UP_LIMITS, TOP_UP_OFFERS } from "#domain/money/payments.ts";
import * as m from "#app/messages/messages.js";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { moneyDoneText } from "#app/presenters/answers/money.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { useResetKey } from "#app/ui/forms/use-reset-key.ts";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { SegmentedField } from "#app/ui/fields/segmented-field.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { findBalances } from "#db/queries/money/ledger.ts";
import { listTopUps } from "#db/queries/money/payments.ts";
import { answerWalletAction } from "./wallet-action.server.ts";

const TOP_UP_COUNT = 20;

export async function loader({ request }: LoaderFunctionArgs) {
  const { personId } = await findViewer(request);
  const { searchParams } = new URL(request.url);
  const [balances, topUps] = await Promise.all([
    findBalances(db, personId),
    listTopUps(db, personId, TOP_UP_COUNT),
  ]);
  const currency: Currency =
    CURRENCIES.find((one) => one === searchParams.get("currency")) ?? CURRENCIES[0];
  const { min, max } = TOP_UP_LIMITS[currency];
  // The missing amount, given by the page that led here, within the limits; else the first offer.
  const requested = Number(searchParams.get("amount"));
  const isRequested = Number.isSafeInteger(requested) && requested > 0;
  const amount = isRequested
    ? Math.min(Math.max(requested, min), max)
    : TOP_UP_OFFERS[currency][0]!;
  const flash = readFlash(request, "wallet");
  return withFlash(request, {
    flash,
    done: flash && moneyDoneText(flash, requestLang(request)),
    formKey: createFormKey(),
    currency,
    amount: formatAmount(amount, currency),
    next: safePath(searchParams.get("next"), ""),
    balances: CURRENCIES.map((one) => ({
      currency: one,
      shown: formatAmount(balances[one], one),
    })),
    pending: topUps
      .filter(({ status }) => status === "pending")
      .map(({ id, amount, currency }) => ({ id, currency, shown: formatAmount(amount, currency) })),
  });
}

export const action = (args: ActionFunctionArgs) => answerWalletAction(args);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.money_wallet),
  { name: "robots", content: "noindex" },
];

/** The wallet: balances, pending top-ups, and the form to add money or AI credits. */
export default function Wallet() {
  const lang = useLang();
  const { balances, pending, formKey, next, currency, amount, flash, done } =
    useLoaderData<typeof loader>();
  const resetKey = useResetKey(formKey);
  const answer = useActionData<typeof action>();
  const codes = { MXN: "MXN", USD: "USD", credits: m.money_credits({}, lang) };
  return (
    <div className="max-w-180 mx-auto flex flex-col gap-4">
      <ScreenHeading title={m.money_wallet({}, lang)} text={m.money_wallet_text({}, lang)} />
      <p className="p-3 rounded-control bg-raised border border-warning font-600">
        {m.money_sandbox({}, lang)}
      </p>
      <dl className="card grid sm:grid-cols-3 divide-y sm:divide-y-0 sm:divide-x divide-line">
        {balances.map((balance) => (
          <div key={balance.currency} className="flex flex-col-reverse p-4">
            <dt className="text-sm text-ink-soft">
              {m.money_balance({}, lang)} · {codes[balance.currency]}
            </dt>
            <dd className="text-2xl font-800 tabular">{balance.shown}</dd>
          </div>
        ))}
      </dl>
      <FormAnswer result={answer} done={done} />
      {next !== "" && flash?.code === "added" && (
        <Link to={next} className="btn-primary self-start">
          {m.money_back({}, lang)}
        </Link>
      )}
      {pending.length > 0 && (
        <section>
          <h2 className="py-2 text-xl font-800">{m.money_pending({}, lang)}</h2>
          <ul className="card divide-y divide-line">
            {pending.map((topUp, index) => (
              <li key={topUp.id} className="p-4">
                <Form method="post" className="flex flex-wrap items-center gap-3">
                  <p className="flex-1 basis-40 text-lg font-700 tabular">
                    {topUp.shown} {codes[topUp.currency]}
                  </p>
                  <input type="hidden" name="topup" value={topUp.id} />
                  <input type="hidden" name="next" value={next} />
                  <button name="intent" value="pay" className={index > 0 ? "btn" : "btn-primary"}>
                    {m.money_pay_sandbox({}, lang)}
                  </button>
                  <button name="intent" value="cancel" className="btn">
                    {m.money_cancel({}, lang)}
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      )}
      <AddForm
        key={resetKey}
        isMain={pending.length === 0}
        formKey={formKey}
        next={next}
        currency={currency}
        amount={amount}
      />
    </div>
  );
}

const CURRENCY_CHOICES = {
  MXN: [m.money_mxn, m.money_mxn_help],
  USD: [m.money_usd, m.money_usd_help],
  credits: [m.money_credits, m.money_credits_help],
} as const satisfies Record<Currency, unknown>;

function AddForm({
  formKey,
  next,
  isMain,
  ...wanted
}: {
  formKey: string;
  /** Nothing waits to be paid. */
  isMain: boolean;
  next: string;
  currency: Currency;
  amount: string;
}) {
  const lang = useLang();
  const answer = useActionData<typeof action>();
  const { currency, amount } = answer?.typed ?? wanted;
  const [chosen, setChosen] = useState<string>(currency);
  return (
    <Form method="post" className="card flex flex-col gap-4 p-4">
      <h2 className="text-xl font-800">{m.money_add({}, lang)}</h2>
      <FormKey value={formKey} />
      <input type="hidden" name="next" value={next} />
      <SegmentedField
        label={m.money_what({}, lang)}
        name="currency"
        value={currency}
        choices={CURRENCY_CHOICES}
        onChosen={setChosen}
      />
      <MoneyField
        label={m.money_amount({}, lang)}
        name="amount"
        currency={chosen === "credits" ? m.money_credits({}, lang) : chosen}
        hasCents={chosen === "USD"}
        isRequired
        maxLength={20}
        value={amount}
        problem={answer?.fields?.amount}
      />
      <button name="intent" value="add" className={`self-start ${isMain ? "btn-primary" : "btn"}`}>
        {m.money_continue({}, lang)}
      </button>
    </Form>
  );
}

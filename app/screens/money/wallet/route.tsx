import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { safePath } from "#domain/journey/gate.ts";
import { CURRENCIES, type Currency } from "#domain/money/ledger.ts";
import { formatAmount } from "#domain/money/movements.ts";
import { TOP_UP_LIMITS, TOP_UP_OFFERS } from "#domain/money/payments.ts";
import { findWayBack } from "#domain/money/way-back.ts";
import {
  hasTestKeys,
  isSandboxOn,
  payableCurrencies,
  realProviders,
} from "#adapters/payments/provider.server.ts";
import * as m from "#app/messages/messages.js";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { moneyDoneText } from "#app/presenters/answers/money.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { useResetKey } from "#app/ui/forms/use-reset-key.ts";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { findBalances } from "#db/queries/money/ledger.ts";
import { listTopUps } from "#db/queries/money/payments.ts";
import { Warning } from "#app/screens/money/warning.tsx";
import { AddForm } from "./add-form.tsx";
import { PROVIDER_NAMES } from "./provider-texts.ts";
import { historyOf, pendingOf } from "./shown-top-ups.server.ts";
import { History, PendingForm } from "./top-ups.tsx";
import { answerWalletAction } from "./wallet-action.server.ts";

const TOP_UP_COUNT = 20;

export async function loader({ request }: LoaderFunctionArgs) {
  const { personId } = await findViewer(request);
  const { searchParams } = new URL(request.url);
  const [balances, topUps] = await Promise.all([
    findBalances(db, personId),
    listTopUps(db, personId, TOP_UP_COUNT),
  ]);
  const asked = CURRENCIES.find((one) => one === searchParams.get("currency"));
  const isSold = asked === undefined || payableCurrencies.includes(asked);
  const currency: Currency = (isSold ? asked : undefined) ?? CURRENCIES[0];
  const lang = requestLang(request);
  const { min, max } = TOP_UP_LIMITS[currency];
  // The missing amount, given by the page that led here, within the limits; else the first offer.
  const requested = Number(searchParams.get("amount"));
  const isRequested = isSold && Number.isSafeInteger(requested) && requested > 0;
  const amount = isRequested
    ? Math.min(Math.max(requested, min), max)
    : TOP_UP_OFFERS[currency][0]!;
  const flash = readFlash(request, "wallet");
  const { next, isPaid } = findWayBack(topUps, {
    topUpId: searchParams.get("topup"),
    next: safePath(searchParams.get("next"), ""),
    isAsking: searchParams.has("amount"),
  });
  return withFlash(request, {
    flash,
    done: flash && moneyDoneText(flash, lang),
    formKey: createFormKey(),
    currency,
    unsold: isSold ? null : asked,
    amount: formatAmount(amount, currency),
    next,
    isBackMain: next !== "" && (isPaid || flash?.code === "added"),
    balances: CURRENCIES.map((one) => ({
      currency: one,
      shown: formatAmount(balances[one], one),
    })),
    pending: pendingOf(topUps, lang),
    history: historyOf(topUps, lang),
    isSandboxOn,
    testKeys: realProviders.filter(({ name }) => hasTestKeys(name)).map(({ name }) => name),
    currencies: payableCurrencies,
    providers: realProviders.map(({ name }) => name),
  });
}

export const action = (args: ActionFunctionArgs) => answerWalletAction(args);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.money_wallet),
  { name: "robots", content: "noindex" },
];

/** The wallet: balances, pending top-ups, the form to add money or AI credits, and what was paid. */
export default function Wallet() {
  const lang = useLang();
  const page = useLoaderData<typeof loader>();
  const { balances, pending, history, formKey, next, isBackMain, done, isSandboxOn, testKeys } =
    page;
  const resetKey = useResetKey(formKey);
  const answer = useActionData<typeof action>();
  const codes = { MXN: "MXN", USD: "USD", credits: m.money_credits({}, lang) };
  return (
    <div className="max-w-180 mx-auto flex flex-col gap-4">
      <ScreenHeading title={m.money_wallet({}, lang)} text={m.money_wallet_text({}, lang)} />
      {isSandboxOn && <Warning text={m.money_sandbox({}, lang)} />}
      {testKeys.map((name) => (
        <Warning key={name} text={m.topups_test_keys({ provider: PROVIDER_NAMES[name] }, lang)} />
      ))}
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
      {isBackMain && (
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
                <PendingForm
                  topUp={topUp}
                  next={next}
                  isMain={index === 0 && !isBackMain}
                  codes={codes}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <AddForm
        key={resetKey}
        isMain={pending.length === 0 && !isBackMain}
        formKey={formKey}
        next={next}
        wanted={page}
      />
      {history.length > 0 && <History topUps={history} codes={codes} />}
    </div>
  );
}

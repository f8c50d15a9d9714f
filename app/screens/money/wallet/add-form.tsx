import { Form, useActionData } from "@remix-run/react";
import { useState } from "react";
import type { Currency } from "#domain/money/ledger.ts";
import type { RealProvider } from "#domain/money/provider-payment.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { SegmentedField } from "#app/ui/fields/segmented-field.tsx";
import { PROVIDER_CHOICES, PROVIDER_NAMES, takesCurrency } from "./provider-texts.ts";
import type { answerWalletAction } from "./wallet-action.server.ts";

const CURRENCY_CHOICES = {
  MXN: [m.money_mxn, m.money_mxn_help],
  USD: [m.money_usd, m.money_usd_help],
  credits: [m.money_credits, m.money_credits_help],
} as const satisfies Record<Currency, unknown>;

/** The same where money is paid for them: with the price of a credit. */
const SOLD_CHOICES = {
  ...CURRENCY_CHOICES,
  credits: [m.money_credits, m.topups_credits_help],
} as const satisfies Record<Currency, unknown>;

/** Filters choices by name, in their order. */
const only = <Name extends string, Choice>(
  choices: Readonly<Record<Name, Choice>>,
  names: readonly Name[],
) =>
  Object.fromEntries(
    (Object.keys(choices) as Name[])
      .filter((name) => names.includes(name))
      .map((name) => [name, choices[name]]),
  ) as Record<string, Choice>;

/** The form that asks for a top-up. */
export function AddForm({
  formKey,
  next,
  isMain,
  wanted,
}: {
  formKey: string;
  /** Nothing waits to be paid. */
  isMain: boolean;
  next: string;
  wanted: {
    currency: Currency;
    amount: string;
    /** The requested currency, if no provider sells it; otherwise null. */
    unsold: Currency | null;
    /** Currencies that can be added. */
    currencies: readonly Currency[];
    /** Providers with real money; empty with the sandbox. */
    providers: readonly RealProvider[];
  };
}) {
  const lang = useLang();
  const answer = useActionData<typeof answerWalletAction>();
  const { currencies, providers, unsold } = wanted;
  const isSold = providers.length > 0;
  const { currency, amount, provider } = answer?.typed ?? { ...wanted, provider: "" };
  const [chosen, setChosen] = useState<string>(currency);
  // Without JavaScript all are offered, and a wrong choice is refused.
  const able = providers.filter((name) => takesCurrency(name, chosen));
  return (
    <Form method="post" className="card flex flex-col gap-4 p-4">
      <h2 className="text-xl font-800">{m.money_add({}, lang)}</h2>
      {unsold && <p className="text-ink-soft">{m.topups_no_dollars({}, lang)}</p>}
      <FormKey value={formKey} />
      <input type="hidden" name="next" value={next} />
      {currencies.length > 1 ? (
        <SegmentedField
          label={m.money_what({}, lang)}
          name="currency"
          value={currency}
          choices={only(isSold ? SOLD_CHOICES : CURRENCY_CHOICES, currencies)}
          onChosen={setChosen}
        />
      ) : (
        <input type="hidden" name="currency" value={currencies[0]} />
      )}
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
      {able.length > 1 && (
        <SegmentedField
          label={m.topups_how({}, lang)}
          name="provider"
          value={provider || able[0]!}
          choices={only(PROVIDER_CHOICES, able)}
        />
      )}
      {able.length === 1 && (
        <>
          <input type="hidden" name="provider" value={able[0]} />
          <p className="text-sm text-ink-soft">
            {m.topups_paid_at({ provider: PROVIDER_NAMES[able[0]!] }, lang)}{" "}
            {PROVIDER_CHOICES[able[0]!][1]?.({}, lang)}
          </p>
        </>
      )}
      <button name="intent" value="add" className={`self-start ${isMain ? "btn-primary" : "btn"}`}>
        {m.money_continue({}, lang)}
      </button>
    </Form>
  );
}

import { Form } from "@remix-run/react";
import {
  DESTINATION_LIMITS,
  PAYOUT_METHODS,
  type PayoutMethod,
  type TypedDestination,
} from "#domain/money/payout-destination.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { METHOD_NAMES } from "./method-names.ts";

type Problems = Readonly<Record<string, string>>;

/**
 * Destination of payouts: a method, and the field of that method below it. The field is shown by
 * CSS (`peer-checked`), so that it works without JavaScript.
 */
export function DestinationForm({
  typed,
  fields = {},
}: {
  /** Typed values, if they were refused. */
  typed: TypedDestination | undefined;
  /** Error texts by field. */
  fields: Problems | undefined;
}) {
  const lang = useLang();
  const chosen = PAYOUT_METHODS.find((method) => method === typed?.method) ?? PAYOUT_METHODS[0];
  return (
    <Form method="post" className="flex flex-col items-stretch gap-4">
      <FormField
        label={m.payouts_holder({}, lang)}
        name="holder"
        autoComplete="name"
        required
        maxLength={DESTINATION_LIMITS.holder}
        defaultValue={typed?.holder}
        problem={fields.holder}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-2 font-600">{m.payouts_method({}, lang)}</legend>
        {PAYOUT_METHODS.map((method) => (
          <div
            key={method}
            className="flex flex-wrap items-center gap-x-3 border rounded-control px-3"
          >
            <input
              type="radio"
              id={`method-${method}`}
              name="method"
              value={method}
              defaultChecked={method === chosen}
              className="tick peer"
            />
            <label
              htmlFor={`method-${method}`}
              className="flex-1 flex items-center min-h-11 cursor-pointer"
            >
              {METHOD_NAMES[method]({}, lang)}
            </label>
            <div className="hidden peer-checked:block w-full pb-3">
              <Account method={method} typed={typed?.[method]} problem={fields[method]} />
            </div>
          </div>
        ))}
        {fields.method && (
          <p role="alert" className="text-sm font-600 text-danger">
            {fields.method}
          </p>
        )}
      </fieldset>
      <button name="intent" value="save-destination" className="btn self-start">
        {m.payouts_save({}, lang)}
      </button>
    </Form>
  );
}

/** The field of one method. Not `required`: browsers would refuse those of the other methods. */
function Account({
  method,
  typed,
  problem,
}: {
  method: PayoutMethod;
  typed: string | undefined;
  problem: string | undefined;
}) {
  const lang = useLang();
  const field = { name: method, defaultValue: typed, problem, autoComplete: "off" };
  switch (method) {
    case "clabe":
      return (
        <FormField
          {...field}
          label={m.payouts_clabe({}, lang)}
          help={m.payouts_clabe_help({}, lang)}
          inputMode="numeric"
          maxLength={30}
        />
      );
    case "paypal":
      return (
        <FormField
          {...field}
          label={m.payouts_paypal({}, lang)}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      );
    case "bank":
      return (
        <>
          <TextAreaField
            {...field}
            label={m.payouts_bank({}, lang)}
            rows={4}
            maxLength={DESTINATION_LIMITS.bank}
          />
          <p className="text-sm text-ink-soft">{m.payouts_bank_help({}, lang)}</p>
        </>
      );
  }
}

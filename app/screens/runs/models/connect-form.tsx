import { Form } from "@remix-run/react";
import {
  BASE_URL_MAX_CHARACTERS,
  MODEL_KEY_MAX_CHARACTERS,
  MODEL_NAME_MAX_CHARACTERS,
  PROVIDER_KINDS,
  type ProviderKind,
} from "#domain/runs/models/model-provider.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { TypedBack } from "./models-form.server.ts";

const KINDS: Record<ProviderKind, typeof m.models_kind_anthropic> = {
  "openai-compatible": m.models_kind_openai_compatible,
  anthropic: m.models_kind_anthropic,
};

/** The form that connects a provider. Its key is never sent back. */
export function ConnectForm({
  typed,
  fields = {},
  formKey,
}: {
  typed: TypedBack | undefined;
  /** Error texts by field. */
  fields: Readonly<Record<string, string>> | undefined;
  formKey: string;
}) {
  const lang = useLang();
  const kind = typed?.kind ?? PROVIDER_KINDS[0];
  return (
    <Form method="post" className="flex flex-col gap-4" autoComplete="off">
      <FormKey value={formKey} />
      <fieldset className="flex flex-col gap-2">
        <legend className="font-600">{m.models_kind({}, lang)}</legend>
        {PROVIDER_KINDS.map((each) => (
          <label key={each} className="flex items-center gap-3 min-h-11">
            <input
              type="radio"
              name="kind"
              value={each}
              defaultChecked={kind === each}
              className="tick"
            />
            {KINDS[each]({}, lang)}
          </label>
        ))}
        {fields.kind && (
          <p role="alert" className="text-sm font-600 text-danger">
            {fields.kind}
          </p>
        )}
      </fieldset>
      <FormField
        label={m.models_model({}, lang)}
        help={m.models_model_help({}, lang)}
        problem={fields.model}
        name="model"
        required
        maxLength={MODEL_NAME_MAX_CHARACTERS}
        defaultValue={typed?.model}
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormField
        label={m.models_key({}, lang)}
        help={m.models_key_help({}, lang)}
        problem={fields.key}
        name="apiKey"
        type="password"
        maxLength={MODEL_KEY_MAX_CHARACTERS}
        autoComplete="off"
      />
      <FormField
        label={m.models_address({}, lang)}
        help={m.models_address_help({}, lang)}
        problem={fields.baseUrl}
        name="baseUrl"
        inputMode="url"
        maxLength={BASE_URL_MAX_CHARACTERS}
        defaultValue={typed?.baseUrl}
        autoCapitalize="none"
        spellCheck={false}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="text-sm text-ink-soft pb-2">{m.models_price_help({}, lang)}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <MoneyField
            label={m.models_price_in({}, lang)}
            problem={fields.priceIn}
            name="priceIn"
            currency="USD"
            hasCents
            maxLength={20}
            value={typed?.priceIn}
          />
          <MoneyField
            label={m.models_price_out({}, lang)}
            problem={fields.priceOut}
            name="priceOut"
            currency="USD"
            hasCents
            maxLength={20}
            value={typed?.priceOut}
          />
        </div>
      </fieldset>
      <p className="text-sm text-ink-soft">{m.models_connect_note({}, lang)}</p>
      <button name="intent" value="connect" className="btn-primary self-start">
        {m.models_connect({}, lang)}
      </button>
    </Form>
  );
}

import { Form } from "@remix-run/react";
import type { ChannelKind } from "#domain/agentiks/channels/channels.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";

const STEPS = {
  telegram: [m.channel_telegram_1, m.channel_telegram_2, m.channel_telegram_3],
  whatsapp: [
    m.channel_whatsapp_1,
    m.channel_whatsapp_2,
    m.channel_whatsapp_3,
    m.channel_whatsapp_4,
  ],
} as const;
const TOKENS = { telegram: m.channel_token_telegram, whatsapp: m.channel_token_whatsapp } as const;
/** Sites where the steps are done. */
const SITES = {
  telegram: ["https://t.me/BotFather", "@BotFather"],
  whatsapp: ["https://developers.facebook.com/apps", "Meta for Developers"],
} as const;

/** How a bot or a number is connected, and the form that does it. Its secrets are never sent back. */
export function ConnectForm({
  kind,
  number = "",
  fields = {},
}: {
  kind: Exclude<ChannelKind, "email">;
  number?: string | undefined;
  /** Error texts by field. */
  fields?: Readonly<Record<string, string>> | undefined;
}) {
  const lang = useLang();
  const [site, siteName] = SITES[kind];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <h3 className="font-600">{m.channel_how({}, lang)}</h3>
        <ol className="list-decimal pl-5 flex flex-col gap-1 max-w-prose">
          {STEPS[kind].map((step, index) => (
            <li key={index} className="break-words">
              {step({}, lang)}
            </li>
          ))}
        </ol>
        <p className="break-all">
          {siteName}: <code>{site}</code>
        </p>
      </div>
      <Form method="post" className="flex flex-col gap-4" autoComplete="off">
        {kind === "whatsapp" && (
          <FormField
            label={m.channel_number({}, lang)}
            help={m.channel_number_help({}, lang)}
            problem={fields.number}
            name="number"
            required
            inputMode="numeric"
            maxLength={20}
            defaultValue={number}
          />
        )}
        <FormField
          label={TOKENS[kind]({}, lang)}
          help={m.channel_kept({}, lang)}
          problem={fields.token}
          name="token"
          type="password"
          required
          maxLength={1_000}
          autoComplete="off"
        />
        {kind === "whatsapp" && (
          <FormField
            label={m.channel_secret({}, lang)}
            help={m.channel_kept({}, lang)}
            problem={fields.secret}
            name="secret"
            type="password"
            required
            maxLength={64}
            autoComplete="off"
          />
        )}
        <button name="intent" value="connect" className="btn-primary self-start">
          {m.channel_connect({}, lang)}
        </button>
      </Form>
    </div>
  );
}

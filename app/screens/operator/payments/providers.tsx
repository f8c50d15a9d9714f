import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { ShownPayments } from "./load-payments.server.ts";

/** Each provider's state and missing variables, its address for notices, and a try of its keys. */
export function Providers({ providers }: { providers: ShownPayments["providers"] }) {
  const lang = useLang();
  return (
    <ul className="flex flex-col gap-3">
      {providers.map(({ name, title, isOn, isTest, missing, currencies, where, url }) => (
        <li key={name} className="card flex flex-col gap-3 p-4">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h3 className="flex-1 text-lg font-700">{title}</h3>
            <p className={`text-sm font-600 ${isOn ? "text-success" : "text-ink-soft"}`}>
              {(isOn ? m.providers_on({}, lang) : m.providers_off({}, lang)) +
                (isTest ? `, ${m.providers_test_mode({}, lang)}` : "")}
            </p>
          </div>
          <p className="text-sm text-ink-soft">{currencies}</p>
          {!isOn && (
            <div>
              <p>{m.providers_missing({}, lang)}</p>
              <ul>
                {missing.map((variable) => (
                  <li key={variable}>
                    <code className="break-words">{variable}</code>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className="min-w-0">
            <p>{where}</p>
            <code className="block break-words">{url}</code>
          </div>
          {isOn && (
            <Form method="post">
              <input type="hidden" name="provider" value={name} />
              <button name="intent" value="ask" className="btn">
                {m.providers_ask({}, lang)}
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

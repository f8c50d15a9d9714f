import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { ShownProvider } from "./shown-models.server.ts";

/** A connected provider with its actions. */
export function ProviderLine({
  provider: { id, model, host, isDefault, isTested, isUsable, test, key, price },
  formKey,
}: {
  provider: ShownProvider;
  formKey: string;
}) {
  const lang = useLang();
  const press = { id, formKey };
  return (
    <li className="flex flex-col gap-3 p-4">
      <div>
        <h3 className="flex flex-wrap items-center gap-2 font-700 break-all">
          {model}
          {isDefault && <span className="kind-agentik badge">{m.models_is_default({}, lang)}</span>}
        </h3>
        <p className="text-sm text-ink-soft break-all">
          {host} · {key}
        </p>
        <p className="text-sm text-ink-soft">{price}</p>
        <p className={`text-sm font-600 ${isTested && !isUsable ? "text-danger" : ""}`}>{test}</p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {!isTested && (
          <Link to={paths.models} className="btn">
            {m.models_look_again({}, lang)}
          </Link>
        )}
        {isUsable && !isDefault && (
          <Press {...press} intent="default">
            {m.models_make_default({}, lang)}
          </Press>
        )}
        {isDefault && (
          <Press {...press} intent="stop">
            {m.models_stop_default({}, lang)}
          </Press>
        )}
        {isTested && (
          <Press {...press} intent="test">
            {m.models_test_again({}, lang)}
          </Press>
        )}
        <details>
          <summary className="btn cursor-pointer text-danger">{m.models_remove({}, lang)}</summary>
          <div className="flex flex-col gap-2 pt-2">
            <p className="text-sm">{m.models_remove_sure({}, lang)}</p>
            <Press {...press} intent="remove">
              {m.models_remove_yes({}, lang)}
            </Press>
          </div>
        </details>
      </div>
    </li>
  );
}

/** A button that is a form of its own. */
function Press({
  id,
  formKey,
  intent,
  children,
}: {
  id: string;
  formKey: string;
  intent: string;
  children: ReactNode;
}) {
  return (
    <Form method="post" className="contents">
      <FormKey value={formKey} />
      <input type="hidden" name="provider" value={id} />
      <button name="intent" value={intent} className="btn self-start">
        {children}
      </button>
    </Form>
  );
}

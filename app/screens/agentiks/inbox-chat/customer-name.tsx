import { Form } from "@remix-run/react";
import { CUSTOMER_NAME_MAX } from "#domain/agentiks/chats/inbox.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";

/** Names a customer; folded until it is wanted. */
export function CustomerName({ name, formKey }: { name: string; formKey: string }) {
  const lang = useLang();
  return (
    <details key={name}>
      <summary className="btn">{m.inbox_rename({}, lang)}</summary>
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2 pt-2">
        <FormKey value={formKey} />
        <label className="flex flex-col gap-1 font-600">
          {m.inbox_customer_name({}, lang)}
          <input
            name="name"
            defaultValue={name}
            maxLength={CUSTOMER_NAME_MAX}
            autoComplete="off"
            className="field font-400"
          />
        </label>
        <button name="intent" value="rename-customer" className="btn">
          {m.inbox_rename_save({}, lang)}
        </button>
      </Form>
    </details>
  );
}

import { Form } from "@remix-run/react";
import { CUSTOMER_NAME_MAX } from "#domain/agentiks/chats/inbox.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";

/** What the customer is called, changed by the people of the business; closed until it is wanted. */
export function RenameCustomer({ customer, formKey }: { customer: string; formKey: string }) {
  const lang = useLang();
  return (
    <details key={customer} className="self-start max-w-full">
      <summary className="text-sm underline cursor-pointer py-2">
        {m.inbox_rename_open({}, lang)}
      </summary>
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2 pt-1">
        <FormKey value={formKey} />
        <input
          className="field"
          aria-label={m.inbox_rename({}, lang)}
          name="name"
          defaultValue={customer}
          maxLength={CUSTOMER_NAME_MAX}
          required
          autoComplete="off"
        />
        <button name="intent" value="rename" className="btn">
          {m.inbox_rename_save({}, lang)}
        </button>
      </Form>
    </details>
  );
}

import { Form } from "@remix-run/react";
import { CUSTOMER_NAME_MAX } from "#domain/agentiks/chats/inbox.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { ChatData } from "./load-chat.server.ts";
import { FormKey } from "#app/ui/forms/form-key.tsx";

/** Form that renames a customer, for the people of the business; closed until it is wanted. */
export function RenameCustomer({
  customer,
  words,
  formKey,
}: {
  customer: string;
  words: ChatData["rename"];
  formKey: string;
}) {
  const lang = useLang();
  return (
    <details key={customer} className="shrink-0 open:basis-full">
      <summary aria-label={words.open[lang.locale]} className="btn-icon flex ml-auto">
        <span className="i-lucide-pencil" aria-hidden="true" />
      </summary>
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2 pt-1">
        <FormKey value={formKey} />
        <input
          className="field"
          aria-label={words.label[lang.locale]}
          name="name"
          defaultValue={customer}
          maxLength={CUSTOMER_NAME_MAX}
          required
          autoComplete="off"
        />
        <button name="intent" value="rename" className="btn">
          {words.save[lang.locale]}
        </button>
      </Form>
    </details>
  );
}

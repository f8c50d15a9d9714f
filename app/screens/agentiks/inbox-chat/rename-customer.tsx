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
    <details key={customer} className="max-w-full">
      <summary className="text-sm underline cursor-pointer py-2">{words.open[lang.locale]}</summary>
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

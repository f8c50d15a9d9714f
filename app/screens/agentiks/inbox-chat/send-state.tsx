import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { ChatData, ShownMessage } from "./load-chat.server.ts";

/** How the sending of a message on a channel went; one that did not arrive for sure can be sent again. */
export function SendState({
  chat,
  message: { seq, sent },
  formKey,
}: {
  chat: ChatData["chat"];
  message: Pick<ShownMessage, "seq" | "sent">;
  formKey: string;
}) {
  const lang = useLang();
  if (!sent) return null;
  const { text, isOpen } = sent;
  return (
    <div className="mt-1 text-sm">
      <p className={isOpen ? "font-600 text-warning" : "text-ink-soft"}>{text[lang.locale]}</p>
      {isOpen && !chat.isArchived && (
        <Form method="post" preventScrollReset className="mt-1">
          <FormKey value={formKey} />
          <input type="hidden" name="seq" value={seq} />
          <button name="intent" value="resend" className="btn">
            {m.inbox_send_again({}, lang)}
          </button>
        </Form>
      )}
    </div>
  );
}

import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { ChatData } from "./load-chat.server.ts";

/** Why a person is wanted, and the buttons: take over, give back, done, reopen. */
export function ChatButtons({ chat, formKey }: Pick<ChatData, "chat"> & { formKey: string }) {
  const lang = useLang();
  const { handledBy, isHandledByViewer, isDone, reason, isArchived } = chat;
  const why = handledBy === "agentik" ? undefined : reason?.[lang.locale];
  const isTaken = handledBy === "person" && isHandledByViewer;
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
      <FormKey value={formKey} />
      {why && <p className="w-full font-600">{why}</p>}
      {chat.paused && <p className="w-full text-sm text-ink-soft">{chat.paused[lang.locale]}</p>}
      {!isArchived && (
        <>
          {!isTaken && (
            <button
              name="intent"
              value="take"
              className={handledBy === "nobody" ? "btn-primary" : "btn"}
            >
              {m.inbox_take({}, lang)}
            </button>
          )}
          <button name="intent" value={isDone ? "reopen" : "done"} className="btn">
            {isDone ? m.inbox_reopen({}, lang) : m.inbox_mark_done({}, lang)}
          </button>
          {handledBy !== "agentik" && (
            <button name="intent" value="give-back" className="btn">
              {m.inbox_give_back({}, lang)}
            </button>
          )}
        </>
      )}
    </Form>
  );
}

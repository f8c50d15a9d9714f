import { Form } from "@remix-run/react";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { ChatData } from "./load-chat.server.ts";

/** Why a person is wanted, and the buttons: take over, give back, done, reopen. */
export function ChatButtons({
  chat,
  words,
  formKey,
}: Pick<ChatData, "chat" | "words"> & { formKey: string }) {
  const { locale } = useLang();
  const { handledBy, isHandledByViewer, isDone, reason, isArchived } = chat;
  const why = handledBy === "agentik" ? undefined : reason?.[locale];
  const isTaken = handledBy === "person" && isHandledByViewer;
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
      <FormKey value={formKey} />
      {why && <p className="w-full font-600">{why}</p>}
      {chat.paused && <p className="w-full text-sm text-ink-soft">{chat.paused[locale]}</p>}
      {!isArchived && (
        <>
          {!isTaken && (
            <button
              name="intent"
              value="take"
              className={handledBy === "nobody" ? "btn-primary" : "btn"}
            >
              {words.take[locale]}
            </button>
          )}
          <button name="intent" value={isDone ? "reopen" : "done"} className="btn">
            {words[isDone ? "reopen" : "done"][locale]}
          </button>
          {handledBy !== "agentik" && (
            <button name="intent" value="give-back" className="btn">
              {words.giveBack[locale]}
            </button>
          )}
        </>
      )}
    </Form>
  );
}

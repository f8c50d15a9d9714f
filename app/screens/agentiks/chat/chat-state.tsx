import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { ChatForm } from "./chat-messages.tsx";
import type { ShownPage } from "./load-chat.server.ts";

/** State of the chat: closed, with a person, or waiting for one. */
export function ChatState({
  page: { state, chat, business, person, isFramed, awayNotice, contentLanguage },
  action,
  form: Form,
}: {
  page: ShownPage;
  action: string;
  form: ChatForm;
}) {
  const lang = useLang();
  if (state !== "open")
    return (
      <div className="py-3 flex flex-col gap-2">
        <p className="font-700 text-lg">{m.chat_page_closed({}, lang)}</p>
        {chat?.handledBy === "nobody" && <p>{m.chat_waiting({ name: person }, lang)}</p>}
        {awayNotice ? (
          <p lang={contentLanguage}>{awayNotice}</p>
        ) : (
          state === "paused" && <p>{m.chat_page_later({}, lang)}</p>
        )}
        {business.whatsApp && (
          <>
            <p>{m.chat_page_closed_reach({ name: business.name }, lang)}</p>
            <a
              href={business.whatsApp.link}
              rel="noreferrer"
              target={isFramed ? "_blank" : undefined}
              className="btn-shape self-start bg-[var(--brand)] text-white"
            >
              {m.chat_whatsapp({ number: business.whatsApp.number }, lang)}
            </a>
          </>
        )}
      </div>
    );
  if (chat?.handledBy === "person")
    return (
      <p role="status" className="font-600">
        {m.chat_with_person({ name: chat.handler ?? person }, lang)}
      </p>
    );
  if (chat?.handledBy !== "nobody") return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p role="status" className="font-600">
        {m.chat_waiting({ name: person }, lang)}
        {business.opening && !business.opening.isOpen && ` ${business.opening.text}.`}
      </p>
      {!chat.isAnswering && (
        <Form method="post" action={action}>
          <button name="intent" value="return" className="min-h-11 font-600 underline">
            {m.chat_return({}, lang)}
          </button>
        </Form>
      )}
    </div>
  );
}

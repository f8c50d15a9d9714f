import { useFetcher } from "@remix-run/react";
import { useEffect, type CSSProperties } from "react";
import { CONTACT_DAYS } from "#domain/agentiks/chats/chats.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { useLiveNews } from "#app/ui/live/use-live-news.ts";
import { BusinessHeader } from "./business-header.tsx";
import type { answerChat } from "./chat-action.server.ts";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatMessages } from "./chat-messages.tsx";
import { ChatState } from "./chat-state.tsx";
import type { ShownPage } from "./load-chat.server.ts";
import { noteLoaded } from "./stay-offline.ts";
import type { ChatAnswer } from "./use-chat-draft.ts";

/** The widget listens for it: the page in its frame was asked to close. */
const CLOSE = "plaza-chat-close";

/**
 * A chat page: the business above, the conversation, and the composer within the thumb's reach. Its
 * conversation is a box that begins at its end, also without JavaScript.
 */
export function ChatPage({ chat: page, answer }: { chat: ShownPage; answer: ChatAnswer }) {
  const lang = useLang();
  const { slug, business, chat, isFramed, state, report } = page;
  const address = paths.chatPage(slug, isFramed ? "?frame=1" : "");
  const fetcher = useFetcher<typeof answerChat>();
  useLiveNews(paths.chatPage(slug, "/live"), {
    made: `mark=${encodeURIComponent(chat?.mark ?? "")}`,
    isLive: chat !== null,
    isWriting: chat?.isWriting ?? false,
  });
  useEffect(() => noteLoaded(page), [page]);
  useCloseOnEscape(isFramed);
  const form = fetcher.formData;
  const sending = form && (String(form.get("quick") ?? "") || String(form.get("text") ?? ""));
  return (
    <div
      className="h-screen [height:100dvh] flex flex-col bg-ground"
      style={{ "--brand": business.colour } as CSSProperties}
    >
      <BusinessHeader business={business} isSlim={isFramed} />
      <ChatMessages
        page={page}
        sending={sending || undefined}
        action={address}
        form={fetcher.Form}
      />
      <footer className="border-t bg-surface">
        <div className="max-w-180 mx-auto px-3 pt-2 pb-2 flex flex-col gap-2">
          {chat?.order && (
            <p role="status" className="font-700 break-words" lang={lang.locale}>
              {chat.order}
            </p>
          )}
          <ChatState page={page} action={address} form={fetcher.Form} />
          {state === "open" && (
            <ChatComposer
              page={page}
              fetcher={fetcher}
              action={address}
              answer={fetcher.data ?? answer}
            />
          )}
          <p className="text-sm text-ink-soft pb-[env(safe-area-inset-bottom)]">
            {state === "open" &&
              `${m.chat_consent({ name: business.name, days: CONTACT_DAYS }, lang)} `}
            <a
              href={paths.home}
              target={isFramed ? "_blank" : undefined}
              rel="noreferrer"
              className="underline"
            >
              {m.chat_made({}, lang)}
            </a>
            {report && (
              <>
                {" · "}
                <a
                  href={report.to}
                  target={isFramed ? "_blank" : undefined}
                  rel="nofollow noreferrer"
                  className="underline"
                >
                  {report.text}
                </a>
              </>
            )}
          </p>
        </div>
      </footer>
    </div>
  );
}

/** Closes the widget with Escape: the site around its frame cannot hear the key. */
function useCloseOnEscape(isFramed: boolean): void {
  useEffect(() => {
    if (!isFramed || parent === window) return;
    const tell = (event: KeyboardEvent) => {
      // The message says nothing, so that any site around may hear it.
      if (event.key === "Escape" && !event.defaultPrevented) parent.postMessage(CLOSE, "*");
    };
    addEventListener("keydown", tell);
    return () => removeEventListener("keydown", tell);
  }, [isFramed]);
}

import type { FetcherWithComponents } from "@remix-run/react";
import { useRef, type KeyboardEvent } from "react";
import { CHAT_MESSAGE_MAX } from "#domain/agentiks/chats/chats.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { ShownPage } from "./load-chat.server.ts";
import { useChatDraft, type ChatAnswer } from "./use-chat-draft.ts";

/**
 * The form of a message. Enter sends with a keyboard, Shift+Enter starts a line; on a touch screen Enter
 * starts a line. Typed text is kept on the device until it is sent.
 */
export function ChatComposer({
  page: { slug, formKey, chat, contentLanguage },
  fetcher,
  action,
  answer,
}: {
  page: ShownPage;
  fetcher: FetcherWithComponents<unknown>;
  action: string;
  answer: ChatAnswer;
}) {
  const lang = useLang();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isSending = fetcher.state === "submitting";
  const { key, isOffline } = useChatDraft({ place: slug, form, field, formKey, answer });

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // During IME composition (accents, other scripts) Enter confirms the composed text.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    if (matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    if (event.currentTarget.value.trim() !== "") form.current?.requestSubmit();
  }

  const problem = answer && !answer.ok ? answer.text : "";
  return (
    <fetcher.Form ref={form} method="post" action={action} className="flex flex-col gap-1">
      <FormKey value={key} />
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          name="text"
          rows={1}
          required
          maxLength={CHAT_MESSAGE_MAX}
          defaultValue={answer?.typed?.text}
          placeholder={m.chat_write({}, lang)}
          aria-label={m.chat_message({}, lang)}
          aria-describedby="composer-says"
          lang={contentLanguage}
          enterKeyHint="send"
          onKeyDown={sendOnEnter}
          className="field py-2 max-h-32 resize-none [field-sizing:content]"
        />
        <button
          name="intent"
          value="send"
          disabled={isSending}
          className="btn-shape bg-[var(--brand)] text-white shrink-0"
        >
          {m.chat_send({}, lang)}
        </button>
      </div>
      <div id="composer-says" aria-live="polite" className="text-sm font-600">
        {isOffline ? m.chat_offline({}, lang) : problem && <p className="text-danger">{problem}</p>}
      </div>
      {(chat?.isAnswering ?? true) && (
        <button
          name="intent"
          value="person"
          formNoValidate
          disabled={isSending}
          className="btn self-start text-sm"
        >
          {m.chat_person({}, lang)}
        </button>
      )}
    </fetcher.Form>
  );
}

import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { useMessageDraft } from "#app/ui/conversation/use-message-draft.ts";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { ChatData } from "./load-chat.server.ts";

/**
 * The answer to a customer, at the bottom of the window. Enter sends with a keyboard; on a touch screen
 * it starts a line. What is typed is kept on the device until it is sent, and sent when the network is
 * back.
 */
export function ChatComposer({
  chat,
  commands,
  maxCharacters,
  formKey,
  answer,
}: Pick<ChatData, "chat" | "commands" | "maxCharacters"> & {
  formKey: string;
  /** The refusal of a form of the page. */
  answer: { intent: string; text: string; typed?: { text: string } | undefined } | undefined;
}) {
  const lang = useLang();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOffline = useMessageDraft({
    place: `inbox/${chat.id}`,
    form,
    field,
    newest: chat.lastSeq,
  });
  const isSending = useNavigation().formData?.get("intent") === "send";
  // The key of a message stays until it is sent: a repeated press writes it once.
  const [key, setKey] = useState(formKey);
  useEffect(() => {
    if (!isSending) setKey(formKey);
  }, [formKey, isSending]);

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // During IME composition (accents, other scripts) Enter confirms the composed text.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    if (matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    if (event.currentTarget.value.trim() !== "") form.current?.requestSubmit();
  }

  /** Writes a quick reply into the field, to be changed before it is sent. */
  function writeQuick({ currentTarget: select }: ChangeEvent<HTMLSelectElement>) {
    const text = commands.find(({ name }) => `/${name}` === select.value)?.text;
    select.value = "-";
    if (!text || !field.current) return;
    field.current.value = [field.current.value.trim(), text].filter(Boolean).join("\n");
    // The draft is kept on input.
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
    field.current.focus();
  }

  const refused = answer?.intent === "send" ? answer : undefined;
  return (
    <Form
      ref={form}
      method="post"
      action={paths.inboxChat(chat.id)}
      preventScrollReset
      className="composer sticky z-10 bottom-16 lg:bottom-4 card stripe bg-raised shadow-lg p-2 flex flex-col gap-1"
    >
      <input type="hidden" name="intent" value="send" />
      <FormKey value={key} />
      <textarea
        ref={field}
        name="text"
        rows={1}
        // Not required with quick replies: a chosen one is sent without typed text.
        required={commands.length === 0}
        maxLength={maxCharacters}
        defaultValue={refused?.typed?.text ?? ""}
        placeholder={m.inbox_write({}, lang)}
        aria-label={m.inbox_answer({}, lang)}
        aria-describedby="composer-says"
        enterKeyHint="send"
        onKeyDown={sendOnEnter}
        className="w-full px-2 py-2 rounded-control max-h-40 [field-sizing:content] placeholder-ink-soft"
      />
      <div id="composer-says" aria-live="polite" className="px-2 text-sm">
        {isOffline ? (
          <p className="font-600">{m.inbox_offline({}, lang)}</p>
        ) : refused ? (
          <p className="font-600 text-danger">{refused.text}</p>
        ) : (
          <p className="text-ink-soft">
            <Handling chat={chat} />
          </p>
        )}
      </div>
      <div className="flex items-center gap-3">
        {commands.length > 0 && (
          <select
            name="quick"
            aria-label={m.inbox_quick({}, lang)}
            onChange={writeQuick}
            className="field select w-auto min-w-0"
          >
            <option value="-">{m.inbox_quick({}, lang)}</option>
            {commands.map(({ name }) => (
              <option key={name}>/{name}</option>
            ))}
          </select>
        )}
        <button
          className={`ml-auto ${chat.handledBy === "nobody" ? "btn" : "btn-primary"}`}
          disabled={isSending}
        >
          {m.inbox_send({}, lang)}
        </button>
      </div>
    </Form>
  );
}

/** What writing does: whose conversation it becomes. */
function Handling({ chat }: Pick<ChatData, "chat">) {
  const lang = useLang();
  if (chat.handledBy !== "person") return m.inbox_writing_takes({}, lang);
  if (chat.isHandledByViewer) return m.inbox_writing_yours({}, lang);
  return m.inbox_writing_from({ name: chat.handler ?? m.inbox_someone({}, lang) }, lang);
}

import { Form } from "@remix-run/react";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { useMessageForm } from "#app/ui/conversation/use-message-form.ts";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { ChatData } from "./load-chat.server.ts";

/** The answer to a customer, at the bottom of the window. */
export function ChatComposer({
  chat,
  commands,
  maxCharacters,
  sentKeys,
  words,
  writing,
  formKey,
  answer,
}: Pick<ChatData, "chat" | "commands" | "maxCharacters" | "sentKeys" | "words" | "writing"> & {
  formKey: string;
  /** The refusal of a form of the page. */
  answer: { intent: string; text: string; typed?: { text: string } | undefined } | undefined;
}) {
  const { locale } = useLang();
  const { form, field, key, isSending, isOffline, sendOnEnter, writeQuick } = useMessageForm({
    place: `inbox/${chat.id}`,
    formKey,
    sentKeys,
    commands,
  });
  const refused = answer?.intent === "send" ? answer : undefined;
  return (
    <Form
      ref={form}
      method="post"
      action={paths.inboxChat(chat.id)}
      preventScrollReset
      className="composer talk sticky z-10 bottom-16 lg:bottom-4 card stripe bg-raised shadow-lg p-2 flex flex-col gap-1"
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
        placeholder={words.write[locale]}
        aria-label={words.answer[locale]}
        aria-describedby="composer-says"
        enterKeyHint="send"
        onKeyDown={sendOnEnter}
        className="w-full px-2 py-2 rounded-control max-h-40 [field-sizing:content] placeholder-ink-soft"
      />
      <div id="composer-says" aria-live="polite" className="px-2 text-sm">
        {isOffline ? (
          <p className="font-600">{words.offline[locale]}</p>
        ) : refused ? (
          <p className="font-600 text-danger">{refused.text}</p>
        ) : (
          <p className="text-ink-soft">{writing[locale]}</p>
        )}
      </div>
      <div className="flex items-center gap-3">
        {commands.length > 0 && (
          <select
            name="quick"
            aria-label={words.quick[locale]}
            onChange={writeQuick}
            className="field select w-auto min-w-0"
          >
            <option value="-">{words.quick[locale]}</option>
            {commands.map(({ name }) => (
              <option key={name}>/{name}</option>
            ))}
          </select>
        )}
        <button
          className={`ml-auto ${chat.handledBy === "nobody" ? "btn" : "btn-primary"}`}
          disabled={isSending}
        >
          {words.send[locale]}
        </button>
      </div>
    </Form>
  );
}

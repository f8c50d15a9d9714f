import { Form } from "@remix-run/react";
import {
  MESSAGE_MAX_CHARACTERS,
  THREAD_TITLE_MAX_CHARACTERS,
  TO_EVERYONE,
} from "#domain/spaces/threads.ts";
import { MESSAGE_FILES_MAX } from "#domain/spaces/message-files.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { ShownResult } from "#app/ui/forms/form-answer.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ChosenFiles, FileButton } from "./chosen-files.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";
import type { ConversationData } from "#app/screens/spaces/space/load-conversation.server.ts";
import { useSuggestions } from "./use-suggestions.ts";
import { useMessageForm } from "#app/ui/conversation/use-message-form.ts";
import { useClearedFiles, useMessageFiles } from "./use-message-files.ts";

/** Result of a form of the conversation. */
export type ComposerAnswer =
  (ShownResult & { typed?: Readonly<Record<string, string | undefined>> | undefined }) | null;

const NONE: readonly string[] = [];

/** The form of a message, at the bottom of the window. */
export function MessageComposer({
  spaceId,
  thread,
  agentiks,
  commands,
  storage,
  formKey,
  answer,
}: {
  spaceId: string;
  thread: ConversationData["thread"];
  agentiks: readonly string[];
  /** Quick replies: commands of the space, and the viewer's own. */
  commands: readonly { name: string; text: string }[];
  /** Storage that the viewer uses, and its limit. */
  storage: LocalText;
  formKey: string;
  answer: ComposerAnswer;
}) {
  const lang = useLang();
  // Examples are read-only: writing in one begins a new conversation.
  const isNew = thread === null || thread.isExample;
  // The draft is kept on input; another file is another message.
  const files = useMessageFiles(() =>
    field.current?.dispatchEvent(new Event("input", { bubbles: true })),
  );
  const { form, field, key, isSending, isOffline, sendOnEnter, writeQuick } = useMessageForm({
    place: `${spaceId}/${isNew ? "new" : thread.id}`,
    formKey,
    sentKeys: thread?.sentKeys ?? NONE,
    commands,
  });
  const expander = useSuggestions(spaceId, commands);
  useClearedFiles(files, { key, isSending, sentKeys: thread?.sentKeys ?? NONE });
  const refused = answer?.intent === "send" ? answer : null;
  return (
    <Form
      ref={form}
      id="composer"
      method="post"
      encType="multipart/form-data"
      action={paths.spaceThread(spaceId, isNew ? "new" : thread.id)}
      preventScrollReset
      onDragOver={files.onDragOver}
      onDrop={files.onDrop}
      className="composer talk sticky z-10 bottom-16 lg:bottom-4 card stripe bg-raised shadow-lg p-2 flex flex-col gap-2"
    >
      <input type="hidden" name="intent" value="send" />
      <FormKey value={key} />
      {thread?.isExample && (
        <p className="px-2 text-sm text-ink-soft">{m.threads_example({}, lang)}</p>
      )}
      {thread?.reply && !isNew && (
        <p className="px-2 text-sm flex items-center gap-2">
          <input type="hidden" name="replyTo" value={thread.reply.seq} />
          <span className="truncate">
            {m.threads_in_reply({ name: thread.reply.name ?? m.threads_someone({}, lang) }, lang)}:{" "}
            {thread.reply.text}
          </span>
          <Link to={paths.spaceThread(spaceId, thread.id)} className="underline shrink-0">
            {m.threads_no_reply({}, lang)}
          </Link>
        </p>
      )}
      {thread === null && (
        <input
          name="title"
          maxLength={THREAD_TITLE_MAX_CHARACTERS}
          placeholder={m.threads_title_hint({}, lang)}
          aria-label={m.threads_title({}, lang)}
          className="field"
        />
      )}
      <FileButton files={files} storage={storage} />
      <text-expander ref={expander} keys="@ /" class="contents">
        <textarea
          ref={field}
          name="text"
          rows={1}
          // Not required with quick replies or files, which are sent without typed text.
          required={files.hasScript && commands.length === 0 && files.chosen.length === 0}
          maxLength={MESSAGE_MAX_CHARACTERS}
          defaultValue={refused?.typed?.text ?? ""}
          // On a phone the buttons below are hidden while the placeholder is shown.
          placeholder={files.chosen.length > 0 ? undefined : m.threads_write({}, lang)}
          aria-label={m.threads_message({}, lang)}
          aria-describedby="composer-says"
          enterKeyHint="send"
          onKeyDown={sendOnEnter}
          onPaste={files.onPaste}
          className="w-full pl-12 pr-2 py-2 rounded-control max-h-40 [field-sizing:content] placeholder-ink-soft"
        />
      </text-expander>
      <div id="composer-says" aria-live="polite">
        {isOffline ? (
          <p className="px-2 text-sm font-600">
            {files.chosen.length > 0 ? m.files_offline({}, lang) : m.threads_offline({}, lang)}
          </p>
        ) : files.problem ? (
          <p className="px-2 text-sm font-600 text-danger">
            {files.problem === "files-many"
              ? m.files_many({ max: MESSAGE_FILES_MAX }, lang)
              : m.files_large({}, lang)}
          </p>
        ) : (
          refused && <p className="px-2 text-sm font-600 text-danger">{refused.text}</p>
        )}
      </div>
      <ChosenFiles files={files} storage={storage} isSending={isSending} />
      <div className="flex items-center gap-3">
        {agentiks.length > 0 && (
          <select
            name="to"
            aria-label={m.threads_to({}, lang)}
            className="field select w-auto min-w-0"
          >
            <option value={TO_EVERYONE}>{m.threads_to_all({}, lang)}</option>
            {agentiks.map((name) => (
              <option key={name} value={name}>
                @{name}
              </option>
            ))}
          </select>
        )}
        {commands.length > 0 && (
          <select
            name="quick"
            aria-label={m.threads_quick({}, lang)}
            onChange={writeQuick}
            className="field select w-auto min-w-0"
          >
            <option value="-">/…</option>
            {commands.map(({ name }) => (
              <option key={name}>/{name}</option>
            ))}
          </select>
        )}
        <button className="btn-primary ml-auto" disabled={isSending}>
          {m.threads_send({}, lang)}
        </button>
      </div>
    </Form>
  );
}

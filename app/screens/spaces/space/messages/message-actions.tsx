import { Form } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { MESSAGE_MAX_CHARACTERS, REACTIONS } from "#domain/spaces/threads.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import type {
  ShownMessage,
  ShownThread,
} from "#app/screens/spaces/space/load-conversation.server.ts";
import type { ComposerAnswer } from "./message-composer.tsx";

const CorrectReply = lazy(async () => ({
  default: (await import("./late-correct-reply.tsx")).CorrectReply,
}));

/** Actions of a message: react, reply, pin, make a task, edit, delete; correct an agentik's answer. */
export function MessageActions({
  spaceId,
  thread,
  message: { seq, said, isOwn, canDelete, isPinned, reactions },
  refused,
  formKey,
}: {
  spaceId: string;
  thread: ShownThread;
  message: ShownMessage;
  /** The refused form of the conversation, with what was typed. */
  refused: ComposerAnswer;
  formKey: string;
}) {
  const lang = useLang();
  const address = paths.spaceThread(spaceId, thread.id);
  const hasOwn = (reaction: string) =>
    reactions.some((one) => one.reaction === reaction && one.isOwn);
  return (
    <div className="mt-2 p-2 rounded-control bg-tint flex flex-col gap-2">
      <Form method="post" action={address} preventScrollReset className="flex flex-wrap gap-1">
        <input type="hidden" name="intent" value="react" />
        <input type="hidden" name="seq" value={seq} />
        {REACTIONS.filter((reaction) => !hasOwn(reaction)).map((reaction) => (
          <button
            key={reaction}
            name="reaction"
            value={reaction}
            aria-label={m.threads_react({ reaction }, lang)}
            className="btn-icon text-lg"
          >
            {reaction}
          </button>
        ))}
        <input type="hidden" name="on" value="1" />
      </Form>
      <div className="flex flex-wrap gap-2">
        <Link to={`${address}?reply=${seq}#composer`} className="btn">
          {m.threads_reply({}, lang)}
        </Link>
        <Form method="post" action={address} preventScrollReset className="contents">
          <input type="hidden" name="seq" value={seq} />
          <input type="hidden" name="on" value={isPinned ? "" : "1"} />
          <button name="intent" value="pin" className="btn">
            {isPinned ? m.threads_unpin({}, lang) : m.threads_pin({}, lang)}
          </button>
        </Form>
        <Form
          method="post"
          action={paths.spacePart(spaceId, "tasks")}
          preventScrollReset
          className="contents"
        >
          <input type="hidden" name="thread" value={thread.id} />
          <input type="hidden" name="seq" value={seq} />
          <button name="intent" value="add-from-message" className="btn">
            {m.tasks_of_message({}, lang)}
          </button>
        </Form>
        <Link to={`${address}?at=${seq}#m${seq}`} preventScrollReset className="btn">
          {m.threads_close({}, lang)}
        </Link>
        {canDelete && (
          <details>
            <summary className="btn text-danger">{m.threads_delete({}, lang)}</summary>
            <Form method="post" action={address} preventScrollReset>
              <input type="hidden" name="seq" value={seq} />
              <p className="py-2">{thread.deleteAsk[lang.locale]}</p>
              <button name="intent" value="delete" className="btn text-danger">
                {thread.deleteYes[lang.locale]}
              </button>
            </Form>
          </details>
        )}
      </div>
      {thread.correct && (
        <Suspense>
          <CorrectReply
            spaceId={spaceId}
            threadId={thread.id}
            seq={seq}
            correct={thread.correct}
            typed={refused?.intent === "correct" ? refused.typed : undefined}
            formKey={formKey}
          />
        </Suspense>
      )}
      {isOwn && (
        <details open={thread.editSeq === seq || refused?.intent === "edit"}>
          <summary className="cursor-pointer font-600">{m.threads_edit({}, lang)}</summary>
          <Form
            method="post"
            action={`${address}?message=${seq}`}
            preventScrollReset
            className="mt-2 flex flex-col gap-2 items-start"
          >
            <input type="hidden" name="seq" value={seq} />
            <div className="w-full">
              <TextAreaField
                label={m.threads_message({}, lang)}
                name="text"
                defaultValue={refused?.intent === "edit" ? refused.typed?.text : said}
                maxLength={MESSAGE_MAX_CHARACTERS}
                required
                rows={3}
              />
            </div>
            <button name="intent" value="edit" className="btn-primary">
              {m.threads_save({}, lang)}
            </button>
          </Form>
        </details>
      )}
      {thread.edits.length > 0 && (
        <details>
          <summary className="cursor-pointer font-600">{m.threads_history({}, lang)}</summary>
          <ol className="mt-1 flex flex-col gap-1 text-sm">
            {thread.edits.map(({ version, text: earlier, at }) => (
              <li key={version}>
                <span className="text-ink-soft">
                  <LocalTime time={at} />
                </span>
                <p className="whitespace-pre-wrap break-words">{earlier}</p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

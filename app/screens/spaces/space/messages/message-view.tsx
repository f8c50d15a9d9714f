import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Avatar } from "#app/ui/art/avatar.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { Markdown } from "#app/ui/markdown/markdown.tsx";
import type {
  ShownMessage,
  ShownThread,
} from "#app/screens/spaces/space/load-conversation.server.ts";
import type { ComposerAnswer } from "./message-composer.tsx";
import { ItemLinkCards, LinkedText } from "#app/screens/spaces/space/item-links.tsx";
import { MessageFiles } from "./message-files.tsx";
import { Reactions } from "./message-reactions.tsx";
import { MessageActions } from "./message-actions.tsx";

/** One message. Its buttons are on the page only for the message that `?message=` names. */
export function MessageView({
  spaceId,
  thread,
  message,
  isFirstNew,
  unreadSeq,
  refused,
  formKey,
}: {
  spaceId: string;
  thread: ShownThread;
  message: ShownMessage;
  isFirstNew: boolean;
  /** The newest message of the page, while it is not noted as read. */
  unreadSeq: number | null;
  /** The refused form of the conversation. */
  refused: ComposerAnswer;
  formKey: string;
}) {
  const lang = useLang();
  const { seq, name, isAgentik, isDeleted, isPinned, at, isEdited, avatarUrl } = message;
  const who = name ?? m.threads_someone({}, lang);
  const address = paths.spaceThread(spaceId, thread.id);
  const isOpen = thread.openSeq === seq && !isDeleted;
  const edited = isEdited && !isDeleted ? ` · ${m.threads_edited({}, lang)}` : "";
  const when = `${at}${edited}`;
  return (
    <>
      {isFirstNew && (
        <li className="flex items-center gap-3 text-sm font-600 text-accent">
          <hr aria-hidden="true" className="flex-1 border-line" />
          {m.threads_new_since({}, lang)}
          {unreadSeq !== null && (
            <noscript>
              <Form method="post" action={address}>
                <input type="hidden" name="seq" value={unreadSeq} />
                <button name="intent" value="read" className="btn">
                  {m.threads_mark_read({}, lang)}
                </button>
              </Form>
            </noscript>
          )}
          <hr aria-hidden="true" className="flex-1 border-line" />
        </li>
      )}
      <li id={`m${seq}`} className="relative pl-11">
        {isAgentik ? (
          <span
            className="absolute left-0 text-xl"
            role="img"
            aria-label={m.threads_agentik({}, lang)}
          >
            🤖
          </span>
        ) : (
          <Avatar url={avatarUrl} className="absolute left-0 w-8 h-8" />
        )}
        <b className="text-sm">{who}</b>{" "}
        {isPinned && (
          <span role="img" aria-label={m.threads_is_pinned({}, lang)}>
            {"📌 "}
          </span>
        )}
        {!isDeleted && !isOpen && message.state !== "writing" ? (
          <Link
            to={`${address}?message=${seq}#m${seq}`}
            preventScrollReset
            aria-label={`${when}, ${m.threads_actions({ name: who }, lang)}`}
            data-tip=""
            className="inline-block text-sm text-ink-soft hover:underline"
          >
            {`${when} ⋯`}
          </Link>
        ) : (
          <span className="inline-block text-sm text-ink-soft">{when}</span>
        )}
        <Answered thread={thread} message={message} address={address} />
        <Body spaceId={spaceId} thread={thread} message={message} formKey={formKey} />
        <Reactions address={address} message={message} />
        {isOpen && <MessageActions {...{ spaceId, thread, message, refused, formKey }} />}
      </li>
    </>
  );
}

/** The message that this one answers, unless it stands right above. */
function Answered({
  thread,
  message: { seq, replyTo },
  address,
}: {
  thread: ShownThread;
  message: ShownMessage;
  address: string;
}) {
  const lang = useLang();
  if (replyTo === null || replyTo === seq - 1) return null;
  const answered = thread.messages.find((one) => one.seq === replyTo);
  return (
    <p className="text-sm text-ink-soft truncate">
      <Link to={`${address}?at=${replyTo}#m${replyTo}`} className="hover:underline">
        {m.threads_in_reply({ name: answered?.name ?? m.threads_someone({}, lang) }, lang)}
        {answered && `: ${(answered.text || answered.said).slice(0, 80)}`}
      </Link>
    </p>
  );
}

function Body({
  spaceId,
  thread,
  message,
  formKey,
}: {
  spaceId: string;
  thread: ShownThread;
  message: ShownMessage;
  formKey: string;
}) {
  const lang = useLang();
  const {
    seq,
    isDeleted,
    state,
    said,
    files,
    links,
    blocks,
    sources,
    runId,
    isAgentik,
    replyKind,
    madeBy,
  } = message;
  const action = paths.spaceThread(spaceId, thread.id);
  const how = runId && thread.how && (
    <>
      {" · "}
      <Link to={paths.run(runId)} className="underline">
        {thread.how[lang.locale]}
      </Link>
    </>
  );
  if (isDeleted) return <p className="text-ink-soft">{m.threads_deleted({}, lang)}</p>;
  if (state === "writing")
    return (
      <div role="status" className="flex flex-wrap items-center gap-3">
        <p className="text-ink-soft">{m.threads_writing({}, lang)}</p>
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="run" value={runId ?? ""} />
          <button name="intent" value="stop" className="btn">
            {m.threads_stop({}, lang)}
          </button>
        </Form>
        <noscript>
          <Link to={action} className="text-accent font-600 underline">
            {m.threads_look_again({}, lang)}
          </Link>
        </noscript>
      </div>
    );
  return (
    <>
      {blocks === null ? (
        said && (
          <p className="whitespace-pre-wrap break-words">
            <LinkedText text={said} parts={links.parts} />
          </p>
        )
      ) : (
        <div className="flex flex-col gap-2 break-words">
          <Markdown blocks={blocks} />
        </div>
      )}
      <MessageFiles files={files} />
      <ItemLinkCards cards={links.cards} />
      {sources.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-2" aria-label={m.threads_sources({}, lang)}>
          {sources.map(({ n, source, quote, to }) => (
            <li key={n}>
              <Link to={to} title={quote} className="badge hover:underline">
                {source}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isAgentik && state === "final" && (
        <p className="mt-1 text-sm text-ink-soft">
          {replyKind === "unknown" && `${m.threads_kept({}, lang)} `}
          {madeBy ?? m.threads_engine({}, lang)}
          {how}
        </p>
      )}
      {state !== "final" && (
        <Form
          method="post"
          action={action}
          preventScrollReset
          className="flex flex-wrap items-center gap-3"
        >
          <p className="font-600">
            {state === "failed" ? m.threads_failed({}, lang) : m.threads_stopped({}, lang)}
            {how}
          </p>
          <FormKey value={formKey} />
          <input type="hidden" name="seq" value={seq} />
          <button name="intent" value="again" className="btn">
            {m.threads_again({}, lang)}
          </button>
        </Form>
      )}
    </>
  );
}

import { useEffect, useRef } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { ConversationData } from "#app/screens/spaces/space/load-conversation.server.ts";
import type { ComposerAnswer } from "./message-composer.tsx";
import { MessageView } from "./message-view.tsx";
import { withUsual } from "./usual-message.ts";

/** The messages of a conversation, in a box that begins at its end, also without JavaScript. */
export function MessageList({
  spaceId,
  thread: sent,
  refused,
  formKey,
}: {
  spaceId: string;
  thread: NonNullable<ConversationData["thread"]>;
  refused: ComposerAnswer;
  formKey: string;
}) {
  const lang = useLang();
  const thread = { ...sent, messages: sent.messages.map(withUsual) };
  // Messages that were new when the conversation was opened stay so while it is looked at.
  const opened = useRef({ id: thread.id, readSeq: thread.readSeq });
  useEffect(() => {
    if (opened.current.id !== thread.id)
      opened.current = { id: thread.id, readSeq: thread.readSeq };
  }, [thread.id, thread.readSeq]);
  const readSeq = opened.current.id === thread.id ? opened.current.readSeq : thread.readSeq;
  const firstNew = thread.messages.find(({ seq, isOwn }) => seq > readSeq && !isOwn)?.seq;
  const address = paths.spaceThread(spaceId, thread.id);
  const { unreadSeq } = thread;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (unreadSeq === null) return;
    // On a phone the list of conversations hides this box: read is what is seen.
    const eye = new IntersectionObserver(([seen]) => {
      if (!seen!.isIntersecting) return;
      eye.disconnect();
      const body = new URLSearchParams({ intent: "read", seq: String(unreadSeq) });
      // The answer, a redirect for browsers without JavaScript, is of no use here. A lost request is made up
      // for by the next look.
      fetch(address, { method: "POST", body, redirect: "manual" }).catch(() => undefined);
    });
    eye.observe(box.current!);
    return () => eye.disconnect();
  }, [unreadSeq, address]);
  return (
    <>
      {thread.pinned.length > 0 && (
        <ul aria-label={m.threads_pinned({}, lang)} className="card px-3 py-2 text-sm">
          {thread.pinned.map(({ seq, text }) => (
            <li key={seq} className="flex items-center gap-2">
              <span aria-hidden="true">📌</span>
              <Link to={`${address}?at=${seq}#m${seq}`} className="truncate hover:underline">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- a box that scrolls needs the keyboard (WCAG 2.1.1) */}
      <div
        ref={box}
        role="region"
        aria-label={m.threads_messages({}, lang)}
        tabIndex={0}
        className="card p-3 flex flex-col-reverse overflow-y-auto min-h-60 max-h-[calc(100dvh-27rem)]"
      >
        <div>
          {thread.hasEarlier && (
            <p className="text-center mb-3">
              <Link to={`${address}?at=${thread.first}`} className="btn">
                {m.threads_earlier({}, lang)}
              </Link>
            </p>
          )}
          <ol className="flex flex-col gap-3">
            {thread.messages.map((message) => (
              <MessageView
                key={message.seq}
                spaceId={spaceId}
                thread={thread}
                message={message}
                isFirstNew={message.seq === firstNew && message.seq !== 1}
                unreadSeq={unreadSeq}
                refused={refused}
                formKey={formKey}
              />
            ))}
          </ol>
          {thread.hasLater && (
            <p className="text-center mt-3">
              <Link to={address} className="btn">
                {m.threads_newest({}, lang)}
              </Link>
            </p>
          )}
        </div>
      </div>
    </>
  );
}

import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer, ResultText } from "#app/ui/forms/form-answer.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { ConversationData } from "./load-conversation.server.ts";
import { MessageComposer, type ComposerAnswer } from "./message-composer.tsx";
import { MessageView } from "./message-view.tsx";
import { useLiveNews } from "#app/ui/live/use-live-news.ts";
import { useUntilNavigation } from "#app/ui/live/use-until-navigation.ts";
import { ItemStrip } from "#app/ui/detail/item-strip.tsx";
import { SampleBadge, SpaceFrame } from "#app/ui/detail/space-frame.tsx";
import { ThreadList } from "./thread-list.tsx";

/**
 * A space's conversations, with one of them open. On a phone the conversation comes first, and the list
 * has an address of its own (`?list`).
 */
export function Conversation({
  space,
  threads,
  next,
  isList,
  thread,
  agentiks,
  commands,
  storage,
  formKey,
  done,
  doneLink,
  guestMade,
  isLive,
  now,
  ...shown
}: ConversationData & { answer: ComposerAnswer }) {
  const lang = useLang();
  const answer = useUntilNavigation(shown.answer);
  const isWriting = thread?.messages.some(({ runId }) => runId !== null) ?? false;
  useLiveNews(paths.spacePart(space.id, "live"), { isLive, isWriting, made: `since=${now}` });
  return (
    <SpaceFrame
      space={space}
      current="threads"
      strip={
        <ItemStrip
          kind="space"
          item={space}
          lang={space.language}
          className="p-1.5 md:p-2 [&>h1]:truncate"
        >
          <SampleBadge {...space} />
        </ItemStrip>
      }
    >
      <FormAnswer
        result={answer?.intent === "send" ? undefined : (answer ?? undefined)}
        done={answer ? undefined : done}
        doneLink={doneLink}
      />
      {guestMade && (
        <p className="text-sm text-ink-soft">
          <ResultText text={guestMade.text} link={guestMade.link} />
        </p>
      )}
      <div className="grid gap-4 items-start lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div className={isList ? "min-w-0" : "<lg:hidden"}>
          <ThreadList
            spaceId={space.id}
            threads={threads}
            next={next}
            shownId={isList ? null : (thread?.id ?? null)}
            notices={space.notices}
          />
        </div>
        <section
          aria-label={thread?.title ?? m.threads_new({}, lang)}
          className={`min-w-0 flex flex-col gap-3 ${isList ? "<lg:hidden" : ""}`}
        >
          <div className="flex items-center gap-2">
            <Link
              to={`${paths.space(space.id)}?list`}
              aria-label={m.threads_all({}, lang)}
              data-tip={m.threads_all({}, lang)}
              className="btn lg:hidden"
            >
              ☰
            </Link>
            <h2 className="text-lg font-700 truncate flex-1">
              {thread?.title ?? m.threads_new({}, lang)}
            </h2>
            {thread && <ThreadWishes spaceId={space.id} thread={thread} />}
          </div>
          {thread ? (
            <Messages spaceId={space.id} thread={thread} refused={answer} formKey={formKey} />
          ) : (
            <p className="card p-5 text-ink-soft">
              {agentiks[0]
                ? m.threads_empty_agentik({ name: agentiks[0] }, lang)
                : m.threads_empty({}, lang)}
            </p>
          )}
          {space.isArchived ? (
            <p className="card p-3 text-ink-soft">{m.threads_archived({}, lang)}</p>
          ) : (
            <MessageComposer
              key={thread?.id ?? "new"}
              spaceId={space.id}
              thread={thread}
              agentiks={agentiks}
              commands={commands}
              storage={storage}
              formKey={formKey}
              answer={answer}
            />
          )}
        </section>
      </div>
    </SpaceFrame>
  );
}

function ThreadWishes({
  spaceId,
  thread: { id, isMuted, isFollowed },
}: {
  spaceId: string;
  thread: { id: string; isMuted: boolean; isFollowed: boolean };
}) {
  const lang = useLang();
  const wishes = [
    { wish: "follow", isOn: isFollowed, sign: "🔔", name: m.threads_follow },
    { wish: "mute", isOn: isMuted, sign: "🔕", name: m.threads_mute },
  ] as const;
  return (
    <Form method="post" action={paths.spaceThread(spaceId, id)} className="flex gap-1">
      <input type="hidden" name="intent" value="thread-notices" />
      {wishes.map(({ wish, isOn, sign, name }) => (
        <button
          key={wish}
          name="wish"
          value={isOn ? "space" : wish}
          aria-pressed={isOn}
          aria-label={name({}, lang)}
          title={name({}, lang)}
          className={`btn-icon ${isOn ? "bg-tint" : ""}`}
        >
          {sign}
        </button>
      ))}
    </Form>
  );
}

/** The messages of a conversation, in a box that begins at its end, also without JavaScript. */
function Messages({
  spaceId,
  thread,
  refused,
  formKey,
}: {
  spaceId: string;
  thread: NonNullable<ConversationData["thread"]>;
  refused: ComposerAnswer;
  formKey: string;
}) {
  const lang = useLang();
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

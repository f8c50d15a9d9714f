import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer, ResultText } from "#app/ui/forms/form-answer.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { ConversationData } from "./load-conversation.server.ts";
import { MessageComposer, type ComposerAnswer } from "./messages/message-composer.tsx";
import { MessageList } from "./messages/message-list.tsx";
import { useLiveNews } from "#app/ui/live/use-live-news.ts";
import { useUntilNavigation } from "#app/ui/live/use-until-navigation.ts";
import { ThreadList } from "./thread-list.tsx";

/**
 * A space's conversations, with one of them open, in the frame of the space. On a phone the conversation comes first,
 * and the list has an address of its own (`?list`).
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
  const isWriting =
    thread?.messages.some(({ state, runId }) => state === "writing" && Boolean(runId)) ?? false;
  useLiveNews(paths.spacePart(space.id, "live"), { isLive, isWriting, made: `since=${now}` });
  return (
    <>
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
            <MessageList spaceId={space.id} thread={thread} refused={answer} formKey={formKey} />
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
    </>
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

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { inboxDoneText } from "#app/presenters/answers/inbox.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { useLiveNews } from "#app/ui/live/use-live-news.ts";
import { useUntilNavigation } from "#app/ui/live/use-until-navigation.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ChatState } from "#app/ui/conversation/chat-state.tsx";
import { customerName } from "#app/ui/conversation/customer-name.ts";
import { answerInbox } from "#app/screens/agentiks/inbox-action.server.ts";
import { RequestCard } from "#app/ui/conversation/request-card.tsx";
import { ChannelNotice } from "./channel-notice.tsx";
import { ChatButtons } from "./chat-buttons.tsx";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatMessages } from "./chat-messages.tsx";
import { RenameCustomer } from "./rename-customer.tsx";
import { loadChat } from "./load-chat.server.ts";

/** Only for the people of the chat's space; 404 for everyone else. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { personId, zone, isVisitor } = await findViewer(request);
  const which = { threadId: params.thread, personId, zone, isVisitor };
  const chat = await loadChat(new URL(request.url), which);
  const flash = readFlash(request, "inbox");
  return withFlash(request, {
    ...chat,
    flash,
    done: flash && inboxDoneText(flash.code, requestLang(request)),
    isLive: !isVisitor,
    formKey: createFormKey(),
  });
}

export const action = (args: ActionFunctionArgs) => answerInbox(args);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.inbox_title),
  { name: "robots", content: "noindex" },
];

/** A conversation with a customer: who has it, what was said, what was ordered, and the answer. */
export default function InboxChat() {
  const { chat, outside, requests, formKey, now, isLive, commands, ...page } =
    useLoaderData<typeof loader>();
  const answer = useUntilNavigation(useActionData<typeof action>());
  const done = useUntilNavigation(page.done);
  const lang = useLang();
  const isWriting = page.messages.some((message) => message.isWriting);
  useLiveNews(paths.spacePart(chat.spaceId, "live"), { isLive, isWriting, made: `since=${now}` });
  const name = customerName(chat, lang);
  return (
    <div className="kind-agentik flex flex-col gap-3 pt-3">
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="flex flex-wrap items-center gap-x-2 min-w-0 basis-full lg:basis-0 lg:flex-1">
          <Link
            to={chat.isDone ? `${paths.inbox}?tab=done` : paths.inbox}
            aria-label={page.words.back[lang.locale]}
            className="btn-icon shrink-0"
          >
            ←
          </Link>
          <div className="min-w-0 flex-1">
            <h1 className="text-xl font-700 break-words leading-tight line-clamp-2">{name}</h1>
            <p className="text-sm text-ink-soft">
              {m.inbox_with({ agentik: chat.agentik }, lang)}
              {outside?.by && <> {outside.by[lang.locale]}</>}
            </p>
          </div>
          {!chat.isArchived && (
            <RenameCustomer customer={chat.customer} words={page.rename} formKey={formKey} />
          )}
        </div>
        <div className="flex flex-wrap lg:flex-row-reverse items-center gap-x-4">
          <ChatState chat={chat} now={now} />
          {/* On a phone the forms stand below the conversation. */}
          {requests.length > 0 && (
            <a
              href="#requests"
              className="lg:hidden inline-flex items-center min-h-11 font-600 underline"
            >
              {requests.map(({ name: form }) => form).join(", ")} ↓
            </a>
          )}
        </div>
      </div>
      <FormAnswer
        result={answer?.intent === "send" ? undefined : answer}
        done={answer ? undefined : done}
      />
      <div className="grid gap-4 items-start lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-label={name} className="min-w-0 flex flex-col gap-3">
          <ChatButtons chat={chat} words={page.words} formKey={formKey} />
          <ChatMessages
            chat={chat}
            {...page}
            typed={answer?.ok === false && answer.intent === "correct" ? answer.typed : undefined}
            formKey={formKey}
          />
          {outside && !chat.isArchived && (
            <ChannelNotice chat={chat} outside={outside} formKey={formKey} />
          )}
          {page.archiveNote ? (
            <p className="card p-3 text-ink-soft">{page.archiveNote[lang.locale]}</p>
          ) : (
            <ChatComposer
              key={chat.id}
              chat={chat}
              commands={commands}
              maxCharacters={page.maxCharacters}
              sentKeys={page.sentKeys}
              words={page.words}
              writing={page.writing}
              formKey={formKey}
              answer={answer?.ok === false && answer.intent === "send" ? answer : undefined}
            />
          )}
        </section>
        {(requests.length > 0 || chat.labels.length > 0) && (
          <aside
            id="requests"
            aria-label={page.words.requests[lang.locale]}
            className="min-w-0 flex flex-col gap-3"
          >
            {chat.labels.length > 0 && (
              <p className="flex flex-wrap gap-2">
                <span className="sr-only">{page.words.labels[lang.locale]}: </span>
                {chat.labels.map((label) => (
                  <span key={label} className="badge">
                    {label}
                  </span>
                ))}
              </p>
            )}
            {requests.map((request) => (
              <RequestCard
                key={request.id}
                request={request}
                formKey={formKey}
                answer={answer}
                canWrite={!chat.isArchived}
              />
            ))}
          </aside>
        )}
      </div>
    </div>
  );
}

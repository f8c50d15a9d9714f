import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { ClientOnly } from "remix-utils/client-only";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { inboxDoneText, seeDoneChatText } from "#app/presenters/answers/inbox.server.ts";
import { stoppedAgentiksText } from "#app/presenters/stopped-agentiks.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { useLiveNews } from "#app/ui/live/use-live-news.ts";
import { useUntilNavigation } from "#app/ui/live/use-until-navigation.ts";
import { Notice } from "#app/ui/forms/notice.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { answerInbox } from "#app/screens/agentiks/inbox-action.server.ts";
import { ChatFilter } from "./chat-filter.tsx";
import { ChatRows } from "./chat-rows.tsx";
import { EmptyInbox } from "./empty-inbox.tsx";
import { InboxTabs } from "./inbox-tabs.tsx";
import { readInboxView } from "./inbox-view.server.ts";
import { loadInbox } from "./load-inbox.server.ts";
import { NeedRows } from "./need-rows.tsx";
import { OrderList } from "./order-list.tsx";
import { QuestionList } from "./question-list.tsx";

/** Rendered after hydration alone: a boundary that waits for its code meets updates (React error 421). */
const PushOffer = lazy(async () => ({
  default: (await import("#app/ui/settings/push-offer.tsx")).PushOffer,
}));

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await findViewer(request);
  const { isVisitor, zone } = viewer;
  const { stoppedSince, ...inbox } = await loadInbox(viewer, readInboxView(new URL(request.url)));
  const lang = requestLang(request);
  const flash = readFlash(request, "inbox");
  return withFlash(request, {
    ...inbox,
    stopped: stoppedAgentiksText(stoppedSince, { lang, zone }),
    flash,
    done: flash && inboxDoneText(flash.code, lang),
    doneLink:
      flash?.result && (flash.code === "chat-done" || flash.code.startsWith("request-unsent"))
        ? { to: paths.inboxChat(flash.result), text: seeDoneChatText(lang) }
        : undefined,
    /** Whether news come by themselves: a visitor has no conversations. */
    isLive: !isVisitor,
    formKey: createFormKey(),
  });
}

export const action = (args: ActionFunctionArgs) => answerInbox(args);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.inbox_title),
  { name: "robots", content: "noindex" },
];

/** Conversations with customers, their orders, and unanswered questions. */
export default function Inbox() {
  const inbox = useLoaderData<typeof loader>();
  const answer = useUntilNavigation(useActionData<typeof action>());
  const done = useUntilNavigation(inbox.done);
  const doneLink = useUntilNavigation(inbox.doneLink);
  const lang = useLang();
  const { view, tabs, chats, orders, questions, next, formKey } = inbox;
  const live = inbox.spaceIds.map((id) => paths.spacePart(id, "live"));
  useLiveNews(live, { isLive: inbox.isLive, isWriting: false, made: `since=${inbox.now}` });
  const isNeeds = view.tab === "needs";
  const isChats = view.tab === "open" || view.tab === "done";
  return (
    <div className="kind-agentik">
      <ScreenHeading title={m.inbox_title({}, lang)}>
        <Link to={paths.agenda} className="btn ml-auto -mt-14">
          {m.agenda_title({}, lang)}
        </Link>
      </ScreenHeading>
      {inbox.isLive && (
        <ClientOnly>
          {() => (
            <Suspense>
              <PushOffer />
            </Suspense>
          )}
        </ClientOnly>
      )}
      <div className="flex flex-col gap-4">
        {inbox.stopped && <Notice tone="note">{inbox.stopped}</Notice>}
        <FormAnswer result={answer} done={answer ? undefined : done} doneLink={doneLink} />
        <InboxTabs tabs={tabs} current={view.tab} approvals={inbox.approvals} />
        {isChats && <ChatFilter view={view} agentiks={inbox.agentiks} labels={inbox.labels} />}
        {view.tab === "orders" && (
          <OrderList
            orders={orders}
            sold={inbox.sold}
            parts={inbox.parts}
            team={inbox.team}
            isDone={view.isDone}
            formKey={formKey}
            answer={answer}
          />
        )}
        {isNeeds && <NeedRows {...inbox} />}
        {inbox.empty ? (
          <EmptyInbox view={view} tabs={tabs} words={inbox.empty} />
        ) : (
          <ChatRows chats={chats} now={inbox.now} />
        )}
        <QuestionList
          questions={questions}
          formKey={formKey}
          typed={answer?.ok === false ? answer.typed : undefined}
        />
        {(next !== null || view.after) && (
          <nav className="flex flex-wrap gap-3 justify-center pb-4">
            {view.after && (
              <Link to={`${paths.inbox}?tab=${view.tab}`} className="btn">
                {m.inbox_first({}, lang)}
              </Link>
            )}
            {next !== null && (
              <Link to={next} rel="next" className="btn">
                {m.inbox_next({}, lang)}
              </Link>
            )}
          </nav>
        )}
      </div>
    </div>
  );
}

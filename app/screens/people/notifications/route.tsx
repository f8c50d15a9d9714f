import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { lazy, Suspense, type ReactNode } from "react";
import { ClientOnly } from "remix-utils/client-only";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { MAILS_PLACE } from "#domain/people/notices/notice-mails.ts";
import { safePath } from "#domain/journey/gate.ts";
import { wholeMinute } from "#domain/format/relative-time.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { waitingHeaders } from "#app/forms/answer-headers.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { RelativeTime } from "#app/ui/text/relative-time.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { CAN_MAIL } from "#adapters/mail/mail.server.ts";
import { chooseNoticeMails } from "#db/commands/people/notices/choose-notice-mails.ts";
import { markNotificationsRead } from "#db/commands/people/notices/mark-notifications-read.ts";
import { findNoticeMails } from "#db/queries/people/notice-mails.ts";
import { listNotifications } from "#db/queries/people/notifications.ts";
import { notificationText } from "#app/words/notification-text.ts";
import { useSeen } from "./use-seen.ts";

/** Rendered after hydration alone: a boundary that waits for its code meets updates (React error 421). */
const PushOffer = lazy(async () => ({
  default: (await import("#app/ui/settings/push-offer.tsx")).PushOffer,
}));

/** Only the newest are listed. */
const NOTIFICATION_COUNT = 50;

export async function loader({ request }: LoaderFunctionArgs) {
  const { personId, isVisitor } = await findViewer(request);
  const [notifications, mails] = await Promise.all([
    listNotifications(db, personId, NOTIFICATION_COUNT),
    CAN_MAIL && !isVisitor ? findNoticeMails(db, personId) : undefined,
  ]);
  return {
    now: wholeMinute(Date.now()),
    isVisitor,
    mails: mails ?? null,
    notifications: notifications.map(
      ({ id, kind, data, href, createdAt, seenAt, readAt, isExample }) => ({
        id,
        kind,
        data,
        href,
        createdAt: createdAt.getTime(),
        isUnread: readAt === null,
        isNew: !isVisitor && seenAt === null,
        isExample,
      }),
    ),
  };
}

/** Marks one notification read, by its id, or all; switches mails about unseen ones. */
const FORM = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("read"), id: z.string().min(1) }),
  z.object({ intent: z.literal("read-all") }),
  z.object({ intent: z.literal("mails-off") }),
  z.object({ intent: z.literal("mails-on") }),
]);

/**
 * Marks one notification read and redirects to its subject, marks all read, or switches mails. An unknown
 * id, or one of another person's notification, marks nothing and redirects to the list.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, FORM);
  const { intent } = form;
  const now = new Date();
  const marked = await writeAs({ request, context }, async (tx, { personId }) => {
    if (intent === "mails-on" || intent === "mails-off") {
      await chooseNoticeMails(tx, { personId, isOff: intent === "mails-off" });
      return null;
    }
    const which = intent === "read" ? { id: form.id } : ("all" as const);
    return markNotificationsRead(tx, personId, which, now);
  });
  if (!marked.ok) return refuseUnwritten(marked.error, { intent, lang: requestLang(request) });
  throw redirect(safePath(marked.value, paths.notifications), {
    status: 303,
    headers: marked.headers,
  });
}

export const headers = waitingHeaders;

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, m.notifications_title);

export default function Notifications() {
  const { now, isVisitor, mails, notifications } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  const unread = notifications.filter(({ isUnread }) => isUnread).length;
  // Sorted newest first, so the first new one is the newest.
  useSeen(notifications.find(({ isNew }) => isNew)?.createdAt ?? null);
  return (
    <div className="max-w-180 mx-auto">
      <div className="flex flex-wrap items-center gap-3 py-4">
        <h1 className="flex-1 text-2xl font-800">{m.notifications_title({}, lang)}</h1>
        {unread > 0 && (
          <Form method="post">
            <button name="intent" value="read-all" className="btn">
              <span className="i-lucide-check-check" aria-hidden="true" />
              {m.notifications_read_all({}, lang)}
            </button>
          </Form>
        )}
      </div>
      {!isVisitor && (
        <ClientOnly>
          {() => (
            <Suspense>
              <PushOffer />
            </Suspense>
          )}
        </ClientOnly>
      )}
      {notifications.length === 0 ? (
        <EmptyState
          icon="i-lucide-bell"
          title={m.notifications_empty_title({}, lang)}
          text={m.notifications_empty({}, lang)}
        >
          <Link to={paths.items("space")} className="btn mt-2">
            {m.notifications_empty_step({}, lang)}
          </Link>
        </EmptyState>
      ) : (
        <ul className="card divide-y divide-line overflow-hidden">
          {notifications.map((notification) => (
            <li key={notification.id}>
              <Row notification={notification}>
                <span
                  className={`mt-2 w-2.5 h-2.5 rounded-full shrink-0 ${notification.isUnread ? "bg-accent" : ""}`}
                >
                  {notification.isUnread && (
                    <span className="sr-only">{m.notifications_unread({}, lang)}</span>
                  )}
                </span>
                <span className="flex-1">
                  {notificationText(notification, lang)}
                  {notification.isExample && (
                    <span className="badge ml-2">{m.shell_example({}, lang)}</span>
                  )}
                  {notification.isNew && (
                    <span className="nav-badge ml-2">{m.notifications_new({}, lang)}</span>
                  )}
                  <span className="block text-sm text-ink-soft font-400">
                    <RelativeTime time={notification.createdAt} now={now} />
                  </span>
                </span>
              </Row>
            </li>
          ))}
        </ul>
      )}
      {mails && <Mails {...mails} />}
      <FormAnswer result={answer} isAtFoot />
    </div>
  );
}

/** Switches the mails about notifications that were not seen. */
function Mails({ email, isOff }: { email: string; isOff: boolean }) {
  const lang = useLang();
  return (
    <section id={MAILS_PLACE} className="card p-4 mt-5">
      <h2 className="text-lg font-700">{m.mails_title({}, lang)}</h2>
      <p className="py-2 text-ink-soft">
        {isOff ? m.mails_off({}, lang) : m.mails_on({ email }, lang)}
      </p>
      <Form method="post">
        <button name="intent" value={isOff ? "mails-on" : "mails-off"} className="btn">
          {isOff ? m.mails_start({ email }, lang) : m.mails_stop({}, lang)}
        </button>
      </Form>
    </section>
  );
}

const ROW = "flex items-start gap-3 w-full p-4 text-left outline-offset-[-3px] hover:bg-raised";

/** A link to the notification's subject; for an unread one a form button that also marks it read. */
function Row({
  notification: { id, href, isUnread },
  children,
}: {
  notification: { id: string; href: string; isUnread: boolean };
  children: ReactNode;
}) {
  if (!isUnread) {
    return (
      <Link to={href} className={ROW}>
        {children}
      </Link>
    );
  }
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="read" />
      <button name="id" value={id} className={`${ROW} font-600`}>
        {children}
      </button>
    </Form>
  );
}

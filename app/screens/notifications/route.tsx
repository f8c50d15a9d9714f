import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#app/db.server.ts";
import * as m from "#app/messages/messages.js";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { findViewer } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import { listNotifications } from "#db/queries/notifications.ts";
import { notificationText } from "./notification-text.ts";

/** As many as a person reads at once; older ones are history. */
const NOTIFICATION_COUNT = 50;

export async function loader({ request }: LoaderFunctionArgs) {
  const { personId } = await findViewer(request);
  const notifications = await listNotifications(db, personId, NOTIFICATION_COUNT);
  return {
    now: Date.now(),
    notifications: notifications.map(({ id, kind, data, href, createdAt, readAt }) => ({
      id,
      kind,
      data,
      href,
      createdAt: createdAt.getTime(),
      isUnread: readAt === null,
    })),
  };
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, m.notifications_title);

export default function Notifications() {
  const { now, notifications } = useLoaderData<typeof loader>();
  const lang = useLang();
  return (
    <div className="max-w-180">
      <h1 className="py-4 text-2xl font-800">{m.notifications_title({}, lang)}</h1>
      {notifications.length === 0 ? (
        <EmptyState
          icon="i-lucide-bell"
          title={m.notifications_empty_title({}, lang)}
          text={m.notifications_empty({}, lang)}
        />
      ) : (
        <ul className="card divide-y divide-line overflow-hidden">
          {notifications.map((notification) => (
            <li key={notification.id}>
              <Link
                to={notification.href}
                className={`flex items-start gap-3 p-4 hover:bg-raised ${notification.isUnread ? "font-600" : ""}`}
              >
                <span
                  className={`mt-2 w-2.5 h-2.5 rounded-full shrink-0 ${notification.isUnread ? "bg-accent" : ""}`}
                >
                  {notification.isUnread && (
                    <span className="sr-only">{m.notifications_unread({}, lang)}</span>
                  )}
                </span>
                <span className="flex-1">
                  {notificationText(notification, lang)}
                  <span className="block text-sm text-ink-soft font-400">
                    <RelativeTime time={notification.createdAt} now={now} />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { readTimeCursor, writeTimeCursor } from "#domain/lists/time-cursor.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import {
  CALL_VIEWS,
  CALLS_PER_PAGE,
  countWaitingCalls,
  listCalls,
  type CallView,
} from "#db/queries/agentiks/tools/list-calls.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { toShownCall } from "#app/presenters/shown-call.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { answerApprovals } from "#app/screens/agentiks/approvals-action.server.ts";
import { CallCard } from "#app/ui/calls/call-card.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";

/** Calls of the viewer's agentiks that wait for approval, and the decided ones. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { personId, zone } = await findViewer(request);
  const { searchParams } = new URL(request.url);
  const view = CALL_VIEWS.find((known) => known === searchParams.get("show")) ?? "waiting";
  const after = readTimeCursor(searchParams.get("after"));
  const now = new Date();
  const [waiting, rows] = await onPrimary(() =>
    Promise.all([
      countWaitingCalls(db, personId, now),
      listCalls(db, personId, { view, after, now }),
    ]),
  );
  const last = rows.length > CALLS_PER_PAGE ? rows[CALLS_PER_PAGE - 1] : undefined;
  return {
    view,
    waiting,
    isFirst: after === undefined,
    calls: rows.slice(0, CALLS_PER_PAGE).map((row) => toShownCall(row, { now, zone })),
    next: last
      ? `${paths.approvals}?show=${view}&after=${writeTimeCursor({ at: last.createdAt, id: last.id })}`
      : null,
  };
}

export const action = (args: ActionFunctionArgs) => answerApprovals(args);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.approvals_title),
  { name: "robots", content: "noindex" },
];

const addressOf = (view: CallView): string =>
  view === "waiting" ? paths.approvals : `${paths.approvals}?show=${view}`;

export default function Approvals() {
  const lang = useLang();
  const { view, waiting, calls, next, isFirst } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isWaiting = view === "waiting";
  return (
    <div className="kind-agentik max-w-180 mx-auto">
      <ScreenHeading title={m.approvals_title({}, lang)} />
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{m.approvals_text({}, lang)}</p>
        <FormAnswer result={answer} />
        <nav aria-label={m.approvals_views({}, lang)} className="flex flex-wrap gap-2">
          <Link
            to={addressOf("waiting")}
            aria-current={isWaiting ? "page" : undefined}
            className="nav-link gap-2"
          >
            {m.approvals_waiting({}, lang)}
            {waiting > 0 && <span className="nav-badge">{waiting}</span>}
          </Link>
          <Link
            to={addressOf("done")}
            aria-current={isWaiting ? undefined : "page"}
            className="nav-link"
          >
            {m.approvals_done({}, lang)}
          </Link>
        </nav>
        {calls.length === 0 ? (
          <EmptyState
            icon="i-lucide-shield-check"
            title={(isWaiting ? m.approvals_none_title : m.approvals_none_done_title)({}, lang)}
            text={(isWaiting ? m.approvals_none : m.approvals_none_done)({}, lang)}
          />
        ) : (
          <ul className="flex flex-col gap-3">
            {calls.map((call) => (
              <li key={call.id} className="min-w-0">
                <CallCard item={call} />
              </li>
            ))}
          </ul>
        )}
        {(next !== null || !isFirst) && (
          <nav className="flex flex-wrap gap-3 justify-center pb-4">
            {!isFirst && (
              <Link to={addressOf(view)} className="btn">
                {m.approvals_first({}, lang)}
              </Link>
            )}
            {next !== null && (
              <Link to={next} rel="next" className="btn">
                {m.approvals_next({}, lang)}
              </Link>
            )}
          </nav>
        )}
      </div>
    </div>
  );
}

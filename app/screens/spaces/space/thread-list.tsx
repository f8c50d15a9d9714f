import { Form } from "@remix-run/react";
import { NOTICE_LEVELS, type NoticeLevel } from "#domain/spaces/threads.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import type { ConversationData } from "./load-conversation.server.ts";

const LEVELS = {
  all: m.threads_notices_all,
  mentions: m.threads_notices_mentions,
  none: m.threads_notices_none,
} as const satisfies Record<NoticeLevel, unknown>;

/** The conversations of a space, newest message first. */
export function ThreadList({
  spaceId,
  threads,
  next,
  shownId,
  notices,
}: Pick<ConversationData, "threads" | "next"> & {
  spaceId: string;
  shownId: string | null;
  notices: NoticeLevel;
}) {
  const lang = useLang();
  return (
    <nav aria-label={m.threads_all({}, lang)} className="flex flex-col gap-2">
      <Link to={paths.spaceThread(spaceId, "new")} className="btn">
        {m.threads_new({}, lang)}
      </Link>
      <ul className="card p-1 flex flex-col">
        {threads.map(({ id, title, unread, isMuted, lastText, lastFrom, at }) => (
          <li key={id}>
            <Link
              to={paths.spaceThread(spaceId, id)}
              aria-current={id === shownId ? "page" : undefined}
              className="nav-link flex-col items-stretch gap-0"
            >
              <span className="flex items-center gap-2">
                <span className={`truncate flex-1 ${unread > 0 ? "font-700" : ""}`}>{title}</span>
                {isMuted && (
                  <span role="img" aria-label={m.threads_muted({}, lang)}>
                    🔕
                  </span>
                )}
                {unread > 0 && (
                  <span className="badge shrink-0">
                    {unread}
                    <span className="sr-only"> {m.threads_unread({}, lang)}</span>
                  </span>
                )}
              </span>
              <span className="text-sm text-ink-soft truncate">
                {lastText ? `${lastFrom ?? m.threads_someone({}, lang)}: ${lastText}` : "…"}
              </span>
              <span className="text-sm text-ink-soft">
                <LocalTime time={at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.spacesSearch} className="btn">
        {m.threads_search({}, lang)}
      </Link>
      {next && (
        <Link to={`${paths.space(spaceId)}?list&after=${next}`} rel="next" className="btn">
          {m.threads_more({}, lang)}
        </Link>
      )}
      <Form
        method="post"
        action={paths.spaceThread(spaceId, shownId ?? "new")}
        preventScrollReset
        className="card p-3 flex flex-col gap-2"
      >
        <input type="hidden" name="intent" value="notices" />
        <p id="notices" className="text-sm font-600">
          {m.threads_notices({}, lang)}
        </p>
        <div role="group" aria-labelledby="notices" className="flex flex-wrap gap-1">
          {NOTICE_LEVELS.map((level) => (
            <button
              key={level}
              name="level"
              value={level}
              aria-pressed={level === notices}
              className="choice"
            >
              {LEVELS[level]({}, lang)}
            </button>
          ))}
        </div>
      </Form>
    </nav>
  );
}

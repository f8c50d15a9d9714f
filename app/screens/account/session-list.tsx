import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer } from "#app/ui/form-answer.tsx";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import { waitText } from "#app/ui/wait-text.ts";

export interface ShownSession {
  id: string;
  device: string;
  lastSeenAt: number;
  isThis: boolean;
}

/** Where one is signed in; each can be ended, and all others at once. */
export function SessionList({
  sessions,
  now,
  waitSeconds,
}: {
  sessions: ShownSession[];
  now: number;
  /** More than 0 when nothing was ended because it was asked too often. */
  waitSeconds: number;
}) {
  const lang = useLang();
  return (
    <section aria-labelledby="sessions" className="card overflow-hidden">
      <div className="flex flex-wrap items-center gap-3 p-5">
        <h2 id="sessions" className="flex-1 text-xl font-800">
          {m.account_sessions({}, lang)}
        </h2>
        {sessions.length > 1 && (
          <Form method="post">
            <button name="intent" value="end-others" className="btn">
              {m.account_end_others({}, lang)}
            </button>
          </Form>
        )}
      </div>
      {waitSeconds > 0 && (
        <div className="px-5 pb-5">
          <FormAnswer>{waitText(waitSeconds, lang)}</FormAnswer>
        </div>
      )}
      <ul className="divide-y divide-line border-t">
        {sessions.map(({ id, device, lastSeenAt, isThis }) => {
          const name = device || m.account_unknown_device({}, lang);
          return (
            <li key={id} className="flex items-center gap-3 p-5">
              <span
                className="i-lucide-monitor-smartphone text-xl text-ink-soft"
                aria-hidden="true"
              />
              <div className="flex-1 min-w-0">
                <p className="font-600">{name}</p>
                <p className="text-sm text-ink-soft">
                  {isThis ? (
                    <span className="font-600 text-success">
                      {m.account_this_session({}, lang)}
                    </span>
                  ) : (
                    <>
                      {m.account_last_used({}, lang)} <RelativeTime time={lastSeenAt} now={now} />
                    </>
                  )}
                </p>
              </div>
              {!isThis && (
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <button
                    name="intent"
                    value="end-session"
                    className="btn"
                    aria-label={m.account_end_session_of({ device: name }, lang)}
                  >
                    {m.account_end_session({}, lang)}
                  </button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer } from "#app/ui/form-answer.tsx";

export interface ShownSession {
  id: string;
  device: string;
  /** In words: "2 hours ago". */
  lastUsed: string;
  isThis: boolean;
}

/** Where one is signed in; each can be ended, and all others at once. */
export function SessionList({
  sessions,
  problem,
}: {
  sessions: ShownSession[];
  /** Why nothing was ended, in words. */
  problem: string | undefined;
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
      {problem && (
        <div className="px-5 pb-5">
          <FormAnswer>{problem}</FormAnswer>
        </div>
      )}
      <ul className="divide-y divide-line border-t">
        {sessions.map(({ id, device, lastUsed, isThis }) => {
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
                    `${m.account_last_used({}, lang)} ${lastUsed}`
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

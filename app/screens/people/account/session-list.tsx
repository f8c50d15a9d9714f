import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { PasswordField } from "#app/ui/entry/password-field.tsx";
import type { AccountRefusal } from "./account-action.server.ts";

export interface ShownSession {
  id: string;
  device: string;
  /** Relative time: "2 hours ago". */
  lastUsed: string;
  isThis: boolean;
}

/** The person's sessions. Ending one, or all others at once, requires the password. */
export function SessionList({
  sessions,
  result,
}: {
  sessions: ShownSession[];
  result: AccountRefusal | undefined;
}) {
  const lang = useLang();
  return (
    <Form method="post" aria-labelledby="sessions" role="region" className="card overflow-hidden">
      <input type="hidden" name="intent" value="end-sessions" />
      <h2 id="sessions" className="p-5 text-xl font-800">
        {m.account_sessions({}, lang)}
      </h2>
      {sessions.length > 1 && (
        <div className="flex flex-col gap-4 px-5 pb-5">
          <FormAnswer result={result} intent="end-sessions" />
          <PasswordField
            label={m.account_present_password({}, lang)}
            help={m.account_end_help({}, lang)}
            problem={result?.intent === "end-sessions" ? result.fields?.password : undefined}
          />
          <button name="session" value="others" className="btn self-start">
            {m.account_end_others({}, lang)}
          </button>
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
                <button
                  name="session"
                  value={id}
                  className="btn"
                  aria-label={m.account_end_session_of({ device: name }, lang)}
                >
                  {m.account_end_session({}, lang)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </Form>
  );
}

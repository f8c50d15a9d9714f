import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { EMAIL_MAX_CHARACTERS } from "#domain/people/accounts.ts";
import { db } from "#db/connection/live-database.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { localMoment } from "#app/presenters/local-date.server.ts";
import { requireOperator } from "#app/session/operator.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { signInLimitsOf } from "#app/session/sign-in-locks.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { findAccountsBy } from "#db/queries/people/accounts.ts";
import { listReachedLimits } from "#db/queries/people/rate-limits.ts";
import { listSessions } from "#db/queries/people/sessions.ts";
import { confirmFirst, queryOf } from "#app/screens/operator/decide.server.ts";
import { DecisionForm } from "#app/screens/operator/decision-form.tsx";
import { operatorDoneText } from "#app/screens/operator/done-text.server.ts";
import { OperatorFrame } from "#app/screens/operator/operator-frame.tsx";
import { answerPeople } from "./people-action.server.ts";

const SESSIONS_SHOWN = 20;

export async function loader({ request }: LoaderFunctionArgs) {
  const operator = await requireOperator(request);
  const q = queryOf(request);
  const now = new Date();
  const lang = requestLang(request);
  const flash = readFlash(request, "operator");
  const found = q === "" ? [] : await findAccountsBy(db, q);
  const people = await Promise.all(
    found.map(async ({ personId, email, emailVerifiedAt, name, handle }) => {
      const [sessions, reached] = await Promise.all([
        listSessions(db, personId, now),
        listReachedLimits(db, signInLimitsOf({ personId, email }), now),
      ]);
      const last = reached.at(-1);
      return {
        id: personId,
        email,
        name,
        handle,
        verified: (emailVerifiedAt ? m.operator_verified : m.operator_unverified)({}, lang),
        count: m.operator_sessions({ count: sessions.length }, lang),
        sessions: sessions.slice(0, SESSIONS_SHOWN).map(({ id, device, lastSeenAt }) => ({
          id,
          device: device || m.operator_device({}, lang),
          seen: localMoment(lastSeenAt),
        })),
        lockedUntil: last ? localMoment(last.endsAt) : null,
      };
    }),
  );
  const confirm = await confirmFirst(operator, request);
  return withFlash(request, { flash, confirm, done: operatorDoneText(flash, lang), q, people });
}

export const action = (args: ActionFunctionArgs) => answerPeople(args);

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.operator_people),
  { name: "robots", content: "noindex" },
];

/** Accounts by e-mail address or handle, for operators: their sessions and sign-in locks. */
export default function People() {
  const { q, people, confirm, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const made = answer?.ok ? answer.value : undefined;
  const result = answer?.ok ? undefined : answer;
  const lang = useLang();
  return (
    <OperatorFrame current={paths.operatorPeople} confirm={confirm}>
      <FormAnswer result={result?.typed ? undefined : result} done={done} />
      <Form className="card flex flex-col gap-3 p-5" role="search">
        <FormField
          label={m.operator_search({}, lang)}
          name="q"
          type="search"
          defaultValue={q}
          maxLength={EMAIL_MAX_CHARACTERS}
        />
        <button className="btn-primary self-start">{m.operator_find({}, lang)}</button>
      </Form>
      {q !== "" && people.length === 0 && <p>{m.operator_nobody({}, lang)}</p>}
      <ul className="flex flex-col gap-4">
        {people.map(({ id, name, handle, email, verified, count, sessions, lockedUntil }) => (
          <li key={id} className="card flex flex-col gap-3 p-5">
            <h2 className="text-lg font-800 break-words">{name}</h2>
            <p className="break-words">
              @{handle}
              <span className="block">
                {email} · {verified}
              </span>
            </p>
            {lockedUntil && (
              <p className="font-600 text-danger">
                {m.operator_locked({}, lang)} <LocalTime time={lockedUntil} />
              </p>
            )}
            <p>{count}</p>
            <ul className="list-disc pl-5">
              {sessions.map((session) => (
                <li key={session.id}>
                  {session.device} · <LocalTime time={session.seen} />
                </li>
              ))}
            </ul>
            {made?.person === id && (
              <div role="status" className="flex flex-col gap-1">
                <label htmlFor="reset-link" className="font-600">
                  {m.operator_reset_link({}, lang)}
                </label>
                <p className="text-sm text-ink-soft">{m.operator_reset_help({}, lang)}</p>
                <input
                  id="reset-link"
                  readOnly
                  value={made.link}
                  onFocus={(event) => event.currentTarget.select()}
                  className="field"
                />
              </div>
            )}
            <DecisionForm
              about={id}
              hidden={{ person: id }}
              label={m.operator_why({}, lang)}
              result={result}
              buttons={[
                { intent: "end-sessions", name: m.operator_end_sessions({}, lang) },
                { intent: "lift-locks", name: m.operator_lift({}, lang) },
                { intent: "reset-link", name: m.operator_make_reset({}, lang) },
              ]}
            />
          </li>
        ))}
      </ul>
    </OperatorFrame>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { memberOf } from "#domain/input/member-of.ts";
import { db } from "#db/connection/live-database.ts";
import { NOBODY_ID } from "#domain/people/people.ts";
import { relativeTime } from "#domain/format/relative-time.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { findShownStorage } from "#app/presenters/shown-storage.server.ts";
import { doneText } from "#app/presenters/answers/done-text.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findShownPerson } from "#app/presenters/shown-person.server.ts";
import {
  confirmPath,
  secondFactorState,
} from "#app/session/second-factor/confirm-identity.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { AccountTabs } from "#app/screens/people/account-tabs.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { EntryLink } from "#app/ui/links/entry-link.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { findCredentials } from "#db/queries/people/accounts.ts";
import { listSessions } from "#db/queries/people/sessions.ts";
import { answerAccount } from "./account-action.server.ts";
import { CredentialForms } from "./credential-forms.tsx";
import { ProfileForms } from "./profile-forms.tsx";
import { SessionList } from "./session-list.tsx";

const DONE = ["email", "email-sent", "password", "sessions"] as const;

const DONE_TEXTS = {
  email: m.account_done_email,
  "email-sent": m.account_done_email_sent,
  password: m.account_done_password,
  sessions: m.account_done_sessions,
};
const PROFILE_DONE = {
  profile: m.profile_done,
  picture: m.profile_picture_done,
  "picture-removed": m.profile_picture_removed,
};
const KINDS = {
  nobody: m.account_is_nobody,
  visitor: m.account_is_visitor,
  guest: m.account_is_guest,
  account: m.account_is_account,
};

/** The benefits of an account, shown to visitors and guests. */
const GAINS = [m.account_gain_devices, m.account_gain_kept, m.account_gain_yours];
const GAIN_ICONS = ["i-lucide-monitor-smartphone", "i-lucide-shield-check", "i-lucide-download"];

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await findViewer(request);
  const now = new Date();
  const lang = requestLang(request);
  const done = memberOf(DONE, new URL(request.url).searchParams.get("done"));
  const { personId, sessionId } = viewer;
  const hasSession = sessionId !== undefined;
  const flash = readFlash(request, "account");
  const [person, account, sessions, factor, storage] = await Promise.all([
    findShownPerson(request, viewer),
    hasSession ? findCredentials(db, personId) : undefined,
    hasSession ? listSessions(db, viewer.personId, now) : [],
    hasSession ? secondFactorState({ personId, sessionId }, now) : "none",
    findShownStorage(viewer),
  ]);
  return withFlash(request, {
    flash,
    // Texts instead of codes, so that the script does not carry the messages of every state.
    done: done ? DONE_TEXTS[done]({}, lang) : flash && doneText(PROFILE_DONE, flash.code, lang),
    kind: viewer.kind,
    text: KINDS[personId === NOBODY_ID ? "nobody" : viewer.kind](
      { name: person.displayName },
      lang,
    ),
    gains: account ? [] : GAINS.map((text) => text({}, lang)),
    // Visitors get empty fields instead of the demo person's profile.
    profile: person.id !== NOBODY_ID && {
      name: viewer.isVisitor ? "" : person.displayName,
      handle: viewer.kind === "account" ? person.handle : null,
      avatarUrl: viewer.isVisitor ? null : person.avatarUrl,
      storage: storage[lang.locale],
    },
    name: person.displayName,
    handle: person.handle,
    email: account?.email ?? null,
    isConfirmed: factor === "confirmed",
    confirm: factor === "asked" ? confirmPath(`${paths.account}#password`) : "",
    sessions: sessions.map(({ id, device, lastSeenAt }) => ({
      id,
      device,
      lastUsed: relativeTime(lastSeenAt.getTime(), now.getTime(), lang.locale),
      isThis: id === viewer.sessionId,
    })),
  });
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  answerAccount({ request, context });

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.account_title),
  { name: "robots", content: "noindex" },
];

/** The account page, "Gestionar Cuenta". */
export default function Account() {
  const { done, kind, text, gains, profile, name, handle, email, sessions, ...shown } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  return (
    <div className="max-w-180 mx-auto">
      <ScreenHeading title={m.account_title({}, lang)} text={text} />
      <AccountTabs current={paths.account} />
      <div className="flex flex-col gap-5">
        {!answer && <FormAnswer result={undefined} done={done} />}
        {profile && <ProfileForms profile={profile} result={answer} />}
        <section aria-label={m.account_who({}, lang)} className="card overflow-hidden">
          <div className="stripe h-1" />
          <div className="flex flex-wrap items-center gap-4 p-5">
            <div className="flex-1 min-w-40">
              <p className="text-xl font-800">{name}</p>
              <p className="text-ink-soft">{email ?? `@${handle}`}</p>
            </div>
            {kind === "account" && (
              <Form method="post" className="flex flex-col gap-3">
                <FormAnswer result={answer} intent="sign-out" />
                <button name="intent" value="sign-out" className="btn">
                  <span className="i-lucide-log-out" aria-hidden="true" />
                  {m.account_sign_out({}, lang)}
                </button>
              </Form>
            )}
          </div>
          {kind !== "account" && (
            <div className="flex flex-col gap-5 p-5 border-t">
              <ul className="flex flex-col gap-3">
                {gains.map((gain, index) => (
                  <li key={gain} className="flex gap-3">
                    <span
                      className={`mt-0.5 text-accent ${GAIN_ICONS[index]}`}
                      aria-hidden="true"
                    />
                    <span className="flex-1">{gain}</span>
                  </li>
                ))}
              </ul>
              <div className="flex flex-wrap gap-3">
                <EntryLink to={paths.signup} className="btn">
                  {m.account_signup_submit({}, lang)}
                </EntryLink>
                <EntryLink to={paths.login} className="btn">
                  {m.account_login_submit({}, lang)}
                </EntryLink>
              </div>
            </div>
          )}
        </section>
        {email !== null && (
          <Link to={paths.security} className="btn self-start">
            {m.security_link({}, lang)}
          </Link>
        )}
        {email !== null && (
          <CredentialForms
            email={email}
            isOpen={shown.isConfirmed}
            confirm={shown.confirm}
            result={answer}
          />
        )}
        {kind === "account" && <SessionList sessions={sessions} result={answer} />}
        {kind !== "visitor" && (
          <section aria-labelledby="yours" className="card p-5 flex flex-col gap-3">
            <h2 id="yours" className="text-xl font-800">
              {m.account_yours({}, lang)}
            </h2>
            <p className="text-ink-soft">{m.account_yours_help({}, lang)}</p>
            <div className="flex flex-wrap gap-3">
              <a href={paths.accountExport} download className="btn">
                <span className="i-lucide-download" aria-hidden="true" />
                {m.account_export({}, lang)}
              </a>
              <Link to={paths.accountDelete} className="btn text-danger">
                <span className="i-lucide-trash-2" aria-hidden="true" />
                {kind === "guest" ? m.account_delete_guest({}, lang) : m.account_delete({}, lang)}
              </Link>
            </div>
          </section>
        )}
      </div>
    </div>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import {
  confirmPath,
  needsSecondFactor,
} from "#app/session/second-factor/confirm-identity.server.ts";
import { forgetSession } from "#app/session/cookies.server.ts";
import { leaveFor } from "#app/forms/leave-for.server.ts";
import { limitTries } from "#app/session/limit-tries.server.ts";
import { isPassword } from "#app/session/passwords/password-hash.server.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { refuseUnconfirmed } from "#app/presenters/answers/unconfirmed.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { retryOrBusy } from "#app/session/retry-or-busy.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { askToSignIn } from "#app/session/write-as.server.ts";
import { ConfirmFirst } from "#app/ui/confirm/confirm-first.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { PasswordField } from "#app/ui/entry/password-field.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { deletePerson } from "#db/commands/people/delete-person.ts";
import { findCredentials } from "#db/queries/people/accounts.ts";

/** The confirmation page; GET deletes nothing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { kind, personId, sessionId } = await findViewer(request);
  const isAsked =
    kind === "account" &&
    sessionId !== undefined &&
    (await needsSecondFactor({ personId, sessionId }, new Date()));
  return { kind, confirm: isAsked ? confirmPath(paths.accountDelete) : "" };
}

const FORM = z.object({ intent: z.literal("delete"), password: typedText() });

/** Deletes the person for good: an account after its password, a guest without one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, password } = await readForm(request, FORM);
  const { personId, sessionId } = await findViewer(request);
  if (sessionId === undefined) throw askToSignIn(request, context);
  const lang = requestLang(request);
  const account = await findCredentials(db, personId);
  if (account) {
    const waitSeconds = await limitTries("passwordByPerson", personId, new Date());
    if (waitSeconds > 0)
      return refuseUnwritten({ reason: "too-often", waitSeconds }, { intent, lang });
    if (!(await isPassword(password, account.passwordHash))) {
      logSecurityEvent("password-wrong", context, { person: personId, session: sessionId });
      const fields = { password: m.account_wrong_password({}, lang) };
      return refuse({ intent, status: 422, reason: "fields", fields });
    }
    if (await needsSecondFactor({ personId, sessionId }, new Date()))
      return refuseUnconfirmed({ intent, next: paths.accountDelete, lang });
  }
  const deleted = await retryOrBusy(() => deletePerson(db, personId, { sessionId }));
  if (!deleted.ok) return refuseUnwritten(deleted, { intent, lang });
  if (!deleted.value) throw askToSignIn(request, context, "ended");
  logSecurityEvent("account-deleted", context, { person: personId, session: sessionId });
  throw leaveFor(`${paths.login}?done=deleted`, forgetSession(request));
}

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.account_delete),
  { name: "robots", content: "noindex" },
];

const GOES = [
  m.account_delete_goes_own,
  m.account_delete_goes_spaces,
  m.account_delete_goes_sold,
  m.account_delete_goes_money,
];

export default function AccountDelete() {
  const { kind, confirm } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  if (kind === "visitor") {
    return (
      <div className="max-w-180 mx-auto">
        <ScreenHeading
          title={m.account_delete_guest({}, lang)}
          text={m.account_delete_nothing({}, lang)}
        />
        <Link to={paths.account} className="btn">
          {m.account_title({}, lang)}
        </Link>
      </div>
    );
  }
  const name = kind === "guest" ? m.account_delete_guest({}, lang) : m.account_delete({}, lang);
  return (
    <div className="max-w-180 mx-auto">
      <ScreenHeading title={name} text={m.account_delete_text({}, lang)} />
      <Form method="post" className="card flex flex-col gap-5 p-5 border-danger">
        <ul className="flex flex-col gap-3">
          {GOES.map((text, index) => (
            <li key={index} className="flex gap-3">
              <span
                className={`mt-0.5 ${index === 0 ? "i-lucide-trash-2 text-danger" : "i-lucide-info text-ink-soft"}`}
                aria-hidden="true"
              />
              <span className="flex-1">{text({}, lang)}</span>
            </li>
          ))}
        </ul>
        <p>
          <a
            href={paths.accountExport}
            download
            className="inline-flex items-center min-h-11 text-accent font-600 underline underline-offset-4"
          >
            {m.account_delete_export_first({}, lang)}
          </a>
        </p>
        <FormAnswer result={answer} />
        {confirm && <ConfirmFirst to={confirm} />}
        {kind === "account" && !confirm && (
          <PasswordField
            label={m.account_present_password({}, lang)}
            problem={answer?.fields?.password}
          />
        )}
        <div className="flex flex-wrap gap-3">
          {!confirm && (
            <button
              name="intent"
              value="delete"
              className="btn-shape bg-danger text-ground hover:bg-ink"
            >
              {m.account_delete_submit({}, lang)}
            </button>
          )}
          <Link to={paths.account} className="btn">
            {m.account_delete_cancel({}, lang)}
          </Link>
        </div>
      </Form>
    </div>
  );
}

import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { safeNext } from "#domain/journey/gate.ts";
import { PASSWORD_MAX_CHARACTERS } from "#domain/people/passwords.ts";
import { env } from "#config/env.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { leaveFor } from "#app/forms/leave-for.server.ts";
import { addressOf, limitTries, waitHeaders } from "#app/session/limit-tries.server.ts";
import { isPassword } from "#app/session/password-hash.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { signIn } from "#app/session/sign-in.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { EntryFrame } from "#app/ui/forms/entry-frame.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { LinkEnded } from "#app/ui/forms/link-ended.tsx";
import { PasswordInput } from "#app/ui/forms/password-input.tsx";
import { waitText } from "#app/ui/forms/wait-text.ts";
import { createAccountByLink } from "#db/commands/people/sign-up-by-link.ts";
import { findOpenLink } from "#db/queries/people/one-time-links.ts";
import { hashToken } from "#db/connection/tokens.ts";

/** Opening a link uses nothing up: mail programs open links too. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const open = await findOpenLink(db, "sign-up", params.token ?? "", new Date());
  const next = safeNext(new URL(request.url).searchParams.get("next"));
  return data({ email: open?.email ?? null, next }, { status: open ? 200 : 404 });
}

/**
 * Makes the account and signs in to it. The sign-up's password is required again: otherwise the owner
 * of the mailbox could be led into confirming an account whose password another person chose.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const lang = requestLang(request);
  const now = new Date();
  const token = params.token ?? "";
  const password = textField(form, "password");
  const waitSeconds =
    (await limitTries("signUpByAddress", addressOf(context), now)) ||
    (await limitTries("passwordByLink", hashToken(token), now));
  if (waitSeconds > 0) {
    const headers = waitHeaders(waitSeconds);
    return data(
      { problem: undefined, wait: waitText(waitSeconds, lang) },
      { status: 429, headers },
    );
  }
  const open = await findOpenLink(db, "sign-up", token, now);
  // The page itself says that the link has ended.
  if (!open) {
    logSecurityEvent("link-refused", context);
    return data({ problem: undefined, wait: "" }, { status: 404 });
  }
  if (!(await isPassword(password, open.passwordHash ?? undefined))) {
    logSecurityEvent("password-wrong", context);
    return data({ problem: m.account_confirm_wrong({}, lang), wait: "" }, { status: 422 });
  }
  const personId = await createAccountByLink(db, token, env.PLAZA_DEMO ? "visitor" : "nobody", now);
  if (personId) logSecurityEvent("account-created", context, { person: personId });
  const next = safeNext(textField(form, "next"));
  const { email } = open;
  const signed = await signIn({ request, context }, { email, password, keepsGuest: true });
  if ("headers" in signed) throw leaveFor(next, signed.headers);
  throw redirect(`${paths.login}?done=signup&next=${encodeURIComponent(next)}`, 303);
}

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.account_confirm_title),
  { name: "robots", content: "noindex" },
];

export default function SignupConfirm() {
  const { email, next } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  if (email === null)
    return <LinkEnded to={paths.signup} label={m.account_confirm_again({}, lang)} />;
  return (
    <EntryFrame
      title={m.account_confirm_title({}, lang)}
      text={m.account_confirm_text({ email }, lang)}
    >
      <Form method="post" className="flex flex-col gap-4">
        <input type="hidden" name="next" value={next} />
        {answer?.wait && <Notice>{answer.wait}</Notice>}
        <FormField
          label={m.account_password({}, lang)}
          name="password"
          as={PasswordInput}
          required
          maxLength={PASSWORD_MAX_CHARACTERS}
          autoComplete="current-password"
          problem={answer?.problem}
        />
        <button className="btn-primary">{m.account_signup_submit({}, lang)}</button>
      </Form>
    </EntryFrame>
  );
}

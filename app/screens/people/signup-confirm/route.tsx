import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { safeNext } from "#domain/journey/gate.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { leaveFor } from "#app/forms/leave-for.server.ts";
import { addressOf, limitTries } from "#app/session/limit-tries.server.ts";
import { isPassword } from "#app/session/passwords/password-hash.server.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { secondStepPath, signIn } from "#app/session/sign-in.server.ts";
import { transact } from "#app/session/write-as.server.ts";
import { EntryFrame } from "#app/ui/entry/entry-frame.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { LinkEnded } from "#app/ui/entry/link-ended.tsx";
import { PasswordField } from "#app/ui/entry/password-field.tsx";
import { createAccountByLink } from "#db/commands/people/sign-up-by-link.ts";
import { findOpenLink } from "#db/queries/people/one-time-links.ts";
import { hashToken } from "#db/connection/tokens.ts";

/** GET does not use up the token: mail clients and link scanners fetch links too. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const open = await findOpenLink(db, "sign-up", params.token ?? "", new Date());
  const next = safeNext(new URL(request.url).searchParams.get("next"));
  return data({ email: open?.email ?? null, next }, { status: open ? 200 : 404 });
}

const FORM = z.object({ password: typedText(), next: typedText() });

/** The page's only form. */
const intent = "confirm";

/**
 * Creates the account and signs in. The password of the sign-up is required again: otherwise an
 * attacker who signed up with a victim's address could have the victim confirm an account whose
 * password the attacker knows.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { password, ...form } = await readForm(request, FORM);
  const lang = requestLang(request);
  const now = new Date();
  const token = params.token ?? "";
  const waitSeconds =
    (await limitTries("signUpByAddress", addressOf(context), now)) ||
    (await limitTries("passwordByLink", hashToken(token), now));
  if (waitSeconds > 0)
    return refuseUnwritten({ reason: "too-often", waitSeconds }, { intent, lang });
  const open = await findOpenLink(db, "sign-up", token, now);
  // The page shows `LinkEnded`: Remix does not load it again after a 4xx.
  if (!open) {
    logSecurityEvent("link-refused", context);
    return refuse({ intent, status: 404, reason: "ended" });
  }
  if (!(await isPassword(password, open.passwordHash ?? undefined))) {
    logSecurityEvent("password-wrong", context);
    const fields = { password: m.account_confirm_wrong({}, lang) };
    return refuse({ intent, status: 422, reason: "fields", fields });
  }
  const made = await transact((tx) => createAccountByLink(tx, token, now));
  if (!made.ok) return refuseUnwritten(made.error, { intent, lang });
  const personId = made.value;
  if (personId) logSecurityEvent("account-created", context, { person: personId });
  const next = safeNext(form.next);
  const { email } = open;
  const signed = await signIn({ request, context }, { email, password, keepsGuest: true });
  if (signed.ok) throw leaveFor(next, signed.headers);
  if (signed.reason === "second-step") throw leaveFor(secondStepPath(next), signed.headers);
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
  if (email === null || answer?.reason === "ended")
    return <LinkEnded to={paths.signup} label={m.account_confirm_again({}, lang)} />;
  return (
    <EntryFrame
      title={m.account_confirm_title({}, lang)}
      text={m.account_confirm_text({ email }, lang)}
    >
      <Form method="post" className="flex flex-col gap-4">
        <input type="hidden" name="next" value={next} />
        <FormAnswer result={answer} />
        <PasswordField label={m.account_password({}, lang)} problem={answer?.fields?.password} />
        <button className="btn-primary">{m.account_signup_submit({}, lang)}</button>
      </Form>
    </EntryFrame>
  );
}

import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { z } from "zod";
import {
  EMAIL_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  parseDisplayName,
  parseEmail,
} from "#domain/people/accounts.ts";
import { isGuestName } from "#domain/people/guests.ts";
import { safeNext } from "#domain/journey/gate.ts";
import { env } from "#config/env.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { withNext } from "#domain/addresses/with-next.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { findNewPasswordProblem } from "#app/session/passwords/breached-passwords.server.ts";
import { leaveFor } from "#app/forms/leave-for.server.ts";
import { addressOf, limitTries } from "#app/session/limit-tries.server.ts";
import { CAN_MAIL } from "#adapters/mail/mail.server.ts";
import { hashPassword } from "#app/session/passwords/password-hash.server.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { sendSignUpLater } from "#app/session/send-link.server.ts";
import { secondStepPath, signIn } from "#app/session/sign-in.server.ts";
import { signUp } from "#app/session/sign-up.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { EntryFrame } from "#app/ui/entry/entry-frame.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { PasswordField } from "#app/ui/entry/password-field.tsx";
import { passwordProblemText } from "#app/presenters/answers/password-problem.server.ts";
import { Link } from "#app/ui/links/link.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const { kind, person } = await findViewer(request);
  const { searchParams } = new URL(request.url);
  const next = safeNext(searchParams.get("next"));
  if (kind === "account") throw redirect(paths.account, 303);
  return {
    next,
    /** The name that a guest has typed elsewhere. */
    name: kind === "guest" && person && !isGuestName(person.displayName) ? person.displayName : "",
    keeps: kind === "visitor" && !env.PLAZA_DEMO ? ("nothing" as const) : kind,
    isSent: CAN_MAIL && searchParams.get("done") === "sent",
  };
}

const FORM = z.object({
  name: typedText(),
  email: typedText(),
  password: typedText(),
  next: typedText(),
});

/** The page's only form. */
const intent = "sign-up";

/**
 * Signs up. With mail configured, a mailed link completes the sign-up (../signup-confirm), and the
 * answer is the same whether or not the address has an account.
 *
 * Without mail the account is created at once from this browser's guest or visitor, and signed in. If
 * the address already has an account, that account is not changed; the request becomes a sign-in,
 * with its rate limits, and a wrong password redirects to the sign-in page. No other form field is
 * read.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { password, next: typedNext, ...typed } = await readForm(request, FORM);
  const viewer = await findViewer(request);
  if (viewer.kind === "account") throw redirect(paths.account, 303);
  const lang = requestLang(request);
  const displayName = parseDisplayName(typed.name);
  const email = parseEmail(typed.email);
  const passwordProblem = await findNewPasswordProblem(password, typed);
  if (!displayName || !email || passwordProblem) {
    const fields = {
      ...(!displayName && { name: m.account_name_problem({}, lang) }),
      ...(!email && { email: m.account_email_problem({}, lang) }),
      ...(passwordProblem && { password: passwordProblemText(passwordProblem, lang) }),
    };
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  const now = new Date();
  const waitSeconds = await limitTries("signUpByAddress", addressOf(context), now);
  const refuseToWait = (reason: "too-often" | "busy", waitSeconds: number) =>
    refuseUnwritten({ reason, waitSeconds }, { intent, lang, typed });
  if (waitSeconds > 0) return refuseToWait("too-often", waitSeconds);
  const passwordHash = await hashPassword(password);
  const next = safeNext(typedNext);
  logSecurityEvent("sign-up-requested", context);
  if (CAN_MAIL) {
    const personId = viewer.kind === "guest" ? viewer.personId : null;
    sendSignUpLater(request, { personId, email, displayName, passwordHash }, next);
    throw redirect(`${paths.signup}?done=sent`, 303);
  }
  const signedUp = await signUp({ request, context }, { displayName, email, passwordHash }, now);
  if (signedUp.ok) throw leaveFor(next, signedUp.headers);
  if (signedUp.reason === "busy") return refuseToWait("busy", signedUp.waitSeconds);
  // The address has an account: sign in to it, keeping what the guest made.
  const signed = await signIn({ request, context }, { email, password, keepsGuest: true });
  if (signed.ok) throw leaveFor(next, signed.headers);
  if (signed.reason === "second-step") throw leaveFor(secondStepPath(next), signed.headers);
  if (signed.reason === "busy") return refuseToWait("busy", signed.waitSeconds);
  throw redirect(`${paths.login}?done=signup&next=${encodeURIComponent(next)}`, 303);
}

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.account_signup_title),
  { name: "robots", content: "noindex" },
];

const KEEPS = {
  visitor: m.account_signup_visitor,
  guest: m.account_signup_guest,
  nothing: m.account_signup_new,
};

export default function Signup() {
  const { next, name, keeps, isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  return (
    <EntryFrame title={m.account_signup_title({}, lang)} text={KEEPS[keeps]({}, lang)}>
      <Form method="post" className="flex flex-col gap-4">
        <input type="hidden" name="next" value={next} />
        {isSent && !answer && <Notice tone="good">{m.account_signup_sent({}, lang)}</Notice>}
        <FormAnswer result={answer} />
        <FormField
          label={m.account_name({}, lang)}
          name="name"
          required
          maxLength={NAME_MAX_CHARACTERS}
          autoComplete="name"
          defaultValue={answer?.typed?.name ?? name}
          problem={answer?.fields?.name}
        />
        <FormField
          label={m.account_email({}, lang)}
          name="email"
          type="email"
          required
          maxLength={EMAIL_MAX_CHARACTERS}
          autoComplete="username"
          defaultValue={answer?.typed?.email}
          problem={answer?.fields?.email}
        />
        <PasswordField
          isNew
          label={m.account_password({}, lang)}
          help={m.account_password_help({}, lang)}
          problem={answer?.fields?.password}
        />
        <button className="btn-primary">{m.account_signup_submit({}, lang)}</button>
      </Form>
      <p className="text-ink-soft">
        {m.account_have_account({}, lang)}{" "}
        <Link
          to={withNext(paths.login, next)}
          className="inline-flex items-center min-h-11 text-accent font-600 underline underline-offset-4"
        >
          {m.account_login_submit({}, lang)}
        </Link>
      </p>
    </EntryFrame>
  );
}

import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { useEffect } from "react";
import { z } from "zod";
import { memberOf } from "#domain/input/member-of.ts";
import { EMAIL_MAX_CHARACTERS, parseEmail } from "#domain/people/accounts.ts";
import { safeNext } from "#domain/journey/gate.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { withNext } from "#domain/addresses/with-next.ts";
import { forgetTexts } from "#app/preferences/forget-texts.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { forgetSession } from "#app/session/cookies.server.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { leaveFor } from "#app/forms/leave-for.server.ts";
import { signInByPasskey } from "#app/session/second-factor/passkey-sign-in.server.ts";
import { secondStepPath, signIn } from "#app/session/sign-in.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { EntryFrame } from "#app/ui/entry/entry-frame.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { PasswordField } from "#app/ui/entry/password-field.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { PasskeyForm } from "#app/screens/people/passkey-form.tsx";

/** Values of `?done=`: what happened just before, shown above the form. */
const DONE = [
  "signup",
  "reset",
  "email",
  "deleted",
  "signed-out",
  "ended",
  "step-ended",
  "verified",
] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { kind, hasEnded = false } = await findViewer(request);
  const { searchParams } = new URL(request.url);
  const next = safeNext(searchParams.get("next"));
  const done = memberOf(DONE, searchParams.get("done")) ?? null;
  const isSignedIn = kind === "account";
  // After a write that an ended session lost (`ended`), the page says so instead of redirecting.
  if (isSignedIn && done !== "ended")
    throw redirect(next === paths.home ? paths.account : next, 303);
  return { next, isGuest: kind === "guest", isSignedIn, hasEnded, done };
}

/** The sign-in button sends no intent; `leave` deletes the cookie of an ended session. */
const FORM = z.object({
  intent: z.enum(["sign-in", "use-passkey", "leave"]).catch("sign-in"),
  email: typedText(),
  password: typedText(),
  keep: typedText(),
  next: typedText(),
  /** WebAuthn response of a passkey, as JSON. */
  response: typedText(),
});

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, password, ...form } = await readForm(request, FORM);
  const next = safeNext(form.next);
  // Only on request: an automatic, late response could delete the cookie of a newer session.
  if (intent === "leave") throw leaveFor(next, forgetSession(request));
  const email = parseEmail(form.email);
  const keepsGuest = form.keep === "on";
  // A malformed e-mail gets the same message as a wrong password.
  const signed =
    intent === "use-passkey"
      ? await signInByPasskey({ request, context }, { response: form.response, keepsGuest })
      : email && password
        ? await signIn({ request, context }, { email, password, keepsGuest })
        : ({ ok: false, reason: "wrong" } as const);
  if (signed.ok) throw leaveFor(next, signed.headers);
  if (signed.reason === "second-step") throw leaveFor(secondStepPath(next), signed.headers);
  const lang = requestLang(request);
  const typed = { email: form.email, keepsGuest };
  if (signed.reason !== "wrong") return refuseUnwritten(signed, { intent, lang, typed });
  const wrong = intent === "use-passkey" ? m.security_passkey_wrong : m.account_login_wrong;
  const text = wrong({}, lang);
  return refuse({ intent, status: 422, reason: "wrong", text, typed });
}

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.account_login_title),
  { name: "robots", content: "noindex" },
];

const DONE_TEXTS = {
  signup: m.account_done_signup,
  reset: m.account_done_reset,
  email: m.account_done_email,
  deleted: m.account_done_deleted,
  "signed-out": m.account_done_signed_out,
  ended: m.account_done_ended,
  "step-ended": m.security_step_ended,
  verified: m.security_done_verified,
};
/** Messages that ask for something instead of reporting a success. */
const NOTES: ReadonlySet<string> = new Set(["signup", "ended", "step-ended"]);
/** Those after which another person may use this browser. */
const LEFT: ReadonlySet<string> = new Set(["signed-out", "deleted"]);

/** Deletes the drafts of a person who has just left, once: not on Back to this page. */
function useForgottenTexts(done: string | null) {
  useEffect(() => {
    const state = history.state as { forgot?: boolean } | null;
    if (!done || !LEFT.has(done) || state?.forgot) return;
    forgetTexts();
    history.replaceState({ ...state, forgot: true }, "");
  }, [done]);
}

const LINK = "inline-flex items-center min-h-11 text-accent font-600 underline underline-offset-4";

export default function Login() {
  const { next, isGuest, isSignedIn, hasEnded, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  useForgottenTexts(done);
  if (isSignedIn) {
    return (
      <EntryFrame title={m.account_login_title({}, lang)}>
        <Notice tone="note">{m.account_ended_signed_in({}, lang)}</Notice>
        <Link to={next} className="btn-primary self-start">
          {m.account_ended_continue({}, lang)}
        </Link>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={m.account_login_title({}, lang)}>
      {done && !answer && (
        <Notice tone={NOTES.has(done) ? "note" : "good"}>{DONE_TEXTS[done]({}, lang)}</Notice>
      )}
      <Form method="post" className="flex flex-col gap-4">
        <input type="hidden" name="next" value={next} />
        <FormAnswer result={answer} />
        <FormField
          label={m.account_email({}, lang)}
          name="email"
          type="email"
          required
          maxLength={EMAIL_MAX_CHARACTERS}
          autoComplete="username"
          defaultValue={answer?.typed?.email}
        />
        <PasswordField label={m.account_password({}, lang)} />
        {isGuest && (
          <div className="card flex items-start gap-3 p-4">
            <input
              type="checkbox"
              id="keep"
              name="keep"
              defaultChecked={answer?.typed?.keepsGuest ?? true}
              aria-describedby="keep-help"
              className="tick mt-0.5"
            />
            <div className="flex-1">
              <label htmlFor="keep" className="block font-600">
                {m.account_keep({}, lang)}
              </label>
              <p id="keep-help" className="text-sm text-ink-soft">
                {m.account_keep_help({}, lang)}
              </p>
            </div>
          </div>
        )}
        <button className="btn-primary">{m.account_login_submit({}, lang)}</button>
      </Form>
      <PasskeyForm
        purpose="sign-in"
        intent="use-passkey"
        label={m.security_passkey_sign_in({}, lang)}
      >
        <input type="hidden" name="next" value={next} />
        {isGuest && <input type="hidden" name="keep" value="on" />}
      </PasskeyForm>
      <p className="flex flex-wrap gap-x-6">
        <Link to={paths.resetRequest} className={LINK}>
          {m.account_forgot({}, lang)}
        </Link>
        <Link to={withNext(paths.signup, next)} className={LINK}>
          {m.account_signup_submit({}, lang)}
        </Link>
      </p>
      {hasEnded && (
        <Form method="post" onSubmit={forgetTexts}>
          <input type="hidden" name="next" value={next} />
          <button name="intent" value="leave" className="btn">
            {m.account_ended_leave({}, lang)}
          </button>
        </Form>
      )}
    </EntryFrame>
  );
}

import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { safeNext } from "#domain/journey/gate.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import {
  confirmByPasskey,
  confirmIdentity,
} from "#app/session/second-factor/confirm-identity.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { askToSignIn } from "#app/session/write-as.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { PasswordField } from "#app/ui/entry/password-field.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { hasSecondFactor } from "#db/queries/people/second-factors.ts";
import { CodeField } from "#app/screens/people/code-field.tsx";
import { PasskeyForm } from "#app/screens/people/passkey-form.tsx";

/** Path that the page returns to: the account, unless the address has another page. */
const nextOf = (typed: string | null): string => {
  const next = safeNext(typed);
  return next === paths.home ? paths.account : next;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { personId, sessionId, kind } = await findViewer(request);
  if (sessionId === undefined || kind !== "account") throw askToSignIn(request, context);
  const next = nextOf(new URL(request.url).searchParams.get("next"));
  return { next, hasSecondStep: await hasSecondFactor(db, personId) };
}

const FORM = z.object({
  intent: z.enum(["confirm", "use-passkey"]).catch("confirm"),
  password: typedText(),
  code: typedText(),
  /** WebAuthn response of a passkey, as JSON. */
  response: typedText(),
  next: typedText(),
});

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, password, code, ...form } = await readForm(request, FORM);
  const { personId, sessionId, kind } = await findViewer(request);
  if (sessionId === undefined || kind !== "account") throw askToSignIn(request, context);
  const subject = { personId, sessionId };
  const proven =
    intent === "use-passkey"
      ? await confirmByPasskey({ request, context }, subject, form.response)
      : await confirmIdentity({ request, context }, subject, { password, code });
  if (proven.ok) throw redirect(nextOf(form.next), 303);
  const lang = requestLang(request);
  if ("waitSeconds" in proven) return refuseUnwritten(proven, { intent, lang });
  if (intent === "use-passkey")
    return refuse({
      intent,
      status: 422,
      reason: "passkey",
      text: m.security_passkey_wrong({}, lang),
    });
  const fields: Record<string, string> =
    proven.reason === "password"
      ? { password: m.account_wrong_password({}, lang) }
      : { code: m.security_step_wrong({}, lang) };
  return refuse({ intent, status: 422, reason: "fields", fields });
}

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.security_confirm_title),
  { name: "robots", content: "noindex" },
];

/** Asks a signed-in person for every factor again, before a change of how they sign in. */
export default function AccountConfirm() {
  const { next, hasSecondStep } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  return (
    <div className="max-w-180 mx-auto">
      <ScreenHeading
        title={m.security_confirm_title({}, lang)}
        text={m.security_confirm_text({}, lang)}
      />
      <Form method="post" className="card flex flex-col gap-5 p-5">
        <input type="hidden" name="next" value={next} />
        <FormAnswer result={answer} />
        <PasswordField
          label={m.account_present_password({}, lang)}
          problem={answer?.fields?.password}
        />
        {hasSecondStep && <CodeField problem={answer?.fields?.code} />}
        <div className="flex flex-wrap gap-3">
          <button className="btn-primary">{m.security_confirm_submit({}, lang)}</button>
          <Link to={paths.account} className="btn">
            {m.account_back_to_account({}, lang)}
          </Link>
        </div>
      </Form>
      {hasSecondStep && (
        <div className="mt-5">
          <PasskeyForm
            purpose="confirm"
            intent="use-passkey"
            label={m.security_passkey_use({}, lang)}
          >
            <input type="hidden" name="next" value={next} />
          </PasskeyForm>
        </div>
      )}
    </div>
  );
}

import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { z } from "zod";
import { safeNext } from "#domain/journey/gate.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { withNext } from "#domain/addresses/with-next.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { leaveFor } from "#app/forms/leave-for.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findSecondStep, passSecondStep } from "#app/session/second-factor/second-step.server.ts";
import { EntryFrame } from "#app/ui/entry/entry-frame.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { CodeField } from "#app/screens/people/code-field.tsx";
import { PasskeyForm } from "#app/screens/people/passkey-form.tsx";

const loginAgain = (next: string) =>
  `${paths.login}?done=step-ended&next=${encodeURIComponent(next)}`;

/** The page belongs to the browser whose password was right; for any other it is the sign-in. */
export async function loader({ request }: LoaderFunctionArgs) {
  const next = safeNext(new URL(request.url).searchParams.get("next"));
  const step = await findSecondStep(request, new Date());
  if (!step) throw redirect(loginAgain(next), 303);
  return { next, keepsGuest: step.keepsGuest };
}

const FORM = z.object({ code: typedText(), next: typedText() });

/** The page's only form. */
const intent = "second-step";

export async function action({ request, context }: ActionFunctionArgs) {
  const { code, ...form } = await readForm(request, FORM);
  const next = safeNext(form.next);
  const passed = await passSecondStep({ request, context }, code);
  if (passed.ok) throw leaveFor(next, passed.headers);
  const lang = requestLang(request);
  if (passed.reason === "ended") throw redirect(loginAgain(next), 303);
  if (passed.reason !== "wrong") return refuseUnwritten(passed, { intent, lang });
  const fields = { code: m.security_step_wrong({}, lang) };
  return refuse({ intent, status: 422, reason: "wrong", fields });
}

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.security_step_title),
  { name: "robots", content: "noindex" },
];

export default function SecondStep() {
  const { next, keepsGuest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  return (
    <EntryFrame title={m.security_step_title({}, lang)} text={m.security_step_text({}, lang)}>
      <Form method="post" className="flex flex-col gap-4">
        <input type="hidden" name="next" value={next} />
        <FormAnswer result={answer} />
        <CodeField problem={answer?.fields?.code} />
        <button className="btn-primary">{m.account_login_submit({}, lang)}</button>
      </Form>
      {/* A passkey signs in by itself, so its form goes to the sign-in. */}
      <PasskeyForm
        purpose="sign-in"
        intent="use-passkey"
        to={paths.login}
        label={m.security_passkey_use({}, lang)}
      >
        <input type="hidden" name="next" value={next} />
        {keepsGuest && <input type="hidden" name="keep" value="on" />}
      </PasskeyForm>
      <p className="text-sm text-ink-soft">{m.security_step_lost({}, lang)}</p>
      <Link
        to={withNext(paths.login, next)}
        className="inline-flex items-center min-h-11 self-start text-accent font-600 underline underline-offset-4"
      >
        {m.security_step_again({}, lang)}
      </Link>
    </EntryFrame>
  );
}

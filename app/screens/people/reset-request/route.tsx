import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { EMAIL_MAX_CHARACTERS, parseEmail } from "#domain/people/accounts.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { addressOf, limitTries, waitHeaders } from "#app/session/limit-tries.server.ts";
import { CAN_MAIL } from "#adapters/mail/mail.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { sendResetLater } from "#app/session/send-link.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { EntryFrame } from "#app/ui/forms/entry-frame.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { waitText } from "#app/ui/forms/wait-text.ts";

export function loader({ request }: LoaderFunctionArgs) {
  return { canMail: CAN_MAIL, isSent: new URL(request.url).searchParams.get("done") === "sent" };
}

/** Promises a link to whoever the address belongs to, and tells nobody whether it does to anyone. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = textField(form, "email");
  const email = parseEmail(typed);
  const lang = requestLang(request);
  if (!email)
    return data({ typed, problem: m.account_email_problem({}, lang), wait: "" }, { status: 422 });
  const waitSeconds = await limitTries("resetByAddress", addressOf(context), new Date());
  if (waitSeconds > 0) {
    const headers = waitHeaders(waitSeconds);
    const wait = waitText(waitSeconds, lang);
    return data({ typed, problem: undefined, wait }, { status: 429, headers });
  }
  logSecurityEvent("reset-requested", context);
  if (CAN_MAIL) sendResetLater({ request, context }, email);
  throw redirect(`${paths.resetRequest}?done=sent`, 303);
}

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.account_reset_title),
  { name: "robots", content: "noindex" },
];

export default function ResetRequest() {
  const { canMail, isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  const text = canMail ? m.account_reset_text({}, lang) : m.account_reset_no_mail({}, lang);
  return (
    <EntryFrame title={m.account_reset_title({}, lang)} text={text}>
      {canMail && isSent && !answer && (
        <Notice tone="good">{m.account_reset_sent({}, lang)}</Notice>
      )}
      {canMail && (
        <Form method="post" className="flex flex-col gap-4">
          {answer?.wait && <Notice>{answer.wait}</Notice>}
          <FormField
            label={m.account_email({}, lang)}
            name="email"
            type="email"
            required
            maxLength={EMAIL_MAX_CHARACTERS}
            autoComplete="username"
            defaultValue={answer?.typed}
            problem={answer?.problem}
          />
          <button className="btn-primary">{m.account_reset_submit({}, lang)}</button>
        </Form>
      )}
      <Link to={paths.login} className="btn self-start">
        {m.account_back_to_login({}, lang)}
      </Link>
    </EntryFrame>
  );
}

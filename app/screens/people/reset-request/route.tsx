import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { z } from "zod";
import { EMAIL_MAX_CHARACTERS, parseEmail } from "#domain/people/accounts.ts";
import { withWhatsAppText } from "#domain/format/links/whatsapp.ts";
import { env } from "#config/env.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { addressOf, limitTries } from "#app/session/limit-tries.server.ts";
import { CAN_MAIL } from "#adapters/mail/mail.server.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { sendResetLater } from "#app/session/send-link.server.ts";
import { EntryFrame } from "#app/ui/entry/entry-frame.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { Link } from "#app/ui/links/link.tsx";

export function loader({ request }: LoaderFunctionArgs) {
  const contact = env.PLAZA_OPERATOR_CONTACT;
  const asks = m.account_reset_ask({}, requestLang(request));
  return {
    canMail: CAN_MAIL,
    contact:
      CAN_MAIL || !contact ? null : { ...contact, href: withWhatsAppText(contact.href, asks) },
    isSent: new URL(request.url).searchParams.get("done") === "sent",
  };
}

const FORM = z.object({ email: typedText() });

/** The page's only form. */
const intent = "reset";

/** Mails a reset link. The answer is the same whether or not the address has an account. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { email: typed } = await readForm(request, FORM);
  const email = parseEmail(typed);
  const lang = requestLang(request);
  if (!email) {
    const fields = { email: m.account_email_problem({}, lang) };
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  const waitSeconds = await limitTries("resetByAddress", addressOf(context), new Date());
  if (waitSeconds > 0)
    return refuseUnwritten({ reason: "too-often", waitSeconds }, { intent, lang, typed });
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
  const { canMail, contact, isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  const text = canMail
    ? m.account_reset_text({}, lang)
    : contact
      ? m.account_reset_contact({}, lang)
      : m.account_reset_no_mail({}, lang);
  return (
    <EntryFrame title={m.account_reset_title({}, lang)} text={text}>
      {canMail && isSent && !answer && (
        <Notice tone="good">{m.account_reset_sent({}, lang)}</Notice>
      )}
      {canMail && (
        <Form method="post" className="flex flex-col gap-4">
          <FormAnswer result={answer} />
          <FormField
            label={m.account_email({}, lang)}
            name="email"
            type="email"
            required
            maxLength={EMAIL_MAX_CHARACTERS}
            autoComplete="username"
            defaultValue={answer?.typed}
            problem={answer?.fields?.email}
          />
          <button className="btn-primary">{m.account_reset_submit({}, lang)}</button>
        </Form>
      )}
      {contact && (
        <a href={contact.href} rel="noreferrer" className="btn-primary self-start break-all">
          {contact.text}
        </a>
      )}
      <Link to={paths.login} className="btn self-start">
        {m.account_back_to_login({}, lang)}
      </Link>
    </EntryFrame>
  );
}

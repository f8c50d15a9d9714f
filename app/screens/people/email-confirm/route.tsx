import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { leaveFor } from "#app/forms/leave-for.server.ts";
import { addressOf, limitTries } from "#app/session/limit-tries.server.ts";
import { CAN_MAIL } from "#adapters/mail/mail.server.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { tellFormerEmail } from "#app/session/send-link.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { EntryFrame } from "#app/ui/forms/entry-frame.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { LinkEnded } from "#app/ui/forms/link-ended.tsx";
import { changeEmailByLink } from "#db/commands/people/change-email-by-link.ts";
import { findOpenLink } from "#db/queries/people/one-time-links.ts";

/** Opening a link uses nothing up: mail programs open links too. */
export async function loader({ params }: LoaderFunctionArgs) {
  const open = await findOpenLink(db, "email", params.token ?? "", new Date());
  return data({ email: open?.email ?? null }, { status: open ? 200 : 404 });
}

/** The page's only form. */
const intent = "confirm";

/** The password was checked when the change was requested; the link proves access to the mailbox. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await readForm(request);
  const now = new Date();
  const waitSeconds = await limitTries("resetByAddress", addressOf(context), now);
  if (waitSeconds > 0) {
    const lang = requestLang(request);
    return refuseUnwritten({ reason: "too-often", waitSeconds }, { intent, lang });
  }
  const changed = await changeEmailByLink(db, params.token ?? "", now);
  // The page itself says that the link has ended.
  if (!changed) {
    logSecurityEvent("link-refused", context);
    return refuse({ intent, status: 404, reason: "ended" });
  }
  logSecurityEvent("email-changed", context, { person: changed.personId });
  if (CAN_MAIL) tellFormerEmail(request, changed.formerEmail);
  const { personId } = await findViewer(request);
  throw leaveFor(
    personId === changed.personId ? `${paths.account}?done=email` : `${paths.login}?done=email`,
    new Headers(),
  );
}

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.account_confirm_email_title),
  { name: "robots", content: "noindex" },
];

export default function EmailConfirm() {
  const { email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  if (email === null)
    return <LinkEnded to={paths.account} label={m.account_back_to_account({}, lang)} />;
  return (
    <EntryFrame
      title={m.account_confirm_email_title({}, lang)}
      text={m.account_confirm_email_text({ email }, lang)}
    >
      <Form method="post" className="flex flex-col gap-4">
        <FormAnswer result={answer} />
        <button className="btn-primary self-start">
          {m.account_confirm_email_submit({}, lang)}
        </button>
      </Form>
    </EntryFrame>
  );
}

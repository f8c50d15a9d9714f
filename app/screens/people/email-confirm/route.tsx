import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { leaveFor } from "#app/forms/leave-for.server.ts";
import { addressOf, limitTries, waitHeaders } from "#app/session/limit-tries.server.ts";
import { CAN_MAIL } from "#adapters/mail/mail.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { tellFormerEmail } from "#app/session/send-link.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { EntryFrame } from "#app/ui/forms/entry-frame.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { LinkEnded } from "#app/ui/forms/link-ended.tsx";
import { waitText } from "#app/ui/forms/wait-text.ts";
import { changeEmailByLink } from "#db/commands/people/change-email-by-link.ts";
import { findOpenLink } from "#db/queries/people/one-time-links.ts";

/** Opening a link uses nothing up: mail programs open links too. */
export async function loader({ params }: LoaderFunctionArgs) {
  const open = await findOpenLink(db, "email", params.token ?? "", new Date());
  return data({ email: open?.email ?? null }, { status: open ? 200 : 404 });
}

/** The password was checked when the change was requested; the link proves access to the mailbox. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await readForm(request);
  const now = new Date();
  const waitSeconds = await limitTries("resetByAddress", addressOf(context), now);
  if (waitSeconds > 0) {
    const wait = waitText(waitSeconds, requestLang(request));
    return data({ wait }, { status: 429, headers: waitHeaders(waitSeconds) });
  }
  const changed = await changeEmailByLink(db, params.token ?? "", now);
  // The page itself says that the link has ended.
  if (!changed) {
    logSecurityEvent("link-refused", context);
    return data({ wait: "" }, { status: 404 });
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
        {answer?.wait && <Notice>{answer.wait}</Notice>}
        <button className="btn-primary self-start">
          {m.account_confirm_email_submit({}, lang)}
        </button>
      </Form>
    </EntryFrame>
  );
}

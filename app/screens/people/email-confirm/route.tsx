import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
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
import { transact } from "#app/session/write-as.server.ts";
import { EntryFrame } from "#app/ui/entry/entry-frame.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { LinkEnded } from "#app/ui/entry/link-ended.tsx";
import { changeEmailByLink } from "#db/commands/people/change-email-by-link.ts";
import { verifyEmailByLink } from "#db/commands/people/verify-email.ts";
import { findOpenLink } from "#db/queries/people/one-time-links.ts";

/** GET does not use up the token: mail clients and link scanners fetch links too. */
export async function loader({ params }: LoaderFunctionArgs) {
  const now = new Date();
  const token = params.token ?? "";
  const change = await findOpenLink(db, "email", token, now);
  const open = change ?? (await findOpenLink(db, "verify", token, now));
  return data(
    { email: open?.email ?? null, isChange: change !== undefined },
    { status: open ? 200 : 404 },
  );
}

/** The page's only form. */
const intent = "confirm";

/**
 * Confirms a new address, or the present one. The password was checked when a change was requested;
 * the link proves access to the mailbox.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await readForm(request);
  const now = new Date();
  const lang = requestLang(request);
  const waitSeconds = await limitTries("resetByAddress", addressOf(context), now);
  if (waitSeconds > 0)
    return refuseUnwritten({ reason: "too-often", waitSeconds }, { intent, lang });
  const token = params.token ?? "";
  const verification = await transact((tx) => verifyEmailByLink(tx, token, now));
  if (!verification.ok) return refuseUnwritten(verification.error, { intent, lang });
  const verified = verification.value;
  if (verified) {
    logSecurityEvent("email-verified", context, { person: verified });
    const { personId } = await findViewer(request);
    const done = `${paths.security}?done=verified`;
    throw leaveFor(personId === verified ? done : `${paths.login}?done=verified`, new Headers());
  }
  const change = await transact((tx) => changeEmailByLink(tx, token, now));
  if (!change.ok) return refuseUnwritten(change.error, { intent, lang });
  const changed = change.value;
  // The page shows `LinkEnded`: Remix does not load it again after a 4xx.
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
  const { email, isChange } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  if (email === null || answer?.reason === "ended")
    return <LinkEnded to={paths.account} label={m.account_back_to_account({}, lang)} />;
  return (
    <EntryFrame
      title={isChange ? m.account_confirm_email_title({}, lang) : m.security_verify_title({}, lang)}
      text={
        isChange
          ? m.account_confirm_email_text({ email }, lang)
          : m.security_verify_text({ email }, lang)
      }
    >
      <Form method="post" className="flex flex-col gap-4">
        <FormAnswer result={answer} />
        <button className="btn-primary self-start">
          {isChange ? m.account_confirm_email_submit({}, lang) : m.security_verify_submit({}, lang)}
        </button>
      </Form>
    </EntryFrame>
  );
}

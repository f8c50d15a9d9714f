import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { findNewPasswordProblem } from "#app/session/passwords/breached-passwords.server.ts";
import { leaveFor } from "#app/forms/leave-for.server.ts";
import { addressOf, limitTries } from "#app/session/limit-tries.server.ts";
import { hashPassword } from "#app/session/passwords/password-hash.server.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { transact } from "#app/session/write-as.server.ts";
import { EntryFrame } from "#app/ui/entry/entry-frame.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { LinkEnded } from "#app/ui/entry/link-ended.tsx";
import { PasswordField } from "#app/ui/entry/password-field.tsx";
import { passwordProblemText } from "#app/presenters/answers/password-problem.server.ts";
import { setPasswordByLink } from "#db/commands/people/password-resets.ts";
import { findOpenLink } from "#db/queries/people/one-time-links.ts";

/** GET does not use up the token: mail clients and link scanners fetch links too. */
export async function loader({ params }: LoaderFunctionArgs) {
  const open = await findOpenLink(db, "reset", params.token ?? "", new Date());
  return data({ isOpen: open !== undefined }, { status: open ? 200 : 404 });
}

const FORM = z.object({ password: typedText() });

/** The page's only form. */
const intent = "set-password";

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { password } = await readForm(request, FORM);
  const lang = requestLang(request);
  const now = new Date();
  const token = params.token ?? "";
  const waitSeconds = await limitTries("resetByAddress", addressOf(context), now);
  if (waitSeconds > 0)
    return refuseUnwritten({ reason: "too-often", waitSeconds }, { intent, lang });
  const open = await findOpenLink(db, "reset", token, now);
  const problem = open && (await findNewPasswordProblem(password, open));
  if (problem) {
    const fields = { password: passwordProblemText(problem, lang) };
    return refuse({ intent, status: 422, reason: "fields", fields });
  }
  if (open) {
    const passwordHash = await hashPassword(password);
    const written = await transact((tx) => setPasswordByLink(tx, { token, passwordHash }, now));
    if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
    if (written.value) {
      logSecurityEvent("reset-used", context, { person: written.value });
      throw leaveFor(`${paths.login}?done=reset`, new Headers());
    }
  }
  // The page shows `LinkEnded`: Remix does not load it again after a 4xx.
  logSecurityEvent("link-refused", context);
  return refuse({ intent, status: 404, reason: "ended" });
}

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.account_new_password_title),
  { name: "robots", content: "noindex" },
];

export default function ResetPassword() {
  const { isOpen } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  if (!isOpen || answer?.reason === "ended")
    return <LinkEnded to={paths.resetRequest} label={m.account_new_link({}, lang)} />;
  return (
    <EntryFrame
      title={m.account_new_password_title({}, lang)}
      text={m.account_new_password_text({}, lang)}
    >
      <Form method="post" className="flex flex-col gap-4">
        <FormAnswer result={answer} />
        <PasswordField
          isNew
          label={m.account_new_password({}, lang)}
          help={m.account_password_help({}, lang)}
          problem={answer?.fields?.password}
        />
        <button className="btn-primary">{m.account_new_password_submit({}, lang)}</button>
      </Form>
    </EntryFrame>
  );
}

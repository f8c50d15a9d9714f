import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import type { ReactNode } from "react";
import { memberOf } from "#domain/input/member-of.ts";
import { db } from "#db/connection/live-database.ts";
import { formatDay } from "#domain/format/dates.ts";
import { deviceName } from "#domain/people/devices.ts";
import { PASSKEY_NAME_MAX } from "#domain/people/passkeys.ts";
import { relativeTime } from "#domain/format/relative-time.ts";
import * as m from "#app/messages/messages.js";
import { paths, serverPaths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { CAN_MAIL } from "#adapters/mail/mail.server.ts";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { HAS_SECRET_KEY } from "#adapters/secrets/secret-key.server.ts";
import { isSentOperator, keepSent } from "#app/session/operator.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import {
  confirmPath,
  isRecentlyConfirmed,
} from "#app/session/second-factor/confirm-identity.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { askToSignIn } from "#app/session/write-as.server.ts";
import { ConfirmFirst } from "#app/ui/confirm/confirm-first.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { findAccountSecurity } from "#db/queries/people/second-factors.ts";
import { listPasskeys } from "#db/queries/people/passkeys.ts";
import { PasskeyForm } from "#app/screens/people/passkey-form.tsx";
import { RecoveryCodes } from "#app/screens/people/recovery-codes.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { answerSecurity } from "./security-action.server.ts";

const DONE_TEXTS = {
  removed: m.security_done_removed,
  added: m.security_done_added,
  passkey: m.security_passkey_added,
  "verify-sent": m.security_done_verify_sent,
  verified: m.security_done_verified,
};
const DONE = ["removed", "added", "passkey", "verify-sent", "verified"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { personId, sessionId } = await findViewer(request);
  if (sessionId === undefined) throw askToSignIn(request, context);
  const [security, passkeys] = await Promise.all([
    findAccountSecurity(db, personId),
    listPasskeys(db, personId),
  ]);
  if (!security) throw redirect(paths.account, 303);
  const now = new Date();
  const lang = requestLang(request);
  const done = memberOf(DONE, new URL(request.url).searchParams.get("done"));
  const { email, emailVerifiedAt, totp, codesLeft } = security;
  const used = (at: Date) => relativeTime(at.getTime(), now.getTime(), lang.locale);
  const hasFactor = totp !== null || passkeys.length > 0;
  const isSent = isSentOperator(request);
  const isConfirmed = await isRecentlyConfirmed({ personId, sessionId }, now);
  return {
    addAppAt: keepSent(request, serverPaths.securityApp),
    /** Why an operator was sent here. */
    needed: isSent && !hasFactor ? m.security_operator_needed({}, lang) : null,
    codesNext: isSent ? paths.operator : paths.security,
    // Texts instead of codes, so that the script does not carry the messages of every state.
    done: done ? DONE_TEXTS[done]({}, lang) : null,
    email,
    emailState: emailVerifiedAt
      ? m.security_email_verified({}, lang)
      : CAN_MAIL
        ? m.security_email_unverified({}, lang)
        : m.security_email_no_mail({}, lang),
    canVerify: CAN_MAIL && !emailVerifiedAt,
    hasApp: totp !== null,
    canAddApp: HAS_SECRET_KEY,
    appState: totp
      ? m.security_app_on(
          { date: formatDay(totp.createdAt, lang.locale), used: used(totp.lastUsedAt) },
          lang,
        )
      : HAS_SECRET_KEY
        ? m.security_app_off({}, lang)
        : m.security_app_unavailable({}, lang),
    hasFactor,
    confirm: isConfirmed ? "" : confirmPath(keepSent(request, paths.security)),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      state: lastUsedAt
        ? m.security_passkey_used(
            { date: formatDay(createdAt, lang.locale), used: used(lastUsedAt) },
            lang,
          )
        : m.security_passkey_unused({ date: formatDay(createdAt, lang.locale) }, lang),
    })),
    suggestedName: deviceName(request.headers.get("User-Agent")),
    codesState: hasFactor
      ? m.security_codes_left({ count: codesLeft }, lang)
      : m.security_codes_none({}, lang),
  };
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  answerSecurity({ request, context });

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.security_title),
  { name: "robots", content: "noindex" },
];

/** Passkeys and second factor of the account, and whether its address is verified. */
export default function Security() {
  const { done, email, emailState, canVerify, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  const refused = answer?.ok === false && answer.intent === "add-passkey" ? answer : undefined;
  return (
    <div className="max-w-180 mx-auto">
      <ScreenHeading title={m.security_title({}, lang)} text={m.security_text({}, lang)} />
      <div className="flex flex-col gap-5">
        {!answer && <FormAnswer result={undefined} done={done ?? undefined} />}
        {answer?.ok === true && answer.value && (
          <RecoveryCodes codes={answer.value} next={shown.codesNext} />
        )}
        {shown.needed && <Notice tone="note">{shown.needed}</Notice>}
        <Part id="passkeys" icon="i-lucide-fingerprint" title={m.security_passkeys({}, lang)}>
          <p className="text-ink-soft">{m.security_passkeys_text({}, lang)}</p>
          <PasskeyList passkeys={shown.passkeys} />
          <FormAnswer result={answer} intent="add-passkey" />
          {shown.confirm && !refused ? (
            <ConfirmFirst to={shown.confirm} />
          ) : (
            <PasskeyForm
              // Remounts after a change: the field shows the suggestion again.
              key={shown.passkeys.length}
              purpose="add"
              intent="add-passkey"
              label={m.security_passkey_add({}, lang)}
            >
              <FormField
                label={m.security_passkey_name({}, lang)}
                name="name"
                required
                maxLength={PASSKEY_NAME_MAX}
                defaultValue={refused?.typed?.name || shown.suggestedName}
                autoComplete="off"
              />
            </PasskeyForm>
          )}
          <noscript>
            <p>{m.security_passkey_needs_script({}, lang)}</p>
          </noscript>
        </Part>
        <Part id="app" icon="i-lucide-smartphone" title={m.security_app({}, lang)}>
          <p className="text-ink-soft">{shown.appState}</p>
          {shown.hasApp ? (
            <IntentButton intent="remove-app" className="btn text-danger">
              {m.security_app_remove({}, lang)}
            </IntentButton>
          ) : (
            shown.canAddApp && (
              <Link to={shown.addAppAt} className="btn-primary self-start">
                {m.security_app_add({}, lang)}
              </Link>
            )
          )}
        </Part>
        <Part id="codes" icon="i-lucide-key-round" title={m.security_codes({}, lang)}>
          <p className="text-ink-soft">{shown.codesState}</p>
          {shown.hasFactor && (
            <>
              <IntentButton intent="codes" className="btn">
                {m.security_codes_renew({}, lang)}
              </IntentButton>
              <p className="text-sm text-ink-soft">{m.security_codes_renew_help({}, lang)}</p>
            </>
          )}
        </Part>
        <Part id="email" icon="i-lucide-mail" title={m.security_email({}, lang)}>
          <p className="break-words font-600">{email}</p>
          <p className="text-ink-soft">{emailState}</p>
          {canVerify && (
            <IntentButton intent="verify" className="btn">
              {m.security_email_send({}, lang)}
            </IntentButton>
          )}
        </Part>
        <Link to={paths.account} className="btn self-start">
          {m.account_back_to_account({}, lang)}
        </Link>
      </div>
    </div>
  );
}

function Part({
  id,
  icon,
  title,
  children,
}: {
  id: string;
  icon: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="card flex flex-col gap-3 p-5">
      <h2 id={id} className="flex items-center gap-3 text-xl font-800">
        <span className={`text-accent ${icon}`} aria-hidden="true" />
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A form with one button. */
function IntentButton({
  intent,
  className,
  children,
}: {
  intent: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <Form method="post">
      <button name="intent" value={intent} className={className}>
        {children}
      </button>
    </Form>
  );
}

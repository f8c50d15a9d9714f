import { redirect } from "@remix-run/node";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { parseCode } from "#domain/people/second-factors.ts";
import * as m from "#app/messages/messages.js";
import { paths, serverPaths } from "#domain/addresses/paths.ts";
import { CAN_MAIL } from "#adapters/mail/mail.server.ts";
import { done, refuse } from "#app/forms/action-result.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { limitCodes } from "#app/session/second-factor/check-code.server.ts";
import {
  confirmPath,
  isRecentlyConfirmed,
} from "#app/session/second-factor/confirm-identity.server.ts";
import { createRecoveryCodes } from "#app/session/second-factor/recovery-codes.server.ts";
import { HAS_SECRET_KEY } from "#adapters/secrets/secret-key.server.ts";
import {
  confirmTotpSetup,
  createTotpSetup,
  readTotpSetup,
} from "#app/session/second-factor/totp.server.ts";
import { isSentOperator, keepSent } from "#app/session/operator.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { tellFactorChange } from "#app/session/send-link.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { askToSignIn, type WriteArgs } from "#app/session/write-as.server.ts";
import { addTotp } from "#db/commands/people/second-factor/change-factors.ts";
import { findAccountSecurity } from "#db/queries/people/second-factors.ts";

/**
 * A new key for the viewer's authenticator app; null, with a text, when they have one or none can be
 * kept.
 *
 * @throws the redirect to the sign-in, or to the page that confirms who they are
 */
export async function loadSetup({ request, context }: WriteArgs) {
  const { personId, email, hasTotp } = await findConfirmed({ request, context });
  const lang = requestLang(request);
  const codesNext = isSentOperator(request) ? paths.operator : paths.security;
  if (!HAS_SECRET_KEY)
    return { setup: null, codesNext, text: m.security_app_unavailable({}, lang) };
  if (hasTotp) return { setup: null, codesNext, text: m.security_app_known({}, lang) };
  return { setup: createTotpSetup(personId, email, new Date()), codesNext, text: "" };
}

const FORM = z.object({ code: typedText(), setup: typedText() });

/** The page's only form. */
const intent = "add-app";

/** Adds the app once it shows the right code. The answer has the recovery codes. */
export async function addApp({ request, context }: WriteArgs) {
  const form = await readForm(request, FORM);
  const { personId, sessionId, email } = await findConfirmed({ request, context });
  const lang = requestLang(request);
  const now = new Date();
  if (!HAS_SECRET_KEY)
    return refuse({
      intent,
      status: 409,
      reason: "no-key",
      text: m.security_app_unavailable({}, lang),
    });
  const waitSeconds = await limitCodes(request, personId, now);
  if (waitSeconds > 0)
    return refuseUnwritten({ reason: "too-often", waitSeconds }, { intent, lang });
  const setup = readTotpSetup(form.setup, { personId, email }, now);
  if (!setup) {
    const value = createTotpSetup(personId, email, now);
    const text = m.security_app_too_old({}, lang);
    return refuse({ intent, status: 422, reason: "too-old", text, value });
  }
  const typed = parseCode(form.code);
  const code = typed?.kind === "totp" ? typed.code : "";
  const confirmed = confirmTotpSetup(setup, { personId, code }, now);
  if (!confirmed) {
    const fields = { code: m.security_app_wrong({}, lang) };
    return refuse({ intent, status: 422, reason: "fields", fields, value: setup });
  }
  const { codes, hashes } = await createRecoveryCodes();
  const added = await addTotp(db, { personId, ...confirmed }, hashes, now);
  if (!added) throw redirect(paths.security, 303);
  logSecurityEvent("second-factor-added", context, { person: personId, session: sessionId });
  if (CAN_MAIL) tellFactorChange(request, email, "added");
  // The recovery codes of an earlier passkey stay valid.
  if (!added.isFirstFactor) throw redirect(`${paths.security}?done=added`, 303);
  return done({ intent, text: m.security_done_added({}, lang), value: codes });
}

/** @throws a redirect to sign in or to confirm the identity, unless an account has confirmed it recently */
async function findConfirmed({ request, context }: WriteArgs) {
  const { personId, sessionId } = await findViewer(request);
  if (sessionId === undefined) throw askToSignIn(request, context);
  const security = await findAccountSecurity(db, personId);
  if (!security) throw redirect(paths.signup, 303);
  if (!(await isRecentlyConfirmed({ personId, sessionId }, new Date())))
    throw redirect(confirmPath(keepSent(request, serverPaths.securityApp)), 303);
  return { personId, sessionId, email: security.email, hasTotp: security.totp !== null };
}

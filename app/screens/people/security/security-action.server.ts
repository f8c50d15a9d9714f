import { redirect } from "@remix-run/node";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { deviceName } from "#domain/people/devices.ts";
import { PASSKEY_NAME_MAX, PASSKEYS_MAX } from "#domain/people/passkeys.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { CAN_MAIL } from "#adapters/mail/mail.server.ts";
import { done, refuse } from "#app/forms/action-result.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { writtenLine } from "#app/forms/written-text.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import {
  confirmPath,
  isRecentlyConfirmed,
  type Subject,
} from "#app/session/second-factor/confirm-identity.server.ts";
import { verifyNewPasskey } from "#app/session/second-factor/passkeys.server.ts";
import { createRecoveryCodes } from "#app/session/second-factor/recovery-codes.server.ts";
import { refuseUnconfirmed } from "#app/presenters/answers/unconfirmed.server.ts";
import { keepSent } from "#app/session/operator.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { sendVerifyLater, tellFactorChange } from "#app/session/send-link.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { askToSignIn, type WriteArgs } from "#app/session/write-as.server.ts";
import {
  removeTotp,
  replaceRecoveryCodes,
} from "#db/commands/people/second-factor/change-factors.ts";
import { addPasskey, removePasskey } from "#db/commands/people/second-factor/passkeys.ts";
import { findCredentials } from "#db/queries/people/accounts.ts";

const FORM = z.object({
  // Optional: without a session any form redirects to the sign-in; only then an unknown intent is 400.
  intent: z
    .enum(["verify", "remove-app", "codes", "add-passkey", "remove-passkey"])
    .optional()
    .catch(undefined),
  /** Name and WebAuthn response of a new passkey. */
  name: writtenLine(),
  response: typedText(),
  /** Id of the passkey to remove. */
  passkey: typedText(),
});

/**
 * The forms of the security page. The person comes from the session alone. All but the mail that
 * verifies the address need an identity that was proven a short while ago, with every factor.
 *
 * @throws redirects, and 400 for an unknown intent
 */
export async function answerSecurity({ request, context }: WriteArgs) {
  const { intent, ...form } = await readForm(request, FORM);
  const { personId, sessionId } = await findViewer(request);
  if (sessionId === undefined) throw askToSignIn(request, context);
  if (!intent) throw new Response("Unknown intent", { status: 400 });
  const account = await findCredentials(db, personId);
  if (!account) throw redirect(paths.signup, 303);
  const { email } = account;
  const subject: Subject = { personId, sessionId };
  const log = { person: personId, session: sessionId };
  const now = new Date();
  const here = keepSent(request, paths.security);

  if (intent === "verify") {
    if (CAN_MAIL) sendVerifyLater(request, { personId, email });
    throw redirect(CAN_MAIL ? `${paths.security}?done=verify-sent` : paths.security, 303);
  }
  if (!(await isRecentlyConfirmed(subject, now))) {
    if (intent !== "add-passkey") throw redirect(confirmPath(here), 303);
    const typed = { name: form.name };
    return refuseUnconfirmed({
      intent,
      next: here,
      lang: requestLang(request),
      typed,
    });
  }
  if (intent === "remove-app") {
    if (await removeTotp(db, personId, now)) {
      logSecurityEvent("second-factor-removed", context, log);
      if (CAN_MAIL) tellFactorChange(request, email, "removed");
    }
    throw redirect(`${paths.security}?done=removed`, 303);
  }
  if (intent === "remove-passkey") {
    if (await removePasskey(db, { personId, id: form.passkey }, now)) {
      logSecurityEvent("second-factor-removed", context, log);
      if (CAN_MAIL) tellFactorChange(request, email, "removed");
    }
    throw redirect(`${paths.security}?done=removed`, 303);
  }
  if (intent === "add-passkey")
    return addNewPasskey({ request, context }, { ...subject, email }, form);
  const { codes, hashes } = await createRecoveryCodes();
  if (!(await replaceRecoveryCodes(db, personId, hashes, now))) throw redirect(paths.security, 303);
  logSecurityEvent("recovery-codes-replaced", context, log);
  if (CAN_MAIL) tellFactorChange(request, email, "codes");
  return done({ intent, text: "", value: codes });
}

/** Adds a passkey. The answer has the recovery codes if it is the first second factor. */
async function addNewPasskey(
  { request, context }: WriteArgs,
  { personId, sessionId, email }: Subject & { email: string },
  { name: typedName, response }: { name: string; response: string },
) {
  const intent = "add-passkey";
  const lang = requestLang(request);
  const now = new Date();
  const name =
    [...typedName].slice(0, PASSKEY_NAME_MAX).join("") ||
    deviceName(request.headers.get("User-Agent")) ||
    m.security_passkey_unnamed({}, lang);
  const passkey = await verifyNewPasskey(request, personId, response, now);
  if (!passkey)
    return refuse({
      intent,
      status: 422,
      reason: "passkey",
      text: m.security_passkey_failed({}, lang),
    });
  const { codes, hashes } = await createRecoveryCodes();
  const added = await addPasskey(db, { personId, name, passkey }, hashes, now);
  if (!added.ok) {
    const text = {
      used: m.security_passkey_failed,
      known: m.security_passkey_known,
      "too-many": m.security_passkey_too_many,
    }[added.reason]({ most: PASSKEYS_MAX }, lang);
    return refuse({ intent, status: 409, reason: added.reason, text });
  }
  logSecurityEvent("second-factor-added", context, { person: personId, session: sessionId });
  if (CAN_MAIL) tellFactorChange(request, email, "added");
  if (!added.isFirstFactor) throw redirect(`${paths.security}?done=passkey`, 303);
  return done({ intent, text: m.security_done_added({}, lang), value: codes });
}

import { redirect } from "@remix-run/node";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { paths } from "#app/paths.ts";
import { CAN_MAIL } from "#adapters/mail/mail.server.ts";
import { done } from "#app/forms/action-result.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import {
  confirmPath,
  isRecentlyConfirmed,
  type Subject,
} from "#app/session/second-factor/confirm-identity.server.ts";
import { createRecoveryCodes } from "#app/session/second-factor/recovery-codes.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { sendVerifyLater, tellFactorChange } from "#app/session/send-link.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { askToSignIn, type WriteArgs } from "#app/session/write-as.server.ts";
import {
  removeTotp,
  replaceRecoveryCodes,
} from "#db/commands/people/second-factor/change-factors.ts";
import { findCredentials } from "#db/queries/people/accounts.ts";

const FORM = z.object({
  // Optional: without a session any form redirects to the sign-in; only then an unknown intent is 400.
  intent: z.enum(["verify", "remove-app", "codes"]).optional().catch(undefined),
});

/**
 * The forms of the security page. The person comes from the session alone. All but the mail that
 * verifies the address need an identity that was proven a short while ago, with every factor.
 *
 * @throws redirects, and 400 for an unknown intent
 */
export async function answerSecurity({ request, context }: WriteArgs) {
  const { intent } = await readForm(request, FORM);
  const { personId, sessionId } = await findViewer(request);
  if (sessionId === undefined) throw askToSignIn(request, context);
  if (!intent) throw new Response("Unknown intent", { status: 400 });
  const account = await findCredentials(db, personId);
  if (!account) throw redirect(paths.signup, 303);
  const { email } = account;
  const subject: Subject = { personId, sessionId };
  const log = { person: personId, session: sessionId };
  const now = new Date();

  if (intent === "verify") {
    if (CAN_MAIL) sendVerifyLater(request, { personId, email });
    throw redirect(CAN_MAIL ? `${paths.security}?done=verify-sent` : paths.security, 303);
  }
  if (!(await isRecentlyConfirmed(subject, now))) throw redirect(confirmPath(paths.security), 303);
  if (intent === "remove-app") {
    if (await removeTotp(db, personId, now)) {
      logSecurityEvent("second-factor-removed", context, log);
      if (CAN_MAIL) tellFactorChange(request, email, "removed");
    }
    throw redirect(`${paths.security}?done=removed`, 303);
  }
  const { codes, hashes } = await createRecoveryCodes();
  if (!(await replaceRecoveryCodes(db, personId, hashes, now))) throw redirect(paths.security, 303);
  logSecurityEvent("recovery-codes-replaced", context, log);
  if (CAN_MAIL) tellFactorChange(request, email, "codes");
  return done({ intent, text: "", value: codes });
}

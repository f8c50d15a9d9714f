import { db } from "#db/connection/live-database.ts";
import { isConfirmed } from "#domain/people/second-factors.ts";
import { serverPaths } from "#domain/addresses/paths.ts";
import {
  confirmSession,
  useSecondFactor,
  type Proof,
} from "#db/commands/people/second-factor/use-factor.ts";
import { findCredentials } from "#db/queries/people/accounts.ts";
import {
  findConfirmedAt,
  findFactorProof,
  hasSecondFactor,
} from "#db/queries/people/second-factors.ts";
import { limitTries } from "#app/session/limit-tries.server.ts";
import { isPassword } from "#app/session/passwords/password-hash.server.ts";
import { retryOrBusy, type Busy } from "#app/session/retry-or-busy.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import type { WriteArgs } from "#app/session/write-as.server.ts";
import { checkCode, limitCodes } from "./check-code.server.ts";
import { verifyPasskey } from "./passkeys.server.ts";

/** A signed-in account and its session. */
export interface Subject {
  personId: string;
  sessionId: string;
}

/** Whether a session's person recently confirmed their identity with all their factors. */
export const isRecentlyConfirmed = async ({ sessionId }: Subject, now: Date): Promise<boolean> =>
  isConfirmed(await findConfirmedAt(db, sessionId), now);

/**
 * Whether a form that asks for the password must also be preceded by the account's second factor.
 * Without a second factor the password is enough.
 */
export const needsSecondFactor = async (subject: Subject, now: Date): Promise<boolean> =>
  (await secondFactorState(subject, now)) === "asked";

/**
 * Whether forms that need the second factor can be filled in: `none` is an account without one,
 * `confirmed` one that showed it in the last minutes. The forms' actions check it themselves.
 */
export async function secondFactorState(
  subject: Subject,
  now: Date,
): Promise<"none" | "asked" | "confirmed"> {
  const { hasSecondFactor: hasOne, confirmedAt } = await findFactorProof(db, subject);
  if (!hasOne) return "none";
  return isConfirmed(confirmedAt, now) ? "confirmed" : "asked";
}

/** Address of the page that confirms the identity, then redirects. @param next a path of this site */
export const confirmPath = (next: string): string =>
  `${serverPaths.accountConfirm}?next=${encodeURIComponent(next)}`;

export type Confirmed =
  | { ok: true }
  | { ok: false; reason: "password" | "code" }
  | { ok: false; reason: "too-often"; waitSeconds: number }
  | Busy;

/** Confirms a session by the account's password, and by a code if it has a second factor. */
export async function confirmIdentity(
  { request, context }: WriteArgs,
  { personId, sessionId }: Subject,
  { password, code }: { password: string; code: string },
): Promise<Confirmed> {
  const now = new Date();
  const byPassword = await limitTries("passwordByPerson", personId, now);
  if (byPassword > 0) return { ok: false, reason: "too-often", waitSeconds: byPassword };
  const account = await findCredentials(db, personId);
  const subject = { person: personId, session: sessionId };
  if (!account || !(await isPassword(password, account.passwordHash))) {
    logSecurityEvent("password-wrong", context, subject);
    return { ok: false, reason: "password" };
  }
  let proof: Proof | undefined;
  if (await hasSecondFactor(db, personId)) {
    const waitSeconds = await limitCodes(request, personId, now);
    if (waitSeconds > 0) return { ok: false, reason: "too-often", waitSeconds };
    proof = await checkCode(personId, code, now);
    if (!proof) {
      logSecurityEvent("second-step-failed", context, subject);
      return { ok: false, reason: "code" };
    }
  }
  return confirmWith({ context }, { personId, sessionId }, proof, now);
}

/**
 * Confirms a session by a passkey of its account, which is two factors on its own.
 *
 * @param response JSON from the browser, untrusted
 */
export async function confirmByPasskey(
  { request, context }: WriteArgs,
  { personId, sessionId }: Subject,
  response: string,
): Promise<Exclude<Confirmed, { reason: "password" }>> {
  const now = new Date();
  const waitSeconds = await limitCodes(request, personId, now);
  if (waitSeconds > 0) return { ok: false, reason: "too-often", waitSeconds };
  const verified = await verifyPasskey(request, { purpose: "confirm", personId, response }, now);
  if (!verified) {
    const subject = { person: personId, session: sessionId };
    logSecurityEvent("second-step-failed", context, subject);
    return { ok: false, reason: "code" };
  }
  return confirmWith({ context }, { personId, sessionId }, verified.proof, now);
}

/** Confirms a session with a verified proof; it is refused when it was used meanwhile. */
async function confirmWith(
  { context }: Pick<WriteArgs, "context">,
  { personId, sessionId }: Subject,
  proof: Proof | undefined,
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: "code" } | Busy> {
  const subject = { person: personId, session: sessionId };
  const proven = await retryOrBusy(() =>
    db.transaction(async (tx) => {
      if (proof && !(await useSecondFactor(tx, personId, proof, now))) return false;
      await confirmSession(tx, sessionId, now);
      return true;
    }),
  );
  if (!proven.ok) return proven;
  const isProven = proven.value;
  logSecurityEvent(isProven ? "identity-confirmed" : "second-step-failed", context, subject);
  if (isProven && proof?.kind === "recovery-code")
    logSecurityEvent("recovery-code-used", context, subject);
  return isProven ? { ok: true } : { ok: false, reason: "code" };
}

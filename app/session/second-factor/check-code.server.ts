import { db } from "#db/connection/live-database.ts";
import { parseCode } from "#domain/people/second-factors.ts";
import { KNOWN_DEVICE_MS } from "#domain/people/sessions.ts";
import { findTotp, listRecoveryCodeHashes } from "#db/queries/people/second-factors.ts";
import { isKnownDevice } from "#db/queries/people/sessions.ts";
import type { Proof } from "#db/commands/people/second-factor/use-factor.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { readToken } from "#app/session/cookies.server.ts";
import { limitTries } from "#app/session/limit-tries.server.ts";
import { findRecoveryCode } from "./recovery-codes.server.ts";
import { findTotpStep } from "./totp.server.ts";

/**
 * Verifies a typed code, of an authenticator app or a recovery code, without consuming it
 * (`useSecondFactor` does).
 *
 * @returns undefined for a code that is malformed, wrong, already used or another person's
 */
export async function checkCode(
  personId: string,
  typed: string,
  now: Date,
): Promise<Proof | undefined> {
  const code = parseCode(typed);
  if (!code) return undefined;
  if (code.kind === "totp") {
    const totp = await findTotp(db, personId);
    const step = totp && findTotpStep({ personId, ...totp }, code.code, now);
    return step === undefined ? undefined : { kind: "totp", step };
  }
  const codeHash = await findRecoveryCode(code.code, await listRecoveryCodeHashes(db, personId));
  return codeHash === undefined ? undefined : { kind: "recovery-code", codeHash };
}

/**
 * Counts an attempt at a second factor's code against its rate limit. Known devices have a limit of
 * their own, so that an attacker who has the password cannot lock the owner out.
 *
 * @returns seconds to wait; 0 if the try is allowed
 */
export async function limitCodes(request: Request, personId: string, now: Date): Promise<number> {
  const device = readToken(request, "device");
  const since = new Date(now.getTime() - KNOWN_DEVICE_MS);
  const isKnown =
    device !== undefined && (await isKnownDevice(db, { token: device, personId, since }));
  const key = hashToken(`${personId}${isKnown ? ` ${device}` : ""}`);
  return (
    (await limitTries("secondStepByAccount", key, now)) ||
    (await limitTries("secondStepByDay", key, now))
  );
}

import { useSecondFactor } from "#db/commands/people/second-factor/use-factor.ts";
import { readToken, serializeToken } from "#app/session/cookies.server.ts";
import { addressOf, limitTries } from "#app/session/limit-tries.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { completeSignIn, type SignedIn } from "#app/session/sign-in.server.ts";
import type { WriteArgs } from "#app/session/write-as.server.ts";
import { verifyPasskey } from "./passkeys.server.ts";

/**
 * Signs in with a passkey, without password or second step: its use requires the device and the
 * person's fingerprint, face or PIN.
 *
 * @param response JSON from the browser, untrusted
 */
export async function signInByPasskey(
  { request, context }: WriteArgs,
  { response, keepsGuest }: { response: string; keepsGuest: boolean },
): Promise<Exclude<SignedIn, { reason: "second-step" }>> {
  const now = new Date();
  const waitSeconds = await limitTries("signInByAddress", addressOf(context), now);
  if (waitSeconds > 0) return { ok: false, reason: "too-often", waitSeconds };
  const verified = await verifyPasskey(
    request,
    { purpose: "sign-in", personId: null, response },
    now,
  );
  if (!verified) {
    logSecurityEvent("sign-in-failed", context);
    return { ok: false, reason: "wrong" };
  }
  const { personId, proof } = verified;
  const signed = await completeSignIn(
    { request, context },
    async (tx) =>
      (await useSecondFactor(tx, personId, proof, now)) ? { personId, keepsGuest } : undefined,
    now,
  );
  if (signed.ok && readToken(request, "pending") !== undefined)
    signed.headers.append("Set-Cookie", serializeToken(request, "pending", "", null));
  if (!signed.ok && signed.reason === "wrong")
    logSecurityEvent("sign-in-failed", context, { person: personId });
  return signed;
}

import { db, onPrimary } from "#db/connection/live-database.ts";
import { useSecondFactor, type Proof } from "#db/commands/people/second-factor/use-factor.ts";
import { takePendingSignIn } from "#db/commands/people/second-factor/pending-sign-ins.ts";
import { findPendingSignIn } from "#db/queries/people/second-factors.ts";
import { readToken, serializeToken } from "#app/session/cookies.server.ts";
import { addressOf, limitTries } from "#app/session/limit-tries.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { completeSignIn, type SignedIn } from "#app/session/sign-in.server.ts";
import type { WriteArgs } from "#app/session/write-as.server.ts";
import { checkCode, limitCodes } from "./check-code.server.ts";

/**
 * The sign-in of this browser that waits for its second step.
 *
 * @returns the person; undefined when there is none, or it took too long
 */
export async function findSecondStep(
  request: Request,
  now: Date,
): Promise<{ personId: string; keepsGuest: boolean } | undefined> {
  const token = readToken(request, "pending");
  if (token === undefined) return undefined;
  return onPrimary(() => findPendingSignIn(db, token, now));
}

export type SecondStep =
  | Exclude<SignedIn, { reason: "second-step" }>
  /** The pending sign-in has expired or was used: start again with the password. */
  | { ok: false; reason: "ended" };

/**
 * Completes a sign-in with a code of an authenticator app or a recovery code. A wrong code, a used
 * one and that of another account get the same answer.
 */
export async function passSecondStep(
  { request, context }: WriteArgs,
  typed: string,
): Promise<SecondStep> {
  const now = new Date();
  const byAddress = await limitTries("signInByAddress", addressOf(context), now);
  if (byAddress > 0) return { ok: false, reason: "too-often", waitSeconds: byAddress };
  const step = await findSecondStep(request, now);
  if (!step) return { ok: false, reason: "ended" };
  const { personId } = step;
  const waitSeconds = await limitCodes(request, personId, now);
  if (waitSeconds > 0) return { ok: false, reason: "too-often", waitSeconds };
  const proof = await checkCode(personId, typed, now);
  return completeWith({ request, context }, personId, proof, now);
}

/** Signs in with a verified proof; without one, with the answer to a wrong code. */
async function completeWith(
  { request, context }: WriteArgs,
  personId: string,
  proof: Proof | undefined,
  now: Date,
): Promise<SecondStep> {
  const token = readToken(request, "pending");
  const signed =
    proof && token !== undefined
      ? await completeSignIn(
          { request, context },
          async (tx) => {
            const pending = await takePendingSignIn(tx, token, now);
            if (pending?.personId !== personId) return undefined;
            return (await useSecondFactor(tx, personId, proof, now)) ? pending : undefined;
          },
          now,
        )
      : ({ ok: false, reason: "wrong" } as const);
  if (signed.ok) {
    signed.headers.append("Set-Cookie", serializeToken(request, "pending", "", null));
    if (proof?.kind === "recovery-code")
      logSecurityEvent("recovery-code-used", context, { person: personId });
  } else if (signed.reason === "wrong") {
    logSecurityEvent("second-step-failed", context, { person: personId });
  }
  return signed;
}

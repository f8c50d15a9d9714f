import { and, eq, lt } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { sessions } from "#db/schema/people/accounts.ts";
import { passkeys } from "#db/schema/people/passkeys.ts";
import { recoveryCodes, totpFactors } from "#db/schema/people/second-factors.ts";
import { takeChallenge } from "./passkeys.ts";

/** A factor that was verified and is yet to be consumed. */
export type Proof =
  /** The code of a time step. */
  | { kind: "totp"; step: number }
  | { kind: "recovery-code"; codeHash: string }
  /** The signature of a challenge by a passkey, with the authenticator's new counter. */
  | { kind: "passkey"; id: string; counter: number; challenge: string };

/**
 * Consumes a verified factor, so that it proves one thing once: of two concurrent requests with the
 * same code exactly one passes.
 *
 * @param tx the transaction of what is proven; a rollback makes the factor usable again
 * @returns false when the factor was removed, or its code was used meanwhile
 */
export async function useSecondFactor(
  tx: Db,
  personId: string,
  proof: Proof,
  now: Date,
): Promise<boolean> {
  switch (proof.kind) {
    case "totp": {
      const used = await tx
        .update(totpFactors)
        .set({ lastStep: proof.step, lastUsedAt: now })
        .where(and(eq(totpFactors.personId, personId), lt(totpFactors.lastStep, proof.step)))
        .returning({ personId: totpFactors.personId });
      return used.length > 0;
    }
    case "recovery-code": {
      const used = await tx
        .delete(recoveryCodes)
        .where(
          and(eq(recoveryCodes.personId, personId), eq(recoveryCodes.codeHash, proof.codeHash)),
        )
        .returning({ personId: recoveryCodes.personId });
      return used.length > 0;
    }
    case "passkey": {
      if (!(await takeChallenge(tx, proof.challenge, now))) return false;
      const { counter } = proof;
      // The rule isCounterPlausible: of two uses at once, the later counter must be larger.
      const used = await tx
        .update(passkeys)
        .set({ counter, lastUsedAt: now })
        .where(
          and(
            eq(passkeys.id, proof.id),
            eq(passkeys.personId, personId),
            counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter),
          ),
        )
        .returning({ id: passkeys.id });
      return used.length > 0;
    }
  }
}

/** Records that the person behind a session has proven who they are, with every factor. */
export async function confirmSession(tx: Db, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, sessionId));
}

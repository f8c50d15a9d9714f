import { and, eq, lt } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { sessions } from "#db/schema/people/accounts.ts";
import { recoveryCodes, totpFactors } from "#db/schema/people/second-factors.ts";

/** A factor that was verified and is yet to be consumed. */
export type Proof =
  /** The code of a time step. */
  { kind: "totp"; step: number } | { kind: "recovery-code"; codeHash: string };

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
  }
}

/** Records that the person behind a session has proven who they are, with every factor. */
export async function confirmSession(tx: Db, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, sessionId));
}

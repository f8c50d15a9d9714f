import { eq } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import type { Db } from "#db/connection/client.ts";
import { recoveryCodes, totpFactors } from "#db/schema/people/second-factors.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { notify } from "#db/commands/people/notices/notify.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { hasSecondFactor } from "#db/queries/people/second-factors.ts";
import { endPendingSignIns } from "./pending-sign-ins.ts";

export interface NewTotp {
  personId: string;
  sealedSecret: string;
  /** Time step of the code that confirmed the secret; it counts as used. */
  step: number;
}

/** Page with a person's second factors; the target of the notifications. */

/**
 * Adds an authenticator app.
 *
 * @param codeHashes recovery codes, stored if this is the account's first second factor
 * @returns false when the account has an authenticator app already; nothing is written
 */
export function addTotp(
  db: Db,
  { personId, sealedSecret, step }: NewTotp,
  codeHashes: readonly string[],
  now: Date,
): Promise<{ isFirstFactor: boolean } | false> {
  return retryTransaction(() =>
    db.transaction(async (tx) => {
      await lockPerson(tx, personId);
      const isFirstFactor = !(await hasSecondFactor(tx, personId));
      const added = await tx
        .insert(totpFactors)
        .values({ personId, sealedSecret, lastStep: step, createdAt: now, lastUsedAt: now })
        .onConflictDoNothing()
        .returning({ personId: totpFactors.personId });
      if (added.length === 0) return false;
      await factorAdded(tx, personId, { isFirstFactor, codeHashes }, now);
      return { isFirstFactor };
    }),
  );
}

/** Removes the authenticator app. @returns false when the account has none */
export function removeTotp(db: Db, personId: string, now: Date): Promise<boolean> {
  return retryTransaction(() =>
    db.transaction(async (tx) => {
      await lockPerson(tx, personId);
      const gone = await tx
        .delete(totpFactors)
        .where(eq(totpFactors.personId, personId))
        .returning({ personId: totpFactors.personId });
      if (gone.length === 0) return false;
      await factorRemoved(tx, personId, now);
      return true;
    }),
  );
}

/**
 * Follows the addition of a factor: stores the recovery codes with the first one, and notifies the
 * person. The caller has locked the person.
 */
export async function factorAdded(
  tx: Db,
  personId: string,
  { isFirstFactor, codeHashes }: { isFirstFactor: boolean; codeHashes: readonly string[] },
  now: Date,
): Promise<void> {
  if (isFirstFactor) await storeCodes(tx, personId, codeHashes, now);
  await notify(tx, { personId, kind: "second_factor_added", data: {}, href: paths.security, now });
}

/**
 * Follows the removal of a factor: ends the sign-ins that wait for one, notifies the person, and
 * deletes the recovery codes if no factor is left. The caller has locked the person.
 */
export async function factorRemoved(tx: Db, personId: string, now: Date): Promise<void> {
  if (!(await hasSecondFactor(tx, personId)))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
  await endPendingSignIns(tx, personId);
  await notify(tx, {
    personId,
    kind: "second_factor_removed",
    data: {},
    href: paths.security,
    now,
  });
}

/**
 * Replaces the recovery codes: the former ones stop working.
 *
 * @returns false for an account without a second factor, which has no use for them
 */
export function replaceRecoveryCodes(
  db: Db,
  personId: string,
  codeHashes: readonly string[],
  now: Date,
): Promise<boolean> {
  return retryTransaction(() =>
    db.transaction(async (tx) => {
      await lockPerson(tx, personId);
      if (!(await hasSecondFactor(tx, personId))) return false;
      await storeCodes(tx, personId, codeHashes, now);
      await notify(tx, {
        personId,
        kind: "recovery_codes_replaced",
        data: {},
        href: paths.security,
        now,
      });
      return true;
    }),
  );
}

async function storeCodes(tx: Db, personId: string, hashes: readonly string[], now: Date) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
  await tx
    .insert(recoveryCodes)
    .values(hashes.map((codeHash) => ({ codeHash, personId, createdAt: now })));
}

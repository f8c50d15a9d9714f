import { and, eq, gt } from "drizzle-orm";
import {
  PASSKEYS_MAX,
  PASSKEY_CHALLENGE_MS,
  type PasskeyPurpose,
} from "#domain/people/passkeys.ts";
import type { Db } from "#db/connection/client.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { passkeyChallenges, passkeys } from "#db/schema/people/passkeys.ts";
import { hasSecondFactor } from "#db/queries/people/second-factors.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { factorAdded, factorRemoved } from "./change-factors.ts";

/** Stores a challenge that a passkey is to sign. @param personId null for a sign-in */
export async function storeChallenge(
  db: Db,
  asked: { challenge: string; purpose: PasskeyPurpose; personId: string | null },
  now: Date,
): Promise<void> {
  const { challenge, ...rest } = asked;
  const expiresAt = new Date(now.getTime() + PASSKEY_CHALLENGE_MS);
  await db
    .insert(passkeyChallenges)
    .values({ ...rest, challengeHash: hashToken(challenge), expiresAt });
}

/**
 * Consumes a challenge: of two concurrent requests exactly one gets it.
 *
 * @param tx the transaction of what is proven; a rollback makes the challenge usable again
 */
export async function takeChallenge(tx: Db, challenge: string, now: Date): Promise<boolean> {
  const taken = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });
  return taken.length > 0;
}

/** A verified new passkey. */
export interface NewPasskey {
  id: string;
  publicKey: string;
  counter: number;
  transports: string[];
  /** The challenge that its creation signed. */
  challenge: string;
}

export type PasskeyAdded =
  | { ok: true; isFirstFactor: boolean }
  /** `used`: the challenge was answered already; `known`: the credential exists. */
  | { ok: false; reason: "used" | "known" | "too-many" };

/**
 * Adds a passkey.
 *
 * @param codeHashes recovery codes, stored if this is the account's first second factor
 */
export function addPasskey(
  db: Db,
  { personId, name, passkey }: { personId: string; name: string; passkey: NewPasskey },
  codeHashes: readonly string[],
  now: Date,
): Promise<PasskeyAdded> {
  const { challenge, ...credential } = passkey;
  return retryTransaction(() =>
    db.transaction(async (tx): Promise<PasskeyAdded> => {
      await lockPerson(tx, personId);
      if (!(await takeChallenge(tx, challenge, now))) return { ok: false, reason: "used" };
      if ((await tx.$count(passkeys, eq(passkeys.personId, personId))) >= PASSKEYS_MAX)
        return { ok: false, reason: "too-many" };
      const isFirstFactor = !(await hasSecondFactor(tx, personId));
      const added = await tx
        .insert(passkeys)
        .values({ ...credential, personId, name, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: passkeys.id });
      if (added.length === 0) return { ok: false, reason: "known" };
      await factorAdded(tx, personId, { isFirstFactor, codeHashes }, now);
      return { ok: true, isFirstFactor };
    }),
  );
}

/** Removes a person's passkey. @returns false when it is not theirs or already removed */
export function removePasskey(
  db: Db,
  { personId, id }: { personId: string; id: string },
  now: Date,
): Promise<boolean> {
  return retryTransaction(() =>
    db.transaction(async (tx) => {
      await lockPerson(tx, personId);
      const gone = await tx
        .delete(passkeys)
        .where(and(eq(passkeys.personId, personId), eq(passkeys.id, id)))
        .returning({ id: passkeys.id });
      if (gone.length === 0) return false;
      await factorRemoved(tx, personId, now);
      return true;
    }),
  );
}

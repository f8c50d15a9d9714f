import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { PasskeyPurpose } from "#domain/people/passkeys.ts";
import type { Db } from "#db/connection/client.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { passkeyChallenges, passkeys } from "#db/schema/people/passkeys.ts";

/** A passkey on its owner's security page. */
export interface OwnPasskey {
  id: string;
  name: string;
  createdAt: Date;
  /** Null before the first use. */
  lastUsedAt: Date | null;
}

/** A person's passkeys, oldest first. */
export function listPasskeys(db: Db, personId: string): Promise<OwnPasskey[]> {
  return db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.personId, personId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** A passkey with its public key and counter; undefined for an unknown credential. */
export async function findPasskey(db: Db, id: string) {
  const [passkey] = await db
    .select({
      id: passkeys.id,
      personId: passkeys.personId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      transports: passkeys.transports,
    })
    .from(passkeys)
    .where(eq(passkeys.id, id))
    .limit(1);
  return passkey;
}

/** Whether a challenge was given for this purpose and person, and is neither used nor expired. */
export async function isOpenChallenge(
  db: Db,
  asked: { challenge: string; purpose: PasskeyPurpose; personId: string | null },
  now: Date,
): Promise<boolean> {
  const { challenge, purpose, personId } = asked;
  const found = await db.$count(
    passkeyChallenges,
    and(
      eq(passkeyChallenges.challengeHash, hashToken(challenge)),
      eq(passkeyChallenges.purpose, purpose),
      personId === null
        ? isNull(passkeyChallenges.personId)
        : eq(passkeyChallenges.personId, personId),
      gt(passkeyChallenges.expiresAt, now),
    ),
  );
  return found > 0;
}

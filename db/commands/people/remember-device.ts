import { and, desc, eq, ne, sql } from "drizzle-orm";
import { KNOWN_DEVICES_MAX } from "#domain/people/sessions.ts";
import type { Db } from "#db/connection/client.ts";
import { knownDevices } from "#db/schema/people/accounts.ts";
import { createToken, hashToken } from "#db/connection/tokens.ts";

/**
 * Records that a device has signed in to an account.
 *
 * @param token the device cookie. Only a token issued here is reused, so that an attacker cannot
 *   plant a token in another browser and make their own device known
 * @returns the token for the device cookie
 */
export async function rememberDevice(
  db: Db,
  { personId, token }: { personId: string; token: string | undefined },
  now: Date,
): Promise<string> {
  const isIssued =
    token !== undefined &&
    (
      await db
        .select({ personId: knownDevices.personId })
        .from(knownDevices)
        .where(eq(knownDevices.tokenHash, hashToken(token)))
        .limit(1)
    ).length > 0;
  const kept = isIssued ? token : createToken();
  await db
    .insert(knownDevices)
    .values({ tokenHash: hashToken(kept), personId, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.personId],
      set: { lastUsedAt: now },
    });
  const latest = db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.personId, personId))
    .orderBy(desc(knownDevices.lastUsedAt), knownDevices.tokenHash)
    .limit(KNOWN_DEVICES_MAX);
  await db
    .delete(knownDevices)
    .where(
      and(eq(knownDevices.personId, personId), sql`${knownDevices.tokenHash} NOT IN (${latest})`),
    );
  return kept;
}

/** Forgets an account's devices, or all but one. */
export async function forgetDevices(db: Db, personId: string, exceptToken?: string): Promise<void> {
  await db
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.personId, personId),
        exceptToken === undefined ? undefined : ne(knownDevices.tokenHash, hashToken(exceptToken)),
      ),
    );
}

import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { accounts } from "#db/schema/people/accounts.ts";

/**
 * Stores the same password's hash at the current cost, unless the password has changed meanwhile.
 * Sessions continue.
 */
export async function renewPasswordHash(
  db: Db,
  { personId, former, passwordHash }: { personId: string; former: string; passwordHash: string },
): Promise<void> {
  await db
    .update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.personId, personId), eq(accounts.passwordHash, former)));
}

import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { accounts } from "#db/schema/people/accounts.ts";

/**
 * Stores the same password's hash at today's cost, unless the password was changed meanwhile. No
 * session ends by it.
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

import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { accounts } from "#db/schema/people/accounts.ts";
import { takeLink } from "./one-time-links.ts";

/**
 * Marks an account's e-mail address as verified by its link, once.
 *
 * @param tx the request's transaction, which its caller retries
 * @returns the person's id; undefined when the link is unknown, used or expired, or the account has
 *   another address by now
 */
export async function verifyEmailByLink(
  tx: Db,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const link = await takeLink(tx, "verify", token, now);
  if (!link?.personId) return undefined;
  const [verified] = await tx
    .update(accounts)
    .set({ emailVerifiedAt: now })
    .where(
      and(
        eq(accounts.personId, link.personId),
        eq(sql`lower(${accounts.email})`, sql`lower(${link.email}::text)`),
      ),
    )
    .returning({ personId: accounts.personId });
  return verified?.personId;
}

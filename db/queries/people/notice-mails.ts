import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { accounts } from "#db/schema/people/accounts.ts";
import { noticeMails } from "#db/schema/people/notice-mails.ts";

/**
 * Whether an account gets mails about unseen notifications, and where; undefined without a confirmed address.
 */
export async function findNoticeMails(
  db: Db,
  personId: string,
): Promise<{ email: string; isOff: boolean } | undefined> {
  const [row] = await db
    .select({ email: accounts.email, isOff: noticeMails.isOff })
    .from(accounts)
    .leftJoin(noticeMails, eq(noticeMails.personId, accounts.personId))
    .where(and(eq(accounts.personId, personId), isNotNull(accounts.emailVerifiedAt)));
  return row && { email: row.email, isOff: row.isOff ?? false };
}

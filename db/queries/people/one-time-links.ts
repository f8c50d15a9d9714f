import { and, eq, gt, sql } from "drizzle-orm";
import type { LinkPurpose } from "#domain/people/one-time-links.ts";
import type { Db } from "#db/connection/client.ts";
import { accounts, oneTimeLinks } from "#db/schema/people/accounts.ts";
import { people } from "#db/schema/people/people.ts";
import { hashToken, isLinkToken } from "#db/connection/tokens.ts";

/** A link that can still be used. */
export interface OpenLink {
  /** The account it changes, or the guest who signs up. */
  personId: string | null;
  /** The address it was sent to. */
  email: string;
  /** The name of its person, or the one that was chosen at the sign-up. */
  name: string;
  /** Of a sign-up. Never leaves the server. */
  passwordHash: string | null;
}

/** The link a token opens; undefined when it is unknown, used or too old. Uses nothing up. */
export async function findOpenLink(
  db: Db,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<OpenLink | undefined> {
  if (!isLinkToken(token)) return undefined;
  const [link] = await db
    .select({
      personId: oneTimeLinks.personId,
      email: sql<string>`coalesce(${oneTimeLinks.email}, ${accounts.email})`,
      name: sql<string>`coalesce(${oneTimeLinks.displayName}, ${people.displayName})`,
      passwordHash: oneTimeLinks.passwordHash,
    })
    .from(oneTimeLinks)
    .leftJoin(accounts, eq(accounts.personId, oneTimeLinks.personId))
    .leftJoin(people, eq(people.id, oneTimeLinks.personId))
    .where(
      and(
        eq(oneTimeLinks.tokenHash, hashToken(token)),
        eq(oneTimeLinks.purpose, purpose),
        gt(oneTimeLinks.expiresAt, now),
      ),
    )
    .limit(1);
  return link;
}

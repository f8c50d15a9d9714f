import { and, eq, gt, sql } from "drizzle-orm";
import type { LinkPurpose } from "#domain/people/one-time-links.ts";
import type { Db } from "#db/connection/client.ts";
import { accounts, oneTimeLinks } from "#db/schema/people/accounts.ts";
import { people } from "#db/schema/people/people.ts";
import { hashToken, isLinkToken } from "#db/connection/tokens.ts";

/** A link that is still valid. */
export interface OpenLink {
  /** The account it changes, or the guest who signs up; null for a visitor who signs up. */
  personId: string | null;
  /** The e-mail address it was sent to. */
  email: string;
  /** The person's name, or the one given at sign-up. */
  name: string;
  /** Argon2id hash of a sign-up's password. Never sent to the browser. */
  passwordHash: string | null;
}

/**
 * The valid link of a token, without consuming it; undefined when it is unknown, used or expired.
 */
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

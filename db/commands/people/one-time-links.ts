import { and, eq, gt } from "drizzle-orm";
import { LINK_MS, type LinkPurpose } from "#domain/people/one-time-links.ts";
import type { Db } from "#db/connection/client.ts";
import { oneTimeLinks } from "#db/schema/people/accounts.ts";
import { createLinkToken, hashToken } from "#db/connection/tokens.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";

/** A link's purpose and the data needed when it is opened. */
export type NewLink =
  | { purpose: "reset"; personId: string }
  | { purpose: "email" | "verify"; personId: string; email: string }
  | {
      purpose: "sign-up";
      /** The guest who becomes the account; null for a visitor. */
      personId: string | null;
      email: string;
      displayName: string;
      passwordHash: string;
    };

/** Creates a link valid for an hour and returns its token; the database stores only the hash. */
export async function createLink(db: Db, link: NewLink, now: Date): Promise<string> {
  const token = createLinkToken();
  await db.insert(oneTimeLinks).values({
    ...link,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_MS),
  });
  return token;
}

/**
 * Creates a link that confirms an e-mail address; an earlier one of its purpose is invalidated.
 *
 * @returns its token, valid once within an hour
 */
export const createEmailLink = (
  db: Db,
  link: Extract<NewLink, { purpose: "email" | "verify" }>,
  now: Date,
): Promise<string> =>
  retryTransaction(() =>
    db.transaction(async (tx) => {
      await endLinks(tx, link.personId, link.purpose);
      return createLink(tx, link, now);
    }),
  );

/**
 * Consumes a link: deletes it, so that it works once even if it is opened twice concurrently.
 *
 * @param tx the transaction of the link's action; a rollback makes the link usable again
 * @returns the link's data; undefined when it is unknown, used or expired
 */
export async function takeLink(
  tx: Db,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<typeof oneTimeLinks.$inferSelect | undefined> {
  const [link] = await tx
    .delete(oneTimeLinks)
    .where(
      and(
        eq(oneTimeLinks.tokenHash, hashToken(token)),
        eq(oneTimeLinks.purpose, purpose),
        gt(oneTimeLinks.expiresAt, now),
      ),
    )
    .returning();
  return link;
}

/** Invalidates a person's links, or those of one purpose. */
export async function endLinks(db: Db, personId: string, purpose?: LinkPurpose): Promise<void> {
  await db
    .delete(oneTimeLinks)
    .where(
      and(
        eq(oneTimeLinks.personId, personId),
        purpose === undefined ? undefined : eq(oneTimeLinks.purpose, purpose),
      ),
    );
}

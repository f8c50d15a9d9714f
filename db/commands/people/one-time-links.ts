import { and, eq, gt } from "drizzle-orm";
import { LINK_MS, type LinkPurpose } from "#domain/people/one-time-links.ts";
import type { Db } from "#db/connection/client.ts";
import { oneTimeLinks } from "#db/schema/people/accounts.ts";
import { createLinkToken, hashToken } from "#db/connection/tokens.ts";

/** What a link is for, and what is needed once it is opened. */
export type NewLink =
  | { purpose: "reset"; personId: string }
  | { purpose: "email"; personId: string; email: string }
  | {
      purpose: "sign-up";
      /** The guest who becomes the account; null for a visitor. */
      personId: string | null;
      email: string;
      displayName: string;
      passwordHash: string;
    };

/** Makes a link's token; the database keeps its hash, for an hour. */
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
 * Uses a link up: of two at the same time one finds it gone.
 *
 * @param tx the transaction of what the link is for: undone, the link can be used again
 * @returns what it holds; undefined when it is unknown, used or too old
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

/** Ends a person's links, or those of one purpose. */
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

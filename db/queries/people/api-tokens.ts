import { and, desc, eq, isNull } from "drizzle-orm";
import type { ApiScope } from "#domain/people/api-tokens.ts";
import type { Db } from "#db/connection/client.ts";
import { apiTokens } from "#db/schema/people/api-tokens.ts";

/** A token in the list of its person. */
export interface ListedToken {
  id: string;
  name: string;
  scope: ApiScope;
  lastFour: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  /** Null: never. */
  expiresAt: Date | null;
}

/** A person's tokens that are not revoked, the newest first; expired ones too. */
export const listTokens = (db: Db, personId: string): Promise<ListedToken[]> =>
  db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      scope: apiTokens.scope,
      lastFour: apiTokens.lastFour,
      createdAt: apiTokens.createdAt,
      lastUsedAt: apiTokens.lastUsedAt,
      expiresAt: apiTokens.expiresAt,
    })
    .from(apiTokens)
    .where(and(eq(apiTokens.personId, personId), isNull(apiTokens.revokedAt)))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id);

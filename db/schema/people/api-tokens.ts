/** Tokens with which other programs use Plaza for a person: its API and its MCP server. */
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { API_SCOPES, type ApiScope } from "#domain/people/api-tokens.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { people } from "./people.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const apiTokens = pgTable(
  "api_tokens",
  {
    id: text().primaryKey(),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** Name given by the person. */
    name: text().notNull(),
    /** `write` may also read. */
    scope: text().$type<ApiScope>().notNull(),
    /** SHA-256 of the token, which is shown once and never stored. */
    tokenHash: text("token_hash").notNull().unique(),
    /** Last four characters, to tell tokens apart. */
    lastFour: text("last_four").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Precise to the minute. */
    lastUsedAt: moment("last_used_at"),
    expiresAt: moment("expires_at"),
    revokedAt: moment("revoked_at"),
  },
  (token) => [
    check("api_tokens_name_filled", sql`length(trim(${token.name})) > 0`),
    check("api_tokens_scope_known", isOneOf(token.scope, API_SCOPES)),
    check("api_tokens_last_four", sql`length(${token.lastFour}) = 4`),
    index("api_tokens_of_person").on(token.personId, token.createdAt.desc()),
  ],
);

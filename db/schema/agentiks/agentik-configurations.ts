import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Abilities } from "#domain/agentiks/abilities/abilities.ts";
import { CONTENT_LANGUAGES, type ContentLanguage } from "#domain/items/catalogue.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";

/**
 * Versions of an agentik's configuration. A published version is never changed; the newest one is
 * also in the `agentiks` row. An agentik that was never configured has none. Only its owner may
 * read the instructions.
 */
export const agentikConfigurations = pgTable(
  "agentik_configurations",
  {
    agentikId: text("agentik_id")
      .notNull()
      .references(() => agentiks.id, { onDelete: "cascade" }),
    /** From 1 for each agentik. */
    version: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    type: text().notNull(),
    language: text().$type<ContentLanguage>().notNull(),
    /** The agentik's prompt. */
    instructions: text().notNull().default(""),
    /** Abilities towards customers; read by `readAbilities`. */
    abilities: jsonb().$type<Partial<Abilities>>().notNull().default({}),
    /** Optimistic lock of a draft: the second of two concurrent saves is a conflict. */
    revision: integer().notNull().default(1),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
    /** Null for a draft, which is not in use. */
    publishedAt: timestamp("published_at", { withTimezone: true }),
  },
  (configuration) => [
    primaryKey({ columns: [configuration.agentikId, configuration.version] }),
    // At most one draft per agentik.
    uniqueIndex("agentik_configurations_draft")
      .on(configuration.agentikId)
      .where(sql`${configuration.publishedAt} IS NULL`),
    check("agentik_configurations_version_positive", sql`${configuration.version} > 0`),
    check("agentik_configurations_name_filled", sql`length(trim(${configuration.name})) > 0`),
    check(
      "agentik_configurations_language_known",
      isOneOf(configuration.language, CONTENT_LANGUAGES),
    ),
    index("agentik_configurations_published")
      .on(configuration.agentikId, configuration.version.desc())
      .where(sql`${configuration.publishedAt} IS NOT NULL`),
  ],
);

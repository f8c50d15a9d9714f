import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { CONTENT_LANGUAGES, type ContentLanguage } from "#domain/items/catalogue.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";

/**
 * How an agentik is configured, each publishing a new version. The published ones are never changed;
 * the newest of them is what the agentik's own row says. An agentik that nobody has configured has
 * none. Its instructions are its owner's alone.
 *
 * Runs, when they come, name the agentik and the version they run with: both are kept.
 */
export const agentikConfigurations = pgTable(
  "agentik_configurations",
  {
    agentikId: text("agentik_id")
      .notNull()
      .references(() => agentiks.id, { onDelete: "cascade" }),
    /** Counts an agentik's configurations, from 1. */
    version: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    type: text().notNull(),
    language: text().$type<ContentLanguage>().notNull(),
    /** What it is told to do. */
    instructions: text().notNull().default(""),
    /** Counts the saves of a draft, so that of two at once the second is told. */
    revision: integer().notNull().default(1),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
    /** Null: a draft, which nothing runs with. */
    publishedAt: timestamp("published_at", { withTimezone: true }),
  },
  (configuration) => [
    primaryKey({ columns: [configuration.agentikId, configuration.version] }),
    // One draft at a time.
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

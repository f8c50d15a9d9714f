import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { agentiks } from "#db/schema/items/catalogue.ts";

/**
 * Counts of an agentik's ended runs, updated when a run ends: counting its runs for a list of
 * agentiks would cost more with every run. Skipped times are not counted.
 */
export const agentikFigures = pgTable(
  "agentik_figures",
  {
    agentikId: text("agentik_id")
      .primaryKey()
      .references(() => agentiks.id, { onDelete: "cascade" }),
    /** Runs that have ended, whatever their end. */
    ended: integer().notNull(),
    /** Those of them that ended well, but for replies that it did not know. */
    succeeded: integer().notNull(),
    /** End of the last one. */
    lastAt: timestamp("last_at", { withTimezone: true }).notNull(),
  },
  (figures) => [
    check(
      "agentik_figures_counted",
      sql`${figures.succeeded} >= 0 AND ${figures.ended} >= greatest(1, ${figures.succeeded})`,
    ),
  ],
);

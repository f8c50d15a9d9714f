import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import { people } from "#db/schema/people/people.ts";

/** Page-builder layouts. Each save inserts a new version; versions are never changed. */
export const builderLayouts = pgTable(
  "builder_layouts",
  {
    id: text().primaryKey(),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    blocks: jsonb().$type<BuilderBlock[]>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (layout) => [
    // A save based on an older version violates this constraint instead of overwriting a newer one.
    unique("builder_layouts_version").on(layout.personId, layout.version),
    check("builder_layouts_version_positive", sql`${layout.version} > 0`),
    check("builder_layouts_blocks_list", sql`jsonb_typeof(${layout.blocks}) = 'array'`),
  ],
);

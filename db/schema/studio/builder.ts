import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
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

/** The layout version a person has published, with its public address. */
export const publishedLayouts = pgTable(
  "published_layouts",
  {
    /** Random part of the public address; unguessable. */
    id: text().primaryKey(),
    personId: text("person_id")
      .notNull()
      .unique()
      .references(() => people.id, { onDelete: "cascade" }),
    layoutId: text("layout_id")
      .notNull()
      .references(() => builderLayouts.id, { onDelete: "cascade" }),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (published) => [index("published_layouts_of_layout").on(published.layoutId)],
);

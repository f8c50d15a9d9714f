/** Commands of a space: texts that its members send by name, which are its quick replies as well. */
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";

export const spaceCommands = pgTable(
  "space_commands",
  {
    spaceId: text("space_id")
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    /** Without the leading slash. */
    name: text().notNull(),
    text: text().notNull(),
    changedBy: text("changed_by").references(() => people.id, { onDelete: "set null" }),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (command) => [
    primaryKey({ columns: [command.spaceId, command.name] }),
    check("space_commands_name_typed", sql`${command.name} ~ '^[a-z0-9][a-z0-9-]{0,31}$'`),
    check("space_commands_text_filled", sql`length(trim(${command.text})) > 0`),
    index("space_commands_by").on(command.changedBy),
  ],
);

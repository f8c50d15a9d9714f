/** The AI Creator: prompts, settings and slash commands. */
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { CREATION_KINDS, type CreationKind } from "#domain/studio/creations.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { people } from "#db/schema/people/people.ts";

/** A prompt sent in the AI Creator. It is stored before anything else happens with it. */
export const creations = pgTable(
  "creations",
  {
    id: text().primaryKey(),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** In a guest's copy: the id of the demo person's creation. */
    copiedFrom: text("copied_from"),
    kind: text().$type<CreationKind>().notNull().default("text"),
    title: text().notNull(),
    prompt: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (creation) => [
    check("creations_kind_known", isOneOf(creation.kind, CREATION_KINDS)),
    check("creations_title_filled", sql`length(trim(${creation.title})) > 0`),
    // A prompt must not be blank.
    check("creations_prompt_filled", sql`length(trim(${creation.prompt})) > 0`),
    // The sidebar: one person's creations, newest first.
    index("creations_of_person").on(creation.personId, creation.createdAt.desc(), creation.id),
  ],
);

/** The system prompt of a person's conversations; one row per person who has set one. */
export const creatorSettings = pgTable("creator_settings", {
  personId: text("person_id")
    .primaryKey()
    .references(() => people.id, { onDelete: "cascade" }),
  systemPrompt: text("system_prompt").notNull().default(""),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

/** A slash command: `/resumen` in the Creator's input expands to its prompt. */
export const slashCommands = pgTable(
  "slash_commands",
  {
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** Without the leading slash. */
    name: text().notNull(),
    prompt: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (command) => [
    primaryKey({ columns: [command.personId, command.name] }),
    check("slash_commands_name_typed", sql`${command.name} ~ '^[a-z0-9][a-z0-9-]{0,31}$'`),
    check("slash_commands_prompt_filled", sql`length(trim(${command.prompt})) > 0`),
  ],
);

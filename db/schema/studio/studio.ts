/** What a person makes and keeps in the AI Creator (spec 2 "Creator"). */
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { CREATION_KINDS, type CreationKind } from "#domain/studio/creations.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { people } from "#db/schema/people/people.ts";

/** A prompt that was sent: stored before anything else happens with it (product.md, "Writes"). */
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
    // Spec 5: sent only when it has non-blank text.
    check("creations_prompt_filled", sql`length(trim(${creation.prompt})) > 0`),
    // The sidebar: one person's, newest first.
    index("creations_of_person").on(creation.personId, creation.createdAt.desc(), creation.id),
  ],
);

/** The words every conversation of a person begins with; one row a person who set them. */
export const creatorSettings = pgTable("creator_settings", {
  personId: text("person_id")
    .primaryKey()
    .references(() => people.id, { onDelete: "cascade" }),
  systemPrompt: text("system_prompt").notNull().default(""),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

/** A prompt with a short name: `/resumen` in the Creator's field stands for its text. */
export const slashCommands = pgTable(
  "slash_commands",
  {
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** Without the slash. */
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

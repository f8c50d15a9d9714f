/** The AI Creator: prompts, settings and slash commands. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import {
  VERSION_STATES,
  type Understanding,
  type VersionState,
} from "#domain/studio/creation-versions.ts";
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

/** An answer in a creation's conversation, with the instruction that it follows. */
export const creationVersions = pgTable(
  "creation_versions",
  {
    creationId: text("creation_id")
      .notNull()
      .references(() => creations.id, { onDelete: "cascade" }),
    /** From 1. */
    version: smallint().notNull(),
    /** Request of the version: the prompt, or a follow-up like "más corto". */
    instruction: text().notNull(),
    /** Whether the instruction was typed for this version; counts in the person's storage. */
    isFollowUp: boolean("is_follow_up").notNull().default(false),
    /** The earlier version of which this one is a copy, without a run. */
    restoredFrom: smallint("restored_from"),
    /** Corrections of what was understood, by the key of the chip. */
    corrections: jsonb().$type<Record<string, string>>().notNull().default({}),
    state: text().$type<VersionState>().notNull().default("writing"),
    /** Markdown; for a stopped answer, the text so far. */
    answer: text().notNull().default(""),
    understanding: jsonb().$type<Understanding>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (version) => [
    primaryKey({ columns: [version.creationId, version.version] }),
    check("creation_versions_counted", sql`${version.version} > 0`),
    check(
      "creation_versions_restored_from_earlier",
      sql`${version.restoredFrom} > 0 AND ${version.restoredFrom} < ${version.version}`,
    ),
    check("creation_versions_state_known", isOneOf(version.state, VERSION_STATES)),
    check("creation_versions_instruction_filled", sql`length(trim(${version.instruction})) > 0`),
    check(
      "creation_versions_final_filled",
      sql`${version.state} NOT IN ('final', 'cannot') OR ${version.answer} <> ''`,
    ),
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

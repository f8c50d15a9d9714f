import { check, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import {
  LANGUAGES,
  MODES,
  THEMES,
  type Language,
  type Mode,
  type Theme,
  type Toggle,
} from "#domain/preferences/preferences.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { people } from "./people.ts";

/**
 * A person's display preferences, copied to the next device they sign in on; each device then
 * follows its own cookie. A person who never changed a setting has no row.
 */
export const personSettings = pgTable(
  "person_settings",
  {
    personId: text("person_id")
      .primaryKey()
      .references(() => people.id, { onDelete: "cascade" }),
    theme: text().$type<Theme>().notNull(),
    mode: text().$type<Mode>().notNull(),
    language: text().$type<Language>().notNull(),
    /** The toggles of Ajustes that differ from their default. */
    switched: text().array().$type<Toggle[]>().notNull().default([]),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (settings) => [
    check("person_settings_theme_known", isOneOf(settings.theme, THEMES)),
    check("person_settings_mode_known", isOneOf(settings.mode, MODES)),
    check("person_settings_language_known", isOneOf(settings.language, LANGUAGES)),
  ],
);

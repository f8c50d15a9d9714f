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
 * How a person likes to see Plaza, for the next device they sign in on; each device goes by its own
 * cookie. One row a person who changed something.
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
    /** The toggles of Ajustes that are not as they come. */
    switched: text().array().$type<Toggle[]>().notNull().default([]),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (settings) => [
    check("person_settings_theme_known", isOneOf(settings.theme, THEMES)),
    check("person_settings_mode_known", isOneOf(settings.mode, MODES)),
    check("person_settings_language_known", isOneOf(settings.language, LANGUAGES)),
  ],
);

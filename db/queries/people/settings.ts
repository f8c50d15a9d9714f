import { eq } from "drizzle-orm";
import type { Language, Mode, Theme, Toggle } from "#domain/preferences/preferences.ts";
import type { Db } from "#db/connection/client.ts";
import { personSettings } from "#db/schema/people/settings.ts";

/** How a person likes to see Plaza. */
export interface Settings {
  theme: Theme;
  mode: Mode;
  language: Language;
  /** The toggles that are not as they come. */
  switched: Toggle[];
}

/** What a person has chosen on any device; undefined for whoever changed nothing. */
export async function findSettings(db: Db, personId: string): Promise<Settings | undefined> {
  const [row] = await db
    .select({
      theme: personSettings.theme,
      mode: personSettings.mode,
      language: personSettings.language,
      switched: personSettings.switched,
    })
    .from(personSettings)
    .where(eq(personSettings.personId, personId));
  return row;
}

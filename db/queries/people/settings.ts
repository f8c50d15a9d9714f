import { eq } from "drizzle-orm";
import type { Language, Mode, Theme, Toggle } from "#domain/preferences/preferences.ts";
import type { Db } from "#db/connection/client.ts";
import { personSettings } from "#db/schema/people/settings.ts";

/** A person's stored display preferences. */
export interface Settings {
  theme: Theme;
  mode: Mode;
  language: Language;
  /** The toggles that differ from their default. */
  switched: Toggle[];
}

/** A person's display preferences; undefined when they never changed one. */
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

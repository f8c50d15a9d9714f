import type { Preferences } from "#domain/preferences/preferences.ts";
import type { Db } from "#db/connection/client.ts";
import { personSettings } from "#db/schema/people/settings.ts";

/** Stores a person's display preferences for the next device they sign in on. */
export async function keepSettings(
  tx: Db,
  { personId, preferences, now }: { personId: string; preferences: Preferences; now: Date },
): Promise<{ kind: "done" }> {
  const { theme, mode, language, switched = [] } = preferences;
  const set = { theme, mode, language, switched: [...switched], updatedAt: now };
  await tx
    .insert(personSettings)
    .values({ personId, ...set })
    .onConflictDoUpdate({ target: personSettings.personId, set });
  return { kind: "done" };
}

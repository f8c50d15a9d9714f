import type { Preferences } from "#domain/preferences/preferences.ts";
import { findViewer } from "./viewer.server.ts";
import { writeAs, type WriteArgs } from "./write-as.server.ts";
import type { Db } from "#db/connection/client.ts";
import { keepSettings } from "#db/commands/people/keep-settings.ts";
import { findSettings } from "#db/queries/people/settings.ts";
import { parsePreferences, serializePreferences } from "#app/preferences/preferences-cookie.ts";

/**
 * Keeps the preferences with a person who has a session; a theme is nothing to become a guest by.
 * The cookie is what counts in this browser: what cannot be kept is no failure of the choice.
 */
export async function keepPreferences(args: WriteArgs, preferences: Preferences): Promise<void> {
  const { isVisitor } = await findViewer(args.request);
  if (isVisitor) return;
  const now = new Date();
  await writeAs(args, (tx, { personId }) => keepSettings(tx, { personId, preferences, now }));
}

/**
 * The preferences of somebody who signs in here, as a cookie: what they chose on another device. A
 * journey that was done in this browser stays done.
 *
 * @returns null when they have chosen nothing: this browser's stay
 */
export async function preferencesOnSignIn(
  tx: Db,
  request: Request,
  personId: string,
): Promise<string | null> {
  const kept = await findSettings(tx, personId);
  if (!kept) return null;
  const { switched: _former, ...here } = parsePreferences(request.headers.get("Cookie"));
  const { switched, ...chosen } = kept;
  return serializePreferences(
    { ...here, ...chosen, ...(switched.length > 0 && { switched }) },
    { secure: new URL(request.url).protocol === "https:" },
  );
}

import { cookiePreferences } from "#app/preferences/request-preferences.server.ts";
import type { Preferences } from "#domain/preferences/preferences.ts";
import { findViewer } from "./viewer.server.ts";
import { writeAs, type WriteArgs } from "./write-as.server.ts";
import type { Db } from "#db/connection/client.ts";
import { keepSettings } from "#db/commands/people/keep-settings.ts";
import { findSettings } from "#db/queries/people/settings.ts";
import { serializePreferences } from "#app/preferences/preferences-cookie.ts";

/**
 * Stores the preferences of a person with a session; a visitor does not become a guest by it. A
 * failed write is ignored, since the cookie decides in this browser.
 */
export async function keepPreferences(args: WriteArgs, preferences: Preferences): Promise<void> {
  const { isVisitor } = await findViewer(args.request);
  if (isVisitor) return;
  const now = new Date();
  await writeAs(args, (tx, { personId }) => keepSettings(tx, { personId, preferences, now }));
}

/**
 * The preferences cookie after a sign-in, with the person's stored preferences from other devices. If
 * this browser has completed the wizard or the path selection, that stays so.
 *
 * @returns null if nothing is stored: the browser keeps its own preferences
 */
export async function preferencesOnSignIn(
  tx: Db,
  request: Request,
  personId: string,
): Promise<string | null> {
  const stored = await findSettings(tx, personId);
  if (!stored) return null;
  const { switched: _former, ...here } = cookiePreferences(request);
  const { switched, ...chosen } = stored;
  return serializePreferences(
    { ...here, ...chosen, ...(switched.length > 0 && { switched }) },
    { secure: new URL(request.url).protocol === "https:" },
  );
}

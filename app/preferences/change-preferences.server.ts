import { redirect } from "@remix-run/node";
import { cookiePreferences } from "./request-preferences.server.ts";
import type { Preferences } from "#domain/preferences/preferences.ts";
import { serializePreferences } from "./preferences-cookie.ts";

/**
 * Redirects with a cookie that changes some preferences and keeps the others.
 *
 * @param to a path of this site, already checked
 */
export function redirectWithPreferences(
  request: Request,
  changed: Partial<Preferences>,
  to: string,
): Response {
  const preferences = { ...cookiePreferences(request), ...changed };
  const secure = new URL(request.url).protocol === "https:";
  return redirect(to, {
    status: 303,
    headers: { "Set-Cookie": serializePreferences(preferences, { secure }) },
  });
}

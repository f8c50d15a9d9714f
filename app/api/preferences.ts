import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { cookiePreferences } from "#app/preferences/request-preferences.server.ts";
import { memberOf } from "#domain/input/member-of.ts";
import { safePath } from "#domain/journey/gate.ts";
import {
  LANGUAGES,
  LOCALES,
  MODES,
  THEMES,
  TOGGLES,
  type Preferences,
} from "#domain/preferences/preferences.ts";
import { withToggle } from "#domain/preferences/with-toggle.ts";
import { paths } from "#domain/addresses/paths.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { keepPreferences } from "#app/session/keep-preferences.server.ts";
import { redirectWithPreferences } from "#app/preferences/change-preferences.server.ts";

/** GET redirects to the home. */
export function loader() {
  return redirect(paths.home);
}

/**
 * Stores a theme, mode, language, filter or toggle for a browser without JavaScript, and redirects back to the
 * page with the form. Unknown values change nothing.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  // With JavaScript the browser has already written the cookie: stores it for the person.
  if (new URL(request.url).searchParams.has("keep")) {
    await keepPreferences({ request, context }, cookiePreferences(request));
    return new Response(null, { status: 204 });
  }
  const form = await readForm(request);
  // A button of another form names its page in its address.
  const returnTo = form.get("returnTo") ?? new URL(request.url).searchParams.get("returnTo");
  const changed: Partial<Preferences> = {};
  const theme = memberOf(THEMES, form.get("theme"));
  const mode = memberOf(MODES, form.get("mode"));
  const language = memberOf(LANGUAGES, form.get("language"));
  if (theme) changed.theme = theme;
  if (mode) changed.mode = mode;
  if (language) changed.language = language;
  const items = memberOf([...LOCALES, "off"], form.get("items"));
  if (items) changed.itemLanguage = items === "off" ? undefined : items;
  const before = cookiePreferences(request);
  for (const toggle of TOGGLES) {
    const state = memberOf(["on", "off"], form.get(toggle));
    if (state)
      Object.assign(changed, withToggle({ ...before, ...changed }, toggle, state === "on"));
  }
  await keepPreferences({ request, context }, { ...before, ...changed });
  return redirectWithPreferences(request, changed, safePath(returnTo));
}

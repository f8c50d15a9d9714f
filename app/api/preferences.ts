import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { safePath } from "#domain/journey/gate.ts";
import {
  LANGUAGES,
  MODES,
  THEMES,
  TOGGLES,
  type Preferences,
} from "#domain/preferences/preferences.ts";
import { withToggle } from "#domain/preferences/with-toggle.ts";
import { paths } from "#app/paths.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { keepPreferences } from "#app/session/keep-preferences.server.ts";
import { redirectWithPreferences } from "#app/preferences/change-preferences.server.ts";
import { oneOf, parsePreferences } from "#app/preferences/preferences-cookie.ts";

/** There is nothing to see here. */
export function loader() {
  return redirect(paths.home);
}

/**
 * Stores a theme, a mode, a language or a toggle for a browser without script, and goes back to the page it
 * was chosen on. Values that do not exist change nothing.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  // With script the browser has written its cookie already: it is to be kept.
  if (new URL(request.url).searchParams.has("keep")) {
    await keepPreferences({ request, context }, parsePreferences(request.headers.get("Cookie")));
    return new Response(null, { status: 204 });
  }
  const form = await readForm(request);
  const changed: Partial<Preferences> = {};
  const theme = oneOf(THEMES, form.get("theme"));
  const mode = oneOf(MODES, form.get("mode"));
  const language = oneOf(LANGUAGES, form.get("language"));
  if (theme) changed.theme = theme;
  if (mode) changed.mode = mode;
  if (language) changed.language = language;
  const before = parsePreferences(request.headers.get("Cookie"));
  for (const toggle of TOGGLES) {
    const state = oneOf(["on", "off"], form.get(toggle));
    if (state)
      Object.assign(changed, withToggle({ ...before, ...changed }, toggle, state === "on"));
  }
  await keepPreferences({ request, context }, { ...before, ...changed });
  return redirectWithPreferences(request, changed, safePath(form.get("returnTo")));
}

import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { safeNext } from "#app/domain/gate.ts";
import { LANGUAGES, MODES, THEMES } from "#app/domain/preferences.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { oneOf, parsePreferences, serializePreferences } from "./preferences-cookie.ts";

/** There is nothing to see here. */
export function loader() {
  return redirect("/");
}

/**
 * Stores a theme, a mode or a language for a browser without script, and goes back to the page it
 * was chosen on. Values that do not exist change nothing.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const preferences = parsePreferences(request.headers.get("Cookie"));
  const changed = {
    ...preferences,
    theme: oneOf(THEMES, form.get("theme")) ?? preferences.theme,
    mode: oneOf(MODES, form.get("mode")) ?? preferences.mode,
    language: oneOf(LANGUAGES, form.get("language")) ?? preferences.language,
  };
  return redirect(safeNext(form.get("returnTo")), {
    status: 303,
    headers: {
      "Set-Cookie": serializePreferences(changed, { secure: isSecure(request) }),
    },
  });
}

const isSecure = (request: Request) => new URL(request.url).protocol === "https:";

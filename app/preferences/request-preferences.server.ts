import { asksSpanish } from "#adapters/browser/browser-language.server.ts";
import type { Preferences } from "#domain/preferences/preferences.ts";
import { parsePreferences } from "./preferences-cookie.ts";

/** The preferences of a request: those of its cookie, and the language its browser asks for. */
export const requestPreferences = ({ headers }: Request): Preferences => ({
  ...parsePreferences(headers.get("Cookie")),
  ...(asksSpanish(headers.get("Accept-Language")) && { asksSpanish: true }),
});

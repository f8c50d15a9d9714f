import { asksSpanish } from "#adapters/browser/browser-language.server.ts";
import type { Preferences } from "#domain/preferences/preferences.ts";
import { parsePreferences } from "./preferences-cookie.ts";

/** The preferences of a request's cookie, as they are stored and written again. */
export const cookiePreferences = ({ headers }: Request): Preferences =>
  parsePreferences(headers.get("Cookie"));

/** The preferences of a request: those of its cookie, and the language its browser asks for. */
export const requestPreferences = (request: Request): Preferences => ({
  ...cookiePreferences(request),
  ...(asksSpanish(request.headers.get("Accept-Language")) && { asksSpanish: true }),
});

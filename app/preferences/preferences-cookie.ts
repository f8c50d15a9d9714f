/**
 * The preferences cookie. Its value is readable (`theme=dark&mode=creator&language=auto&onboarded=1&path=1`,
 * and `&switched=incognito.push` of whoever changed a toggle of Ajustes)
 * since the browser writes it too, for a theme that changes in the next frame. It holds nothing
 * that needs protection and anything malformed falls back to the defaults.
 */
import { readCookie, serializeCookie } from "#domain/format/cookie.ts";
import {
  DEFAULT_PREFERENCES,
  LANGUAGES,
  MODES,
  THEMES,
  TOGGLES,
  type Preferences,
} from "#domain/preferences/preferences.ts";

export const PREFERENCES_COOKIE = "plaza-preferences";
const ONE_YEAR_S = 31_536_000;

/** @param header a Cookie header or `document.cookie`; null when there is none */
export function parsePreferences(header: string | null | undefined): Preferences {
  const fields = new URLSearchParams(findValue(header));
  const named = fields.get("switched")?.split(".");
  const switched = TOGGLES.filter((toggle) => named?.includes(toggle));
  return {
    theme: oneOf(THEMES, fields.get("theme")) ?? DEFAULT_PREFERENCES.theme,
    mode: oneOf(MODES, fields.get("mode")) ?? DEFAULT_PREFERENCES.mode,
    language: oneOf(LANGUAGES, fields.get("language")) ?? DEFAULT_PREFERENCES.language,
    onboarded: fields.get("onboarded") === "1",
    pathSelected: fields.get("path") === "1",
    ...(switched.length > 0 && { switched }),
  };
}

/** @returns whether the header carries the cookie at all */
export const hasPreferences = (header: string | null | undefined) => findValue(header) !== "";

/** The text for Set-Cookie or `document.cookie`. Not HttpOnly: the browser mirrors it. */
export function serializePreferences(preferences: Preferences, { secure = false } = {}): string {
  const value = [
    `theme=${preferences.theme}`,
    `mode=${preferences.mode}`,
    `language=${preferences.language}`,
    preferences.onboarded && "onboarded=1",
    preferences.pathSelected && "path=1",
    preferences.switched && `switched=${preferences.switched.join(".")}`,
  ];
  return serializeCookie(PREFERENCES_COOKIE, value.filter(Boolean).join("&"), {
    maxAgeSeconds: ONE_YEAR_S,
    secure,
  });
}

/** The member of a list that equals a text, if there is one. */
export function oneOf<T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find((member) => member === value);
}

function findValue(header: string | null | undefined): string {
  const value = readCookie(header, PREFERENCES_COOKIE) ?? "";
  // Some clients write cookies percent-encoded as a whole.
  try {
    return value.includes("=") ? value : decodeURIComponent(value);
  } catch {
    return "";
  }
}

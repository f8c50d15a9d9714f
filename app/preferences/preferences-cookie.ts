/**
 * Name of the preferences cookie. Its value is plain text, such as
 * `theme=dark&mode=creator&language=auto&onboarded=1&path=1`, with `&switched=incognito.push` after a
 * toggle of Ajustes was changed, and `&items=es` while catalogues show Spanish items only. Not HttpOnly, since scripts write it too, to change the theme in the
 * next frame. It holds nothing secret, and malformed values fall back to the defaults.
 */
import { memberOf } from "#domain/input/member-of.ts";
import { readCookie, serializeCookie } from "#domain/format/http/cookie.ts";
import {
  DEFAULT_PREFERENCES,
  LANGUAGES,
  LOCALES,
  MODES,
  THEMES,
  TOGGLES,
  type Preferences,
} from "#domain/preferences/preferences.ts";

const PREFERENCES_COOKIE = "plaza-preferences";
const ONE_YEAR_S = 31_536_000;

/** @param header a Cookie header or `document.cookie`; null when there is none */
export function parsePreferences(header: string | null | undefined): Preferences {
  const fields = new URLSearchParams(findValue(header));
  const named = fields.get("switched")?.split(".");
  const switched = TOGGLES.filter((toggle) => named?.includes(toggle));
  const itemLanguage = memberOf(LOCALES, fields.get("items"));
  return {
    theme: memberOf(THEMES, fields.get("theme")) ?? DEFAULT_PREFERENCES.theme,
    mode: memberOf(MODES, fields.get("mode")) ?? DEFAULT_PREFERENCES.mode,
    language: memberOf(LANGUAGES, fields.get("language")) ?? DEFAULT_PREFERENCES.language,
    onboarded: fields.get("onboarded") === "1",
    pathSelected: fields.get("path") === "1",
    ...(switched.length > 0 && { switched }),
    ...(itemLanguage && { itemLanguage }),
  };
}

/** @returns whether the header contains the cookie */
export const hasPreferences = (header: string | null | undefined) => findValue(header) !== "";

/** The value for Set-Cookie or `document.cookie`. */
export function serializePreferences(preferences: Preferences, { secure = false } = {}): string {
  const value = [
    `theme=${preferences.theme}`,
    `mode=${preferences.mode}`,
    `language=${preferences.language}`,
    preferences.onboarded && "onboarded=1",
    preferences.pathSelected && "path=1",
    preferences.itemLanguage && `items=${preferences.itemLanguage}`,
    preferences.switched && `switched=${preferences.switched.join(".")}`,
  ];
  return serializeCookie(PREFERENCES_COOKIE, value.filter(Boolean).join("&"), {
    maxAgeSeconds: ONE_YEAR_S,
    secure,
  });
}

function findValue(header: string | null | undefined): string {
  const value = readCookie(header, PREFERENCES_COOKIE) ?? "";
  // Some clients percent-encode the whole value.
  try {
    return value.includes("=") ? value : decodeURIComponent(value);
  } catch {
    return "";
  }
}

import { describe, expect, it } from "vitest";
import { resolveLocale } from "./preferences.ts";

describe("resolveLocale", () => {
  it.each([
    ["auto", "creator", "main", "en"],
    ["auto", "creator", "spanish", "es"],
    ["auto", "easy", "main", "es"],
    ["auto", "easy", "spanish", "es"],
    ["es", "creator", "main", "es"],
    ["en", "easy", "main", "en"],
    ["en", "creator", "spanish", "en"],
  ] as const)("%s in %s mode, %s section: %s", (language, mode, section, locale) => {
    expect(resolveLocale({ language, mode }, section)).toBe(locale);
  });
});

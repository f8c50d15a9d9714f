import { describe, expect, it } from "vitest";
import { MODES, resolveLocale, type Language } from "./preferences.ts";

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

  it.each(MODES)("auto is Spanish everywhere in %s mode for a browser that asks for it", (mode) => {
    for (const section of ["main", "spanish"] as const) {
      const resolve = (language: Language) =>
        resolveLocale({ language, mode, asksSpanish: true }, section);
      expect(resolve("auto")).toBe("es");
      expect(resolve("en")).toBe("en");
    }
  });
});

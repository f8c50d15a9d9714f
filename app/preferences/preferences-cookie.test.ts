import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DEFAULT_PREFERENCES,
  LANGUAGES,
  LOCALES,
  MODES,
  THEMES,
  TOGGLES,
} from "#domain/preferences/preferences.ts";
import { hasPreferences, parsePreferences, serializePreferences } from "./preferences-cookie.ts";

const preferences = fc.record(
  {
    theme: fc.constantFrom(...THEMES),
    mode: fc.constantFrom(...MODES),
    language: fc.constantFrom(...LANGUAGES),
    onboarded: fc.boolean(),
    pathSelected: fc.boolean(),
    switched: fc.subarray([...TOGGLES], { minLength: 1 }),
    itemLanguage: fc.constantFrom(...LOCALES),
  },
  { requiredKeys: ["theme", "mode", "language", "onboarded", "pathSelected"] },
);

describe("the preferences cookie", () => {
  it("reads back whatever it wrote, among other cookies", () => {
    fc.assert(
      fc.property(preferences, (written) => {
        const pair = serializePreferences(written).split(";")[0]!;
        expect(parsePreferences(`a=1; ${pair}; b="x=y"`)).toEqual(written);
      }),
    );
  });

  it("reads a percent-encoded value", () => {
    const pair = `plaza-preferences=${encodeURIComponent("theme=light&onboarded=1")}`;
    expect(parsePreferences(pair)).toMatchObject({ theme: "light", onboarded: true });
  });

  it("never fails and never invents a value, whatever the header", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parsePreferences(`plaza-preferences=${text}`);
        expect(THEMES).toContain(read.theme);
        expect(MODES).toContain(read.mode);
        expect(LANGUAGES).toContain(read.language);
      }),
    );
  });

  it.each([null, undefined, "", "other=1", "plaza-preferences=", "plaza-preferences=%E0%A4%A"])(
    "falls back to the defaults for %j",
    (header) => {
      expect(parsePreferences(header)).toEqual(DEFAULT_PREFERENCES);
    },
  );

  it("tells whether there is one", () => {
    expect(hasPreferences("plaza-preferences=theme=dark")).toBe(true);
    expect(hasPreferences("plaza-preferencesx=theme=dark")).toBe(false);
  });

  it("has no field for toggles that were never changed", () => {
    expect(serializePreferences(DEFAULT_PREFERENCES)).not.toContain("switched");
    expect(parsePreferences("plaza-preferences=theme=dark")).not.toHaveProperty("switched");
    expect(
      parsePreferences("plaza-preferences=theme=dark&switched=toString.incognito.nope"),
    ).toMatchObject({ switched: ["incognito"] });
    expect(parsePreferences("plaza-preferences=switched=")).not.toHaveProperty("switched");
  });

  it("does not store what the browser asks for", () => {
    const asked = { ...DEFAULT_PREFERENCES, asksSpanish: true };
    expect(serializePreferences(asked)).toBe(serializePreferences(DEFAULT_PREFERENCES));
  });

  it("is Secure only where asked", () => {
    expect(serializePreferences(DEFAULT_PREFERENCES)).not.toContain("Secure");
    expect(serializePreferences(DEFAULT_PREFERENCES, { secure: true })).toContain("; Secure");
  });
});

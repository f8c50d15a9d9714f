import { describe, expect, it } from "vitest";
import { DEFAULT_LICENCE, LICENCES } from "#domain/artifakts/licences.ts";
import { LOCALES } from "#domain/preferences/preferences.ts";
import { licenceText, listLicences } from "./licence-text.server.ts";

describe("the licences of artifakts", () => {
  it("are offered in the order of the list, the default among them", () => {
    expect(listLicences().map(({ licence }) => licence)).toEqual([...LICENCES]);
    expect(LICENCES).toContain(DEFAULT_LICENCE);
    const forNew = listLicences(DEFAULT_LICENCE).map(({ licence }) => licence);
    expect(forNew[0]).toBe(DEFAULT_LICENCE);
    expect([...forNew].sort()).toEqual([...LICENCES].sort());
  });

  it.each(LOCALES)("have names and explanations of their own in %s", (locale) => {
    const shown = listLicences();
    for (const part of ["name", "means"] as const)
      expect(new Set(shown.map((each) => each[part][locale].trim()).filter(Boolean)).size).toBe(
        LICENCES.length,
      );
    for (const { licence, name, means } of shown)
      expect(licenceText(licence)[locale]).toBe(`${name[locale]}. ${means[locale]}`);
  });

  it("say something else in each language", () => {
    for (const { name, means } of listLicences()) {
      expect(name.en).not.toBe(name.es);
      expect(means.en).not.toBe(means.es);
    }
  });
});

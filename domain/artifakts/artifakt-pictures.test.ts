import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  artifaktPictureAddress,
  coverSheetAddress,
  isIdOfSheet,
} from "#domain/addresses/picture-paths.ts";
import {
  ALT_MAX_CHARACTERS,
  ARTIFAKT_PICTURE,
  parsePicturePlace,
  readAlt,
} from "./artifakt-pictures.ts";

describe("pictures of artifakts", () => {
  it("are 4:3", () => {
    expect(ARTIFAKT_PICTURE.width * 3).toBe(ARTIFAKT_PICTURE.height * 4);
  });

  it("have four places and no other", () => {
    expect(["0", "1", "2", "3"].map(parsePicturePlace)).toEqual([0, 1, 2, 3]);
    for (const text of ["", "4", "-1", "00", "1.0", " 1", "__proto__"])
      expect(parsePicturePlace(text)).toBeUndefined();
  });

  it("have an address that keeps the id one part of the path", () => {
    expect(artifaktPictureAddress("a/b", "0f")).toBe("/artifakts/a%2Fb/pictures/0f.webp");
  });

  it("have an address of a sheet that names its artifakts in their order", () => {
    const address = coverSheetAddress("0f", ["artifakt-1", "artifakt-2"]);
    expect(address).toBe("/covers/artifakts/0f.webp?ids=artifakt-1,artifakt-2");
    expect(["artifakt-1", "artifakt-0a_9"].map(isIdOfSheet)).toEqual([true, true]);
    for (const id of ["", "a,b", "a=b", "a/b", "a b", "ñ", "%41"])
      expect(isIdOfSheet(id)).toBe(false);
  });

  it("have an alternative text of one line, which is read as stored", () => {
    expect(readAlt("  Un menú\n de la\tfonda ")).toBe("Un menú de la fonda");
    expect(readAlt("x".repeat(ALT_MAX_CHARACTERS + 1))).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 260 }), (typed) => {
        const alt = readAlt(typed);
        if (alt === undefined) return;
        expect(alt.length).toBeLessThanOrEqual(ALT_MAX_CHARACTERS);
        expect(alt).not.toMatch(/\0|[\n\r]/);
        expect(readAlt(alt)).toBe(alt);
      }),
    );
  });
});

import { describe, expect, it, test } from "vitest";
import {
  ARTIFAKT_CATEGORIES,
  ARTIFAKT_TYPES,
  ARTIFAKT_TYPES_BY_CATEGORY,
  categoryOfType,
  type ArtifaktType,
} from "./catalogue.ts";

/** All 34 artifakt types, written out independently of the code. */
const SPECIFIED = [
  "template",
  "presentation",
  "mockup",
  "ppt",
  "figma",
  "notion",
  "audio",
  "music",
  "sound",
  "podcast",
  "image",
  "photo",
  "graphics",
  "gif",
  "icons",
  "brand",
  "video",
  "motion",
  "animation",
  "website",
  "wordpress",
  "webflow",
  "framer",
  "document",
  "pdf",
  "doc",
  "xls",
  "txt",
  "3d",
  "model",
  "figure",
  "tool",
  "plugin",
  "extension",
];

describe("artifakt types", () => {
  it("are these 34", () => {
    expect(SPECIFIED).toHaveLength(34);
    expect([...ARTIFAKT_TYPES]).toEqual(SPECIFIED);
    expect(ARTIFAKT_CATEGORIES).toHaveLength(8);
  });

  it("each belong to exactly one category", () => {
    for (const type of ARTIFAKT_TYPES) {
      const holders = ARTIFAKT_CATEGORIES.filter((category) =>
        (ARTIFAKT_TYPES_BY_CATEGORY[category] as readonly string[]).includes(type),
      );
      expect(holders).toEqual([categoryOfType(type)]);
    }
  });

  test.each([
    ["template", "design"],
    ["podcast", "audio"],
    ["brand", "images"],
    ["motion", "video"],
    ["framer", "web"],
    ["txt", "documents"],
    ["3d", "models"],
    ["extension", "tools"],
  ] as const)("%s is in %s", (type, category) => {
    expect(categoryOfType(type)).toBe(category);
  });

  it("are refused when unknown", () => {
    expect(() => categoryOfType("hologram" as ArtifaktType)).toThrow(RangeError);
  });
});

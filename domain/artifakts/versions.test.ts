import { describe, expect, it } from "vitest";
import { fileKind, readVersionNotes, VERSION_NOTES_MAX } from "./versions.ts";

describe("what is shown of a version", () => {
  it("is its kind", () => {
    expect(["Menú.de.mayo.xlsx", "a.GLB", "sin punto", "a."].map(fileKind)).toEqual([
      "XLSX",
      "GLB",
      "",
      "",
    ]);
  });

  it("has notes of a limited length, without what cannot be stored", () => {
    expect(readVersionNotes("  Uno\r\ndos\0\uD800 ")).toBe("Uno\ndos");
    expect(readVersionNotes("a".repeat(VERSION_NOTES_MAX))).toHaveLength(VERSION_NOTES_MAX);
    expect(readVersionNotes("a".repeat(VERSION_NOTES_MAX + 1))).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { fileKind, formatFileSize, readVersionNotes, VERSION_NOTES_MAX } from "./versions.ts";

describe("what is shown of a version", () => {
  it("is its kind and its size", () => {
    expect(["Menú.de.mayo.xlsx", "a.GLB", "sin punto", "a."].map(fileKind)).toEqual([
      "XLSX",
      "GLB",
      "",
      "",
    ]);
    expect([1, 12_345, 999_999, 1_500_000].map(formatFileSize)).toEqual([
      "1 KB",
      "12 KB",
      "977 KB",
      "1.4 MB",
    ]);
  });

  it("has notes of a limited length, without what cannot be stored", () => {
    expect(readVersionNotes("  Uno\r\ndos\0\uD800 ")).toBe("Uno\ndos");
    expect(readVersionNotes("a".repeat(VERSION_NOTES_MAX))).toHaveLength(VERSION_NOTES_MAX);
    expect(readVersionNotes("a".repeat(VERSION_NOTES_MAX + 1))).toBeUndefined();
  });
});

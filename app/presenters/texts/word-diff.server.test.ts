import fc from "fast-check";
import { expect, it } from "vitest";
import type { DiffPart } from "#app/ui/text/word-diff.tsx";
import { diffWords } from "./word-diff.server.ts";

const text = fc
  .array(fc.oneof(fc.constantFrom("a", "b", "ab", " ", "\n", "ñ"), fc.string()), { maxLength: 30 })
  .map((parts) => parts.join(" "));
const only = (parts: DiffPart[], kind: DiffPart["kind"]) =>
  parts
    .filter((part) => part.kind === "same" || part.kind === kind)
    .map((part) => part.text)
    .join("");

it("says what was removed and what was added", () => {
  expect(diffWords("Answer in two lines", "Answer in three short lines")).toEqual([
    { kind: "same", text: "Answer in " },
    { kind: "removed", text: "two " },
    { kind: "added", text: "three short " },
    { kind: "same", text: "lines" },
  ]);
  expect(diffWords("Dos cafés, por favor", "Three teas, por favor")).toEqual([
    { kind: "removed", text: "Dos cafés," },
    { kind: "added", text: "Three teas," },
    { kind: "same", text: " por favor" },
  ]);
  expect(diffWords("", "New")).toEqual([{ kind: "added", text: "New" }]);
  expect(diffWords("Old", "")).toEqual([{ kind: "removed", text: "Old" }]);
});

it("keeps every word of both texts and merges adjacent parts of one kind", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffWords(before, after);
      expect(only(parts, "removed")).toBe(before);
      expect(only(parts, "added")).toBe(after);
      for (const [place, part] of parts.entries())
        expect(part.kind).not.toBe(parts[place + 1]?.kind);
    }),
  );
});

it("is one part where nothing changed", () => {
  fc.assert(
    fc.property(text, (same) => {
      expect(diffWords(same, same)).toEqual(same === "" ? [] : [{ kind: "same", text: same }]);
    }),
  );
});

it("handles long texts that have nothing in common", () => {
  const long = (word: string) => Array.from({ length: 2_000 }, (_, n) => `${word}${n}`).join(" ");
  const parts = diffWords(long("a"), long("b"));
  expect(only(parts, "removed")).toBe(long("a"));
  expect(only(parts, "added")).toBe(long("b"));
});

import { diffArrays } from "diff";
import type { DiffPart } from "#app/ui/text/word-diff.tsx";

/**
 * Edit distance, in words and whitespace runs, above which the whole text counts as replaced: the
 * time of a diff grows with the square of the edits.
 */
const MAX_EDITS = 500;

/** Splits into words and the whitespace between them; joined again they give the text. */
const splitWords = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

/**
 * Word diff of two texts. Changes with nothing but whitespace between them are one change. The `same`
 * and `removed` parts joined give `before`; the `same` and `added` parts joined give `after`.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const changes = diffArrays(splitWords(before), splitWords(after), { maxEditLength: MAX_EDITS });
  if (!changes) return changed(before, after);
  const parts: DiffPart[] = [];
  let [removed, added, space] = ["", "", ""];
  for (const change of changes) {
    const text = change.value.join("");
    if (change.removed) removed += space + text;
    if (change.added) added += space + text;
    if (change.added || change.removed) {
      // Whitespace between two changes belongs to both sides.
      if (change.removed) added += space;
      else removed += space;
      space = "";
    } else if (removed + added !== "" && text.trim() === "") space = text;
    else {
      parts.push(...changed(removed, added), { kind: "same", text: space + text });
      [removed, added, space] = ["", "", ""];
    }
  }
  parts.push(...changed(removed, added), { kind: "same", text: space });
  return parts.filter(({ text }) => text !== "");
}

const changed = (removed: string, added: string): DiffPart[] =>
  (
    [
      { kind: "removed", text: removed },
      { kind: "added", text: added },
    ] as const
  ).filter(({ text }) => text !== "");

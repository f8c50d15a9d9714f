import { LABEL_MAX_CHARACTERS, LABELS_MAX } from "./documents.ts";

export type LabelsProblem = "too-many" | "too-long";

/**
 * Reads labels separated by commas, semicolons or lines. Blanks and duplicates (regardless of case) are
 * dropped; the first spelling stays.
 */
export function readLabels(typed: string): { labels: string[] } | { problem: LabelsProblem } {
  const byKey = new Map<string, string>();
  for (const part of typed.split(/[\n,;]/)) {
    const label = part.replace(/\s+/g, " ").trim();
    const key = label.toLowerCase();
    if (label !== "" && !byKey.has(key)) byKey.set(key, label);
  }
  const labels = [...byKey.values()];
  if (labels.length > LABELS_MAX) return { problem: "too-many" };
  if (labels.some(({ length }) => length > LABEL_MAX_CHARACTERS)) return { problem: "too-long" };
  return { labels };
}

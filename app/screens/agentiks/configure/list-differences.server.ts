import { diffArrays } from "diff";
import {
  changedFields,
  type AgentikConfiguration,
  type ConfigurationField,
} from "#domain/agentiks/agentik-configuration.ts";

/** A stretch of two texts: in both, only in the first, only in the second. */
export interface DiffPart {
  kind: "same" | "removed" | "added";
  text: string;
}

/** A field that a draft changes, word by word. */
export interface FieldDifference {
  field: ConfigurationField;
  parts: DiffPart[];
}

/** Texts that differ in more words are shown as wholly other: comparing takes its square of time. */
const MAX_EDITS = 500;

/** What a draft changes; empty when it is the same. */
export const listDifferences = (
  before: AgentikConfiguration,
  after: AgentikConfiguration,
): FieldDifference[] =>
  changedFields(before, after).map((field) => ({
    field,
    parts: diffWords(before[field], after[field]),
  }));

/** Words and what stands between them: nothing of the text is left out. */
const words = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

/**
 * What became of a text, word by word: the parts that are the same or removed, put together, are the
 * first text; those that are the same or added are the second.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const changes = diffArrays(words(before), words(after), { maxEditLength: MAX_EDITS });
  const parts = changes?.map(({ added, removed, value }): DiffPart => {
    const kind = added ? "added" : removed ? "removed" : "same";
    return { kind, text: value.join("") };
  }) ?? [
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ];
  return parts.filter(({ text }) => text !== "");
}

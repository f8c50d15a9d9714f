import { diffArrays } from "diff";
import {
  changedFields,
  type AgentikConfiguration,
  type ConfigurationField,
} from "#domain/agentiks/agentik-configuration.ts";

/** A run of words: in both texts (same), only in the first (removed), only in the second (added). */
export interface DiffPart {
  kind: "same" | "removed" | "added";
  text: string;
}

/** A field that the draft changes, with its word diff. */
export interface FieldDifference {
  field: ConfigurationField;
  parts: DiffPart[];
}

/**
 * Edit distance, in words and whitespace runs, above which the whole text counts as replaced: the
 * time of a diff grows with the square of the edits.
 */
const MAX_EDITS = 500;

/** The fields that a draft changes; empty when draft and published configuration are equal. */
export const listDifferences = (
  before: AgentikConfiguration,
  after: AgentikConfiguration,
): FieldDifference[] =>
  changedFields(before, after).map((field) => ({
    field,
    parts: diffWords(before[field], after[field]),
  }));

/** Splits into words and the whitespace between them; joined again they give the text. */
const splitWords = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

/**
 * Word diff of two texts. The `same` and `removed` parts joined give `before`; the `same` and `added`
 * parts joined give `after`.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const changes = diffArrays(splitWords(before), splitWords(after), { maxEditLength: MAX_EDITS });
  const parts = changes?.map(({ added, removed, value }): DiffPart => {
    const kind = added ? "added" : removed ? "removed" : "same";
    return { kind, text: value.join("") };
  }) ?? [
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ];
  return parts.filter(({ text }) => text !== "");
}

import {
  changedFields,
  type AgentikConfiguration,
  type ConfigurationField,
} from "#domain/agentiks/agentik-configuration.ts";
import { diffWords } from "#app/presenters/texts/word-diff.server.ts";
import type { DiffPart } from "#app/ui/text/word-diff.tsx";

/** A field that the draft changes, with its word diff. */
export interface FieldDifference {
  field: ConfigurationField;
  parts: DiffPart[];
}

/** The fields that a draft changes; empty when draft and published configuration are equal. */
export const listDifferences = (
  before: AgentikConfiguration,
  after: AgentikConfiguration,
): FieldDifference[] =>
  changedFields(before, after).map((field) => ({
    field,
    parts: diffWords(before[field], after[field]),
  }));

import {
  AGENTIK_TYPES,
  CONTENT_LANGUAGES,
  type AgentikType,
  type ContentLanguage,
} from "#domain/items/catalogue.ts";

/** What the person who owns an agentik decides about it. */
export interface AgentikConfiguration {
  name: string;
  description: string;
  /** Open text: one that is not known is kept as it was written (spec 3). */
  type: string;
  language: ContentLanguage;
  /** What it is told to do; its owner's alone. */
  instructions: string;
}

/** The fields in the order they are shown in. */
export const CONFIGURATION_FIELDS = [
  "name",
  "description",
  "type",
  "language",
  "instructions",
] as const satisfies readonly (keyof AgentikConfiguration)[];
export type ConfigurationField = (typeof CONFIGURATION_FIELDS)[number];

/** In UTF-16 units, as `maxlength` counts. */
export const AGENTIK_NAME_MAX = 120;
export const AGENTIK_DESCRIPTION_MAX = 2_000;
export const AGENTIK_INSTRUCTIONS_MAX = 4_000;
export const DEFAULT_AGENTIK_TYPE: AgentikType = "automation";

/** What was written into a form, before anything is known of it. */
export type WrittenConfiguration = Record<ConfigurationField, string>;

export type ConfigurationProblem = { field: ConfigurationField };

/**
 * A configuration from what was written.
 *
 * @param kept the type it has now: an unknown one may stay, but none can be chosen anew
 * @returns the fields that cannot be taken, when there are any
 */
export function readConfiguration(
  written: WrittenConfiguration,
  kept?: string,
):
  | { configuration: AgentikConfiguration; problems?: undefined }
  | { configuration?: undefined; problems: ConfigurationField[] } {
  const name = written.name.trim();
  const { description, type, instructions } = written;
  const language = CONTENT_LANGUAGES.find((known) => known === written.language);
  const isTypeKnown = type === kept || AGENTIK_TYPES.some((known) => known === type);
  const problems: ConfigurationField[] = [];
  if (name === "" || name.length > AGENTIK_NAME_MAX) problems.push("name");
  if (description.length > AGENTIK_DESCRIPTION_MAX) problems.push("description");
  if (!isTypeKnown) problems.push("type");
  if (!language) problems.push("language");
  if (instructions.length > AGENTIK_INSTRUCTIONS_MAX) problems.push("instructions");
  if (problems.length > 0 || !language) return { problems };
  return { configuration: { name, description, type, language, instructions } };
}

/** The fields that a draft changes; none when it is the same. */
export const changedFields = (
  before: AgentikConfiguration,
  after: AgentikConfiguration,
): ConfigurationField[] => CONFIGURATION_FIELDS.filter((field) => before[field] !== after[field]);

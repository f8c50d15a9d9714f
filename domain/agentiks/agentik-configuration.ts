import { areSameAbilities, NO_ABILITIES, type Abilities } from "./abilities/abilities.ts";
import {
  AGENTIK_TYPES,
  CONTENT_LANGUAGES,
  type AgentikType,
  type ContentLanguage,
} from "#domain/items/catalogue.ts";

/** The fields of an agentik that its owner sets. */
export interface AgentikConfiguration {
  name: string;
  description: string;
  /** Free text in the database: an unknown type is kept as it is. */
  type: string;
  language: ContentLanguage;
  /** System prompt. Visible to the owner only. */
  instructions: string;
  /** Undefined: what every agentik can do (`NO_ABILITIES`). */
  abilities?: Abilities;
}

/** In display order. */
export const CONFIGURATION_FIELDS = [
  "name",
  "description",
  "type",
  "language",
  "instructions",
] as const satisfies readonly (keyof AgentikConfiguration)[];
export type ConfigurationField = (typeof CONFIGURATION_FIELDS)[number];

/** Maximum lengths in UTF-16 code units, as the HTML attribute `maxlength` counts. */
export const AGENTIK_NAME_MAX = 120;
export const AGENTIK_DESCRIPTION_MAX = 2_000;
export const AGENTIK_INSTRUCTIONS_MAX = 4_000;
/** The type of a new agentik for which none is chosen: most answer customers. */
export const DEFAULT_AGENTIK_TYPE: AgentikType = "customer_service";

/** Form fields before validation. */
export type WrittenConfiguration = Record<ConfigurationField, string>;

/**
 * Validates the form fields of a configuration.
 *
 * @param kept the agentik's current type: an unknown type may stay, but cannot be newly chosen
 * @returns the configuration, or the names of the invalid fields
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

/** Whether two configurations are the same, abilities included. */
export const isSameConfiguration = (
  before: AgentikConfiguration,
  after: AgentikConfiguration,
): boolean =>
  changedFields(before, after).length === 0 &&
  areSameAbilities(before.abilities ?? NO_ABILITIES, after.abilities ?? NO_ABILITIES);

/** The names of the text fields that differ, in display order. */
export const changedFields = (
  before: AgentikConfiguration,
  after: AgentikConfiguration,
): ConfigurationField[] => CONFIGURATION_FIELDS.filter((field) => before[field] !== after[field]);

import { ARTIFAKT_TYPES, CHALLENGE_TYPES, SPACE_TYPES } from "#domain/items/catalogue.ts";

/** The subset of JSON Schema (2020-12) that this description uses. */
export interface JsonSchema {
  $ref?: string;
  type?: "object" | "array" | "string" | "integer" | "boolean";
  description?: string;
  enum?: readonly string[];
  format?: "date-time";
  minLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean;
}

const text = (description?: string): JsonSchema => ({ type: "string", description });
/** A string that is never empty. */
export const filled: JsonSchema = { type: "string", minLength: 1 };
const count = (description: string): JsonSchema => ({ type: "integer", minimum: 0, description });
const enumSchema = (values: readonly string[]): JsonSchema => ({ type: "string", enum: values });
/** Schema of an object with exactly these properties; all but `optional` are required. */
function exactly(
  description: string,
  properties: Record<string, JsonSchema>,
  optional: string[] = [],
): JsonSchema {
  return {
    type: "object",
    description,
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  };
}

const image = text("Address of a picture; absent where a drawn cover is used.");

/** Schemas of the items, field by field. */
export const schemas: Record<string, JsonSchema> = {
  Artifakt: exactly(
    "A digital asset or template sold by a creator.",
    {
      id: filled,
      name: filled,
      description: text(),
      creator: text("The creator's display name."),
      image,
      price: count("Whole MXN; 0 is free."),
      rating: { type: "integer", minimum: 0, maximum: 50, description: "Tenths: 48 is 4.8." },
      type: enumSchema(ARTIFAKT_TYPES),
      downloadCount: count("Times downloaded."),
      tags: { type: "array", items: { type: "string" } },
    },
    ["image"],
  ),
  Space: exactly(
    "A collaborative workspace.",
    {
      id: filled,
      name: filled,
      description: text(),
      image,
      userCount: count("Members."),
      type: enumSchema(SPACE_TYPES),
    },
    ["image"],
  ),
  Agentik: exactly("An AI agent that somebody owns and configures.", {
    id: filled,
    name: filled,
    description: text(),
    status: { ...filled, description: "active, paused, inactive, or another value." },
    type: filled,
  }),
  Challenge: exactly("A community task that pays credits.", {
    id: filled,
    name: filled,
    description: text(),
    type: enumSchema(CHALLENGE_TYPES),
    reward: count("Credits."),
    currentParticipants: count("Places taken."),
    maxParticipants: { type: "integer", minimum: 1, description: "Places." },
    deadline: { type: "string", format: "date-time", description: "In UTC." },
    isActive: { type: "boolean" },
  }),
  UserStats: exactly("A person's figures.", {
    activeSpaces: count("Spaces the person is a member of."),
    artifaktsCreated: count("Artifakts the person created."),
    agentiksCount: count("Agentiks the person owns."),
    creditsEarned: {
      type: "integer",
      description: "Credits paid to the person as challenge rewards.",
    },
  }),
};

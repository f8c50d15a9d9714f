/** What the AI Creator makes (spec 2 "Creator": four category columns of example prompts). */
export const CREATION_KINDS = ["text", "code", "images", "ui"] as const;
export type CreationKind = (typeof CREATION_KINDS)[number];

/** How many recent creations the Creator's sidebar lists (spec 2 "Creator"). */
export const RECENT_CREATIONS = 6;

/** A slash command's name: what is typed after the slash. Lower-case letters, digits and hyphens. */
export const SLASH_COMMAND_NAME = /^[a-z0-9][a-z0-9-]{0,31}$/;

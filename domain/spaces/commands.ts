/** Commands of a space, which are its quick replies as well. */

/**
 * Names of a space's commands, as of a person's (db/schema/studio): lower case letters, digits,
 * hyphens.
 */
export const COMMAND_NAME = /^[a-z0-9][a-z0-9-]{0,31}$/;
export const COMMAND_TEXT_MAX_CHARACTERS = 1_000;
export const COMMANDS_OF_SPACE_MAX = 30;

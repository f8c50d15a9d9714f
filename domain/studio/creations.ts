/** Kinds of content that a prompt asks for. */
export const CREATION_KINDS = ["text", "code", "images", "ui"] as const;
export type CreationKind = (typeof CREATION_KINDS)[number];

/** Recent creations in the Creator's sidebar. */
export const RECENT_CREATIONS = 6;
/** Creations that a search lists at most. */
export const FOUND_CREATIONS = 20;

/** Period of the figure "In the last 7 days". */
export const CREATIONS_RECENT_DAYS = 7;

/** Maximum slash commands of a person. */
export const MAX_SLASH_COMMANDS = 50;

/** Maximum length of a title in code points: one line of the sidebar. */
export const TITLE_MAX_CHARACTERS = 60;

/** The title of a creation: the first words of its prompt. */
export function titleOfPrompt(prompt: string): string {
  const words = prompt.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();
  const characters = [...words];
  if (characters.length <= TITLE_MAX_CHARACTERS) return words;
  const cut = characters.slice(0, TITLE_MAX_CHARACTERS - 1).join("");
  // Cut at a space, unless the last one is in the first half.
  const end = cut.lastIndexOf(" ");
  return `${end > TITLE_MAX_CHARACTERS / 2 ? cut.slice(0, end) : cut}…`;
}

/** Normalizes a title that a person gives; empty when nothing visible is left. */
export const readTitle = (value: unknown): string =>
  typeof value === "string" && VISIBLE.test(value) ? titleOfPrompt(value.replaceAll("\0", "")) : "";

/** Name of a slash command, without the slash: 1 to 32 lower-case letters, digits and hyphens. */
export const SLASH_COMMAND_NAME = /^[a-z0-9][a-z0-9-]{0,31}$/;

/** Maximum length of any prompt in UTF-16 code units, as browsers count. */
export const PROMPT_MAX_CHARACTERS = 4_000;

/** Minimum length of a text in a prompt that is worked on: shortened, made a list. */
export const PASTED_TEXT_MIN = 80;

/** Why a prompt is refused. */
export type PromptProblem = "blank" | "too-long";

/** A visible character: white space, control and format characters alone are blank. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

/**
 * Normalizes a prompt before it is counted and stored: line breaks as LF (forms send CR LF), no NUL
 * (Postgres does not accept it).
 */
export const readPrompt = (value: unknown): string =>
  typeof value === "string" ? value.replace(/\r\n?/g, "\n").replaceAll("\0", "") : "";

/** Validates a prompt; null when it is accepted. */
export function checkPrompt(prompt: string): PromptProblem | null {
  if (!VISIBLE.test(prompt)) return "blank";
  return prompt.length > PROMPT_MAX_CHARACTERS ? "too-long" : null;
}

/** Validates a system prompt, which may be blank. */
export const isSystemPrompt = (prompt: string): boolean => prompt.length <= PROMPT_MAX_CHARACTERS;

/** Parses a kind from a form or an address; "text" by default. */
export const readCreationKind = (value: unknown): CreationKind =>
  CREATION_KINDS.find((kind) => kind === value) ?? "text";

/** Normalizes the name of a slash command: removes the slash and spaces, lower case. */
export const readCommandName = (value: unknown): string =>
  typeof value === "string" ? value.trim().replace(/^\//, "").toLowerCase() : "";

/** Validates a slash command, the name first; null when it is accepted. */
export function checkCommand(name: string, prompt: string): "name" | PromptProblem | null {
  return SLASH_COMMAND_NAME.test(name) ? checkPrompt(prompt) : "name";
}

/**
 * Parses a prompt that begins with a slash command, "/resumen Ventas de hoy"; null for any other.
 */
export function readCommandUse(prompt: string): { name: string; rest: string } | null {
  const [, name, rest = ""] = /^\s*\/([a-z0-9][a-z0-9-]{0,31})(?:\s+([^]*))?$/i.exec(prompt) ?? [];
  return name === undefined ? null : { name: name.toLowerCase(), rest: rest.trim() };
}

/** The prompt of a slash command, followed by the text after its name. */
export const expandCommand = (commandPrompt: string, rest: string): string =>
  rest === "" ? commandPrompt : `${commandPrompt}\n\n${rest}`;

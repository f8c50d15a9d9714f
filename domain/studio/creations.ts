/** What the AI Creator makes (spec 2 "Creator": four category columns of example prompts). */
export const CREATION_KINDS = ["text", "code", "images", "ui"] as const;
export type CreationKind = (typeof CREATION_KINDS)[number];

/** How many recent creations the Creator's sidebar lists (spec 2 "Creator"). */
export const RECENT_CREATIONS = 6;

/** What the card that counts the recent ones looks back on. */
export const CREATIONS_RECENT_DAYS = 7;

/** More would be a page nobody reads. */
export const MAX_SLASH_COMMANDS = 50;

/** Longest title, in characters: what a line of the sidebar shows. */
const TITLE_MAX_CHARACTERS = 60;

/** What a creation is called until somebody names it: the first words of its prompt. */
export function titleOfPrompt(prompt: string): string {
  const words = prompt.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();
  const characters = [...words];
  if (characters.length <= TITLE_MAX_CHARACTERS) return words;
  const cut = characters.slice(0, TITLE_MAX_CHARACTERS - 1).join("");
  // Not within a word, unless it is one very long one.
  const end = cut.lastIndexOf(" ");
  return `${end > TITLE_MAX_CHARACTERS / 2 ? cut.slice(0, end) : cut}…`;
}

/** A slash command's name: what is typed after the slash. Lower-case letters, digits and hyphens. */
export const SLASH_COMMAND_NAME = /^[a-z0-9][a-z0-9-]{0,31}$/;

/** Longest prompt of any kind, in UTF-16 units as browsers count them: about two printed pages. */
export const PROMPT_MAX_CHARACTERS = 4_000;

/** Why a prompt is not taken. */
export type PromptProblem = "blank" | "too-long";

/** Something a reader sees: white space, control and formatting characters alone are blank. */
const INK = /[^\s\p{Cc}\p{Cf}]/u;

/**
 * A prompt as it is counted and stored: forms send line breaks as CR LF, whatever was typed, and
 * Postgres keeps no NUL.
 */
export const readPrompt = (value: unknown): string =>
  typeof value === "string" ? value.replace(/\r\n?/g, "\n").replaceAll("\0", "") : "";

/** Spec 5 "Creator": send only when the input has non-blank text. */
export function checkPrompt(prompt: string): PromptProblem | null {
  if (!INK.test(prompt)) return "blank";
  return prompt.length > PROMPT_MAX_CHARACTERS ? "too-long" : null;
}

/** Whether a system prompt is taken: every conversation begins with it; blank means with nothing. */
export const isSystemPrompt = (prompt: string): boolean => prompt.length <= PROMPT_MAX_CHARACTERS;

/** The kind of what is asked for, from a form or an address; text unless another is named. */
export const readCreationKind = (value: unknown): CreationKind =>
  CREATION_KINDS.find((kind) => kind === value) ?? "text";

/** A slash command's name as it is stored: people type the slash, capitals and spaces around it. */
export const readCommandName = (value: unknown): string =>
  typeof value === "string" ? value.trim().replace(/^\//, "").toLowerCase() : "";

/** Why a slash command is not taken; the name is looked at first. */
export function checkCommand(name: string, prompt: string): "name" | PromptProblem | null {
  return SLASH_COMMAND_NAME.test(name) ? checkPrompt(prompt) : "name";
}

/** A prompt that begins with a slash and a name, like "/resumen Ventas de hoy"; null for any other. */
export function readCommandUse(prompt: string): { name: string; rest: string } | null {
  const [, name, rest = ""] = /^\s*\/([a-z0-9][a-z0-9-]{0,31})(?:\s+([^]*))?$/i.exec(prompt) ?? [];
  return name === undefined ? null : { name: name.toLowerCase(), rest: rest.trim() };
}

/** What is sent for a slash command: its own prompt, then what was written after its name. */
export const expandCommand = (commandPrompt: string, rest: string): string =>
  rest === "" ? commandPrompt : `${commandPrompt}\n\n${rest}`;

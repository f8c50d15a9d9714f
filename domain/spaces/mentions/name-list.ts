import { fold } from "#domain/search/text-fold.ts";
import type { Mentionable } from "./mentions.ts";

/** Names that the database looks up at once; with more, the list is narrowed by typing on. */
export const NAMES_FOUND_MAX = 50;
/** Names, and quick replies, that are offered at a time: more do not fit above a phone's keyboard. */
export const OFFERED_MAX = 6;

/** A member or an agentik of a space that can be mentioned. */
export interface ListedName extends Mentionable {
  /** Text to write after `@`, so that this one alone is meant. */
  writing: string;
}

/** The answer to `/spaces/:id/names?q=`. */
export interface NameList {
  names: ListedName[];
  /** Whether these are all whose names begin so; a longer text then needs no other answer. */
  isComplete: boolean;
}

/** Whether the name, a word of it, or the handle begins with what was typed, ignoring case and accents. */
export const beginsWith = ({ name, handle = "" }: Mentionable, typed: string): boolean =>
  fold(` ${name} ${handle}`).includes(fold(` ${typed}`));

/** The Creator's query parameters: the shown creation, the settings panel, the initial prompt. */
import { paths } from "#domain/addresses/paths.ts";
import {
  PROMPT_MAX_CHARACTERS,
  readCreationKind,
  readPrompt,
  type CreationKind,
} from "./creations.ts";
import { VERSIONS_MAX } from "./creation-versions.ts";
import { parseItemId } from "#domain/items/item-ids.ts";

export interface CreatorAddress {
  /**
   * Id of the creation to show, or, with `isReused`, to copy the prompt from. Null for none;
   * undefined for an invalid id.
   */
  creationId: string | null | undefined;
  isReused: boolean;
  isSettings: boolean;
  /** Two answers of the creation to compare, the earlier one first; null for its conversation. */
  compared: readonly [number, number] | null;
  /** Shows the answers before this one instead of the latest; null for the latest. */
  before: number | null;
  /** Words to search the person's creations for; empty for the recent ones. */
  find: string;
  /** Initial text of the input. */
  prompt: string;
  kind: CreationKind;
}

/** Values of `panel` that open the settings; the easy home links to `ajustes`. */
const SETTINGS_PANELS: readonly (string | null)[] = ["settings", "ajustes"];

/** Parses query parameters. Never fails: unknown values are ignored. */
export function parseCreatorAddress(params: URLSearchParams): CreatorAddress {
  const [shown, reused] = [params.get("creation"), params.get("from")];
  const named = shown ?? reused;
  return {
    creationId: named === null ? null : parseItemId(named),
    isReused: shown === null && reused !== null,
    isSettings: SETTINGS_PANELS.includes(params.get("panel")),
    compared: parseCompared(params),
    before: parseVersion(params.get("before")) ?? null,
    find: readPrompt(params.get("find")).trim().slice(0, FIND_MAX_CHARACTERS),
    prompt: readPrompt(params.get("prompt")).slice(0, PROMPT_MAX_CHARACTERS),
    kind: readCreationKind(params.get("kind")),
  };
}

/** Code units of the words to find creations by. */
export const FIND_MAX_CHARACTERS = 100;

function parseCompared(params: URLSearchParams): [number, number] | null {
  const one = parseVersion(params.get("compare"));
  const other = parseVersion(params.get("with"));
  if (one === undefined || other === undefined || one === other) return null;
  return [Math.min(one, other), Math.max(one, other)];
}

/** The number of a version of a creation; undefined for anything else. */
export function parseVersion(text: unknown): number | undefined {
  if (typeof text !== "string" || !/^[1-9]\d?$/.test(text)) return undefined;
  const version = Number(text);
  return version <= VERSIONS_MAX ? version : undefined;
}

export const CREATOR_SETTINGS = `${paths.creator}?panel=settings`;

/** @param version the turn that the page opens at */
export const creationAddress = (id: string, version?: number): string => {
  const address = `${paths.creator}?${new URLSearchParams({ creation: id }).toString()}`;
  return version === undefined ? address : `${address}#${turnId(version)}`;
};

/** Address of the answers of a creation before one of them. */
export const earlierAddress = (id: string, before: number): string =>
  `${paths.creator}?${new URLSearchParams({ creation: id, before: String(before) }).toString()}`;

/** Address of the comparison of two answers of a creation. */
export const compareAddress = (id: string, [one, other]: readonly [number, number]): string =>
  `${paths.creator}?${new URLSearchParams({ creation: id, compare: String(one), with: String(other) }).toString()}`;

/** Id of a turn of a conversation on its page. */
export const turnId = (version: number): string => `turn-${version}`;

/**
 * Id of the input: links that fill it point to this fragment, so that it has the focus without
 * script.
 */
export const PROMPT_FIELD_ID = "prompt";

const fillingAddress = (params: Record<string, string>) =>
  `${paths.creator}?${new URLSearchParams(params).toString()}#${PROMPT_FIELD_ID}`;

/** Address of a new creation that begins with the prompt of another. */
export const reuseAddress = (id: string): string => fillingAddress({ from: id });

/** Address of a new creation that begins with this prompt. */
export const promptAddress = (prompt: string, kind: CreationKind): string =>
  fillingAddress({ prompt, kind });

/** The Creator's query parameters: the shown creation, the settings panel, the initial prompt. */
import {
  PROMPT_MAX_CHARACTERS,
  readCreationKind,
  readPrompt,
  type CreationKind,
} from "./creations.ts";
import { parseItemId } from "#domain/items/item-ids.ts";

export interface CreatorAddress {
  /**
   * Id of the creation to show, or, with `isReused`, to copy the prompt from. Null for none;
   * undefined for an invalid id.
   */
  creationId: string | null | undefined;
  isReused: boolean;
  isSettings: boolean;
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
    prompt: readPrompt(params.get("prompt")).slice(0, PROMPT_MAX_CHARACTERS),
    kind: readCreationKind(params.get("kind")),
  };
}

export const CREATOR_PATH = "/creator";
export const CREATOR_SETTINGS = `${CREATOR_PATH}?panel=settings`;

/** @param version the turn that the page opens at */
export const creationAddress = (id: string, version?: number): string => {
  const address = `${CREATOR_PATH}?${new URLSearchParams({ creation: id }).toString()}`;
  return version === undefined ? address : `${address}#${turnId(version)}`;
};

/** Id of a turn of a conversation on its page. */
export const turnId = (version: number): string => `turn-${version}`;

/**
 * Id of the input: links that fill it point to this fragment, so that it has the focus without
 * script.
 */
export const PROMPT_FIELD_ID = "prompt";

const fillingAddress = (params: Record<string, string>) =>
  `${CREATOR_PATH}?${new URLSearchParams(params).toString()}#${PROMPT_FIELD_ID}`;

/** Address of a new creation that begins with the prompt of another. */
export const reuseAddress = (id: string): string => fillingAddress({ from: id });

/** Address of a new creation that begins with this prompt. */
export const promptAddress = (prompt: string, kind: CreationKind): string =>
  fillingAddress({ prompt, kind });

/**
 * The Creator's address (product.md: state a person would come back to is in the URL): which
 * creation is shown, whether the settings are open, and what the input begins with.
 */
import {
  PROMPT_MAX_CHARACTERS,
  readCreationKind,
  readPrompt,
  type CreationKind,
} from "./creations.ts";
import { parseItemId } from "#domain/items/item-ids.ts";

export interface CreatorAddress {
  /**
   * The creation that is named: shown, or for `isReused` only its prompt taken. Null when none is;
   * undefined when what is named cannot be one.
   */
  creationId: string | null | undefined;
  isReused: boolean;
  isSettings: boolean;
  /** What the input begins with; empty for nothing. */
  prompt: string;
  kind: CreationKind;
}

/** `ajustes` is how the easy home calls it. */
const SETTINGS_PANELS: readonly (string | null)[] = ["settings", "ajustes"];

/** Reads the Creator's address. Never fails: what is not known is left out. */
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

export const creationAddress = (id: string): string =>
  `${CREATOR_PATH}?${new URLSearchParams({ creation: id }).toString()}`;

/** The input: an address that fills it leads to it, so that the focus is there without script too. */
export const PROMPT_FIELD_ID = "prompt";

const fillingAddress = (params: Record<string, string>) =>
  `${CREATOR_PATH}?${new URLSearchParams(params).toString()}#${PROMPT_FIELD_ID}`;

/** A new creation that begins with the prompt of another. */
export const reuseAddress = (id: string): string => fillingAddress({ from: id });

/** A new creation that begins with this prompt. */
export const promptAddress = (prompt: string, kind: CreationKind): string =>
  fillingAddress({ prompt, kind });

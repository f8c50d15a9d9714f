import type { ItemKind } from "./catalogue.ts";

/** What the buttons of an item ask for; its own page answers (spec 2, product.md "Writes"). */
export const ITEM_INTENTS = {
  space: ["join", "leave", "decline"],
  artifakt: ["purchase", "download"],
  agentik: ["launch", "pause", "configure", "duplicate", "delete"],
  challenge: ["join", "leave", "submit", "award", "cancel"],
} as const satisfies Record<ItemKind, readonly string[]>;

/** Whether a form's value is something a kind of item can be asked for. */
export function isItemIntent(kind: ItemKind, value: unknown): boolean {
  return ITEM_INTENTS[kind].some((intent) => intent === value);
}

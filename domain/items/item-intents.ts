import type { ItemKind } from "./catalogue.ts";

/** Form intents that the action of an item's own page handles. */
export const ITEM_INTENTS = {
  space: ["join", "leave", "decline"],
  artifakt: ["purchase", "download"],
  agentik: ["launch", "pause", "configure", "duplicate", "delete"],
  challenge: ["join", "leave", "submit", "award", "cancel", "refuse", "save-terms"],
} as const satisfies Record<ItemKind, readonly string[]>;

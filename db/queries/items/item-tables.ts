import type { ItemKind } from "#domain/items/catalogue.ts";
import { agentiks, artifakts, challenges, spaces } from "#db/schema/items/catalogue.ts";

/** The table of each kind of items, and the column of who owns one. */
export const ITEM_TABLES = {
  artifakt: { table: artifakts, owner: artifakts.creatorId },
  space: { table: spaces, owner: spaces.ownerId },
  agentik: { table: agentiks, owner: agentiks.ownerId },
  challenge: { table: challenges, owner: challenges.creatorId },
} as const satisfies Record<ItemKind, object>;

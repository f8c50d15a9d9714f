import type { ItemKind } from "#domain/items/catalogue.ts";
import type { TakedownKind } from "#domain/items/reports.ts";
import { artifaktReviews } from "#db/schema/artifakts/artifakt-trade.ts";
import { challengeEntries, entryComments } from "#db/schema/challenges/entries.ts";
import { agentiks, artifakts, challenges, spaces } from "#db/schema/items/catalogue.ts";
import { pages } from "#db/schema/studio/pages.ts";

/** The table of each kind of items, and the column of who owns one. */
export const ITEM_TABLES = {
  artifakt: { table: artifakts, owner: artifakts.creatorId },
  space: { table: spaces, owner: spaces.ownerId },
  agentik: { table: agentiks, owner: agentiks.ownerId },
  challenge: { table: challenges, owner: challenges.creatorId },
} as const satisfies Record<ItemKind, object>;

/** The table of each kind that can be taken down, with the columns of its owner and its name. */
export const TAKEDOWN_TABLES = {
  artifakt: { ...ITEM_TABLES.artifakt, name: artifakts.name },
  space: { ...ITEM_TABLES.space, name: spaces.name },
  agentik: { ...ITEM_TABLES.agentik, name: agentiks.name },
  challenge: { ...ITEM_TABLES.challenge, name: challenges.name },
  page: { table: pages, owner: pages.personId, name: pages.title },
  entry: {
    table: challengeEntries,
    owner: challengeEntries.personId,
    name: challengeEntries.title,
  },
  comment: { table: entryComments, owner: entryComments.personId, name: entryComments.text },
  review: { table: artifaktReviews, owner: artifaktReviews.personId, name: artifaktReviews.text },
} as const satisfies Record<TakedownKind, object>;

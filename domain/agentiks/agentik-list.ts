import type { AgentikType } from "#domain/items/catalogue.ts";
import { ITEM_LANGUAGES, type ItemLanguage } from "#domain/lists/item-language.ts";
import type { ListState } from "#domain/lists/list-state.ts";

/** The categories that are types; "active" is a status. */
const LISTED_TYPES = [
  "content",
  "customer_service",
  "automation",
] as const satisfies readonly AgentikType[];

/** Categories, sort orders and filters of the Agentiks screen; the first of each is the default. */
export const AGENTIK_LIST = {
  categories: ["all", "active", ...LISTED_TYPES],
  sorts: ["name", "newest", "status"],
  facets: { lang: ITEM_LANGUAGES, show: ["all", "mine"] },
} as const;

export type AgentikListState = ListState<
  (typeof AGENTIK_LIST.categories)[number],
  (typeof AGENTIK_LIST.sorts)[number],
  { lang: ItemLanguage; show: (typeof AGENTIK_LIST.facets.show)[number] }
>;

import type { AgentikType } from "#domain/items/catalogue.ts";
import type { ListState } from "#domain/lists/list-state.ts";

/** The categories that are types; "active" is a status (spec 2 "Agentiks"). */
const LISTED_TYPES = [
  "content",
  "customer_service",
  "automation",
] as const satisfies readonly AgentikType[];

/** The categories of the Agentiks screen (spec 2) and its orders; the first of each is the default. */
export const AGENTIK_LIST = {
  categories: ["all", "active", ...LISTED_TYPES],
  sorts: ["name", "newest", "status"],
} as const;

export type AgentikListState = ListState<
  (typeof AGENTIK_LIST.categories)[number],
  (typeof AGENTIK_LIST.sorts)[number]
>;

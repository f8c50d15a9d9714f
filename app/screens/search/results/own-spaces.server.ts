import { SPACE_LIST } from "#domain/spaces/space-list.ts";
import { listQuery, parseListState } from "#domain/lists/list-state.ts";
import { SEARCH_GROUP_LIMITS, type SearchRequest } from "#domain/search/search-request.ts";
import { paths } from "#domain/addresses/paths.ts";
import { db } from "#db/connection/live-database.ts";
import { findSpacePage } from "#db/queries/spaces/spaces.ts";
import { addRelationships } from "#app/presenters/items/card-relationships.server.ts";
import { toSpaceCard } from "#app/presenters/items/item-cards.server.ts";
import type { Viewer } from "#app/session/viewer.server.ts";
import { toShownGroup, type ShownGroup } from "./shown-hits.server.ts";

/** The person's spaces that a search has found. */
export interface OwnSpaces extends ShownGroup {
  /** The list with all of them. */
  to: string;
}

/**
 * The first of the person's own spaces that a search finds, also those that are in no list: private ones,
 * those by link, and what a guest made.
 *
 * Each says what the person is there, and whether it is an example.
 *
 * @returns null without a session, for another kind, on a further page, and where none is found
 */
export async function findOwnSpaces(
  { q, kind = "space", page }: SearchRequest,
  viewer: Viewer,
): Promise<OwnSpaces | null> {
  if (viewer.isVisitor || !q || kind !== "space" || page > 1) return null;
  const state = parseListState(new URLSearchParams({ q, show: "mine" }), SPACE_LIST);
  const { items, total } = await findSpacePage(db, state, viewer.personId);
  if (total === 0) return null;
  const found = items.slice(0, SEARCH_GROUP_LIMITS.space);
  const cards = { spaces: found.map(toSpaceCard) };
  const { spaces } = await addRelationships(viewer, cards, new Date());
  const { hits, ...group } = toShownGroup({
    kind: "space",
    total,
    hits: found.map(({ type, ...space }) => ({ ...space, subtitle: type })),
  });
  return {
    ...group,
    hits: hits.map((hit, index) => ({ ...hit, relationship: spaces[index]?.relationship })),
    to: paths.spaces + listQuery(state, SPACE_LIST),
  };
}

import { and, inArray, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { ItemKind } from "#domain/items/catalogue.ts";
import type { LinkedItem } from "#domain/items/item-links.ts";
import type { Db } from "#db/connection/client.ts";
import { isOpenArtifakt } from "#db/queries/artifakts/open-artifakt.ts";
import { isChallengeOpenTo } from "#db/queries/challenges/challenge-detail.ts";
import { isOpenTo } from "#db/queries/lists/listed.ts";
import { isSpaceOpenTo } from "#db/queries/spaces/open-space.ts";
import { agentiks, artifakts, challenges, spaces } from "#db/schema/items/catalogue.ts";

/** An item that a text links to, for a card. */
export interface ShownItem extends LinkedItem {
  name: string;
  /** An artifakt's price in whole MXN; null for other kinds. */
  price: number | null;
  /** Members of a space, participants of a challenge; null for other kinds. */
  people: number | null;
  /** A challenge's places; null for other kinds. */
  places: number | null;
}

const none = sql<number | null>`NULL::int`;
const kindOf = (kind: ItemKind): SQL<ItemKind> => sql<ItemKind>`${sql.raw(`'${kind}'`)}::text`;

/**
 * The items of a list that a viewer may open, in one query. Items that the viewer may not see are
 * left out, like items that do not exist.
 */
export async function listLinkedItems(
  db: Db,
  viewerId: string,
  linked: readonly LinkedItem[],
  now: Date,
): Promise<ShownItem[]> {
  const idsOf = (kind: ItemKind) => linked.filter((one) => one.kind === kind).map(({ id }) => id);
  const columns = (kind: ItemKind) => ({ kind: kindOf(kind).as("kind") });
  const items = unionAll(
    db
      .select({
        ...columns("artifakt"),
        id: artifakts.id,
        name: artifakts.name,
        price: sql<number | null>`${artifakts.price}`.as("price"),
        people: none.as("people"),
        places: none.as("places"),
      })
      .from(artifakts)
      .where(and(inArray(artifakts.id, idsOf("artifakt")), isOpenArtifakt(viewerId))),
    db
      .select({
        ...columns("space"),
        id: spaces.id,
        name: spaces.name,
        price: none.as("price"),
        people: sql<number | null>`${spaces.userCount}`.as("people"),
        places: none.as("places"),
      })
      .from(spaces)
      .where(and(inArray(spaces.id, idsOf("space")), isSpaceOpenTo(viewerId, now))),
    db
      .select({
        ...columns("agentik"),
        id: agentiks.id,
        name: agentiks.name,
        price: none.as("price"),
        people: none.as("people"),
        places: none.as("places"),
      })
      .from(agentiks)
      .where(
        and(
          inArray(agentiks.id, idsOf("agentik")),
          isOpenTo({ ...agentiks, owner: agentiks.ownerId }, viewerId),
        ),
      ),
    db
      .select({
        ...columns("challenge"),
        id: challenges.id,
        name: challenges.name,
        price: none.as("price"),
        people: sql<number | null>`${challenges.currentParticipants}`.as("people"),
        places: sql<number | null>`${challenges.maxParticipants}`.as("places"),
      })
      .from(challenges)
      .where(and(inArray(challenges.id, idsOf("challenge")), isChallengeOpenTo(viewerId))),
  ).as("item");
  return db.select().from(items);
}

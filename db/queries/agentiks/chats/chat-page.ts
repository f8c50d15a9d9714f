import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { readAbilities, type Abilities } from "#domain/agentiks/abilities/abilities.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikConfigurations } from "#db/schema/agentiks/agentik-configurations.ts";
import { agentikWorkplaces, chatPages } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { isOpenToAll } from "#db/queries/lists/listed.ts";
import { agentikOwnerIsIn } from "#db/queries/spaces/agentik-owner-is-in.ts";
import { areAgentiksStopped } from "#db/queries/runs/agentik-stop.ts";
import { isOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";

/** Public data of a chat page's agentik. */
export interface ChatPage {
  agentikId: string;
  agentik: string;
  description: string;
  language: ContentLanguage;
  ownerId: string;
  /** Given name of the owner; null for a guest, whose name is made up. */
  ownerName: string | null;
  /** `paused`: it does not answer now, or its owner has left its workplace; `closed`: its owner has closed it. */
  state: "open" | "paused" | "closed";
  /** An operator has stopped all agentiks: it is `paused`, but not by its owner. */
  isStopped: boolean;
  /** The agentik is open to all, so that everyone may report it: not a guest's, and no copy. */
  canReport: boolean;
  allowedOrigins: string[];
  abilities: Abilities;
}

/**
 * The chat page with an address; undefined for none, and for one whose agentik or workplace was taken
 * down. Its abilities are those of the published configuration.
 */
export async function findChatPage(db: Db, slug: string): Promise<ChatPage | undefined> {
  const published = db
    .select({ abilities: agentikConfigurations.abilities })
    .from(agentikConfigurations)
    .where(
      and(
        eq(agentikConfigurations.agentikId, chatPages.agentikId),
        isNotNull(agentikConfigurations.publishedAt),
      ),
    )
    .orderBy(desc(agentikConfigurations.version))
    .limit(1)
    .as("published");
  const [page] = await db
    .select({
      agentikId: agentiks.id,
      agentik: agentiks.name,
      description: agentiks.description,
      language: agentiks.language,
      ownerId: agentiks.ownerId,
      ownerName: sql<
        string | null
      >`CASE WHEN ${people.kind} = 'account' THEN ${people.firstName} END`,
      state: sql<ChatPage["state"]>`CASE
        WHEN NOT ${chatPages.isOpen} OR ${spaces.archivedAt} IS NOT NULL THEN 'closed'
        WHEN ${agentiks.status} <> 'active' OR NOT ${agentikOwnerIsIn(spaces.id)}
          OR ${areAgentiksStopped()} THEN 'paused'
        ELSE 'open' END`,
      isStopped: areAgentiksStopped(),
      canReport: sql<boolean>`${isOpenToAll(agentiks)}`,
      allowedOrigins: chatPages.allowedOrigins,
      abilities: published.abilities,
    })
    .from(chatPages)
    .innerJoin(agentiks, eq(agentiks.id, chatPages.agentikId))
    .innerJoin(people, eq(people.id, agentiks.ownerId))
    .innerJoin(agentikWorkplaces, eq(agentikWorkplaces.agentikId, agentiks.id))
    .innerJoin(spaces, eq(spaces.id, agentikWorkplaces.spaceId))
    .leftJoinLateral(published, sql`true`)
    .where(and(eq(chatPages.slug, slug), isNull(agentiks.takenDownAt), isNull(spaces.takenDownAt)));
  return page && { ...page, abilities: readAbilities(page.abilities) };
}

/** The chat page of a person's own agentik, for its settings. */
export interface OwnChatPage {
  slug: string;
  isOpen: boolean;
  allowedOrigins: string[];
}

/** @param id the agentik's id on the page; undefined without a page, and for another person's */
export async function findOwnChatPage(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<OwnChatPage | undefined> {
  const [page] = await db
    .select({
      slug: chatPages.slug,
      isOpen: chatPages.isOpen,
      allowedOrigins: chatPages.allowedOrigins,
    })
    .from(chatPages)
    .innerJoin(agentiks, eq(agentiks.id, chatPages.agentikId))
    .where(isOwnAgentik(personId, id))
    .orderBy(sql`${agentiks.id} = ${id} DESC`)
    .limit(1);
  return page;
}

/** Filters addresses for those that chat pages already have. */
export async function listTakenSlugs(db: Db, slugs: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ slug: chatPages.slug })
    .from(chatPages)
    .where(inArray(chatPages.slug, [...slugs]));
  return rows.map(({ slug }) => slug);
}

import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { readAbilities } from "#domain/agentiks/abilities/abilities.ts";
import type { RequestForm } from "#domain/agentiks/abilities/request-form.ts";
import { INBOX_AGENTIKS_MAX } from "#domain/agentiks/chats/inbox.ts";
import type { SpaceRole } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { agentikConfigurations } from "#db/schema/agentiks/agentik-configurations.ts";
import { agentikWorkplaces } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaceMembers, spaces } from "#db/schema/items/catalogue.ts";

/** An agentik whose conversations with customers a person sees. */
export interface InboxAgentik {
  id: string;
  name: string;
  /** Its workplace. */
  spaceId: string;
  /** Name of its workplace, and what the person is in it. */
  space: string;
  role: SpaceRole;
  ownerId: string;
  /** Whether its workplace is archived. */
  isClosed: boolean;
  /** Names of the labels that it gives now. */
  labels: string[];
  /** The forms that it collects now. */
  forms: readonly RequestForm[];
}

/** The agentiks that work in a person's spaces, by name. */
export async function listInboxAgentiks(db: Db, personId: string): Promise<InboxAgentik[]> {
  const newest = db
    .select({ abilities: agentikConfigurations.abilities })
    .from(agentikConfigurations)
    .where(
      and(
        eq(agentikConfigurations.agentikId, outer(agentiks.id)),
        sql`${agentikConfigurations.publishedAt} IS NOT NULL`,
      ),
    )
    .orderBy(sql`${agentikConfigurations.version} DESC NULLS LAST`)
    .limit(1)
    .as("newest");
  const rows = await db
    .select({
      id: agentiks.id,
      name: agentiks.name,
      ownerId: agentiks.ownerId,
      spaceId: agentikWorkplaces.spaceId,
      space: spaces.name,
      role: spaceMembers.role,
      archivedAt: spaces.archivedAt,
      abilities: newest.abilities,
    })
    .from(spaceMembers)
    .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
    .innerJoin(agentikWorkplaces, eq(agentikWorkplaces.spaceId, spaceMembers.spaceId))
    .innerJoin(agentiks, eq(agentiks.id, agentikWorkplaces.agentikId))
    .leftJoinLateral(newest, sql`true`)
    .where(
      and(
        eq(spaceMembers.personId, personId),
        eq(spaceMembers.isCopy, false),
        isNull(spaces.takenDownAt),
      ),
    )
    .orderBy(asc(agentiks.name), agentiks.id)
    .limit(INBOX_AGENTIKS_MAX);
  return rows.map(({ abilities, archivedAt, ...agentik }) => {
    const { labels, forms } = readAbilities(abilities);
    return {
      ...agentik,
      isClosed: archivedAt !== null,
      labels: labels.map(({ name }) => name),
      forms,
    };
  });
}

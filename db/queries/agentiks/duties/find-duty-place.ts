import { eq, sql } from "drizzle-orm";
import type { RequestAnswer } from "#domain/agentiks/abilities/request-form.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { agentikWorkplaces, chatRequests } from "#db/schema/agentiks/chats.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";

export interface DutyPlace {
  name: string;
  language: ContentLanguage;
  spaceId: string;
  /** The owner's, in the agentik's published version; empty for none. */
  instructions: string;
}

/** An agentik that does a duty, and where; undefined without a workplace. */
export async function findDutyPlace(db: Db, agentikId: string): Promise<DutyPlace | undefined> {
  const [place] = await db
    .select({
      name: agentiks.name,
      language: agentiks.language,
      spaceId: agentikWorkplaces.spaceId,
      instructions: sql<string>`coalesce((
        SELECT c.instructions FROM agentik_configurations c
        WHERE c.agentik_id = ${outer(agentiks.id)} AND c.published_at IS NOT NULL
        ORDER BY c.version DESC LIMIT 1), '')`,
    })
    .from(agentiks)
    .innerJoin(agentikWorkplaces, eq(agentikWorkplaces.agentikId, agentiks.id))
    .where(eq(agentiks.id, agentikId));
  return place;
}

/** The first name of a person; undefined for an unknown one. */
export async function findFirstName(db: Db, personId: string): Promise<string | undefined> {
  const [person] = await db
    .select({ name: people.firstName })
    .from(people)
    .where(eq(people.id, personId));
  return person?.name;
}

/** A form that a customer has completed; undefined once its conversation is deleted. */
export async function findRequest(
  db: Db,
  id: string,
): Promise<{ name: string; answers: readonly RequestAnswer[] } | undefined> {
  const [request] = await db
    .select({ name: chatRequests.name, answers: chatRequests.answers })
    .from(chatRequests)
    .where(eq(chatRequests.id, id));
  return request;
}

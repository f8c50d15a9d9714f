import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { AgentikConfiguration } from "#domain/agentiks/agentik-configuration.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikConfigurations } from "#db/schema/agentiks/agentik-configurations.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";

/**
 * An agentik of a person's own under the id that a page showed: that may be the demo person's, of
 * which the person has a copy.
 */
export const isOwnAgentik = (personId: string, id: string) =>
  and(eq(agentiks.ownerId, personId), or(eq(agentiks.id, id), eq(agentiks.copiedFrom, id)));

/** What a person's own agentik is now. */
export interface OwnAgentik extends Omit<AgentikConfiguration, "instructions"> {
  id: string;
  status: string;
}

/**
 * A person's own agentik, kept from changing until the transaction ends.
 *
 * @param id as the page showed it
 */
export async function holdOwnAgentik(
  tx: Db,
  personId: string,
  id: string,
): Promise<OwnAgentik | undefined> {
  const [row] = await tx
    .select({
      id: agentiks.id,
      status: agentiks.status,
      name: agentiks.name,
      description: agentiks.description,
      type: agentiks.type,
      language: agentiks.language,
    })
    .from(agentiks)
    .where(isOwnAgentik(personId, id))
    // Its own id before the one it was copied from.
    .orderBy(sql`${agentiks.id} = ${id} DESC`, agentiks.id)
    .limit(1)
    .for("update");
  return row;
}

const configuration = {
  version: agentikConfigurations.version,
  name: agentikConfigurations.name,
  description: agentikConfigurations.description,
  type: agentikConfigurations.type,
  language: agentikConfigurations.language,
  instructions: agentikConfigurations.instructions,
  revision: agentikConfigurations.revision,
  updatedAt: agentikConfigurations.updatedAt,
  publishedAt: agentikConfigurations.publishedAt,
};

/** A version of an agentik's configuration; a draft where it was not published. */
export interface ConfigurationVersion extends AgentikConfiguration {
  version: number;
  revision: number;
  updatedAt: Date;
  publishedAt: Date | null;
}

/** How many versions are shown: older ones are history. */
const VERSIONS_SHOWN = 20;

/** An agentik's configurations, the newest first: a draft, if there is one, before the published. */
export function listConfigurations(db: Db, agentikId: string): Promise<ConfigurationVersion[]> {
  return db
    .select(configuration)
    .from(agentikConfigurations)
    .where(eq(agentikConfigurations.agentikId, agentikId))
    .orderBy(desc(agentikConfigurations.version))
    .limit(VERSIONS_SHOWN);
}

/** An agentik's draft; undefined where everything is published. */
export async function findDraftConfiguration(
  db: Db,
  agentikId: string,
): Promise<ConfigurationVersion | undefined> {
  const [draft] = await db
    .select(configuration)
    .from(agentikConfigurations)
    .where(
      and(
        eq(agentikConfigurations.agentikId, agentikId),
        isNull(agentikConfigurations.publishedAt),
      ),
    );
  return draft;
}

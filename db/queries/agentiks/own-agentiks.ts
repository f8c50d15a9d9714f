import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import { readAbilities } from "#domain/agentiks/abilities/abilities.ts";
import type { AgentikConfiguration } from "#domain/agentiks/agentik-configuration.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikConfigurations } from "#db/schema/agentiks/agentik-configurations.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";

/**
 * Condition for the person's own agentik with the id on the page: its own id, or that of the demo
 * person's original it was copied from.
 */
export const isOwnAgentik = (personId: string, id: string) =>
  and(eq(agentiks.ownerId, personId), or(eq(agentiks.id, id), eq(agentiks.copiedFrom, id)));

/** Current state of a person's own agentik. */
export interface OwnAgentik extends Omit<AgentikConfiguration, "instructions" | "abilities"> {
  id: string;
  status: string;
}

/**
 * Locks a person's own agentik until the transaction ends.
 *
 * @param id the id on the page
 */
export async function lockOwnAgentik(
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
    // An agentik with this id takes precedence over a copy of it.
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
  abilities: agentikConfigurations.abilities,
  revision: agentikConfigurations.revision,
  updatedAt: agentikConfigurations.updatedAt,
  publishedAt: agentikConfigurations.publishedAt,
};

/** A version of an agentik's configuration; a draft when it was not published. */
export interface ConfigurationVersion extends Required<AgentikConfiguration> {
  version: number;
  revision: number;
  updatedAt: Date;
  publishedAt: Date | null;
}

/** Number of versions that are listed. */
const VERSIONS_SHOWN = 20;

/** An agentik's configurations, newest first; the draft, if any, is the newest. */
export async function listConfigurations(
  db: Db,
  agentikId: string,
): Promise<ConfigurationVersion[]> {
  const rows = await db
    .select(configuration)
    .from(agentikConfigurations)
    .where(eq(agentikConfigurations.agentikId, agentikId))
    .orderBy(desc(agentikConfigurations.version))
    .limit(VERSIONS_SHOWN);
  return rows.map(withAbilities);
}

const withAbilities = <Row extends { abilities: unknown }>(row: Row) => ({
  ...row,
  abilities: readAbilities(row.abilities),
});

/** An agentik's draft; undefined when there is none. */
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
  return draft && withAbilities(draft);
}

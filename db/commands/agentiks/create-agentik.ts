import type { AgentikConfiguration } from "#domain/agentiks/agentik-configuration.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikConfigurations } from "#db/schema/agentiks/agentik-configurations.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { createId } from "#db/connection/tokens.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/**
 * Creates an agentik of the person's own, inactive until it is launched, with version 1 of its
 * configuration published.
 */
export async function createAgentik(
  tx: Db,
  { personId, configuration, now }: NewAgentik,
): Promise<{ kind: "done"; id: string }> {
  const id = await insertAgentik(tx, { personId, configuration, now });
  await recordEvent(tx, { personId, action: "create-agentik", subject: id, now });
  return { kind: "done", id };
}

export interface NewAgentik {
  personId: string;
  configuration: AgentikConfiguration;
  now: Date;
}

/** Inserts the rows of a new agentik. @returns its id */
export async function insertAgentik(
  tx: Db,
  { personId, configuration, now }: NewAgentik,
): Promise<string> {
  const id = createId("agentik");
  const { instructions: _own, abilities: _can, ...shown } = configuration;
  await tx
    .insert(agentiks)
    .values({ id, ownerId: personId, status: "inactive", createdAt: now, ...shown });
  await tx
    .insert(agentikConfigurations)
    .values({ agentikId: id, version: 1, ...configuration, updatedAt: now, publishedAt: now });
  return id;
}

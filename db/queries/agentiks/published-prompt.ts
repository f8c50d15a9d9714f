import { and, desc, eq, isNotNull } from "drizzle-orm";
import { readAbilities, type Abilities } from "#domain/agentiks/abilities/abilities.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikConfigurations } from "#db/schema/agentiks/agentik-configurations.ts";

/** The instructions and abilities of an agentik's latest published configuration; undefined without one. */
export async function findPublishedPrompt(
  db: Db,
  agentikId: string,
): Promise<{ instructions: string; abilities: Abilities } | undefined> {
  const [published] = await db
    .select({
      instructions: agentikConfigurations.instructions,
      abilities: agentikConfigurations.abilities,
    })
    .from(agentikConfigurations)
    .where(
      and(
        eq(agentikConfigurations.agentikId, agentikId),
        isNotNull(agentikConfigurations.publishedAt),
      ),
    )
    .orderBy(desc(agentikConfigurations.version))
    .limit(1);
  return published && { ...published, abilities: readAbilities(published.abilities) };
}

import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { readAbilities } from "#domain/agentiks/abilities/abilities.ts";
import {
  AGENTIK_NAME_MAX,
  type AgentikConfiguration,
} from "#domain/agentiks/agentik-configuration.ts";
import type { Db } from "#db/connection/client.ts";
import { isOpenTo } from "#db/queries/lists/listed.ts";
import { isOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { agentikConfigurations } from "#db/schema/agentiks/agentik-configurations.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { insertAgentik } from "./create-agentik.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export type DuplicateAnswer = { kind: "done"; id: string } | { kind: "refused"; reason: "gone" };

/**
 * Copies an agentik that the person can see into an inactive one of their own. The instructions and abilities are
 * copied from the person's own agentiks only: those of others are private.
 *
 * @param input.id the id on the page; for a guest's first write, the demo person's original
 * @param input.suffix appended to the name, in the person's language
 */
export async function duplicateAgentik(
  tx: Db,
  { personId, id, suffix, now }: { personId: string; id: string; suffix: string; now: Date },
): Promise<DuplicateAnswer> {
  const own = isOwnAgentik(personId, id);
  const open = and(
    eq(agentiks.id, id),
    isOpenTo({ ...agentiks, owner: agentiks.ownerId }, personId),
  );
  const [original] = await tx
    .select({
      id: agentiks.id,
      ownerId: agentiks.ownerId,
      name: agentiks.name,
      description: agentiks.description,
      type: agentiks.type,
      language: agentiks.language,
    })
    .from(agentiks)
    .where(sql`(${own}) OR (${open})`)
    .orderBy(sql`${agentiks.ownerId} = ${personId} DESC`, sql`${agentiks.id} = ${id} DESC`)
    .limit(1);
  if (!original) return { kind: "refused", reason: "gone" };
  const { id: originalId, ownerId, ...shown } = original;
  const prompt = ownerId === personId ? await findPrompt(tx, originalId) : { instructions: "" };
  const name = shown.name.slice(0, AGENTIK_NAME_MAX - suffix.length).trimEnd() + suffix;
  const copyId = await insertAgentik(tx, {
    personId,
    configuration: { ...shown, name, ...prompt },
    now,
  });
  await recordEvent(tx, {
    personId,
    action: "duplicate-agentik",
    subject: copyId,
    data: { from: originalId },
    now,
  });
  return { kind: "done", id: copyId };
}

/** The instructions and abilities of the latest published configuration. */
async function findPrompt(
  tx: Db,
  agentikId: string,
): Promise<Pick<AgentikConfiguration, "instructions" | "abilities">> {
  const [published] = await tx
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
  if (!published) return { instructions: "" };
  const { instructions, abilities } = published;
  return { instructions, abilities: readAbilities(abilities) };
}

import { and, eq, sql } from "drizzle-orm";
import { AGENTIK_NAME_MAX } from "#domain/agentiks/agentik-configuration.ts";
import type { Db } from "#db/connection/client.ts";
import { isOpenTo } from "#db/queries/lists/listed.ts";
import { isOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { findPublishedPrompt } from "#db/queries/agentiks/published-prompt.ts";
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
  const prompt = ownerId === personId ? await findPublishedPrompt(tx, originalId) : undefined;
  const name = shown.name.slice(0, AGENTIK_NAME_MAX - suffix.length).trimEnd() + suffix;
  const copyId = await insertAgentik(tx, {
    personId,
    configuration: { ...shown, name, instructions: "", ...prompt },
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

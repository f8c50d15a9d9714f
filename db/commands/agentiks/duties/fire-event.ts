import { and, eq } from "drizzle-orm";
import { readDuty } from "#domain/agentiks/duties/duties.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikWorkplaces } from "#db/schema/agentiks/chats.ts";
import { agentikTriggers } from "#db/schema/agentiks/triggers.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { askForDuty } from "./ask-for-duty.ts";
import { canFire } from "./fire-trigger.ts";

/** Asks the agentiks that work in a space to welcome a new member; each welcomes a person once. */
export async function welcomeMember(
  tx: Db,
  { spaceId, memberId, now }: { spaceId: string; memberId: string; now: Date },
): Promise<void> {
  const triggers = await tx
    .select({
      id: agentikTriggers.id,
      agentikId: agentikTriggers.agentikId,
      settings: agentikTriggers.settings,
      zone: agentikTriggers.zone,
      personId: agentiks.ownerId,
    })
    .from(agentikWorkplaces)
    .innerJoin(agentikTriggers, eq(agentikTriggers.agentikId, agentikWorkplaces.agentikId))
    .innerJoin(agentiks, eq(agentiks.id, agentikWorkplaces.agentikId))
    .innerJoin(spaces, eq(spaces.id, agentikWorkplaces.spaceId))
    .where(
      and(
        eq(agentikWorkplaces.spaceId, spaceId),
        eq(agentikTriggers.kind, "event"),
        eq(agentikTriggers.duty, "welcome"),
        canFire(),
      ),
    );
  for (const { id, agentikId, settings, zone, personId } of triggers) {
    const work = readDuty(settings);
    if (!work || personId === memberId) continue;
    await askForDuty(tx, {
      triggerId: id,
      agentikId,
      personId,
      input: { work, at: now.toISOString(), zone, memberId },
      dedupeKey: `${id} member ${memberId}`,
      now,
    });
    await tx.update(agentikTriggers).set({ lastAt: now }).where(eq(agentikTriggers.id, id));
  }
}

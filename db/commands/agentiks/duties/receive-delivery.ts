import { and, eq, sql } from "drizzle-orm";
import { readDuty, type PayloadField } from "#domain/agentiks/duties/duties.ts";
import type { DeliveryOutcome } from "#domain/agentiks/duties/webhook.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikWorkplaces } from "#db/schema/agentiks/chats.ts";
import { agentikTriggers, triggerDeliveries } from "#db/schema/agentiks/triggers.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { askForDuty } from "./ask-for-duty.ts";
import { canFire } from "./fire-trigger.ts";

/** A webhook that a delivery is for. */
export interface Hook {
  id: string;
  agentikId: string;
  personId: string;
  settings: unknown;
  zone: string;
  sealedSecret: string;
  /** Whether it works now: it and its agentik are on. */
  isOpen: boolean;
}

/** @returns undefined for an unknown address */
export async function findHook(db: Db, id: string): Promise<Hook | undefined> {
  const [row] = await db
    .select({
      id: agentikTriggers.id,
      agentikId: agentikTriggers.agentikId,
      personId: agentiks.ownerId,
      settings: agentikTriggers.settings,
      zone: agentikTriggers.zone,
      sealedSecret: agentikTriggers.sealedSecret,
      isOpen: sql<boolean>`${canFire()!}`,
    })
    .from(agentikTriggers)
    .innerJoin(agentiks, eq(agentiks.id, agentikTriggers.agentikId))
    .innerJoin(agentikWorkplaces, eq(agentikWorkplaces.agentikId, agentikTriggers.agentikId))
    .innerJoin(spaces, eq(spaces.id, agentikWorkplaces.spaceId))
    .where(and(eq(agentikTriggers.id, id), eq(agentikTriggers.kind, "webhook")));
  return row && { ...row, sealedSecret: row.sealedSecret! };
}

export interface Delivery {
  hook: Hook;
  deliveryKey: string;
  fields: readonly PayloadField[];
  now: Date;
}

/**
 * Accepts a verified delivery: the first with its key asks for a run, others are counted with it.
 * Concurrent ones wait for the first.
 */
export async function acceptDelivery(
  tx: Db,
  { hook, deliveryKey, fields, now }: Delivery,
): Promise<"accepted" | "duplicate"> {
  const work = readDuty(hook.settings);
  if (!(await noteDelivery(tx, { hook, deliveryKey, now, outcome: "accepted" })) || !work)
    return "duplicate";
  const { id: triggerId, agentikId, personId, zone } = hook;
  await askForDuty(tx, {
    triggerId,
    agentikId,
    personId,
    input: { work, at: now.toISOString(), zone, fields },
    dedupeKey: `${triggerId} delivery ${deliveryKey}`,
    now,
  });
  await tx.update(agentikTriggers).set({ lastAt: now }).where(eq(agentikTriggers.id, triggerId));
  return "accepted";
}

/**
 * Notes what became of a delivery. One that was accepted stays so; one that was refused or limited
 * may be accepted later.
 *
 * @returns whether it is the first with this outcome
 */
export async function noteDelivery(
  tx: Db,
  {
    hook,
    deliveryKey,
    outcome,
    now,
  }: Pick<Delivery, "hook" | "deliveryKey" | "now"> & { outcome: DeliveryOutcome },
): Promise<boolean> {
  const [row] = await tx
    .insert(triggerDeliveries)
    .values({ triggerId: hook.id, deliveryKey, outcome, receivedAt: now })
    .onConflictDoUpdate({
      target: [triggerDeliveries.triggerId, triggerDeliveries.deliveryKey],
      set: {
        repeats: sql`CASE WHEN ${triggerDeliveries.outcome} IN ('accepted', excluded.outcome)
          THEN ${triggerDeliveries.repeats} + 1 ELSE 0 END`,
        outcome: sql`CASE WHEN ${triggerDeliveries.outcome} = 'accepted' THEN 'accepted'
          ELSE excluded.outcome END`,
        receivedAt: sql`CASE WHEN ${triggerDeliveries.outcome} = 'accepted'
          THEN ${triggerDeliveries.receivedAt} ELSE excluded.received_at END`,
      },
    })
    .returning({ outcome: triggerDeliveries.outcome, repeats: triggerDeliveries.repeats });
  return row!.outcome === outcome && row!.repeats === 0;
}

import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { TriggerKind } from "#domain/agentiks/duties/duties.ts";
import { nextTime } from "#domain/agentiks/duties/schedule.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikTriggers } from "#db/schema/agentiks/triggers.ts";

/** Channel of LISTEN on which workers learn that a trigger may be due; the payload is empty. */
export const TRIGGER_CHANNEL = "plaza_triggers";

/** Sent when the transaction commits. */
export const wakeTriggers = (tx: Db) => tx.execute(sql`SELECT pg_notify(${TRIGGER_CHANNEL}, '')`);

/** Schedule of a trigger: its kind, a cron expression or one time, and the time zone. */
export interface TriggerTimes {
  kind: TriggerKind;
  cron: string | null;
  onceAt: Date | null;
  zone: string;
}

/** When a trigger that is switched on now is due; null for one without a clock, or whose time is over. */
export function firstDue({ kind, cron, onceAt, zone }: TriggerTimes, now: Date): Date | null {
  switch (kind) {
    case "schedule":
      if (cron !== null) return nextTime(cron, zone, now) ?? null;
      return onceAt !== null && onceAt > now ? onceAt : null;
    case "watch":
      return now;
    case "event":
    case "webhook":
    case "hand":
      return null;
  }
}

/** Stops the clocks of agentiks that are paused: what falls due meanwhile is not made up for. */
export async function stopClocks(tx: Db, agentikIds: readonly string[]): Promise<void> {
  if (agentikIds.length === 0) return;
  await tx
    .update(agentikTriggers)
    .set({ nextAt: null })
    .where(inArray(agentikTriggers.agentikId, [...agentikIds]));
}

/** Starts the clocks of an agentik that is launched, from now on. */
export async function startClocks(tx: Db, agentikId: string, now: Date): Promise<void> {
  const stopped = await tx
    .select()
    .from(agentikTriggers)
    .where(
      and(
        eq(agentikTriggers.agentikId, agentikId),
        eq(agentikTriggers.isOn, true),
        isNull(agentikTriggers.nextAt),
      ),
    );
  for (const trigger of stopped) {
    const nextAt = firstDue(trigger, now);
    if (nextAt)
      await tx.update(agentikTriggers).set({ nextAt }).where(eq(agentikTriggers.id, trigger.id));
  }
  if (stopped.length > 0) await wakeTriggers(tx);
}

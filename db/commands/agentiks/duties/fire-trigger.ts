import { and, eq, isNull, lte } from "drizzle-orm";
import {
  isTriggered,
  readDuty,
  WATCH_EVERY_MS,
  watchStep,
  type DutyInput,
  type DutyWork,
} from "#domain/agentiks/duties/duties.ts";
import { dueTimes } from "#domain/agentiks/duties/schedule.ts";
import type { Db } from "#db/connection/client.ts";
import { findWatchFigure } from "#db/queries/agentiks/duties/watch-figure.ts";
import { agentikOwnerIsIn } from "#db/queries/spaces/agentik-owner-is-in.ts";
import { agentikWorkplaces } from "#db/schema/agentiks/chats.ts";
import { agentikTriggers } from "#db/schema/agentiks/triggers.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { askForDuty, hasActiveRun, skipped } from "./ask-for-duty.ts";

const due = {
  id: agentikTriggers.id,
  agentikId: agentikTriggers.agentikId,
  kind: agentikTriggers.kind,
  settings: agentikTriggers.settings,
  cron: agentikTriggers.cron,
  zone: agentikTriggers.zone,
  nextAt: agentikTriggers.nextAt,
  toldAt: agentikTriggers.toldAt,
  personId: agentiks.ownerId,
  spaceId: agentikWorkplaces.spaceId,
};
type Due = Pick<
  typeof agentikTriggers.$inferSelect,
  "id" | "agentikId" | "kind" | "settings" | "cron" | "zone" | "nextAt" | "toldAt"
> & { personId: string; spaceId: string };

/**
 * A trigger fires only while its agentik is active, its workplace can be written in, and its owner is a
 * member there.
 */
export const canFire = () =>
  and(
    eq(agentikTriggers.isOn, true),
    eq(agentiks.status, "active"),
    isNull(agentiks.takenDownAt),
    isNull(spaces.archivedAt),
    isNull(spaces.takenDownAt),
    agentikOwnerIsIn(spaces.id),
  );

const dueAt = (tx: Db, now: Date, id?: string) =>
  tx
    .select(due)
    .from(agentikTriggers)
    .innerJoin(agentiks, eq(agentiks.id, agentikTriggers.agentikId))
    .innerJoin(agentikWorkplaces, eq(agentikWorkplaces.agentikId, agentikTriggers.agentikId))
    .innerJoin(spaces, eq(spaces.id, agentikWorkplaces.spaceId))
    .where(
      and(
        id === undefined ? undefined : eq(agentikTriggers.id, id),
        lte(agentikTriggers.nextAt, now),
        canFire(),
      ),
    );

/** Ids of the triggers that are due, the longest waiting first. */
export async function listDueTriggers(db: Db, now: Date, atMost: number): Promise<string[]> {
  const rows = await dueAt(db, now).orderBy(agentikTriggers.nextAt).limit(atMost);
  return rows.map(({ id }) => id);
}

/**
 * Fires a due trigger in the transaction that moves its clock: exactly one of several workers, or
 * of one that was killed and restarted, asks for the run.
 *
 * @returns whether it was due: another worker may have fired it
 */
export const fireTrigger = (db: Db, id: string, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [trigger] = await dueAt(tx, now, id).for("update", {
      of: agentikTriggers,
      skipLocked: true,
    });
    if (!trigger) return false;
    const work = readDuty(trigger.settings);
    if (trigger.kind === "watch" && work?.duty === "watch") await look(tx, trigger, work, now);
    else await keepTime(tx, trigger, work, now);
    return true;
  });

/** Runs the latest due time of a schedule, or notes why not. */
async function keepTime(
  tx: Db,
  trigger: Due,
  work: DutyWork | undefined,
  now: Date,
): Promise<void> {
  const { id, agentikId, personId, cron, zone } = trigger;
  const { latest, isTooOld, missed, next } = dueTimes({ cron, zone, due: trigger.nextAt! }, now);
  await tx
    .update(agentikTriggers)
    .set({ nextAt: next ?? null, lastAt: now, ...(!next && { isOn: false }) })
    .where(eq(agentikTriggers.id, id));
  if (!work) return;
  const input: DutyInput = {
    work,
    at: latest.toISOString(),
    zone,
    ...(missed > 0 && { missed }),
  };
  const dedupeKey = `${id} ${latest.toISOString()}`;
  const request = { triggerId: id, agentikId, personId, dedupeKey, scheduledFor: latest, now };
  if (isTooOld) await askForDuty(tx, { ...request, input: skipped(input, "missed") });
  else if (await hasActiveRun(tx, id))
    await askForDuty(tx, { ...request, input: skipped(input, "overlap") });
  else await askForDuty(tx, { ...request, input });
}

/** Looks at the condition of a watch: tells once that it holds. */
async function look(
  tx: Db,
  trigger: Due,
  work: Extract<DutyWork, { duty: "watch" }>,
  now: Date,
): Promise<void> {
  const { id, agentikId, personId, spaceId, zone, toldAt } = trigger;
  const figure = await findWatchFigure(tx, { work, personId, spaceId, now });
  const step = watchStep(isTriggered(work, figure), toldAt !== null);
  await tx
    .update(agentikTriggers)
    .set({
      nextAt: new Date(now.getTime() + WATCH_EVERY_MS),
      ...(step === "tell" && { toldAt: now, lastAt: now }),
      ...(step === "forget" && { toldAt: null }),
    })
    .where(eq(agentikTriggers.id, id));
  if (step !== "tell") return;
  await askForDuty(tx, {
    triggerId: id,
    agentikId,
    personId,
    input: { work, at: now.toISOString(), zone, figure },
    dedupeKey: `${id} ${now.toISOString()}`,
    now,
  });
}

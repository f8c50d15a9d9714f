import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import {
  readDuty,
  type DutyInput,
  type HappenedFacts,
  type TellTopic,
} from "#domain/agentiks/duties/duties.ts";
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
  const isThere = and(eq(agentikWorkplaces.spaceId, spaceId), eq(agentikTriggers.duty, "welcome"));
  for (const trigger of await listEventTriggers(tx, isThere))
    if (trigger.personId !== memberId)
      await fire(tx, trigger, { event: `member ${memberId}`, about: { memberId }, now });
}

/** Asks an agentik to make a task of a form that a customer has completed; once for each form. */
export async function makeTaskOfRequest(
  tx: Db,
  { agentikId, requestId, now }: { agentikId: string; requestId: string; now: Date },
): Promise<void> {
  const isIts = and(eq(agentikTriggers.agentikId, agentikId), eq(agentikTriggers.duty, "task"));
  for (const trigger of await listEventTriggers(tx, isIts))
    await fire(tx, trigger, { event: `request ${requestId}`, about: { requestId }, now });
}

/** An event, and the people whom it concerns. */
export interface Happened {
  topic: TellTopic;
  /** The event's id: a trigger tells it once. */
  id: string;
  facts: HappenedFacts;
  now: Date;
}

/** Asks those agentiks of a person that have the duty to report such an event, or to react to it. */
export const tellOwner = (tx: Db, ownerId: string, happened: Happened): Promise<boolean> =>
  tell(tx, eq(agentiks.ownerId, ownerId), happened);

/** Asks one agentik to report an event, or to react to it, if it has the duty to. @returns whether it reports */
export const tellOfAgentik = (tx: Db, agentikId: string, happened: Happened): Promise<boolean> =>
  tell(tx, eq(agentikTriggers.agentikId, agentikId), happened);

async function tell(tx: Db, whose: SQL, { topic, id, facts, now }: Happened): Promise<boolean> {
  const isOfTopic = sql`${agentikTriggers.settings}->>'topic' = ${topic}`;
  const isIts = and(whose, inArray(agentikTriggers.duty, ["tell", "react"]), isOfTopic);
  const triggers = await listEventTriggers(tx, isIts);
  for (const trigger of triggers)
    await fire(tx, trigger, { event: `${topic} ${id}`, about: { happened: facts }, now });
  return triggers.some(({ duty }) => duty === "tell");
}

/** Triggers of events that can fire now. */
const listEventTriggers = (tx: Db, which: SQL | undefined) =>
  tx
    .select({
      id: agentikTriggers.id,
      agentikId: agentikTriggers.agentikId,
      duty: agentikTriggers.duty,
      settings: agentikTriggers.settings,
      zone: agentikTriggers.zone,
      personId: agentiks.ownerId,
    })
    .from(agentikWorkplaces)
    .innerJoin(agentikTriggers, eq(agentikTriggers.agentikId, agentikWorkplaces.agentikId))
    .innerJoin(agentiks, eq(agentiks.id, agentikWorkplaces.agentikId))
    .innerJoin(spaces, eq(spaces.id, agentikWorkplaces.spaceId))
    .where(and(eq(agentikTriggers.kind, "event"), which, canFire()));

type EventTrigger = Awaited<ReturnType<typeof listEventTriggers>>[number];

/** @param event what has happened, by its id: a trigger works on it once */
async function fire(
  tx: Db,
  { id, agentikId, settings, zone, personId }: EventTrigger,
  {
    event,
    about,
    now,
  }: { event: string; about: Pick<DutyInput, "memberId" | "requestId" | "happened">; now: Date },
): Promise<void> {
  const work = readDuty(settings);
  if (!work) return;
  await askForDuty(tx, {
    triggerId: id,
    agentikId,
    personId,
    input: { work, at: now.toISOString(), zone, ...about },
    dedupeKey: `${id} ${event}`,
    now,
  });
  await tx.update(agentikTriggers).set({ lastAt: now }).where(eq(agentikTriggers.id, id));
}

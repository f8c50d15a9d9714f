import { and, count, eq, inArray } from "drizzle-orm";
import { TRIGGER_OF, TRIGGERS_MAX, type DutyWork } from "#domain/agentiks/duties/duties.ts";
import type { Destination } from "#domain/agentiks/tools/tool-call.ts";
import { ACTIVE_RUN_STATES } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { openWorkplace } from "#db/commands/agentiks/chats/open-workplace.ts";
import { allowHost } from "#db/commands/agentiks/tools/allow-host.ts";
import { stopRun } from "#db/commands/runs/stop-run.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { findAgentikRefusal, type AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { lockOwnAgentik, isOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { agentikTriggers } from "#db/schema/agentiks/triggers.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { firstDue, wakeTriggers } from "./trigger-clock.ts";

/** Fields of the owner's form for a trigger. */
export interface TriggerContent {
  work: DutyWork;
  /** A schedule has either `cron` or `onceAt`; other kinds of triggers have neither. */
  cron: string | null;
  onceAt: Date | null;
  zone: string;
  /** Mail or web address that its text is also sent to. */
  sendTo: Destination | null;
}

export interface OwnTrigger {
  personId: string;
  /** The agentik's id on the page. */
  id: string;
  now: Date;
}

/** `over`: a single time that is past; `full`: TRIGGERS_MAX; `other`: the duty of a trigger stays. */
export type TriggerRefusal = AgentikRefusal | "over" | "full" | "other" | "not-active" | "busy";

export type TriggerAnswer =
  { kind: "done"; id: string; triggerId: string } | { kind: "refused"; reason: TriggerRefusal };

const refused = (reason: TriggerRefusal) => ({ kind: "refused", reason }) as const;

/**
 * Gives an agentik a duty. Its workplace is opened if it has none.
 *
 * @param sealSecret seals the secret of a webhook for the id of the trigger
 */
export async function createTrigger(
  tx: Db,
  {
    content,
    sealSecret,
    ...own
  }: OwnTrigger & {
    content: TriggerContent;
    sealSecret: (triggerId: string) => string;
  },
): Promise<TriggerAnswer> {
  const { personId, id, now } = own;
  const agentik = await lockOwnAgentik(tx, personId, id);
  if (!agentik) return refused(await findAgentikRefusal(tx, id));
  const kind = TRIGGER_OF[content.work.duty];
  if (isOver(content, now)) return refused("over");
  const [known] = await tx
    .select({ n: count() })
    .from(agentikTriggers)
    .where(eq(agentikTriggers.agentikId, agentik.id));
  if (known!.n >= TRIGGERS_MAX) return refused("full");
  await openWorkplace(tx, { personId, agentik, now });
  const triggerId = createId("trigger");
  const { cron, onceAt, zone, work, sendTo } = content;
  await tx.insert(agentikTriggers).values({
    id: triggerId,
    agentikId: agentik.id,
    kind,
    duty: work.duty,
    settings: work,
    sendTo,
    cron,
    onceAt,
    zone,
    nextAt: agentik.status === "active" ? firstDue({ kind, cron, onceAt, zone }, now) : null,
    sealedSecret: kind === "webhook" ? sealSecret(triggerId) : null,
    createdAt: now,
    changedAt: now,
  });
  await allowHost(tx, { agentikId: agentik.id, sendTo, now });
  await recordEvent(tx, { personId, action: "create-trigger", subject: triggerId, now });
  await wakeTriggers(tx);
  return { kind: "done", id: agentik.id, triggerId };
}

const isOver = ({ onceAt }: TriggerContent, now: Date) => onceAt !== null && onceAt <= now;

/** Changes a trigger of the person's own agentik; its duty stays what it is. */
export async function changeTrigger(
  tx: Db,
  { triggerId, content, ...own }: OwnTrigger & { triggerId: string; content: TriggerContent },
): Promise<TriggerAnswer> {
  const { now } = own;
  const held = await lockTrigger(tx, own, triggerId);
  if (!held) return refused("gone");
  const { work, cron, onceAt, zone, sendTo } = content;
  if (work.duty !== held.duty) return refused("other");
  if (isOver(content, now)) return refused("over");
  const isDue = held.isOn && held.status === "active";
  await tx
    .update(agentikTriggers)
    .set({
      settings: work,
      sendTo,
      cron,
      onceAt,
      zone,
      toldAt: null,
      nextAt: isDue ? firstDue({ kind: held.kind, cron, onceAt, zone }, now) : null,
      changedAt: now,
    })
    .where(eq(agentikTriggers.id, triggerId));
  await allowHost(tx, { agentikId: held.agentikId, sendTo, now });
  await wakeTriggers(tx);
  return { kind: "done", id: held.agentikId, triggerId };
}

/** Switches a trigger on, from now on, or off. Repeating it changes nothing. */
export async function setTriggerOn(
  tx: Db,
  { triggerId, isOn, ...own }: OwnTrigger & { triggerId: string; isOn: boolean },
): Promise<TriggerAnswer> {
  const { now } = own;
  const held = await lockTrigger(tx, own, triggerId);
  if (!held) return refused("gone");
  const answer = { kind: "done", id: held.agentikId, triggerId } as const;
  if (held.isOn === isOn) return answer;
  if (isOn && held.onceAt !== null && held.onceAt <= now) return refused("over");
  await tx
    .update(agentikTriggers)
    .set({
      isOn,
      nextAt: isOn && held.status === "active" ? firstDue(held, now) : null,
      failuresInARow: 0,
      pausedReason: null,
      toldAt: null,
      changedAt: now,
    })
    .where(eq(agentikTriggers.id, triggerId));
  await wakeTriggers(tx);
  return answer;
}

/** Replaces a webhook's secret: signatures with the old one are refused from now on. */
export async function renewSecret(
  tx: Db,
  { triggerId, sealedSecret, ...own }: OwnTrigger & { triggerId: string; sealedSecret: string },
): Promise<TriggerAnswer> {
  const held = await lockTrigger(tx, own, triggerId);
  if (held?.kind !== "webhook") return refused("gone");
  await tx
    .update(agentikTriggers)
    .set({ sealedSecret, changedAt: own.now })
    .where(eq(agentikTriggers.id, triggerId));
  return { kind: "done", id: held.agentikId, triggerId };
}

/** Deletes a trigger and stops its runs; those that have ended stay in the list. */
export async function deleteTrigger(
  tx: Db,
  { triggerId, ...own }: OwnTrigger & { triggerId: string },
): Promise<TriggerAnswer> {
  const { personId, now } = own;
  const held = await lockTrigger(tx, own, triggerId);
  if (!held) return refused("gone");
  const active = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.triggerId, triggerId), inArray(runs.state, [...ACTIVE_RUN_STATES])));
  for (const { id } of active) await stopRun(tx, { id, personId, now });
  await tx.delete(agentikTriggers).where(eq(agentikTriggers.id, triggerId));
  await recordEvent(tx, { personId, action: "delete-trigger", subject: triggerId, now });
  return { kind: "done", id: held.agentikId, triggerId };
}

/** A trigger of the person's own agentik, locked until the transaction ends. */
export async function lockTrigger(tx: Db, { personId, id }: OwnTrigger, triggerId: string) {
  const [held] = await tx
    .select({
      agentikId: agentikTriggers.agentikId,
      kind: agentikTriggers.kind,
      duty: agentikTriggers.duty,
      settings: agentikTriggers.settings,
      cron: agentikTriggers.cron,
      onceAt: agentikTriggers.onceAt,
      zone: agentikTriggers.zone,
      isOn: agentikTriggers.isOn,
      status: agentiks.status,
    })
    .from(agentikTriggers)
    .innerJoin(agentiks, eq(agentiks.id, agentikTriggers.agentikId))
    .where(and(eq(agentikTriggers.id, triggerId), isOwnAgentik(personId, id)))
    .for("update", { of: agentikTriggers });
  return held;
}

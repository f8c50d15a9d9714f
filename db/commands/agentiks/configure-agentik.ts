import { and, eq, isNull, sql } from "drizzle-orm";
import {
  isSameConfiguration,
  type AgentikConfiguration,
} from "#domain/agentiks/agentik-configuration.ts";
import type { Db } from "#db/connection/client.ts";
import { findAgentikRefusal, type AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import {
  findDraftConfiguration,
  lockOwnAgentik,
  listConfigurations,
  type OwnAgentik,
} from "#db/queries/agentiks/own-agentiks.ts";
import { agentikConfigurations } from "#db/schema/agentiks/agentik-configurations.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { planReminders } from "./agenda/plan-reminders.ts";
import { askForCheck } from "./examples/ask-for-check.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

interface Input {
  personId: string;
  /** The agentik's id on the page; for a guest's first write, the demo person's original. */
  id: string;
  /** Revision of the draft on the page (optimistic lock); 0 when there was none. */
  revision: number;
  now: Date;
}

export type ConfigureAnswer =
  /** `runId`: of the check that a publication asks for, where there are examples. */
  | { kind: "done"; id: string; version: number; runId?: string | undefined }
  /** `changed`: the draft has been saved since the page was loaded. */
  | { kind: "refused"; reason: AgentikRefusal | "changed" | "no-draft" };

const refused = (reason: AgentikRefusal | "changed" | "no-draft") =>
  ({ kind: "refused", reason }) as const;

/**
 * Saves a draft of the configuration of the person's own agentik. A draft has no effect until it is
 * published; abilities that are not given stay as they are. A configuration equal to the latest version creates no draft.
 */
export async function draftConfiguration(
  tx: Db,
  { configuration, ...input }: Input & { configuration: AgentikConfiguration },
): Promise<ConfigureAnswer> {
  const { personId, id, revision, now } = input;
  const own = await lockOwnAgentik(tx, personId, id);
  if (!own) return refused(await findAgentikRefusal(tx, id));
  const draft = await findDraftConfiguration(tx, own.id);
  if ((draft?.revision ?? 0) !== revision) return refused("changed");
  let version: number;
  if (draft) {
    version = draft.version;
    await tx
      .update(agentikConfigurations)
      .set({ ...configuration, revision: revision + 1, updatedAt: now })
      .where(isDraftOf(own.id));
  } else {
    const latest = await findLatest(tx, own, now);
    const { abilities } = latest;
    const written = { ...(abilities && { abilities }), ...configuration };
    if (isSameConfiguration(latest, written))
      return { kind: "done", id: own.id, version: latest.version };
    version = latest.version + 1;
    await tx
      .insert(agentikConfigurations)
      .values({ agentikId: own.id, version, ...written, updatedAt: now });
  }
  await record(tx, input, "draft-agentik-configuration", own.id, version);
  return { kind: "done", id: own.id, version };
}

/**
 * Publishes a configuration as a new, immutable version, copies it to the agentik's row, and asks for a
 * check of its examples. One equal to the latest version creates no new version, and is checked too: what
 * the agentik knows may have changed.
 */
export async function publishConfiguration(
  tx: Db,
  { configuration, ...input }: Input & { configuration: AgentikConfiguration },
): Promise<ConfigureAnswer> {
  const drafted = await draftConfiguration(tx, { configuration, ...input });
  if (drafted.kind === "refused") return drafted;
  const { id, version } = drafted;
  const { personId, now } = input;
  const runId = await askForCheck(tx, { agentikId: id, personId, now });
  const published = await tx
    .update(agentikConfigurations)
    .set({ publishedAt: input.now, updatedAt: input.now })
    .where(isDraftOf(id))
    .returning({ version: agentikConfigurations.version });
  if (published.length === 0) return { ...drafted, runId };
  const { instructions: _own, abilities: _can, ...shown } = configuration;
  await tx.update(agentiks).set(shown).where(eq(agentiks.id, id));
  await planReminders(tx, { agentikId: id }, now);
  await record(tx, input, "publish-agentik-configuration", id, version);
  return { kind: "done", id, version, runId };
}

/** Deletes the draft; published versions stay. */
export async function discardConfiguration(tx: Db, input: Input): Promise<ConfigureAnswer> {
  const { personId, id, revision } = input;
  const own = await lockOwnAgentik(tx, personId, id);
  if (!own) return refused(await findAgentikRefusal(tx, id));
  const dropped = await tx
    .delete(agentikConfigurations)
    .where(and(isDraftOf(own.id), eq(agentikConfigurations.revision, revision)))
    .returning({ version: agentikConfigurations.version });
  if (!dropped[0]) {
    const draft = await findDraftConfiguration(tx, own.id);
    return refused(draft ? "changed" : "no-draft");
  }
  await record(tx, input, "discard-agentik-configuration", own.id, dropped[0].version);
  return { kind: "done", id: own.id, version: dropped[0].version };
}

const isDraftOf = (agentikId: string) =>
  and(eq(agentikConfigurations.agentikId, agentikId), isNull(agentikConfigurations.publishedAt));

/**
 * The latest version. For an agentik that was never configured, its current row becomes version 1.
 */
async function findLatest(
  tx: Db,
  { id, name, description, type, language }: OwnAgentik,
  now: Date,
): Promise<AgentikConfiguration & { version: number }> {
  const [latest] = await listConfigurations(tx, id);
  if (latest) return latest;
  const first = { version: 1, name, description, type, language, instructions: "" };
  await tx.insert(agentikConfigurations).values({
    ...first,
    agentikId: id,
    updatedAt: now,
    publishedAt: sql`(SELECT created_at FROM agentiks WHERE id = ${id})`,
  });
  return first;
}

const record = (
  tx: Db,
  { personId, now }: Input,
  action: string,
  subject: string,
  version: number,
) => recordEvent(tx, { personId, action, subject, data: { version }, now });

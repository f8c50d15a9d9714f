import { and, eq, isNull, sql } from "drizzle-orm";
import {
  changedFields,
  type AgentikConfiguration,
} from "#domain/agentiks/agentik-configuration.ts";
import type { Db } from "#db/connection/client.ts";
import { findAgentikRefusal, type AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import {
  findDraftConfiguration,
  holdOwnAgentik,
  listConfigurations,
  type OwnAgentik,
} from "#db/queries/agentiks/own-agentiks.ts";
import { agentikConfigurations } from "#db/schema/agentiks/agentik-configurations.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

interface Press {
  personId: string;
  /** The agentik's, as the page showed it. */
  id: string;
  /** Of the draft that the page showed; 0 where there was none. */
  revision: number;
  now: Date;
}

export type ConfigureAnswer =
  | { kind: "done"; id: string; version: number }
  /** `changed`: the draft is no longer the one that the page showed. */
  | { kind: "refused"; reason: AgentikRefusal | "changed" | "no-draft" };

const refused = (reason: AgentikRefusal | "changed" | "no-draft") =>
  ({ kind: "refused", reason }) as const;

/**
 * Keeps a draft of a person's own agentik's configuration. Nothing runs with it. What is published
 * already makes no draft.
 */
export async function draftConfiguration(
  tx: Db,
  { configuration, ...press }: Press & { configuration: AgentikConfiguration },
): Promise<ConfigureAnswer> {
  const { personId, id, revision, now } = press;
  const own = await holdOwnAgentik(tx, personId, id);
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
    if (changedFields(latest, configuration).length === 0)
      return { kind: "done", id: own.id, version: latest.version };
    version = latest.version + 1;
    await tx
      .insert(agentikConfigurations)
      .values({ agentikId: own.id, version, ...configuration, updatedAt: now });
  }
  await record(tx, press, "draft-agentik-configuration", own.id, version);
  return { kind: "done", id: own.id, version };
}

/**
 * Publishes a configuration: from now on the agentik is what it says. Its version never changes again.
 * What is published already makes no version.
 */
export async function publishConfiguration(
  tx: Db,
  { configuration, ...press }: Press & { configuration: AgentikConfiguration },
): Promise<ConfigureAnswer> {
  const drafted = await draftConfiguration(tx, { configuration, ...press });
  if (drafted.kind === "refused") return drafted;
  const { id, version } = drafted;
  const published = await tx
    .update(agentikConfigurations)
    .set({ publishedAt: press.now, updatedAt: press.now })
    .where(isDraftOf(id))
    .returning({ version: agentikConfigurations.version });
  if (published.length === 0) return drafted;
  const { instructions: _own, ...shown } = configuration;
  await tx.update(agentiks).set(shown).where(eq(agentiks.id, id));
  await record(tx, press, "publish-agentik-configuration", id, version);
  return { kind: "done", id, version };
}

/** Drops the draft; what is published stays. */
export async function discardConfiguration(tx: Db, press: Press): Promise<ConfigureAnswer> {
  const { personId, id, revision } = press;
  const own = await holdOwnAgentik(tx, personId, id);
  if (!own) return refused(await findAgentikRefusal(tx, id));
  const dropped = await tx
    .delete(agentikConfigurations)
    .where(and(isDraftOf(own.id), eq(agentikConfigurations.revision, revision)))
    .returning({ version: agentikConfigurations.version });
  if (!dropped[0]) {
    const draft = await findDraftConfiguration(tx, own.id);
    return refused(draft ? "changed" : "no-draft");
  }
  await record(tx, press, "discard-agentik-configuration", own.id, dropped[0].version);
  return { kind: "done", id: own.id, version: dropped[0].version };
}

const isDraftOf = (agentikId: string) =>
  and(eq(agentikConfigurations.agentikId, agentikId), isNull(agentikConfigurations.publishedAt));

/** Of an agentik that nobody has configured, what it is now becomes its first version. */
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
  { personId, now }: Press,
  action: string,
  subject: string,
  version: number,
) => recordEvent(tx, { personId, action, subject, data: { version }, now });

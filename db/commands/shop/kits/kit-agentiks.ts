import { and, eq, isNull, notExists, sql } from "drizzle-orm";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import type { DutyWork } from "#domain/agentiks/duties/duties.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { zoneOf } from "#domain/people/business/business-zone.ts";
import { readyContent, type ReadyContent } from "#domain/agentiks/ready-made/ready-made.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { KitPartOf } from "#domain/shop/kits/kit.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { createAgentik } from "#db/commands/agentiks/create-agentik.ts";
import { recountChats } from "#db/commands/agentiks/chats/recount-chats.ts";
import { createTrigger } from "#db/commands/agentiks/duties/save-trigger.ts";
import { channels } from "#db/schema/agentiks/channels.ts";
import { agentikConfigurations } from "#db/schema/agentiks/agentik-configurations.ts";
import { agentikExamples } from "#db/schema/agentiks/agentik-examples.ts";
import { agentikWorkplaces, chatPages } from "#db/schema/agentiks/chats.ts";
import { agentikTriggers } from "#db/schema/agentiks/triggers.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { spaceAgentiks } from "#db/schema/spaces/answering.ts";
import { documents } from "#db/schema/spaces/documents.ts";
import { spaceTasks } from "#db/schema/spaces/tasks.ts";
import { threads } from "#db/schema/spaces/threads.ts";

export type AgentikPart = KitPartOf<"agentik"> | KitPartOf<"schedule">;

/** Whether an agentik of a kit answers customers; the others work for their owner alone. */
const answersCustomers = ({ abilities, duties }: Omit<ReadyContent, "description">): boolean =>
  abilities.forms.length > 0 || duties.length === 0;

function contentOf(part: AgentikPart, locale: Locale): ReadyContent {
  if (part.kind === "agentik") return readyContent(part.readyMade, locale);
  const { work, cron } = part;
  const duty: DutyWork = work.duty === "remind" ? { ...work, text: work.text[locale] } : work;
  return {
    type: "automation",
    description: duty.duty === "remind" ? duty.text : part.name[locale],
    abilities: NO_ABILITIES,
    duties: [{ work: duty, cron }],
  };
}

/**
 * Makes an agentik of a kit, inactive until it is launched. One that works for its owner alone works in
 * the owner's private space, where the kit's documents are; one that answers customers gets a space of its
 * own.
 */
export async function addKitAgentik(
  tx: Db,
  {
    personId,
    part,
    locale,
    ownSpace,
    now,
  }: {
    personId: string;
    part: AgentikPart;
    locale: Locale;
    ownSpace: () => Promise<string>;
    now: Date;
  },
): Promise<string> {
  const content = contentOf(part, locale);
  const { type, description, abilities, duties } = content;
  const { id } = await createAgentik(tx, {
    personId,
    configuration: {
      name: part.name[locale],
      description,
      type,
      language: locale,
      instructions: "",
      abilities,
    },
    now,
  });
  if (!answersCustomers(content)) {
    const spaceId = await ownSpace();
    await tx.insert(agentikWorkplaces).values({ agentikId: id, spaceId, createdAt: now });
  }
  const zone = zoneOf(await findBusiness(tx, personId));
  for (const { work, cron } of duties) {
    const given = await createTrigger(tx, {
      personId,
      id,
      now,
      content: { work, cron, onceAt: null, zone, sendTo: null },
      sealSecret: () => {
        throw new Error("an agentik of a kit has no webhook");
      },
    });
    if (given.kind === "refused") throw new Error(`a duty was refused: ${given.reason}`);
  }
  return id;
}

/** Whether a kit's agentik was launched, published again, talked to or given something since. */
export async function isAgentikUsed(tx: Db, agentikId: string): Promise<boolean> {
  const [row] = await tx
    .select({
      isUsed: sql<boolean>`(
        ${agentiks.status} <> 'inactive'
        OR EXISTS (SELECT 1 FROM ${agentikConfigurations} WHERE agentik_id = ${agentikId} AND version > 1)
        OR EXISTS (SELECT 1 FROM ${runs} WHERE agentik_id = ${agentikId})
        OR EXISTS (SELECT 1 FROM ${threads} WHERE chat_with_id = ${agentikId})
        OR EXISTS (SELECT 1 FROM ${chatPages} WHERE agentik_id = ${agentikId})
        OR EXISTS (SELECT 1 FROM ${channels} WHERE agentik_id = ${agentikId})
        OR EXISTS (SELECT 1 FROM ${agentikExamples} WHERE agentik_id = ${agentikId})
        OR EXISTS (SELECT 1 FROM ${agentikTriggers} WHERE agentik_id = ${agentikId}
          AND (changed_at > created_at OR created_at > ${outer(agentiks.createdAt)}))
      )`,
    })
    .from(agentiks)
    .where(eq(agentiks.id, agentikId));
  return row?.isUsed ?? false;
}

/** Deletes an agentik of a kit, with the space that was made for it if nothing is in it. */
export async function deleteKitAgentik(
  tx: Db,
  { personId, agentikId }: { personId: string; agentikId: string },
): Promise<void> {
  const [made] = await tx
    .select({ spaceId: spaces.id })
    .from(agentikWorkplaces)
    .innerJoin(
      spaceAgentiks,
      and(
        eq(spaceAgentiks.spaceId, agentikWorkplaces.spaceId),
        eq(spaceAgentiks.agentikId, agentikId),
      ),
    )
    .innerJoin(spaces, eq(spaces.id, agentikWorkplaces.spaceId))
    .where(eq(agentikWorkplaces.agentikId, agentikId));
  await recountChats(tx, { agentikId, ownerId: personId });
  await tx.delete(agentiks).where(and(eq(agentiks.id, agentikId), eq(agentiks.ownerId, personId)));
  if (!made) return;
  const inside = (table: typeof documents | typeof threads | typeof spaceTasks) =>
    notExists(
      tx
        .select({ one: sql`1` })
        .from(table)
        .where(eq(table.spaceId, spaces.id)),
    );
  await tx
    .delete(spaces)
    .where(
      and(
        eq(spaces.id, made.spaceId),
        eq(spaces.ownerId, personId),
        eq(spaces.userCount, 1),
        isNull(spaces.copiedFrom),
        inside(documents),
        inside(threads),
        inside(spaceTasks),
        sql`NOT EXISTS (SELECT 1 FROM ${spaceAgentiks} other WHERE other.space_id = ${made.spaceId})`,
        sql`NOT EXISTS (SELECT 1 FROM ${agentikWorkplaces} other WHERE other.space_id = ${made.spaceId})`,
        sql`NOT EXISTS (SELECT 1 FROM space_commands WHERE space_id = ${made.spaceId})`,
      ),
    );
}

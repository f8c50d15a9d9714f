import { and, desc, eq, sql } from "drizzle-orm";
import { CHANNEL_DELIVERIES_SHOWN, type ChannelKind } from "#domain/agentiks/channels/channels.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { channelDeliveries, channelMailboxes, channels } from "#db/schema/agentiks/channels.ts";
import { agentikOwnerIsIn } from "#db/queries/spaces/agentik-owner-is-in.ts";
import { agentikWorkplaces } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";

/** A channel on which a message has come. */
export interface WebhookChannel {
  id: string;
  kind: ChannelKind;
  externalId: string;
  /** Null of a mailbox. */
  sealedSecret: string | null;
  sealedVerify: string | null;
  agentikId: string;
  agentik: string;
  ownerId: string;
  spaceId: string;
  language: ContentLanguage;
  /**
   * Whether the agentik answers: it is active, not taken down, its space is not archived, and its
   * owner is a member there.
   */
  isAnswering: boolean;
}

/** @returns undefined for an unknown or disconnected channel, and for one of another kind */
export async function findWebhookChannel(
  db: Db,
  { id, kind }: { id: string; kind: ChannelKind },
): Promise<WebhookChannel | undefined> {
  const [row] = await db
    .select({
      id: channels.id,
      kind: channels.kind,
      externalId: channels.externalId,
      sealedSecret: channels.sealedSecret,
      sealedVerify: channels.sealedVerify,
      agentikId: agentiks.id,
      agentik: agentiks.name,
      ownerId: agentiks.ownerId,
      spaceId: agentikWorkplaces.spaceId,
      language: agentiks.language,
      isAnswering: sql<boolean>`(${agentiks.status} = 'active' AND ${agentiks.takenDownAt} IS NULL
        AND ${spaces.takenDownAt} IS NULL AND ${spaces.archivedAt} IS NULL
        AND ${agentikOwnerIsIn(spaces.id)})`,
    })
    .from(channels)
    .innerJoin(agentiks, eq(agentiks.id, channels.agentikId))
    .innerJoin(agentikWorkplaces, eq(agentikWorkplaces.agentikId, agentiks.id))
    .innerJoin(spaces, eq(spaces.id, agentikWorkplaces.spaceId))
    .where(and(eq(channels.id, id), eq(channels.kind, kind), eq(channels.isOn, true)));
  return row;
}

/** A connected channel, as its owner's page needs it. */
export const listOwnChannels = (
  db: Db,
  { agentikId, personId }: { agentikId: string; personId: string },
) =>
  db
    .select({
      id: channels.id,
      kind: channels.kind,
      externalId: channels.externalId,
      name: channels.name,
      sealedToken: channels.sealedToken,
      sealedSecret: channels.sealedSecret,
      sealedVerify: channels.sealedVerify,
      templateName: channels.templateName,
      templateLanguage: channels.templateLanguage,
      templateHasName: channels.templateHasName,
      trouble: channels.trouble,
      checkedAt: channels.checkedAt,
      mailbox: {
        user: channelMailboxes.userName,
        imapHost: channelMailboxes.imapHost,
        imapPort: channelMailboxes.imapPort,
        smtpHost: channelMailboxes.smtpHost,
        smtpPort: channelMailboxes.smtpPort,
      },
    })
    .from(channels)
    .innerJoin(agentiks, eq(agentiks.id, channels.agentikId))
    .leftJoin(channelMailboxes, eq(channelMailboxes.channelId, channels.id))
    .where(
      and(
        eq(channels.agentikId, agentikId),
        eq(agentiks.ownerId, personId),
        eq(channels.isOn, true),
      ),
    );

export type OwnChannel = Awaited<ReturnType<typeof listOwnChannels>>[number];

/** Last deliveries on a person's own channel, the newest first. */
export const listChannelDeliveries = (
  db: Db,
  { agentikId, personId, kind }: { agentikId: string; personId: string; kind: ChannelKind },
) =>
  db
    .select({
      id: channelDeliveries.id,
      outcome: channelDeliveries.outcome,
      what: channelDeliveries.what,
      receivedAt: channelDeliveries.receivedAt,
    })
    .from(channels)
    .innerJoin(agentiks, eq(agentiks.id, channels.agentikId))
    .innerJoin(channelDeliveries, eq(channelDeliveries.channelId, channels.id))
    .where(
      and(
        eq(channels.agentikId, agentikId),
        eq(agentiks.ownerId, personId),
        eq(channels.kind, kind),
        eq(channels.isOn, true),
      ),
    )
    .orderBy(desc(channelDeliveries.id))
    .limit(CHANNEL_DELIVERIES_SHOWN);

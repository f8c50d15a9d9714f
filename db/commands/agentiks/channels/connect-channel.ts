import { and, eq } from "drizzle-orm";
import type { ChannelKind, ChannelTrouble } from "#domain/agentiks/channels/channels.ts";
import type { MailboxServers } from "#domain/agentiks/channels/mail/mailbox.ts";
import type { Db } from "#db/connection/client.ts";
import { createId, createToken } from "#db/connection/tokens.ts";
import { findAgentikRefusal, type AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { lockOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { channelMessages } from "#db/schema/agentiks/channel-messages.ts";
import { channelMailboxes, channels } from "#db/schema/agentiks/channels.ts";
import { openWorkplace } from "#db/commands/agentiks/chats/open-workplace.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { codeOf } from "#db/commands/writing/retry-transaction.ts";
import { readMailboxNow, saveMailbox } from "./mailboxes.ts";
import { wakeSending } from "./notices.ts";

/** Encrypts a secret for the channel that it belongs to. */
export type SealChannelSecret = (secret: string, channelId: string) => string;

export interface ConnectChannel {
  personId: string;
  /** The agentik's id as on its page: a copy has its original's. */
  id: string;
  kind: ChannelKind;
  /** Id of the bot, number or mailbox at its provider; `name` is what customers call it. */
  externalId: string;
  name: string;
  token: string;
  /** WhatsApp's app secret; Telegram's is made here, and a mailbox has none. */
  appSecret?: string | undefined;
  /** Servers of an e-mail channel, and the place after which its mails are new. */
  mailbox?: (MailboxServers & { place: { validity: string; uid: number } }) | undefined;
  seal: SealChannelSecret;
  now: Date;
}

type Refused<Reason extends string = never> = {
  kind: "refused";
  reason: AgentikRefusal | Reason;
};

/** PostgreSQL's unique_violation. */
const TAKEN = "23505";

/**
 * Connects a bot, a number or a mailbox to the person's own agentik, which gets a workplace for its conversations.
 * One of the same kind that was connected before is disconnected; the same one again gets the new
 * secrets and keeps its customers.
 *
 * @returns `account` for a guest: a token must not be lost with a cookie; `taken`: another agentik has it
 */
export async function connectChannel(
  tx: Db,
  input: ConnectChannel,
): Promise<{ kind: "done"; id: string; channelId: string } | Refused<"account" | "taken">> {
  const { personId, id, kind, externalId, name, token, appSecret, mailbox, seal, now } = input;
  const person = await lockPerson(tx, personId);
  if (person?.kind !== "account") return { kind: "refused", reason: "account" };
  const agentik = await lockOwnAgentik(tx, personId, id);
  if (!agentik) return { kind: "refused", reason: await findAgentikRefusal(tx, id) };
  await openWorkplace(tx, { personId, agentik, now });
  const known = await tx
    .select({
      id: channels.id,
      externalId: channels.externalId,
      isOn: channels.isOn,
      sealedVerify: channels.sealedVerify,
    })
    .from(channels)
    .where(and(eq(channels.agentikId, agentik.id), eq(channels.kind, kind)));
  const same = known.find((one) => one.externalId === externalId);
  for (const other of known) if (other.isOn && other !== same) await switchOff(tx, other.id, now);
  const channelId = same?.id ?? createId("channel");
  const connected = {
    name,
    isOn: true,
    sealedToken: seal(token, channelId),
    sealedSecret: kind === "email" ? null : seal(appSecret ?? createToken(), channelId),
    // The one that the owner has copied into Meta stays.
    ...(kind === "whatsapp" && {
      sealedVerify: same?.sealedVerify ?? seal(createToken(), channelId),
    }),
    trouble: null,
    waitUntil: null,
    checkedAt: now,
    changedAt: now,
  };
  try {
    // A savepoint: a bot of another agentik must not end the transaction.
    await tx.transaction((inner) =>
      inner
        .insert(channels)
        .values({
          id: channelId,
          agentikId: agentik.id,
          kind,
          externalId,
          ...connected,
          createdAt: now,
        })
        .onConflictDoUpdate({ target: channels.id, set: connected }),
    );
  } catch (error) {
    if (codeOf(error) !== TAKEN) throw error;
    return { kind: "refused", reason: "taken" };
  }
  if (mailbox) await saveMailbox(tx, { channelId, mailbox, now });
  await recordEvent(tx, { personId, action: "connect-channel", subject: channelId, now });
  await wakeSending(tx);
  return { kind: "done", id: agentik.id, channelId };
}

interface OfChannel {
  personId: string;
  /** The agentik's id. */
  id: string;
  channelId: string;
  now: Date;
}

/** Disconnects a channel: its secrets are deleted, its conversations stay. */
export async function disconnectChannel(
  tx: Db,
  { personId, id, channelId, now }: OfChannel,
): Promise<{ kind: "done"; id: string } | Refused> {
  const held = await lockAgentikOfChannel(tx, { personId, id, channelId });
  if (held.kind === "refused") return held;
  await switchOff(tx, channelId, now);
  await recordEvent(tx, { personId, action: "disconnect-channel", subject: channelId, now });
  return { kind: "done", id: held.id };
}

/** Writes what a check with the provider has shown; what waited for a good token is sent. */
export async function noteChannelCheck(
  tx: Db,
  {
    trouble,
    name,
    ...input
  }: OfChannel & { trouble: ChannelTrouble | null; name?: string | undefined },
): Promise<{ kind: "done"; id: string } | Refused> {
  const held = await lockAgentikOfChannel(tx, input);
  if (held.kind === "refused") return held;
  const { channelId, now } = input;
  await tx
    .update(channels)
    .set({
      trouble,
      checkedAt: now,
      ...(name !== undefined && { name }),
      ...(trouble === null && { waitUntil: null }),
    })
    .where(and(eq(channels.id, channelId), eq(channels.isOn, true)));
  if (trouble === null) {
    await wakeSending(tx);
    await readMailboxNow(tx, { channelId, now });
  }
  return { kind: "done", id: held.id };
}

/** Sets the template of a WhatsApp number; undefined removes it. */
export async function setChannelTemplate(
  tx: Db,
  {
    template,
    ...input
  }: OfChannel & {
    template: { name: string; language: string; hasName: boolean } | undefined;
  },
): Promise<{ kind: "done"; id: string } | Refused> {
  const held = await lockAgentikOfChannel(tx, input);
  if (held.kind === "refused") return held;
  await tx
    .update(channels)
    .set({
      templateName: template?.name ?? null,
      templateLanguage: template?.language ?? null,
      templateHasName: template?.hasName ?? false,
      changedAt: input.now,
    })
    .where(and(eq(channels.id, input.channelId), eq(channels.kind, "whatsapp")));
  return { kind: "done", id: held.id };
}

/** Locks the person's own agentik, and finds its channel. */
async function lockAgentikOfChannel(
  tx: Db,
  { personId, id, channelId }: Omit<OfChannel, "now">,
): Promise<{ kind: "locked"; id: string } | Refused> {
  await lockPerson(tx, personId);
  const agentik = await lockOwnAgentik(tx, personId, id);
  if (!agentik) return { kind: "refused", reason: await findAgentikRefusal(tx, id) };
  const [channel] = await tx
    .select({ id: channels.id })
    .from(channels)
    .where(and(eq(channels.id, channelId), eq(channels.agentikId, agentik.id)));
  return channel ? { kind: "locked", id: agentik.id } : { kind: "refused", reason: "gone" };
}

async function switchOff(tx: Db, channelId: string, now: Date): Promise<void> {
  await tx
    .update(channels)
    .set({
      isOn: false,
      sealedToken: null,
      sealedSecret: null,
      sealedVerify: null,
      trouble: null,
      changedAt: now,
    })
    .where(eq(channels.id, channelId));
  await tx.delete(channelMailboxes).where(eq(channelMailboxes.channelId, channelId));
  await tx
    .update(channelMessages)
    .set({ state: "failed", trouble: "off", nextAt: null, changedAt: now })
    .where(and(eq(channelMessages.channelId, channelId), eq(channelMessages.state, "queued")));
}

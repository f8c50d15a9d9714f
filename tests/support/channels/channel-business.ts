import { createDb } from "#db/connection/client.ts";
import { connectChannel } from "#db/commands/agentiks/channels/connect-channel.ts";
import { findWebhookChannel } from "#db/queries/agentiks/channels/find-channel.ts";
import type { InboundMessage } from "#domain/agentiks/channels/inbound-message.ts";
import { receiveMessage } from "#db/commands/agentiks/channels/receive-message.ts";
import { startSending } from "#worker/channels/send-messages.ts";
import { createTelegram } from "#adapters/channels/telegram.server.ts";
import { createSmtp } from "#adapters/channels/mail/smtp.server.ts";
import { createWhatsapp } from "#adapters/channels/whatsapp.server.ts";
import type { TestDatabase } from "../database.ts";
import { BOT_TOKEN, type FakeTelegram } from "./fake-telegram.ts";
import { APP_SECRET, NUMBER_ID, NUMBER_TOKEN, type FakeWhatsapp } from "./fake-whatsapp.ts";

/** Secrets of tests are sealed by turning them around. */
export const turned = (text: string) => [...text].reverse().join("");

/** Connects a person's agentik to the fake bot or the fake number. @returns the channel's id */
export async function connectForTest(
  { db }: Pick<TestDatabase, "db">,
  {
    personId,
    agentikId,
    kind,
    token = kind === "telegram" ? BOT_TOKEN : NUMBER_TOKEN,
  }: {
    personId: string;
    agentikId: string;
    kind: "telegram" | "whatsapp";
    token?: string;
  },
): Promise<string> {
  const connected = await db.transaction((tx) =>
    connectChannel(tx, {
      personId,
      id: agentikId,
      kind,
      externalId: kind === "telegram" ? token.split(":")[0]! : NUMBER_ID,
      name: kind === "telegram" ? "@fonda_bot" : "+52 1 55 0000 0000",
      token,
      ...(kind === "whatsapp" && { appSecret: APP_SECRET }),
      seal: turned,
      now: new Date(),
    }),
  );
  if (connected.kind === "refused") throw new Error(`refused: ${connected.reason}`);
  return connected.channelId;
}

let count = 0;

/** A customer's message comes on a channel. */
export async function receiveForTest(
  { db }: Pick<TestDatabase, "db">,
  {
    channelId,
    kind,
    now = new Date(),
    ...message
  }: { channelId: string; kind: "telegram" | "whatsapp"; now?: Date } & Partial<
    Omit<InboundMessage, "kind">
  > & { as?: InboundMessage["kind"] },
) {
  const channel = await findWebhookChannel(db, { id: channelId, kind });
  if (!channel) throw new Error("no such channel");
  const { as = "text", address = "555", ...more } = message;
  count += 1;
  return db.transaction((tx) =>
    receiveMessage(tx, {
      channel,
      now,
      message: {
        externalId: `${address}:${count}`,
        address,
        name: "Ana",
        text: "Hola",
        at: now,
        ...more,
        kind: as,
      },
    }),
  );
}

/** Mail servers of tests are on this machine, and speak without TLS. */
export const isOfTests = (host: string): boolean => host.startsWith("127.0.0.1:");

/** How a worker of a test reaches the fakes. */
export const reachFakes = (
  { telegram, whatsapp }: { telegram: FakeTelegram; whatsapp: FakeWhatsapp },
  unseal: (sealed: string, channelId: string) => string | undefined = turned,
  sendMs = 20_000,
) => ({
  email: createSmtp({ isAllowedHost: isOfTests, sendMs }).send,
  telegram: createTelegram({ apiRoot: telegram.root, sendMs }).send,
  whatsapp: createWhatsapp({ apiRoot: whatsapp.root, sendMs }).send,
  unseal,
});

/** A worker in the test's process that sends to the fakes. */
export function startFakeSending(
  url: string,
  fakes: Parameters<typeof reachFakes>[0],
  unseal?: Parameters<typeof reachFakes>[1],
): { stop(): Promise<void> } {
  const connection = createDb(url, { max: 1 });
  const log = { warn: () => undefined };
  const sending = startSending(connection, { ...reachFakes(fakes, unseal), log });
  return {
    async stop() {
      await sending.stop();
      await connection.close();
    },
  };
}

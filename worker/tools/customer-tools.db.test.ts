import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readToolCall, type CallInPlaza } from "#domain/agentiks/tools/tool-call.ts";
import { disconnectChannel } from "#db/commands/agentiks/channels/connect-channel.ts";
import { beginToolCall } from "#db/commands/agentiks/tools/make-call.ts";
import { makeCallInPlaza } from "#db/commands/agentiks/tools/make-call-in-plaza.ts";
import {
  isFirst,
  makeAgentikWithModel,
  NOTHING,
  type AgentikWithModel,
} from "../../tests/support/agentiks/agentik-with-model.ts";
import { makeWorkingAgentik } from "../../tests/support/agentiks/working-agentik.ts";
import { connectForTest, receiveForTest } from "../../tests/support/channels/channel-business.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";

/**
 * What an agentik sends to people by itself or once approved: notifications and messages of channels. Long
 * because each way in which a message cannot be sent has its test.
 */
const [OWNER, MEMBER] = ["person-4", "person-6"];
const QUESTION = "Avísale que su pedido de hoy está listo, por favor.";
const TEXT = "Su pedido está listo.";
const PUSH = { name: "push", input: { text: "Se acabó\nel maíz" } };
const toRosa = (more: object = {}) => ({
  name: "chat_message",
  input: { channel: "any", customer: "rosa fuentes", text: TEXT, ...more },
});
let database: TestDatabase;
let lupita: AgentikWithModel;
let whatsappId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await sql`UPDATE people SET kind = 'account' WHERE id IN (${OWNER}, 'person-7')`;
  const who = { ownerId: OWNER, memberId: MEMBER, slug: "fonda-que-avisa" };
  lupita = await makeAgentikWithModel(database, who);
  await sql`UPDATE space_agentiks SET may = 'act' WHERE agentik_id = ${lupita.id}`;
  lupita.server.say(() => NOTHING);
  const mine = { personId: OWNER, agentikId: lupita.id };
  whatsappId = await connectForTest(database, { ...mine, kind: "whatsapp" });
  const telegramId = await connectForTest(database, { ...mine, kind: "telegram" });
  const rosa = { address: "5215500000001", name: "Rosa Fuentes" };
  await receiveForTest(database, { channelId: whatsappId, kind: "whatsapp", ...rosa });
  for (const address of ["7001", "7002"])
    await receiveForTest(database, {
      channelId: telegramId,
      kind: "telegram",
      address,
      name: "Ana",
    });
  await lupita.work();
});
afterAll(async () => {
  await lupita?.server.stop();
  await database?.drop();
});
beforeEach(async () => {
  const { sql } = database;
  await sql`DELETE FROM tool_calls`;
  await sql`DELETE FROM notifications WHERE person_id IN (${OWNER}, ${MEMBER})`;
  await sql`DELETE FROM channel_messages WHERE direction = 'out'`;
  await sql`UPDATE contacts SET last_inbound_at = now(), opted_out_at = NULL`;
  await lupita.allow({});
  lupita.server.seen.length = 0;
});

const states = () => lupita.states("state", "failure");
const whyNot = async () =>
  (
    await database.sql<{ why: string }[]>`SELECT detail->>'why' AS why FROM run_steps
      WHERE kind = 'not-allowed' ORDER BY created_at DESC LIMIT 1`
  )[0]?.why;
const notices = () => database.sql`SELECT data->>'text' AS text, href FROM notifications
  WHERE person_id = ${OWNER} AND kind = 'agentik_push'`;
const sent = () => database.sql<{ address: string; text: string; state: string; by: string }[]>`
  SELECT c.address, o.text, o.state, m.agentik_id AS by FROM channel_messages o
  JOIN contacts c ON c.id = o.contact_id
  JOIN messages m ON m.thread_id = o.thread_id AND m.seq = o.seq
  WHERE o.direction = 'out' AND o.text = ${TEXT}`;

async function ask(wish: { name: string; input: object }, personId = OWNER) {
  lupita.askFor([wish]);
  return lupita.inSpace(personId, QUESTION);
}
/** Two workers make the one call at the same time. */
async function makeTwice(): Promise<void> {
  const { db, sql } = database;
  const [held] = await sql<{ id: string; call: unknown }[]>`SELECT id, call FROM tool_calls`;
  const { id: callId } = held!;
  const now = new Date();
  expect(await beginToolCall(db, callId, now)).toMatchObject({ kind: "go" });
  const call = readToolCall(held!.call) as CallInPlaza;
  const { id: agentikId, spaceId } = lupita;
  const where = { callId, agentikId, agentik: "Lupita", personId: OWNER, spaceId, now };
  const twice = [1, 2].map(() => makeCallInPlaza(db, call, { ...where, threadTitle: "x" }));
  expect(await Promise.all(twice)).toEqual([{}, {}]);
  await lupita.work();
}

describe("a notification", () => {
  it("waits for the owner, then is theirs once, with their devices", async () => {
    const { sql } = database;
    const subscription = "push-of-the-owner";
    await sql`DELETE FROM push_subscriptions`;
    await sql`INSERT INTO push_subscriptions (id, person_id, endpoint, p256dh, auth, locale, created_at)
      VALUES (${subscription}, ${OWNER}, 'https://push.example/1', 'x', 'x', 'es', now())`;
    await ask(PUSH, MEMBER);
    expect(await states()).toEqual([["waiting", null]]);
    expect(await notices()).toEqual([]);
    await lupita.decide(true);
    await makeTwice();
    const [call] = await lupita.calls();
    expect(await states()).toEqual([["done", null]]);
    expect(await notices()).toEqual([{ text: "Se acabó el maíz", href: `/approvals/${call!.id}` }]);
    const pushed = await sql`SELECT 1 FROM push_deliveries d
      JOIN notifications n ON n.id = d.notification_id
      WHERE n.kind = 'agentik_push' AND d.subscription_id = ${subscription}`;
    expect(pushed).toHaveLength(1);
  });

  it("is not sent where the owner says no", async () => {
    await ask(PUSH);
    await lupita.decide(false);
    await lupita.work();
    expect(await states()).toEqual([["refused", null]]);
    expect(await notices()).toEqual([]);
  });

  it("asks after reading others' words, although its owner has allowed it", async () => {
    await lupita.allow({ push: "auto", chat_message: "auto" });
    lupita.server.say((request) =>
      isFirst(request) ? { calls: [{ name: "tasks", input: {} }, PUSH, toRosa()] } : NOTHING,
    );
    await lupita.inSpace(OWNER, QUESTION);
    expect(await lupita.states("state", "why")).toEqual([
      ["waiting", "untrusted"],
      ["waiting", "untrusted"],
    ]);
    expect(await notices()).toEqual([]);
  });
});

describe("a message to a customer", () => {
  it("waits with the customer's name and no number; approved, it is queued once", async () => {
    await ask(toRosa({ to: { threadId: "t", contactId: "c", channel: "telegram", name: "Ana" } }));
    const [stored] = await database.sql<{ call: unknown }[]>`SELECT call FROM tool_calls`;
    expect(stored!.call).toMatchObject({ to: { name: "Rosa Fuentes", channel: "whatsapp" } });
    expect(JSON.stringify(stored)).not.toContain("5215500000001");
    expect(await sent()).toEqual([]);
    await lupita.decide(true);
    await makeTwice();
    expect(await states()).toEqual([["done", null]]);
    expect(await sent()).toEqual([
      { address: "5215500000001", text: TEXT, state: "queued", by: lupita.id },
    ]);
  });

  it("is not sent where the owner says no", async () => {
    await ask(toRosa());
    await lupita.decide(false);
    await lupita.work();
    expect(await states()).toEqual([["refused", null]]);
    expect(await sent()).toEqual([]);
  });

  it("is left out after WhatsApp's 24 hours, and fails where they end before the approval", async () => {
    const { sql } = database;
    const pass = () => sql`UPDATE contacts SET last_inbound_at = now() - interval '25 hours'`;
    await ask(toRosa());
    await pass();
    await lupita.decide(true);
    await lupita.work();
    expect(await states()).toEqual([["failed", "window"]]);
    expect(await sent()).toEqual([]);

    await sql`DELETE FROM tool_calls`;
    await ask(toRosa());
    expect(await whyNot()).toBe("window");
    expect(await lupita.calls()).toEqual([]);
  });

  it("is left out for a customer who wants none, and fails where they say so before the approval", async () => {
    const { sql } = database;
    await ask(toRosa());
    await sql`UPDATE contacts SET opted_out_at = now() WHERE channel_id IS NOT NULL`;
    await lupita.decide(true);
    await lupita.work();
    expect(await states()).toEqual([["failed", "closed"]]);
    await ask(toRosa());
    expect(await whyNot()).toBe("closed");
    expect(await sent()).toEqual([]);
  });

  it.each([
    ["a number", { customer: "5215500000001" }],
    ["a name that two customers have", { customer: "Ana" }],
    ["a channel on which the customer has not written", { channel: "telegram" }],
    ["a name that no customer has", { customer: "Nadia" }],
  ])("is left out for %s", async (_, input) => {
    await ask(toRosa(input));
    expect(await lupita.calls()).toEqual([]);
    expect(await whyNot()).toBe("customer");
  });

  it("is left out for a customer of another business's agentik", async () => {
    const other = { personId: "person-7", name: "Pepe" };
    const agentikId = await makeWorkingAgentik(database, other);
    const token = "777777:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    const kind = "telegram" as const;
    const mine = { personId: other.personId, agentikId, kind, token };
    const channelId = await connectForTest(database, mine);
    await receiveForTest(database, { channelId, kind, address: "8001", name: "Nicanor" });
    await ask(toRosa({ customer: "Nicanor" }));
    expect(await lupita.calls()).toEqual([]);
    expect(await whyNot()).toBe("customer");
  });

  it("is left out once the channel is disconnected", async () => {
    await database.db.transaction((tx) =>
      disconnectChannel(tx, {
        personId: OWNER,
        id: lupita.id,
        channelId: whatsappId,
        now: new Date(),
      }),
    );
    await ask(toRosa());
    expect(await lupita.calls()).toEqual([]);
    expect(await whyNot()).toBe("closed");
  });
});

it("is offered to no customer, and does nothing in a trial", async () => {
  lupita.askFor([PUSH, toRosa()]);
  await lupita.byCustomer(QUESTION);
  expect(lupita.offered()).not.toContain("push");
  expect(lupita.offered()).not.toContain("chat_message");
  lupita.server.seen.length = 0;
  const { steps } = await lupita.inTrial(QUESTION);
  expect(steps.filter(({ kind }) => kind === "would-do").map(({ tool }) => tool)).toEqual([
    "push",
    "chat_message",
  ]);
  expect(await lupita.calls()).toEqual([]);
  expect(await notices()).toEqual([]);
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerCustomer, giveBack, takeOver } from "#db/commands/agentiks/chats/handle-chat.ts";
import { approveAnswer } from "#db/commands/spaces/answering/approve-answer.ts";
import { createTrigger } from "#db/commands/agentiks/duties/save-trigger.ts";
import { disconnectChannel } from "#db/commands/agentiks/channels/connect-channel.ts";
import { queueOutbound } from "#db/commands/agentiks/channels/queue-outbound.ts";
import { reportStatus } from "#db/commands/agentiks/channels/report-status.ts";
import { resendMessage, sendTemplate } from "#db/commands/agentiks/channels/resend.ts";
import { claimOutbound } from "#db/commands/agentiks/channels/send-outbound.ts";
import { launchAgentik, pauseAgentik } from "#db/commands/agentiks/switch-agentik.ts";
import type { Executors } from "#worker/runs/executor.ts";
import { FONDA_MENU, teachAgentik } from "../../tests/support/agentiks/working-agentik.ts";
import {
  connectForTest,
  reachFakes,
  receiveForTest,
  turned,
} from "../../tests/support/channels/channel-business.ts";
import {
  BOT_TOKEN,
  startFakeTelegram,
  type FakeTelegram,
} from "../../tests/support/channels/fake-telegram.ts";
import {
  startFakeWhatsapp,
  type FakeWhatsapp,
} from "../../tests/support/channels/fake-whatsapp.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { executeQueued, executeRuns } from "../../tests/support/runs/execute-runs.ts";
import { openChatBusiness } from "../../tests/support/pages/chats.ts";
import { sendMessages } from "./send-messages.ts";

/**
 * Channels on a real PostgreSQL, answered by the embedded engine and sent to fake services. Long because
 * each guarantee of sending is shown by its own failure.
 */
const OWNER = "person-4";
let database: TestDatabase;
let telegram: FakeTelegram;
let whatsapp: FakeWhatsapp;
let agentikId: string;
let channelId: string;
let made = 0;
/** Ahead of the real one where a test waits for hours. */
let aheadMs = 0;
const clock = () => new Date(Date.now() + aheadMs);

beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`UPDATE people SET kind = 'account' WHERE id = ${OWNER}`;
});
afterAll(() => database.drop());
beforeEach(async () => {
  aheadMs = 0;
  telegram = await startFakeTelegram();
  whatsapp = await startFakeWhatsapp();
  ({ agentikId } = await openChatBusiness(database, {
    name: `fonda${(made += 1)}`,
    ownerId: OWNER,
  }));
  await teachAgentik(database, { personId: OWNER, id: agentikId, ...FONDA_MENU });
  await work();
});
afterEach(async () => {
  await database.sql`UPDATE channels SET is_on = false, sealed_token = NULL, sealed_secret = NULL, sealed_verify = NULL`;
  await database.sql`DELETE FROM channel_messages`;
  await telegram.stop();
  await whatsapp.stop();
});

/** Executes what waits, until nothing does. */
const work = () => executeQueued(database, { kinds: ["reply", "document"], clock });
const send = (sendMs?: number) =>
  sendMessages(database.db, { clock }, reachFakes({ telegram, whatsapp }, turned, sendMs));
const connect = async (kind: "telegram" | "whatsapp") =>
  (channelId = await connectForTest(database, { personId: OWNER, agentikId, kind }));
const receive = (
  text: string,
  more: Partial<Parameters<typeof receiveForTest>[1]> = {},
  kind: "telegram" | "whatsapp" = "telegram",
) => receiveForTest(database, { channelId, kind, text, now: clock(), ...more });
const act = <Value>(run: Parameters<typeof database.db.transaction<Value>>[0]) =>
  database.db.transaction(run);
async function thread(address = "555"): Promise<string> {
  const [row] = await database.sql<{ id: string }[]>`SELECT h.thread_id AS id FROM contacts c
    JOIN chats h ON h.contact_id = c.id WHERE c.channel_id = ${channelId} AND c.address = ${address}`;
  return row!.id;
}
const chat = async (address?: string) =>
  (
    await database.sql`SELECT handled_by, reason FROM chats WHERE thread_id = ${await thread(address)}`
  )[0];
const own = () => ({ personId: OWNER, id: agentikId, now: clock() });
const pause = () => act((tx) => pauseAgentik(tx, own()));
const launch = () => act((tx) => launchAgentik(tx, own()));
/** How often people of workplaces were told that a customer waits. */
async function notices(): Promise<number> {
  const [row] = await database.sql<{ n: number }[]>`
    SELECT count(*)::int AS n FROM notifications WHERE kind = 'chat_waiting'`;
  return row!.n;
}
let keys = 0;
const answer = async (text: string, address?: string) => {
  const threadId = await thread(address);
  const clientKey = `key-${(keys += 1)}`;
  return act((tx) =>
    answerCustomer(tx, {
      threadId,
      personId: OWNER,
      text,
      clientKey,
      address: "test",
      now: clock(),
    }),
  );
};
const outbound = () =>
  database.sql<{ state: string; trouble: string | null; attempts: number; seq: number }[]>`
    SELECT state, trouble, attempts, seq FROM channel_messages WHERE direction = 'out'
    ORDER BY created_at, seq, part`;
const spaceOf = async (threadId: string): Promise<string> => {
  const [row] = await database.sql<{ space: string }[]>`
    SELECT space_id AS space FROM threads WHERE id = ${threadId}`;
  return row!.space;
};
const states = async () => (await outbound()).map(({ state }) => state);
const texts = () => telegram.sent.map(({ text }) => text);
const HOUR_MS = 3_600_000;

describe("receiving", () => {
  it("makes one message and one run of 50 deliveries at once, and sends one answer", async () => {
    await connect("telegram");
    const externalId = "555:7";
    const received = await Promise.all(
      Array.from({ length: 50 }, () => receive("¿Cuánto cuestan los tacos?", { externalId })),
    );
    expect(received.filter((one) => one === "accepted")).toHaveLength(1);
    expect(received.filter((one) => one === "duplicate")).toHaveLength(49);
    const [count] = await database.sql`SELECT
      (SELECT count(*)::int FROM messages WHERE thread_id = ${await thread()} AND from_contact) AS said,
      (SELECT count(*)::int FROM runs WHERE thread_id = ${await thread()}) AS runs`;
    expect(count).toEqual({ said: 1, runs: 1 });
    await work();
    await Promise.all([send(), send(), send()]);
    expect(telegram.sent).toHaveLength(1);
    expect(telegram.sent[0]).toMatchObject({ chatId: 555, token: BOT_TOKEN });
    expect(texts()[0]).toContain("$18");
    // Without the marks of Markdown.
    expect(texts()[0]).not.toMatch(/^>|\*\*/m);
    expect(await states()).toEqual(["sent"]);
  });

  it("names the customer, keeps customers apart, and says that it reads only text", async () => {
    await connect("telegram");
    await receive("", { as: "audio", name: "Ana Ruiz" });
    await receive("Gracias", { address: "777", name: "" });
    await work();
    await send();
    expect(telegram.sent.map(({ chatId }) => chatId).sort()).toEqual([555, 777]);
    expect(texts().join()).toContain("solo puedo leer texto");
    const rows =
      await database.sql`SELECT c.name, m.text FROM contacts c JOIN chats h ON h.contact_id = c.id
      JOIN messages m ON m.thread_id = h.thread_id AND m.from_contact WHERE c.channel_id = ${channelId}
      ORDER BY c.address`;
    expect(rows).toEqual([
      { name: "Ana Ruiz", text: "[Audio]" },
      { name: "", text: "Gracias" },
    ]);
  });

  it("stores what comes to an archived space, and answers nothing", async () => {
    await connect("telegram");
    await database.sql`UPDATE spaces SET archived_at = now() WHERE id IN
      (SELECT space_id FROM agentik_workplaces WHERE agentik_id = ${agentikId})`;
    expect(await receive("", { as: "audio" })).toBe("accepted");
    await pause();
    expect(await receive("¿Siguen ahí?")).toBe("accepted");
    await work();
    await send();
    expect(telegram.sent).toEqual([]);
    expect(
      await database.sql`SELECT 1 FROM messages WHERE thread_id = ${await thread()}`,
    ).toHaveLength(2);
  });

  it("reads a caption, and tells the business of a picture without one", async () => {
    await connect("telegram");
    await receive("¿Cuánto cuestan los tacos?", { as: "photo" });
    await work();
    await send();
    expect(texts()).toEqual([expect.stringContaining("$18")]);
    const before = await notices();
    const externalId = "555:foto";
    for (let n = 0; n < 3; n += 1) await receive("", { as: "photo", externalId });
    // An album comes as several messages.
    await receive("", { as: "photo" });
    await work();
    await send();
    expect(texts().slice(1)).toEqual([expect.stringContaining("ya le avisé al negocio")]);
    expect(await chat()).toEqual({ handled_by: "nobody", reason: "unknown" });
    expect((await notices()) - before).toBe(1);
    // The agentik still answers what it can read.
    await receive("¿Aceptan tarjeta?");
    await work();
    await send();
    expect(texts().at(-1)).toContain("Aceptamos tarjeta");
  });

  it("takes a location as the address that a form asks for, and shows it to the business", async () => {
    const order = { kind: "order", name: "Pedido", words: ["pedido"], thanks: "" };
    const field = (label: string, kind: string) => ({ label, kind, isRequired: true, options: [] });
    const fields = [field("¿Qué te preparamos?", "text"), field("¿A qué dirección?", "address")];
    await database.sql`INSERT INTO agentik_configurations
        (agentik_id, version, name, description, type, language, abilities, updated_at, published_at)
      VALUES (${agentikId}, 2, 'Mostrador', 'x', 'customer_service', 'es',
        ${JSON.stringify({ forms: [{ ...order, fields }] })}::text::jsonb, now(), now())`;
    await connect("telegram");
    const pin = "https://www.google.com/maps/place/19.4326,-99.1332";
    await receive("Quiero hacer un pedido");
    await work();
    // What is ordered is no place.
    await receive(pin, { as: "place" });
    expect(await chat()).toEqual({ handled_by: "nobody", reason: "unknown" });
    await receive("3 tacos al pastor");
    await work();
    await receive(pin, { as: "place" });
    await work();
    await send();
    expect(texts()).toContainEqual(expect.stringContaining("Recibí tu ubicación"));
    const [request] =
      await database.sql`SELECT state, answers FROM chat_requests WHERE thread_id = ${await thread()}`;
    expect(request).toMatchObject({ state: "confirming" });
    expect(JSON.stringify(request!.answers)).toContain(pin);
    const said = await database.sql`SELECT text FROM messages WHERE thread_id = ${await thread()}
      AND from_contact ORDER BY seq DESC LIMIT 1`;
    expect(said[0]!.text).toBe(`[Ubicación] ${pin}`);
  });

  it("asks the provider to deliver later what comes too often", async () => {
    await connect("telegram");
    const received: string[] = [];
    for (let n = 0; n < 33; n += 1) received.push(await receive(`Mensaje ${n}`));
    expect(received.filter((one) => one === "limited")).toHaveLength(3);
    aheadMs = 61_000;
    expect(await receive("Ya")).toBe("accepted");
    expect(await receive("Otro cliente", { address: "888" })).toBe("accepted");
  });

  it("hands over to a person who is asked for by text", async () => {
    await connect("telegram");
    await receive("quiero hablar con una persona");
    await work();
    await send();
    const [chat] =
      await database.sql`SELECT handled_by, reason FROM chats WHERE thread_id = ${await thread()}`;
    expect(chat).toEqual({ handled_by: "nobody", reason: "asked" });
    expect(texts()[0]).toContain("te responde aquí mismo");
  });

  it("hands over to a person when the agentik's answer fails", async () => {
    await connect("telegram");
    await receive("¿Cuánto cuestan los tacos?");
    const [run] = await database.sql<{ id: string }[]>`
      SELECT id FROM runs WHERE thread_id = ${await thread()} AND state = 'queued'`;
    const executors = { reply: () => Promise.reject(new Error("broken")) };
    await executeRuns(database, [run!.id], { executors, log: { error: () => undefined }, clock });
    await send();
    const [chat] =
      await database.sql`SELECT handled_by FROM chats WHERE thread_id = ${await thread()}`;
    expect(chat).toEqual({ handled_by: "nobody" });
    expect(telegram.sent).toEqual([]);
  });
});

describe("a paused agentik", () => {
  it("leaves its customers to people, and tells each side once", async () => {
    await connect("telegram");
    const before = await notices();
    await pause();
    const externalId = "555:pausa";
    await Promise.all(
      Array.from({ length: 5 }, () => receive("¿Cuánto cuestan los tacos?", { externalId })),
    );
    await receive("¿Siguen ahí?");
    await receive("", { as: "photo" });
    await work();
    await send();
    expect(texts()).toEqual([expect.stringContaining("está en pausa")]);
    expect(await chat()).toEqual({ handled_by: "nobody", reason: "unknown" });
    expect((await notices()) - before).toBe(1);
    aheadMs = 25 * HOUR_MS;
    await receive("¿Hola?");
    await send();
    expect(texts()).toHaveLength(2);
    expect((await notices()) - before).toBe(1);
  });

  it("says until when, in its owner's words", async () => {
    await database.sql`INSERT INTO agentik_configurations
        (agentik_id, version, name, description, type, language, abilities, updated_at, published_at)
      VALUES (${agentikId}, 2, 'Mostrador', 'x', 'customer_service', 'es',
        '{"awayNotice": "Volvemos el 7 de enero."}', now(), now())`;
    await connect("telegram");
    await pause();
    await receive("Hola");
    await send();
    expect(texts()).toEqual([expect.stringMatching(/^Volvemos el 7 de enero\.\n\n.*en pausa/)]);
  });

  it("says nothing where a person has the conversation", async () => {
    await connect("telegram");
    await pause();
    await receive("Hola");
    await answer("Aquí estoy");
    await send();
    aheadMs = 25 * HOUR_MS;
    await receive("¿Y hoy?");
    await send();
    expect(texts().filter((text) => text.includes("en pausa"))).toHaveLength(1);
    expect(await chat()).toMatchObject({ handled_by: "person" });
  });

  it("answers what was written meanwhile once it is launched, unless a person has", async () => {
    await connect("telegram");
    await pause();
    await receive("¿Cuánto cuestan los tacos?");
    await receive("¿Aceptan tarjeta?", { address: "777" });
    await answer("Sí, claro", "777");
    await receive("", { as: "photo", address: "888" });
    await receive("¿Cuánto cuestan los tacos?", { address: "999" });
    await database.sql`UPDATE threads SET last_message_at = now() - interval '8 days'
      WHERE id = ${await thread("999")}`;
    await launch();
    await launch();
    await work();
    await send();
    const answered = telegram.sent.filter(({ text }) => text.includes("$18"));
    expect(answered.map(({ chatId }) => chatId)).toEqual([555]);
    expect(await chat()).toEqual({ handled_by: "agentik", reason: null });
    expect(await chat("777")).toMatchObject({ handled_by: "person" });
    expect(await chat("888")).toMatchObject({ handled_by: "nobody" });
    expect(await chat("999")).toMatchObject({ handled_by: "nobody" });
  });

  it("leaves to a person what WhatsApp takes no answer to any more", async () => {
    await connect("whatsapp");
    const address = "5215512345678";
    await pause();
    await receive("¿Cuánto cuestan los tacos?", { address }, "whatsapp");
    aheadMs = 25 * HOUR_MS;
    await launch();
    expect(await chat(address)).toMatchObject({ handled_by: "nobody" });
    expect(await database.sql`SELECT 1 FROM runs WHERE state = 'queued'`).toEqual([]);
  });

  it.each(["queued", "running"])(
    "stops an answer that is %s, and leaves it to a person",
    async (at) => {
      await connect("telegram");
      await receive("¿Cuánto cuestan los tacos?");
      const [run] = await database.sql<{ id: string }[]>`
      SELECT id FROM runs WHERE thread_id = ${await thread()}`;
      if (at === "queued") await pause();
      else {
        const reply: Executors["reply"] = async (_, { onText }) => {
          await onText("Los tacos");
          await pause();
          await onText(" cuestan");
          throw new Error("goes on");
        };
        await executeRuns(database, [run!.id], { executors: { reply }, clock });
      }
      const runs = await database.sql`SELECT state FROM runs WHERE id = ${run!.id}`;
      expect(runs).toEqual([{ state: "cancelled" }]);
      await work();
      await send();
      expect(texts()).toEqual([expect.stringContaining("está en pausa")]);
      expect(await chat()).toEqual({ handled_by: "nobody", reason: "unknown" });
      await launch();
      await work();
      await send();
      expect(texts().at(-1)).toContain("$18");
    },
  );
});

describe("a person", () => {
  it("takes over, answers by the channel, and gives back", async () => {
    await connect("telegram");
    await receive("Hola");
    await work();
    await send();
    const chat = { threadId: await thread(), personId: OWNER, now: clock() };
    await act((tx) => takeOver(tx, chat));
    await receive("¿Hay lugar para 20?");
    await work();
    expect(await answer("Sí, ¿a qué hora?")).toEqual({ kind: "done" });
    await send();
    expect(texts().at(-1)).toBe("Sí, ¿a qué hora?");
    const before = telegram.sent.length;
    await receive("¿Cuánto cuestan los tacos?");
    await act((tx) => giveBack(tx, { ...chat, now: clock() }));
    await work();
    await send();
    expect(telegram.sent).toHaveLength(before + 1);
    expect(texts().at(-1)).toContain("$18");
  });

  it("approves answers to open questions, which reach the customer and end the waiting", async () => {
    await connect("telegram");
    for (const question of ["¿Tienen mole negro?", "¿Rentan el salón?"]) {
      await receive(question);
      await work();
    }
    await send();
    const chat = { threadId: await thread() };
    const open = await database.sql<{ id: string; space: string; question: string }[]>`
      SELECT id, space_id AS space, question FROM unanswered
      WHERE thread_id = ${chat.threadId} AND ended_at IS NULL ORDER BY seq`;
    expect(open.map(({ question }) => question)).toEqual([
      "¿Tienen mole negro?",
      "¿Rentan el salón?",
    ]);
    const told = await database.sql`SELECT data->>'question' AS question FROM notifications
      WHERE kind = 'chat_question' AND person_id = ${OWNER} AND href LIKE ${`%${chat.threadId}`}`;
    expect(told).toEqual([{ question: "¿Tienen mole negro?" }]);
    const waits = async () => {
      const [row] = await database.sql`SELECT handled_by, waiting_since IS NOT NULL AS waits
        FROM chats WHERE thread_id = ${chat.threadId}`;
      return row!;
    };
    const before = await waits();
    for (const [index, { id, space, question }] of open.entries()) {
      if (index > 0) expect(await waits()).toEqual(before);
      const input = { spaceId: space, personId: OWNER, address: "test", question, now: clock() };
      const done = await act((tx) =>
        approveAnswer(tx, { ...input, answer: `Sí, el ${index + 1}.`, unansweredId: id }),
      );
      expect(done.kind).toBe("done");
    }
    await send();
    expect(texts().slice(-2)).toEqual(["Sí, el 1.", "Sí, el 2."]);
    expect(before).toEqual({ handled_by: "nobody", waits: true });
    expect(await waits()).toEqual({ handled_by: "agentik", waits: false });
  });

  it("is not notified of an open question that a duty of the agentik reports", async () => {
    await connect("telegram");
    const content = {
      work: { duty: "tell", topic: "question" },
      cron: null,
      onceAt: null,
      zone: "UTC",
      sendTo: null,
    } as const;
    const duty = { personId: OWNER, id: agentikId, content, sealSecret: () => "", now: clock() };
    expect((await act((tx) => createTrigger(tx, duty))).kind).toBe("done");
    await receive("¿Rentan mesas?");
    await work();
    const threadId = await thread();
    const told = await database.sql`SELECT kind FROM notifications
      WHERE kind = 'chat_question' AND href LIKE ${`%${threadId}`}`;
    expect(told).toEqual([]);
    const open = await database.sql`SELECT question FROM unanswered WHERE thread_id = ${threadId}`;
    expect(open).toEqual([{ question: "¿Rentan mesas?" }]);
  });

  it("corrects an approved answer: the newest is given, and there is no other", async () => {
    await connect("telegram");
    await receive("Hola");
    await work();
    const space = await spaceOf(await thread());
    for (const [question, said] of [
      ["¿Tienen estacionamiento?", "No."],
      ["TIENEN estacionámiento", "Sí, enfrente."],
    ] as const)
      await act((tx) =>
        approveAnswer(tx, {
          spaceId: space,
          personId: OWNER,
          address: "test",
          question,
          answer: said,
          now: clock(),
        }),
      );
    expect(await database.sql`SELECT answer FROM answers WHERE space_id = ${space}`).toEqual([
      { answer: "Sí, enfrente." },
    ]);
    await receive("¿tienen estacionamiento?");
    await work();
    await send();
    expect(texts().at(-1)).toBe("Sí, enfrente.");
  });

  it("has a message sent again that is uncertain, once", async () => {
    await connect("telegram");
    await receive("Hola");
    await database.sql`UPDATE chats SET handled_by = 'person', handler_id = ${OWNER} WHERE thread_id = ${await thread()}`;
    await answer("Claro");
    telegram.behave("cut-after");
    await send();
    expect(await states()).toEqual(["uncertain"]);
    await send();
    expect(texts()).toEqual(["Claro"]);
    telegram.behave("well");
    const [row] = await outbound();
    const again = { threadId: await thread(), personId: OWNER, seq: row!.seq, now: clock() };
    expect(await act((tx) => resendMessage(tx, again))).toEqual({ kind: "done" });
    expect(await act((tx) => resendMessage(tx, again))).toEqual({ kind: "done" });
    await send();
    expect(texts()).toEqual(["Claro", "Claro"]);
    expect(await states()).toEqual(["sent"]);
    const stranger = { ...again, personId: "person-5" };
    expect(await act((tx) => resendMessage(tx, stranger))).toEqual({
      kind: "refused",
      reason: "gone",
    });
  });
});

describe("sending", () => {
  /** A conversation that a person has. */
  async function taken(kind: "telegram" | "whatsapp" = "telegram", address = "555") {
    await connect(kind);
    await receive("Hola", { address }, kind);
    await database.sql`UPDATE chats SET handled_by = 'person', handler_id = ${OWNER}
      WHERE thread_id = ${await thread(address)}`;
    await database.sql`DELETE FROM runs WHERE state = 'queued'`;
  }

  it("keeps the order of a conversation with three workers and a failure in between", async () => {
    await taken();
    const said = Array.from({ length: 12 }, (_, n) => `Mensaje ${n}`);
    for (const text of said) await answer(text);
    telegram.behave("well", "well", 500, "well");
    await Promise.all([send(), send(), send()]);
    expect(texts()).toEqual(said.slice(0, 2));
    aheadMs = 6_000;
    await Promise.all([send(), send(), send()]);
    expect(texts()).toEqual(said);
  });

  it("sends a long answer in parts, in order", async () => {
    await taken();
    const paragraphs = Array.from(
      { length: 200 },
      (_, n) => `${n} ${"palabra ".repeat(7).trim()}.`,
    );
    const text = paragraphs.join("\n\n");
    const threadId = await thread();
    // A second message: the first is the customer's.
    await database.sql`INSERT INTO messages (thread_id, seq, agentik_id, text, created_at)
      VALUES (${threadId}, 100, ${agentikId}, 'x', now())`;
    await act((tx) => queueOutbound(tx, { threadId, seq: 100, text, now: clock() }));
    await Promise.all([send(), send()]);
    expect(telegram.sent.length).toBeGreaterThan(2);
    expect(texts().join("\n\n")).toBe(text);
    expect(texts().every((part) => part.length <= 4_096)).toBe(true);
  });

  it("is uncertain where a worker was lost after it began, and is not repeated", async () => {
    await taken();
    await answer("Claro");
    await answer("¿A qué hora?");
    expect(await claimOutbound(database.db, clock(), 8)).toHaveLength(1);
    // While it is being sent, the next one waits.
    expect(await send()).toBe(0);
    aheadMs = 61_000;
    await send();
    expect(texts()).toEqual(["¿A qué hora?"]);
    expect(await states()).toEqual(["uncertain", "sent"]);
  });

  it("waits as long as the provider wishes", async () => {
    await taken();
    await answer("Claro");
    telegram.behave({ retryAfter: 90 }, "well");
    await send();
    expect(await outbound()).toMatchObject([{ state: "queued", trouble: "limited" }]);
    aheadMs = 80_000;
    await send();
    expect(texts()).toEqual([]);
    aheadMs = 91_000;
    await send();
    expect(texts()).toEqual(["Claro"]);
  });

  it("stops the channel at a refused token, and goes on once it is good", async () => {
    await taken();
    await answer("Claro");
    telegram.revoke(BOT_TOKEN);
    await send();
    await send();
    expect(telegram.called.filter((one) => one === "sendMessage")).toHaveLength(1);
    const [channel] = await database.sql`SELECT trouble FROM channels WHERE id = ${channelId}`;
    expect(channel).toEqual({ trouble: "token" });
    expect(await outbound()).toMatchObject([{ state: "queued", attempts: 0 }]);
    telegram.restore(BOT_TOKEN);
    await connect("telegram");
    await send();
    expect(texts()).toEqual(["Claro"]);
  });

  it("fails with a reason: blocked, given up, too late, disconnected", async () => {
    await taken();
    telegram.behave(403);
    await answer("Uno");
    await send();
    telegram.behave(500);
    await answer("Dos");
    for (let n = 0; n < 6; n += 1) {
      await send();
      aheadMs += 1_801_000;
    }
    await answer("Tres");
    aheadMs += 25 * HOUR_MS;
    await send();
    await answer("Cuatro");
    await act((tx) =>
      disconnectChannel(tx, { personId: OWNER, id: agentikId, channelId, now: clock() }),
    );
    await answer("Cinco");
    expect((await outbound()).map(({ state, trouble }) => [state, trouble])).toEqual([
      ["failed", "blocked"],
      ["failed", "away"],
      ["failed", "late"],
      ["failed", "off"],
      ["failed", "off"],
    ]);
    expect(texts()).toEqual([]);
  });

  it("is uncertain where no answer comes in time", async () => {
    await taken();
    telegram.behave("hang");
    await answer("Claro");
    await send(300);
    expect(await states()).toEqual(["uncertain"]);
  });

  it("sends nothing to who asked for no more, but the last word, until they return", async () => {
    await taken();
    await answer("Se queda en la fila");
    expect(await receive("BAJA")).toBe("accepted");
    await send();
    expect(texts()).toEqual([expect.stringContaining("ya no te escribiremos")]);
    await answer("¿Sigues ahí?");
    await receive("Hola de nuevo");
    await send();
    expect(telegram.sent).toHaveLength(1);
    expect((await outbound()).filter(({ trouble }) => trouble === "opted-out")).toHaveLength(2);
    await receive("Alta");
    await answer("¡Hola!");
    await send();
    expect(texts().slice(1)).toEqual([expect.stringContaining("que vuelves"), "¡Hola!"]);
  });
});

describe("WhatsApp", () => {
  const ANA = "5215512345678";
  async function taken() {
    await connect("whatsapp");
    await receive("Hola", { address: ANA }, "whatsapp");
    await database.sql`UPDATE chats SET handled_by = 'person', handler_id = ${OWNER}
      WHERE thread_id = ${await thread(ANA)}`;
    await database.sql`DELETE FROM runs WHERE state = 'queued'`;
  }
  const report = (id: string, state: "sent" | "delivered" | "read" | "failed", data?: string) =>
    act((tx) =>
      reportStatus(tx, {
        channelId,
        status: { externalId: id, messageId: data, state, trouble: undefined },
        now: clock(),
      }),
    );

  it("answers with the number, and notes what is reported in any order", async () => {
    await taken();
    await answer("Claro", ANA);
    await send();
    expect(whatsapp.sent).toMatchObject([{ to: ANA, text: "Claro", numberId: "109876543210" }]);
    const { id } = whatsapp.sent[0]!;
    for (const state of ["read", "delivered", "sent", "delivered"] as const)
      await report(id, state);
    expect(await states()).toEqual(["read"]);
  });

  it("knows a message by our own id where no answer came", async () => {
    await taken();
    await answer("Claro", ANA);
    whatsapp.behave("cut-after");
    await send();
    expect(await states()).toEqual(["uncertain"]);
    const { id, data } = whatsapp.sent[0]!;
    expect(await report(id, "delivered", data)).toBe(true);
    expect(await states()).toEqual(["delivered"]);
    const other =
      await database.sql`SELECT external_id FROM channel_messages WHERE direction = 'out'`;
    expect(other).toEqual([{ external_id: id }]);
  });

  it("sends no text outside the window, and the template when a person presses it", async () => {
    await taken();
    aheadMs = 24 * HOUR_MS;
    await answer("¿Cómo te fue?", ANA);
    await send();
    expect(whatsapp.sent).toEqual([]);
    expect(await states()).toEqual(["window"]);
    const chat = { threadId: await thread(ANA), personId: OWNER, clientKey: "t1", now: clock() };
    expect(await act((tx) => sendTemplate(tx, chat))).toEqual({
      kind: "refused",
      reason: "no-template",
    });
    await database.sql`UPDATE channels SET template_name = 'seguimiento', template_language = 'es_MX',
      template_has_name = true WHERE id = ${channelId}`;
    await act((tx) => sendTemplate(tx, chat));
    await act((tx) => sendTemplate(tx, chat));
    await send();
    expect(whatsapp.sent).toMatchObject([
      { to: ANA, text: "", template: { name: "seguimiento", language: { code: "es_MX" } } },
    ]);
    expect(JSON.stringify(whatsapp.sent[0]!.template)).toContain('"Ana"');
    const [first] = await outbound();
    const again = { threadId: chat.threadId, personId: OWNER, seq: first!.seq };
    expect(await act((tx) => resendMessage(tx, { ...again, now: clock() }))).toEqual({
      kind: "refused",
      reason: "window",
    });
    // The customer answers, so the window is open again.
    await receive("Muy bien", { address: ANA }, "whatsapp");
    await act((tx) => resendMessage(tx, { ...again, now: clock() }));
    await send();
    expect(whatsapp.sent.at(-1)).toMatchObject({ text: "¿Cómo te fue?" });
  });

  it("finds a closed window also when the message has waited, or Meta says so", async () => {
    await taken();
    await answer("Uno", ANA);
    aheadMs = 23.995 * HOUR_MS;
    await send();
    expect(await states()).toEqual(["window"]);
    await receive("Hola", { address: ANA }, "whatsapp");
    whatsapp.behave({ code: 131047 });
    await answer("Dos", ANA);
    await send();
    expect(await states()).toEqual(["window", "window"]);
    expect(whatsapp.sent).toEqual([]);
  });

  it("a late delivery of an old message opens no window", async () => {
    await taken();
    aheadMs = 30 * HOUR_MS;
    const at = new Date(clock().getTime() - 26 * HOUR_MS);
    await receive("De ayer", { address: ANA, at }, "whatsapp");
    await answer("Hoy", ANA);
    expect(await states()).toEqual(["window"]);
  });
});

it("stores secrets sealed, and forgets them when disconnected", async () => {
  await connect("telegram");
  const rows =
    await database.sql`SELECT to_jsonb(c)::text AS row FROM channels c WHERE id = ${channelId}`;
  expect(rows[0]!.row).not.toContain(BOT_TOKEN);
  expect(rows[0]!.row).toContain(turned(BOT_TOKEN));
  await act((tx) =>
    disconnectChannel(tx, { personId: OWNER, id: agentikId, channelId, now: clock() }),
  );
  const after =
    await database.sql`SELECT sealed_token, sealed_secret, is_on FROM channels WHERE id = ${channelId}`;
  expect(after).toEqual([{ sealed_token: null, sealed_secret: null, is_on: false }]);
});

it("belongs to one agentik at a time, and goes on with its customers when it is connected again", async () => {
  await connect("telegram");
  await receive("Hola");
  const first = channelId;
  const other = await openChatBusiness(database, { name: `otra${(made += 1)}`, ownerId: OWNER });
  const taken = { personId: OWNER, agentikId: other.agentikId, kind: "telegram" } as const;
  await expect(connectForTest(database, taken)).rejects.toThrow("taken");
  await act((tx) =>
    disconnectChannel(tx, { personId: OWNER, id: agentikId, channelId, now: clock() }),
  );
  await connect("telegram");
  expect(channelId).toBe(first);
  await receive("Volví");
  expect(await database.sql`SELECT 1 FROM contacts WHERE channel_id = ${channelId}`).toHaveLength(
    1,
  );
});

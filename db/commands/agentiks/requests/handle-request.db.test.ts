import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actOn } from "../../../../tests/support/act.ts";
import {
  openChatBusiness,
  sendRequest,
  writeAsCustomer,
  type ChatBusiness,
} from "../../../../tests/support/pages/chats.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import type { ToldStage } from "#domain/agentiks/chats/request-stage.ts";
import { addOwnTask } from "#db/commands/spaces/tasks/add-task.ts";
import { listNeeds } from "#db/queries/agentiks/chats/list-needs.ts";
import { answerCustomer } from "#db/commands/agentiks/chats/handle-chat.ts";
import { setRequestDone, setRequestStage, setRequestTotal } from "./handle-request.ts";
import { nameContact } from "#db/commands/agentiks/chats/name-contact.ts";
import { renameCustomer } from "#db/commands/agentiks/chats/rename-customer.ts";

const [OWNER, MEMBER, STRANGER] = ["lupe", "beto", "eva"];
let database: TestDatabase;
let fonda: ChatBusiness;
let customer = 0;
let threadId: string;
let requestId: string;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  for (const id of [OWNER, MEMBER, STRANGER])
    await database.sql`INSERT INTO people (id, display_name, first_name, handle, kind)
      VALUES (${id}, ${id}, ${id}, ${id}, 'account')`;
  fonda = await openChatBusiness(database, { ownerId: OWNER, members: { [MEMBER]: "member" } });
});
afterAll(() => database.drop());
beforeEach(async () => {
  threadId = await says("¿Tienen mole?", `c${++customer}`);
  requestId = await sendRequest(database, threadId);
});

const says = (text: string, who = `c${customer}`) =>
  writeAsCustomer(database, fonda, { customer: who, text });
const act = <Value>(work: Parameters<typeof actOn<Value>>[1]) => actOn(database.db, work);
const by = (personId: string) => ({ threadId, personId, now: new Date() });
const set = (stage: ToldStage, personId: string = OWNER, on = requestId) =>
  act((tx) => setRequestStage(tx, { ...by(personId), requestId: on, stage, address: "192.0.2.2" }));
const answer = (text: string) =>
  act((tx) => answerCustomer(tx, { ...by(OWNER), text, clientKey: text, address: "192.0.2.2" }));
const told = async () =>
  (
    await database.sql<{ text: string }[]>`SELECT text FROM messages
      WHERE thread_id = ${threadId} AND author_id IS NOT NULL ORDER BY seq`
  ).map(({ text }) => text);
const row = async () =>
  (
    await database.sql`SELECT stage, done_at IS NOT NULL AS done, done_by FROM chat_requests
      WHERE id = ${requestId}`
  )[0]!;
const name = async () =>
  (
    await database.sql`SELECT c.name, c.name_by FROM contacts c JOIN chats ON chats.contact_id = c.id
      WHERE chats.thread_id = ${threadId}`
  )[0]!;

it("tells the customer of each stage once, though it is tapped twenty times at once", async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => set("accepted", n % 2 ? OWNER : MEMBER)));
  expect(await told()).toEqual(["✅ Pedido: confirmado. Te avisamos por aquí."]);
  await set("ready");
  await set("accepted");
  expect(await row()).toMatchObject({ stage: "ready", done: false });
  await Promise.all([set("cancelled"), set("cancelled", MEMBER)]);
  expect(await row()).toMatchObject({ stage: "cancelled", done: true });
  expect(await told()).toEqual([
    "✅ Pedido: confirmado. Te avisamos por aquí.",
    "🛎️ Pedido: ya está todo listo.",
    "Pedido: cancelado. Si tienes dudas, escríbenos aquí.",
  ]);
});

it("tells of an order being made, on its way and delivered, which ends it", async () => {
  await database.sql`DELETE FROM chat_requests WHERE id = ${requestId}`;
  requestId = await sendRequest(database, threadId, { kind: "order" });
  for (const stage of ["making", "on-way", "delivered", "cancelled"] as const) await set(stage);
  expect(await told()).toEqual([
    "⏳ Tu pedido está en preparación.",
    "🛵 Tu pedido va en camino.",
    "✅ Entregamos tu pedido. ¡Gracias por tu compra!",
  ]);
  expect(await row()).toEqual({ stage: "delivered", done: true, done_by: OWNER });
});

it("says why the customer's channel did not take what they were told", async () => {
  const { sql } = database;
  await sql`
    INSERT INTO channels (id, agentik_id, kind, external_id, name, is_on, sealed_token, sealed_secret, sealed_verify,
      checked_at, created_at, changed_at)
    VALUES ('wa', ${fonda.agentikId}, 'whatsapp', '525512345678', '+52', true, 'x', 'x', 'x', now(), now(), now())`;
  const contact = sql`(SELECT contact_id FROM chats WHERE thread_id = ${threadId})`;
  await sql`UPDATE contacts SET channel_id = 'wa', address = '525587654321', token_hash = NULL,
    last_inbound_at = now() - interval '23 hours' WHERE id = ${contact}`;
  await sql`UPDATE chats SET channel = 'whatsapp' WHERE thread_id = ${threadId}`;
  expect(await set("accepted")).toEqual({ kind: "done", unsent: undefined });
  await sql`UPDATE contacts SET last_inbound_at = now() - interval '25 hours' WHERE id = ${contact}`;
  expect(await set("making")).toEqual({ kind: "done", unsent: "window" });
  // What was said before is not said again, and is no news that could have been lost.
  expect(await set("making")).toEqual({ kind: "done" });
  await sql`UPDATE contacts SET opted_out_at = now() WHERE id = ${contact}`;
  const total = { ...by(OWNER), requestId, total: "245", address: "192.0.2.2" };
  expect(await act((tx) => setRequestTotal(tx, total))).toMatchObject({ unsent: "opted-out" });
});

it("takes nothing over, and begins a cancelled order anew when it is opened again", async () => {
  await set("cancelled");
  await act((tx) => setRequestDone(tx, { ...by(OWNER), requestId, isDone: false }));
  expect(await row()).toEqual({ stage: "new", done: false, done_by: null });
  const [chat] = await database.sql`SELECT handled_by FROM chats WHERE thread_id = ${threadId}`;
  expect(chat).toEqual({ handled_by: "agentik" });
});

it("ends the wait for a first answer by a stage, and by a person's words, not by the agentik's", async () => {
  const isWaiting = async () => {
    const needs = await listNeeds(database.db, OWNER, 99);
    return needs.find((need) => need.threadId === threadId && need.kind === "order")?.isWaiting;
  };
  await database.sql`INSERT INTO messages (thread_id, seq, text, state, agentik_id, created_at)
    SELECT id, last_seq + 1, 'Anotado.', 'final', chat_with_id, now() + interval '1 second'
    FROM threads WHERE id = ${threadId}`;
  await database.sql`UPDATE threads SET last_seq = last_seq + 1 WHERE id = ${threadId}`;
  await says("¿Ya lo vieron?");
  expect(await isWaiting()).toBe(true);
  await set("accepted");
  expect(await isWaiting()).toBe(false);
  await set("cancelled");
  expect(await isWaiting()).toBeUndefined();

  threadId = await says("Otro", `c${++customer}`);
  await answer("Con gusto, ¿qué va a querer?");
  requestId = await sendRequest(database, threadId);
  expect(await isWaiting()).toBe(true);
  await answer("Ya lo vi, te lo preparo.");
  expect(await isWaiting()).toBe(false);
});

/** As the duty `task` makes it of a form, when its run ends. */
const makeTask = () =>
  act((tx) =>
    addOwnTask(tx, {
      spaceId: fonda.spaceId,
      personId: OWNER,
      title: "Pedido de Ana",
      dueOn: null,
      requestId,
      now: new Date(),
    }),
  );
const tasks = async () =>
  (
    await database.sql<{ done_by: string | null }[]>`SELECT done_by FROM space_tasks
      WHERE request_id = ${requestId} AND done_at IS NOT NULL`
  ).map(({ done_by }) => done_by);

it("ends the task of what is delivered or done, and opens it again with it", async () => {
  await makeTask();
  await set("accepted");
  expect(await tasks()).toEqual([]);
  await set("delivered", MEMBER);
  expect(await tasks()).toEqual([MEMBER]);
  await act((tx) => setRequestDone(tx, { ...by(OWNER), requestId, isDone: false }));
  expect(await tasks()).toEqual([]);
  await act((tx) => setRequestDone(tx, { ...by(OWNER), requestId, isDone: true }));
  expect(await tasks()).toEqual([OWNER]);
});

it("leaves no open task where the form is delivered while the task is made", async () => {
  for (let round = 0; round < 8; round += 1) {
    await Promise.all([makeTask(), set("delivered")]);
    const [open] = await database.sql`SELECT id FROM space_tasks
      WHERE request_id = ${requestId} AND done_at IS NULL`;
    expect(open).toBeUndefined();
    threadId = await says("Otro pedido", `c${++customer}`);
    requestId = await sendRequest(database, threadId);
  }
});

describe("a total that a person sets", () => {
  const setTotal = (total: string, personId: string = OWNER) =>
    act((tx) => setRequestTotal(tx, { ...by(personId), requestId, total, address: "192.0.2.2" }));
  const stored = async () =>
    (await database.sql`SELECT total_cents FROM chat_requests WHERE id = ${requestId}`)[0]!
      .total_cents as number | null;

  it("is told once, though it is sent twenty times at once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => setTotal("$1,250.5")));
    expect(await stored()).toBe(125_050);
    expect(await told()).toEqual(["Pedido: el total es de $1,250.50."]);
    await setTotal("130");
    expect((await told()).at(-1)).toBe("Pedido: corregimos el total, es de $130.");
  });

  it.each([
    "",
    "ciento veinte",
    "-5",
    "1,2",
    "99999999",
    "12.345",
    "1e3",
    "99,999,999",
    "999,999,999,999",
  ])("is refused where it is no sum: %j", async (total) => {
    expect(await setTotal(total)).toEqual({ kind: "refused", reason: "no-total" });
    expect(await stored()).toBeNull();
    expect(await told()).toEqual([]);
  });

  it("is for members, and for what is not done", async () => {
    expect(await setTotal("120", STRANGER)).toEqual({ kind: "refused", reason: "gone" });
    await set("delivered");
    await setTotal("120", MEMBER);
    expect(await stored()).toBeNull();
  });
});

it("is for members alone, for what was sent, and in its own conversation", async () => {
  expect(await set("accepted", STRANGER)).toEqual({ kind: "refused", reason: "gone" });
  await act((tx) => setRequestDone(tx, { ...by(OWNER), requestId, isDone: true }));
  await set("ready");
  expect(await told()).toEqual([]);
  expect(await row()).toMatchObject({ stage: "new" });
});

it("stores the name that a message says, and keeps what a person has typed", async () => {
  expect(await name()).toEqual({ name: "", name_by: "profile" });
  await says("soy alérgico al cacahuate");
  expect((await name()).name).toBe("");
  await says("Hola, soy pedro");
  expect(await name()).toEqual({ name: "Pedro", name_by: "customer" });
  const contact = async (given: string, source: "profile" | "customer") => {
    const [of] = await database.sql<{ id: string }[]>`SELECT contact_id AS id FROM chats
      WHERE thread_id = ${threadId}`;
    await act((tx) => nameContact(tx, { contactId: of!.id, name: given, by: source }));
  };
  await contact("pedrito_99", "profile");
  expect((await name()).name).toBe("Pedro");
  await act((tx) => renameCustomer(tx, { ...by(MEMBER), name: " Don Pedro " }));
  await says("me llamo Pedro Pérez");
  expect(await name()).toEqual({ name: "Don Pedro", name_by: "person" });
  expect(await act((tx) => renameCustomer(tx, { ...by(MEMBER), name: "  " }))).toEqual({
    kind: "refused",
    reason: "no-name",
  });
  expect(await act((tx) => renameCustomer(tx, { ...by(STRANGER), name: "x" }))).toEqual({
    kind: "refused",
    reason: "gone",
  });
});

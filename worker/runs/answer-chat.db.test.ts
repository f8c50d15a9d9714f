import { afterAll, beforeAll, expect, it } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import { DEFAULT_ZONE } from "#domain/format/zones.ts";
import { clockIn } from "#domain/people/business/open-now.ts";
import { DAY_MINUTES, WEEKDAYS } from "#domain/people/business/opening-hours.ts";
import { answerCustomer, giveBack } from "#db/commands/agentiks/chats/handle-chat.ts";
import { postToChat } from "#db/commands/agentiks/chats/post-to-chat.ts";
import { endTrial, postTrial } from "#db/commands/agentiks/chats/post-trial.ts";
import { draftConfiguration } from "#db/commands/agentiks/configure-agentik.ts";
import { makeTaskOfRequest } from "#db/commands/agentiks/duties/fire-event.ts";
import { createTrigger } from "#db/commands/agentiks/duties/save-trigger.ts";
import { listTrial } from "#db/queries/agentiks/chats/list-trial.ts";
import { FONDA_MENU, makeWorkingAgentik } from "../../tests/support/agentiks/working-agentik.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { executeQueued } from "../../tests/support/runs/execute-runs.ts";

/** Chats on a real PostgreSQL, answered by the embedded engine as a worker does it. */
const OWNER = "person-4";
let database: TestDatabase;
let agentik: string;
let keys = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  agentik = await makeWorkingAgentik(database, {
    personId: OWNER,
    slug: "fonda-lupita",
    document: FONDA_MENU,
    abilities: { ...NO_ABILITIES, forms: [readyForm("order", "es")] },
  });
  await work();
});
afterAll(() => database.drop());

/** Executes what waits, until nothing does. */
const work = () => executeQueued(database, { kinds: ["reply", "duty", "document"] });
const post = (tokenHash: string, text: string, clientKey = `key-${(keys += 1)}`) =>
  database.db.transaction((tx) =>
    postToChat(tx, {
      slug: "fonda-lupita",
      tokenHash,
      address: "test",
      language: "es",
      text,
      clientKey,
      now: new Date(),
    }),
  );
async function said(tokenHash: string): Promise<string[]> {
  const rows = await database.sql<{ text: string; by: string }[]>`
    SELECT m.text, CASE WHEN m.from_contact THEN 'customer'
      WHEN m.agentik_id IS NOT NULL THEN 'agentik' ELSE 'person' END AS by
    FROM contacts c JOIN chats h ON h.contact_id = c.id JOIN messages m ON m.thread_id = h.thread_id
    WHERE c.token_hash = ${tokenHash} ORDER BY m.seq`;
  return rows.map(({ by, text }) => `${by}: ${text}`);
}
const threadOf = async (tokenHash: string) =>
  (
    await database.sql<{ id: string }[]>`SELECT h.thread_id AS id FROM contacts c
    JOIN chats h ON h.contact_id = c.id WHERE c.token_hash = ${tokenHash}`
  )[0]!.id;

it("answers a customer from the documents of its workplace, once for a form sent 20 times", async () => {
  const sent = await Promise.all(
    Array.from({ length: 20 }, () => post("ana", "¿Cuánto cuestan los tacos al pastor?", "once")),
  );
  expect(new Set(sent.map((one) => JSON.stringify({ ...one, runId: 0 }))).size).toBe(1);
  await work();
  expect(await said("ana")).toEqual([
    "customer: ¿Cuánto cuestan los tacos al pastor?",
    expect.stringMatching(/^agentik: .*18/),
  ]);
  const [run] = await database.sql`
    SELECT agentik_id, person_id, (SELECT array_agg(s.kind ORDER BY s.seq) FROM run_steps s
      WHERE s.run_id = runs.id) AS steps FROM runs WHERE thread_id = ${await threadOf("ana")}`;
  expect(run).toEqual({
    agentik_id: agentik,
    person_id: OWNER,
    steps: ["understood", "retrieved", "answered"],
  });
});

/** A customer's messages until an order is complete. */
const ORDER = [
  "quiero pedir 3 tacos al pastor",
  "para recoger",
  "mañana",
  "a las 7 de la noche",
  "Beto Ruiz",
  "55 1234 5678",
  "sí",
];
async function order(tokenHash: string): Promise<void> {
  for (const text of ORDER) {
    await post(tokenHash, text);
    await work();
  }
}

it("takes an order down and tells the people of the workplace", async () => {
  await order("beto");
  const [request] = await database.sql`
    SELECT name, state, asking, sent_at IS NOT NULL AS sent,
      (SELECT array_agg(a ->> 'shown' ORDER BY n) FROM jsonb_array_elements(answers)
        WITH ORDINALITY e (a, n)) AS shown
    FROM chat_requests WHERE thread_id = ${await threadOf("beto")}`;
  expect(request).toMatchObject({ name: "Pedido", state: "sent", asking: null, sent: true });
  expect(request!.shown).toEqual(
    expect.arrayContaining(["3 tacos al pastor", "para recoger", "Beto Ruiz", "55 1234 5678"]),
  );
  // The total by the menu, before and after the yes.
  const shown = (await said("beto")).filter((line) => line.includes("Total: $54"));
  expect(shown).toHaveLength(2);
  const told = await database.sql`
    SELECT data ->> 'request' AS request, href FROM notifications
    WHERE person_id = ${OWNER} AND kind = 'chat_request'`;
  expect([...told]).toEqual([{ request: "Pedido", href: `/inbox/${await threadOf("beto")}` }]);
});

it("makes a task of a complete order, once, due on its day", async () => {
  const given = await database.db.transaction((tx) =>
    createTrigger(tx, {
      personId: OWNER,
      id: agentik,
      now: new Date(),
      content: { work: { duty: "task" }, cron: null, onceAt: null, sendTo: null, zone: "UTC" },
      sealSecret: () => "",
    }),
  );
  expect(given.kind).toBe("done");
  await order("eva");
  const [request] = await database.sql`
    SELECT id, (SELECT a ->> 'value' FROM jsonb_array_elements(answers) a WHERE a ->> 'kind' = 'day') AS day
    FROM chat_requests WHERE thread_id = ${await threadOf("eva")}`;
  // The same once more, as by a worker that was lost.
  const again = { agentikId: agentik, requestId: request!.id as string, now: new Date() };
  await database.db.transaction((tx) => makeTaskOfRequest(tx, again));
  await work();
  const tasks = await database.sql`SELECT title, due_on::text, assignee_id, done_at FROM space_tasks
    WHERE space_id = (SELECT space_id FROM agentik_workplaces WHERE agentik_id = ${agentik})`;
  expect([...tasks]).toEqual([
    {
      title: "Pedido: 3 tacos al pastor · Beto Ruiz",
      due_on: request!.day,
      assignee_id: OWNER,
      done_at: null,
    },
  ]);
  const [report] = await database.sql`SELECT m.text FROM runs r
    JOIN messages m ON m.thread_id = r.thread_id AND m.seq = r.message_seq
    WHERE r.agentik_id = ${agentik} AND r.kind = 'duty'`;
  expect(report!.text).toMatch(/^Tarea nueva para el \d+ de .*3 tacos al pastor/);
});

it("says where no task can be made of an order", async () => {
  const { sql } = database;
  const [workplace] =
    await sql`SELECT space_id FROM agentik_workplaces WHERE agentik_id = ${agentik}`;
  const spaceId = workplace!.space_id as string;
  await sql`UPDATE spaces SET archived_at = now() WHERE id = ${spaceId}`;
  const [request] =
    await sql`SELECT id FROM chat_requests WHERE thread_id = ${await threadOf("beto")}`;
  const again = { agentikId: agentik, requestId: request!.id as string, now: new Date() };
  await database.db.transaction((tx) => makeTaskOfRequest(tx, again));
  await work();
  await sql`UPDATE spaces SET archived_at = NULL WHERE id = ${spaceId}`;
  const [last] = await sql`SELECT state FROM runs WHERE kind = 'duty' AND agentik_id = ${agentik}
    ORDER BY created_at DESC LIMIT 1`;
  const [tasks] = await sql`SELECT count(*)::int AS n FROM space_tasks WHERE space_id = ${spaceId}`;
  expect([last!.state, tasks!.n]).toEqual(["succeeded", 1]);
});

it("answers what was written while it answered, in its order", async () => {
  await post("caro", "hola");
  await post("caro", "¿aceptan tarjeta?");
  await work();
  const all = await said("caro");
  const replied = all.filter((line) => line.startsWith("agentik"));
  expect(replied).toHaveLength(2);
  expect(replied.at(-1)).toContain("tarjeta y efectivo");
});

it("is quiet while a person has the chat, and begins anew when it is given back", async () => {
  await post("dora", "quiero hablar con una persona");
  await work();
  const threadId = await threadOf("dora");
  const waiting =
    await database.sql`SELECT handled_by, reason FROM chats WHERE thread_id = ${threadId}`;
  expect([...waiting]).toEqual([{ handled_by: "nobody", reason: "asked" }]);
  const now = new Date();
  const at = { threadId, personId: OWNER, now };
  const answer = { ...at, text: "Soy Lupita, dime", clientKey: "k", address: "test" };
  expect(await database.db.transaction((tx) => answerCustomer(tx, answer))).toEqual({
    kind: "done",
  });
  await post("dora", "¿aceptan tarjeta?");
  await work();
  expect((await said("dora")).at(-1)).toBe("customer: ¿aceptan tarjeta?");
  expect(await database.db.transaction((tx) => giveBack(tx, at))).toMatchObject({ kind: "done" });
  await work();
  expect((await said("dora")).at(-1)).toContain("tarjeta y efectivo");
  const stranger = { ...at, personId: "person-9" };
  expect(await database.db.transaction((tx) => giveBack(tx, stranger))).toEqual({
    kind: "refused",
    reason: "gone",
  });
});

it("keeps what it could not answer for the owner, and asks a person after two", async () => {
  const { db } = database;
  const content = {
    work: { duty: "tell", topic: "question" } as const,
    cron: null,
    onceAt: null,
    sendTo: null,
    zone: "UTC",
  };
  const own = { personId: OWNER, id: agentik, now: new Date(), sealSecret: () => "" };
  await db.transaction((tx) => createTrigger(tx, { ...own, content }));
  await post("eva", "¿venden seguros de vida?");
  await work();
  await post("eva", "¿y seguros de auto?");
  await work();
  const threadId = await threadOf("eva");
  const kept = await database.sql`SELECT question FROM unanswered WHERE thread_id = ${threadId}`;
  expect(kept).toHaveLength(2);
  const told = await database.sql`SELECT input->'happened'->>'what' AS what FROM runs
    WHERE agentik_id = ${agentik} AND input->'work'->>'topic' = 'question' ORDER BY created_at`;
  expect(told.map(({ what }) => what as string)).toEqual([
    "¿venden seguros de vida?",
    "¿y seguros de auto?",
  ]);
  const [chat] = await database.sql`
    SELECT handled_by, unknown_in_a_row FROM chats WHERE thread_id = ${threadId}`;
  expect(chat).toEqual({ handled_by: "nobody", unknown_in_a_row: 2 });
});

it("answers what it knows while a question waits, and is silent once a person is asked for", async () => {
  for (const text of ["¿venden seguros de vida?", "¿y de auto?"]) {
    await post("luz", text);
    await work();
  }
  const price = "¿Cuánto cuestan los tacos al pastor?";
  await post("luz", price);
  await work();
  expect((await said("luz")).at(-1)).toMatch(/^agentik: .*18/);
  const state = async () =>
    (
      await database.sql`SELECT handled_by, reason, waiting_since FROM chats
        WHERE thread_id = ${await threadOf("luz")}`
    )[0]!;
  const waiting = await state();
  expect(waiting).toMatchObject({ handled_by: "nobody", reason: "unknown" });
  await post("luz", "quiero hablar con una persona");
  await work();
  expect(await state()).toEqual({ ...waiting, reason: "asked" });
  const before = await said("luz");
  await post("luz", price);
  await work();
  expect(await said("luz")).toEqual([...before, `customer: ${price}`]);
});

it("tries the draft: customers get the published version, and a trial leaves nothing behind", async () => {
  const { db, sql } = database;
  const now = new Date();
  const configuration = {
    name: "Lupita",
    description: "Atiende la fonda",
    type: "customer_service",
    language: "es" as const,
    instructions: "",
    abilities: { ...NO_ABILITIES, forms: [readyForm("booking", "es")], greeting: "¡Bienvenida!" },
  };
  await db.transaction((tx) =>
    draftConfiguration(tx, { personId: OWNER, id: agentik, revision: 0, configuration, now }),
  );
  const attempt = (text: string) =>
    db.transaction((tx) =>
      postTrial(tx, {
        personId: OWNER,
        id: agentik,
        text,
        clientKey: `try-${(keys += 1)}`,
        address: "test",
        now: new Date(),
      }),
    );
  const before = await sql`SELECT count(*)::int AS n FROM notifications`;
  await attempt("hola");
  await work();
  await attempt("quiero reservar mesa");
  await work();
  await attempt("quiero hablar con una persona");
  await work();
  const trial = await listTrial(db, { agentikId: agentik, personId: OWNER });
  expect(trial.map(({ text }) => text)).toEqual([
    "hola",
    expect.stringContaining("Bienvenida"),
    "quiero reservar mesa",
    expect.stringContaining("¿Para qué día?"),
    "quiero hablar con una persona",
    expect.any(String),
  ]);
  expect(trial[3]!.steps.map(({ kind }) => kind)).toEqual(["understood", "asked"]);
  expect(await sql`SELECT count(*)::int AS n FROM notifications`).toEqual(before);
  await post("fede", "quiero reservar mesa");
  await work();
  expect((await said("fede")).at(-1)).not.toContain("¿Para qué día?");
  expect(await listTrial(db, { agentikId: agentik, personId: "person-9" })).toEqual([]);
  await db.transaction((tx) => endTrial(tx, { personId: OWNER, id: agentik, now }));
  expect(await listTrial(db, { agentikId: agentik, personId: OWNER })).toEqual([]);
});

it("takes no order for a day on which the business is closed", async () => {
  const { sql } = database;
  // Open the whole of today, and on no other day.
  const { day: today } = clockIn(DEFAULT_ZONE, new Date());
  const open = [{ from: 0, to: DAY_MINUTES }];
  const hours = Object.fromEntries(WEEKDAYS.map((day) => [day, day === today ? open : []]));
  await sql`INSERT INTO businesses (person_id, name, hours)
    VALUES (${OWNER}, 'Fonda Lupita', ${JSON.stringify(hours)}::text::jsonb)
    ON CONFLICT (person_id) DO UPDATE SET hours = EXCLUDED.hours`;
  await post("gil", "quiero pedir 3 tacos al pastor para llevar mañana a las 2");
  await work();
  expect((await said("gil")).at(-1)).toContain("cerrado");
  const [request] = await sql`SELECT state, asking FROM chat_requests
    WHERE thread_id = ${await threadOf("gil")}`;
  expect(request).toEqual({ state: "asking", asking: "f3" });
});

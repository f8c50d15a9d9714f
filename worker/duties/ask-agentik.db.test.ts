import { afterAll, beforeAll, expect, it } from "vitest";
import type { DutyWork } from "#domain/agentiks/duties/duties.ts";
import { createTrigger } from "#db/commands/agentiks/duties/save-trigger.ts";
import { runTriggerNow } from "#db/commands/agentiks/duties/run-now.ts";
import { tellOfAgentik } from "#db/commands/agentiks/duties/fire-event.ts";
import { addOwnTask } from "#db/commands/spaces/tasks/add-task.ts";
import {
  makeAgentikWithModel,
  type AgentikWithModel,
} from "../../tests/support/agentiks/agentik-with-model.ts";
import { allowTools } from "../../tests/support/agentiks/tool-calls.ts";
import { makeWorkingAgentik } from "../../tests/support/agentiks/working-agentik.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { executeQueued } from "../../tests/support/runs/execute-runs.ts";
import { fireDueTriggers } from "./start-duties.ts";
import { FailedRows } from "../due-rows.ts";

/** What agentiks are asked by their triggers, on a real PostgreSQL: by rules, and by a fake model. */
const [OWNER, MEMBER] = ["person-4", "person-6"];
const log = { error: () => undefined, warn: () => undefined };
let database: TestDatabase;
let agentik: string;
let spaceId: string;
let lupita: AgentikWithModel;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db, sql } = database;
  agentik = await makeWorkingAgentik(database, {
    personId: OWNER,
    name: "Encargada",
    document: { name: "Horarios", text: "Abrimos los domingos de 9:00 a 15:00." },
  });
  const [place] = await sql<{ space_id: string }[]>`
    SELECT space_id FROM agentik_workplaces WHERE agentik_id = ${agentik}`;
  spaceId = place!.space_id;
  const task = { title: "Pagar *la luz*", dueOn: "2020-01-31" };
  await db.transaction((tx) =>
    addOwnTask(tx, { spaceId, personId: OWNER, ...task, now: new Date() }),
  );
  await sql`INSERT INTO threads (id, space_id, title, created_by, client_key, last_seq, last_message_at, created_at)
    VALUES ('t-asked', ${spaceId}, 'Dudas', ${OWNER}, 'asked', 2, now(), now())`;
  for (const [seq, question] of ["¿Tienen estacionamiento?", "¿Hay opción sin gluten?"].entries()) {
    await sql`INSERT INTO messages (thread_id, seq, author_id, text, created_at)
      VALUES ('t-asked', ${seq + 1}, ${OWNER}, ${question}, now())`;
    await sql`INSERT INTO unanswered (id, space_id, thread_id, seq, question, asked_by, created_at)
      VALUES (${`u-${seq}`}, ${spaceId}, 't-asked', ${seq + 1}, ${question}, ${OWNER}, now())`;
  }
  lupita = await makeAgentikWithModel(database, {
    ownerId: OWNER,
    memberId: MEMBER,
    slug: "fonda-encargada",
  });
  await lupita.work();
});
afterAll(async () => {
  await lupita?.server.stop();
  await database?.drop();
});

const NONE = { cron: null, onceAt: null, sendTo: null, zone: "UTC" };
async function give(work: DutyWork, id = agentik, times: Partial<typeof NONE> = {}) {
  const given = await database.db.transaction((tx) =>
    createTrigger(tx, {
      personId: OWNER,
      id,
      now: new Date(),
      content: { work, ...NONE, ...(work.duty === "ask" && { cron: "0 8 * * 1" }), ...times },
      sealSecret: () => "",
    }),
  );
  if (given.kind === "refused") throw new Error(given.reason);
  return given.triggerId;
}
/** What the last run of a trigger wrote, with the kinds of its steps. */
async function written(triggerId: string) {
  const [run] = await database.sql<
    { id: string; state: string; engine: string; text: string; steps: string[] }[]
  >`SELECT r.id, r.state, r.engine, m.text,
      ARRAY(SELECT kind || coalesce(' ' || (detail->>'tool'), '') FROM run_steps
        WHERE run_id = r.id ORDER BY seq) AS steps
    FROM runs r LEFT JOIN messages m ON m.thread_id = r.thread_id AND m.seq = r.message_seq
    WHERE r.trigger_id = ${triggerId} ORDER BY r.created_at DESC LIMIT 1`;
  return run!;
}
async function runNow(
  triggerId: string,
  id = agentik,
  work: () => Promise<unknown> = () => executeQueued(database),
) {
  const run = await database.db.transaction((tx) =>
    runTriggerNow(tx, { triggerId, personId: OWNER, id, key: undefined, now: new Date() }),
  );
  expect(run.kind).toBe("done");
  await work();
  return written(triggerId);
}

it("answers each Monday at 8:00 what it was asked once, by rules, and tells its owner", async () => {
  const { db, sql } = database;
  const triggerId = await give({ duty: "ask", text: "Resume las preguntas sin respuesta" });
  const [{ next }] = await sql<[{ next: Date }]>`
    SELECT next_at AS next FROM agentik_triggers WHERE id = ${triggerId}`;
  const due = new Date(next);
  expect([due.getUTCDay(), due.getUTCHours()]).toEqual([1, 8]);
  const fire = () => fireDueTriggers(db, new Date(due), { log, failed: new FailedRows() });
  await fire();
  await fire();
  await executeQueued(database, { clock: () => due });
  const { state, engine, text, steps } = await written(triggerId);
  expect([state, engine]).toEqual(["succeeded", "embedded"]);
  expect(text).toMatch(/^> Resume las preguntas sin respuesta\n\n2 preguntas esperan respuesta\./);
  expect(text).toContain("- ¿Tienen estacionamiento?");
  expect(text).toContain("- ¿Hay opción sin gluten?");
  expect(steps).toEqual(["retrieved", "looked-up questions", "reported"]);
  const [{ runs }] = await sql<[{ runs: number }]>`
    SELECT count(*)::int AS runs FROM runs WHERE trigger_id = ${triggerId}`;
  expect(runs).toBe(1);
  const [notice] = await sql<{ duty: string }[]>`SELECT data->>'duty' AS duty FROM notifications
    WHERE person_id = ${OWNER} AND kind = 'agentik_duty' ORDER BY created_at DESC LIMIT 1`;
  expect(notice?.duty).toBe("ask");
});

it("answers from documents with their name, escapes others' words, and says what it cannot do", async () => {
  const hours = await runNow(await give({ duty: "ask", text: "¿A qué hora abrimos el domingo?" }));
  expect(hours.text).toContain("Abrimos los domingos de 9:00 a 15:00.");
  expect(hours.text).toContain("_De: Horarios_");
  const tasks = await runNow(await give({ duty: "ask", text: "Lista las tareas abiertas" }));
  expect(tasks.text).toContain("Pagar \\*la luz\\*");
  const unknown = await runNow(
    await give({ duty: "ask", text: "Inventa un eslogan con la palabra xilófono" }),
  );
  expect(unknown.text).toContain("conecta un modelo en Ajustes");
  expect(unknown.steps).toEqual(["retrieved", "reported"]);
});

it("reads nothing that its owner has forbidden", async () => {
  const triggerId = await give({ duty: "ask", text: "Resume las preguntas sin respuesta" });
  await allowTools(database, { ownerId: OWNER, id: agentik }, { questions: "never" });
  const { text, steps } = await runNow(triggerId);
  expect(text).not.toContain("estacionamiento");
  expect(steps).not.toContain("looked-up questions");
  await allowTools(database, { ownerId: OWNER, id: agentik }, { questions: "auto" });
});

it("reacts to an event once, with what happened above its answer", async () => {
  const { db } = database;
  const triggerId = await give({
    duty: "react",
    topic: "question",
    text: "¿A qué hora abrimos el domingo?",
  });
  const happened = {
    topic: "question",
    id: "q-1",
    facts: { what: "¿Abren en *Navidad*?" },
    now: new Date(),
  } as const;
  for (let times = 0; times < 2; times += 1)
    // It does not report the event, so that the owner is told of the question as ever.
    expect(await db.transaction((tx) => tellOfAgentik(tx, agentik, happened))).toBe(false);
  await executeQueued(database);
  const { state, text } = await written(triggerId);
  expect(state).toBe("succeeded");
  expect(text).toMatch(/Navidad.*\n\n> ¿A qué hora abrimos el domingo\?\n\n.*9:00 a 15:00/s);
  expect(text).toContain("\\*Navidad\\*");
  const [{ n }] = await database.sql<[{ n: number }]>`
    SELECT count(*)::int AS n FROM runs WHERE trigger_id = ${triggerId}`;
  expect(n).toBe(1);
});

it("asks a model, which uses its tools and sends nothing without its owner", async () => {
  const triggerId = await give(
    { duty: "ask", text: "Resume la semana y avisa a cuentas por correo" },
    lupita.id,
  );
  await lupita.allow({ mail: "auto" });
  lupita.askFor([
    { name: "tasks", input: {} },
    { name: "mail", input: { to: "a@fonda.example", subject: "Semana", text: "Va bien" } },
  ]);
  const { state, steps, engine } = await runNow(triggerId, lupita.id, () => lupita.work());
  expect(state).toBe("succeeded");
  expect(engine).not.toBe("embedded");
  expect(lupita.offered()).toEqual(expect.arrayContaining(["tasks", "questions", "sales", "mail"]));
  expect(steps).toContain("looked-up tasks");
  const [call] = (await lupita.calls()).slice(-1);
  // Tasks may have others' words: what leaves waits for the owner, although mail is allowed.
  expect(call).toMatchObject({ tool: "mail", state: "waiting", why: "untrusted" });
});

it("tells what became of the calls where a model has only asked for some", async () => {
  const triggerId = await give({ duty: "ask", text: "Apunta que falta gas" }, lupita.id);
  await lupita.allow({ task: "auto" });
  lupita.askFor([{ name: "task", input: { title: "Comprar gas", dueOn: null } }]);
  const { text, steps } = await runNow(triggerId, lupita.id, () => lupita.work());
  expect(text).toMatch(/^> Apunta que falta gas\n\n/);
  expect(text).toContain("Comprar gas");
  expect(text).not.toContain("conecta un modelo");
  expect(steps).toContain("to-do task");
});

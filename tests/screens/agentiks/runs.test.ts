import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** The list of an agentik's runs, and a run that goes on from the step that failed, as requests. */
let database: TestDatabase;
let app: App;
const [OWNER, MEMBER] = ["person-1", "person-3"];
const RUNS = "/agentiks/cajera/runs";
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  const { sql } = database;
  await sql`INSERT INTO agentiks (id, owner_id, name, description, type, status, language)
    VALUES ('cajera', ${OWNER}, 'Cajera', 'x', 'content', 'active', 'en')`;
  const input = JSON.stringify({
    work: { duty: "remind", text: "x" },
    at: "2026-01-01",
    zone: "UTC",
  });
  await sql`INSERT INTO runs (id, kind, state, person_id, agentik_id, input, dedupe_key, provider,
      model, cost_centavos, created_at, ended_at, deadline_at)
    VALUES ('run-duty', 'duty', 'succeeded', ${OWNER}, 'cajera', ${input}::text::jsonb, 'run-duty',
      'api.example', 'm', 1234, '2026-01-02', now(), now())`;
  // A member's own conversation, in a space of the member.
  await sql`INSERT INTO spaces
      (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES ('barra', 'Barra', 'x', 'custom', 'invite', 'private', 2, ${MEMBER}, 'en')`;
  await sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES ('barra', ${MEMBER}, 'owner'), ('barra', ${OWNER}, 'member')`;
  await sql`INSERT INTO threads
      (id, space_id, title, created_by, only_for, client_key, last_seq, last_message_at, created_at)
    VALUES ('barra-t', 'barra', 'x', ${MEMBER}, ${MEMBER}, 'barra-t', 2, now(), now())`;
  await sql`INSERT INTO messages (thread_id, seq, author_id, client_key, text, created_at)
    VALUES ('barra-t', 1, ${MEMBER}, 'barra-t', 'x', now())`;
  await sql`INSERT INTO messages (thread_id, seq, agentik_id, state, text, reply_to, created_at)
    VALUES ('barra-t', 2, 'cajera', 'final', 'x', 1, now())`;
  await sql`INSERT INTO runs (id, kind, state, person_id, agentik_id, thread_id, message_seq, provider,
      model, cost_centavos, created_at, started_at, ended_at, deadline_at)
    VALUES ('run-alone', 'reply', 'succeeded', ${MEMBER}, 'cajera', 'barra-t', 2, 'api.example', 'm',
      5678, '2026-01-01', now(), now(), now())`;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
const page = async (path: string, who = OWNER) =>
  (await readPage(await (await as(who)).request(path))).querySelector("main")!;
const press = async (path: string, intent = "continue", who = OWNER) =>
  (await as(who)).request(path, { form: { intent } });

it("lists what each run has cost its payer, whichever the filters", async () => {
  for (const query of ["", "?kind=duty", "?state=succeeded"])
    expect(visibleText(await page(`${RUNS}${query}`)), query).toContain("$12.34 MXN");
  // The space's owner pays for the reply.
  expect(visibleText(await page(RUNS))).not.toContain("56.78");
  await database.sql`INSERT INTO run_calls (run_id, seq, kind, state, attempt, label, paid_by, day,
      is_estimated, started_at, ended_at)
    VALUES ('run-duty', 1, 'model', 'uncertain', 1, 'm', ${OWNER}, '2026-01-01', true, now(), now())`;
  expect(visibleText(await page(RUNS))).toContain("$12.34 MXN at most");
});

it("links only to the runs whose page opens", async () => {
  const shown = await page(RUNS);
  expect(visibleText(shown)).toContain("Reply in Barra");
  const links = [...shown.querySelectorAll("a[href^='/runs/']")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/runs/run-duty",
    "/runs/run-duty",
  ]);
  expect((await (await as(OWNER)).request("/runs/run-alone")).status).toBe(404);
  expect((await (await as(OWNER)).request("/runs/run-duty")).status).toBe(200);
});

it("goes on from the step that failed, once, and links both tries", async () => {
  const { sql } = database;
  const mail = { tool: "mail", to: "ana@example.mx", subject: "x", text: "x" };
  await sql`INSERT INTO tool_calls (id, agentik_id, person_id, asked_by, seq, tool, call, call_hash,
      state, failure, expires_at, created_at, ended_at)
    VALUES ('call-off', 'cajera', ${OWNER}, 'run-duty', 1, 'mail', ${JSON.stringify(mail)}::text::jsonb,
      'x', 'failed', 'off', now(), now(), now())`;
  await sql`INSERT INTO runs (id, kind, state, failure, person_id, agentik_id, tool_call_id, ended_at,
      deadline_at)
    VALUES ('run-off', 'tool', 'failed', 'tool', ${OWNER}, 'cajera', 'call-off', now(), now())`;
  await sql`INSERT INTO run_steps (run_id, seq, kind, detail, created_at)
    VALUES ('run-duty', 1, 'reported', '{"duty":"remind"}', now()),
      ('run-duty', 2, 'to-do', '{"tool":"mail","call":"call-off"}', now())`;
  // The button stands at the step that failed, on the page of either run.
  for (const path of ["/runs/run-off", "/runs/run-duty"]) {
    const form = (await page(path)).querySelector("ol form")!;
    expect(form.getAttribute("action"), path).toBe("/runs/run-off");
    expect(visibleText(form)).toContain("Retry from here");
  }
  expect((await press("/runs/run-off", "continue", MEMBER)).status).toBe(404);
  await sql`UPDATE agentiks SET status = 'paused' WHERE id = 'cajera'`;
  expect((await press("/runs/run-off")).status).toBe(409);
  await sql`UPDATE agentiks SET status = 'active' WHERE id = 'cajera'`;
  const first = await press("/runs/run-off");
  expect(first.status).toBe(303);
  const next = first.headers.get("Location")!;
  expect((await press("/runs/run-off")).headers.get("Location")).toBe(next);
  const before = await page("/runs/run-off");
  expect(before.querySelector("ol form")).toBeNull();
  expect(before.querySelector(`a[href='${next}']`)).not.toBeNull();
  const after = await page(next);
  expect(visibleText(after.querySelector("a[href='/runs/run-off']")!)).toContain("an earlier try");
  expect((await press("/runs/run-duty")).status).toBe(409);
});

it("offers no second try of what may have been done", async () => {
  const { sql } = database;
  const mail = { tool: "mail", to: "ana@example.mx", subject: "x", text: "x" };
  await sql`INSERT INTO tool_calls (id, agentik_id, person_id, asked_by, seq, tool, call, call_hash,
      state, expires_at, created_at, ended_at)
    VALUES ('call-lost', 'cajera', ${OWNER}, 'run-duty', 2, 'mail', ${JSON.stringify(mail)}::text::jsonb,
      'x', 'uncertain', now(), now(), now())`;
  await sql`INSERT INTO runs (id, kind, state, failure, person_id, agentik_id, tool_call_id, ended_at,
      deadline_at)
    VALUES ('run-lost', 'tool', 'failed', 'tool', ${OWNER}, 'cajera', 'call-lost', now(), now())`;
  const shown = await page("/runs/run-lost");
  expect(shown.querySelector("ol form")).toBeNull();
  expect(shown.querySelector("ol a[href='/approvals/call-lost']")).not.toBeNull();
  expect((await press("/runs/run-lost")).status).toBe(409);
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { startModelServer, type ModelServer } from "../../support/fakes/model-server.ts";
import { readPage } from "../../support/html.ts";
import { connectModel, modelsFor } from "../../support/models/connect.ts";
import { INJECTIONS } from "../../support/models/injections.ts";
import { createApp, type App } from "../../support/request.ts";
import { executeRuns } from "../../support/runs/execute-runs.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Sixty documents and messages with orders in them, and a model that obeys every one. */
let database: TestDatabase;
let app: App;
let server: ModelServer;
const [OWNER, OTHER] = ["person-1", "person-2"];
const SECRET = "zz-secret-of-another-person";
const KEY = "sk-never-to-be-seen";
beforeAll(async () => {
  [database, server] = await Promise.all([createTestDatabase(), startModelServer()]);
  app = await createApp(database.url);
  const { sql } = database;
  await sql`INSERT INTO agentiks (id, name, description, type, status, owner_id)
    VALUES ('obeys', 'Ayudante', 'x', 'content', 'active', ${OWNER})`;
  await connectModel(database, server, { personId: OWNER, price: 0, key: KEY });
});
afterAll(async () => {
  await app?.close();
  await server?.stop();
  await database?.drop();
});

/** A space of its own with the attack, a true line, and another person's own document. */
async function plant(n: number): Promise<{ space: string; run: string }> {
  const { sql } = database;
  const { place, order } = INJECTIONS[n]!;
  const [space, thread, run] = [`attacked-${n}`, `attack-${n}`, `run-attack-${n}`];
  const question = "¿Cuánto cuestan las enchiladas?";
  const asked = place === "message" ? `${question} ${order}` : question;
  await sql`INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES (${space}, 'Fonda', 'x', 'custom', 'invite', 'private', 2, ${OWNER}, 'es')`;
  await sql`INSERT INTO space_members (space_id, person_id, role) VALUES (${space}, ${OWNER}, 'owner')`;
  for (const [id, heading, text, onlyFor] of [
    [
      `menu-${n}`,
      place === "heading" ? order : "Menú",
      `Enchiladas verdes: $110${place === "document" ? `\n${order}` : ""}`,
      null,
    ],
    [`own-${n}`, "Menú", `Enchiladas ${SECRET}`, OTHER],
  ] as const) {
    await sql`INSERT INTO documents (id, space_id, name, only_for, created_by, created_at, changed_at)
      VALUES (${id}, ${space}, 'Menú', ${onlyFor}, ${OWNER}, now(), now())`;
    await sql`INSERT INTO document_versions (document_id, version, kind, bytes, text, state, created_at)
      VALUES (${id}, 1, 'text', 9, ${text}, 'ready', now())`;
    await sql`INSERT INTO passages (document_id, version, seq, space_id, heading, text, language)
      VALUES (${id}, 1, 1, ${space}, ${heading}, ${text}, 'es')`;
  }
  await sql`INSERT INTO threads (id, space_id, title, created_by, client_key, last_seq, last_message_at, created_at)
    VALUES (${thread}, ${space}, 'Pregunta', ${OWNER}, ${thread}, 2, now(), now())`;
  await sql`INSERT INTO messages (thread_id, seq, author_id, client_key, text, created_at)
    VALUES (${thread}, 1, ${OWNER}, ${thread}, ${asked}, now())`;
  await sql`INSERT INTO messages (thread_id, seq, agentik_id, state, reply_to, created_at)
    VALUES (${thread}, 2, 'obeys', 'writing', 1, now())`;
  await sql`INSERT INTO runs (id, kind, person_id, thread_id, message_seq, deadline_at)
    VALUES (${run}, 'reply', ${OWNER}, ${thread}, 2, now() + interval '2 minutes')`;
  return { space, run };
}

/** Plants an injection again in a space that was attacked before. */
async function plantAnew(n: number) {
  await database.sql`DELETE FROM spaces WHERE id = ${`attacked-${n}`}`;
  return plant(n);
}

const execute = (run: string, models = modelsFor(server)) =>
  executeRuns(database, [run], { models });

it("stores no quote that is not in a document, shows nothing remote, lets nothing out", async () => {
  server.behave("obedient");
  const attacked = await Promise.all(INJECTIONS.map((_, n) => plant(n)));
  for (const { run } of attacked) await execute(run);
  expect(server.seen).toHaveLength(INJECTIONS.length);

  const sent = JSON.stringify(server.seen);
  expect(sent).not.toContain(SECRET);
  expect(sent).not.toContain(KEY);
  // Texts of others are data, in the user's role and never in the system's.
  for (const { messages, tools } of server.seen) {
    expect(tools).toBeUndefined();
    expect(messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(messages[0]!.content).not.toMatch(/enchiladas|evil/i);
  }

  const { sql } = database;
  const forged = await sql`
    SELECT quote FROM citations cited WHERE thread_id LIKE 'attack-%' AND NOT EXISTS (
      SELECT 1 FROM passages WHERE document_id = cited.document_id
        AND version = cited.version AND seq = cited.passage AND position(cited.quote in text) > 0)`;
  expect(forged).toEqual([]);
  const replies = await sql<
    { thread_id: string; text: string; reply_kind: string; cited: number }[]
  >`
    SELECT thread_id, text, reply_kind, (SELECT count(*)::int FROM citations
      WHERE citations.thread_id = messages.thread_id) AS cited
    FROM messages WHERE thread_id LIKE 'attack-%' AND seq = 2 AND state = 'final'`;
  expect(replies).toHaveLength(INJECTIONS.length);
  // Without a verified quote it does not know, and the other way round.
  for (const reply of replies)
    expect([reply.thread_id, reply.cited > 0]).toEqual([
      reply.thread_id,
      reply.reply_kind === "found",
    ]);
  const kinds = replies.map(({ reply_kind: kind }) => kind);
  expect(kinds.filter((kind) => kind === "unknown").length).toBeGreaterThanOrEqual(40);

  const browser = createBrowser(app, await sessionOf(database, OWNER));
  for (const { space } of attacked) {
    const main = (await readPage(await browser.request(`/spaces/${space}`))).querySelector("main")!;
    const reply = main.querySelector("#m2")!;
    const remote = [...reply.querySelectorAll("img, iframe, script, a, form, link, video")].flatMap(
      (element) =>
        ["src", "href", "action", "srcset"].flatMap((name) => element.getAttribute(name) ?? []),
    );
    expect(remote.filter((address) => !/^(\/(?!\/)|#)/.test(address))).toEqual([]);
    expect(reply.querySelector("img, iframe, script")).toBeNull();
  }
}, 120_000);

it("says what is true with its quote, by a model that does as it was told by Plaza", async () => {
  server.say(
    JSON.stringify({
      answer: "Cuestan $110.",
      quotes: [
        { source: 1, quote: "Enchiladas verdes: $110" },
        { source: 1, quote: "Enchiladas rojas: $99" },
        { source: 7, quote: "Enchiladas verdes: $110" },
      ],
    }),
  );
  const { run } = await plantAnew(3);
  await execute(run);
  const [message] =
    await database.sql`SELECT text, reply_kind FROM messages WHERE thread_id = 'attack-3' AND seq = 2`;
  expect(message).toEqual({
    text: "Cuestan $110.\n\n> Enchiladas verdes: $110",
    reply_kind: "found",
  });
  const quotes = await database.sql`SELECT quote FROM citations WHERE thread_id = 'attack-3'`;
  expect(quotes).toEqual([{ quote: "Enchiladas verdes: $110" }]);
  const [made] = await database.sql`SELECT engine, model FROM runs WHERE id = ${run}`;
  expect(made).toEqual({ engine: "model", model: "fake" });
});

it.each([503, "garbled", "hang"] as const)(
  "answers by rules where the model brings nothing: %s",
  async (how) => {
    const { run } = await plantAnew(0);
    server.behave(how);
    await execute(run, modelsFor(server, {}, { firstMs: 150, idleMs: 150 }));
    const [message] =
      await database.sql`SELECT text, state FROM messages WHERE thread_id = 'attack-0' AND seq = 2`;
    expect(message!.state).toBe("final");
    expect(message!.text).toContain("$110");
    const [made] = await database.sql`SELECT engine FROM runs WHERE id = ${run}`;
    expect(made!.engine).toBe("embedded");
    const calls =
      await database.sql`SELECT kind, state FROM run_calls WHERE run_id = ${run} ORDER BY seq`;
    expect(calls).toMatchObject([
      { kind: "model", state: "failed" },
      { kind: "rule", state: "done" },
    ]);
  },
);

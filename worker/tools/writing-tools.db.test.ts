import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  isFirst,
  makeAgentikWithModel,
  NOTHING,
  type AgentikWithModel,
} from "../../tests/support/agentiks/agentik-with-model.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";

/** Messages and documents that an agentik writes into its workplace, with a model that asks for them. */
const [OWNER, MEMBER] = ["person-4", "person-6"];
const QUESTION = "Avisa a todos y déjalo por escrito, por favor.";
const MESSAGE = { name: "message", input: { text: "Mañana **no hay gas** de 8 a 10." } };
const DOCUMENT = {
  name: "document",
  input: { name: "Cierre por gas", text: "# Gas\n\nNo abrimos." },
};
const DRAFT = {
  name: "draft",
  input: { kind: "images", prompt: "Un cartel: mañana no hay gas de 8 a 10" },
};
let database: TestDatabase;
let lupita: AgentikWithModel;
beforeAll(async () => {
  database = await createTestDatabase();
  const who = { ownerId: OWNER, memberId: MEMBER, slug: "fonda-que-escribe" };
  lupita = await makeAgentikWithModel(database, who);
  await database.sql`UPDATE space_agentiks SET may = 'act' WHERE agentik_id = ${lupita.id}`;
  await lupita.work();
});
afterAll(async () => {
  await lupita?.server.stop();
  await database?.drop();
});
beforeEach(async () => {
  await database.sql`DELETE FROM tool_calls`;
  await database.sql`DELETE FROM notifications WHERE person_id IN (${OWNER}, ${MEMBER})`;
  await lupita.allow({});
  lupita.server.seen.length = 0;
});

const states = () => lupita.states("tool", "state", "why");
const reports = () => database.sql<{ title: string; text: string }[]>`
  SELECT t.title, m.text FROM messages m JOIN threads t ON t.id = m.thread_id
  WHERE t.client_key = ${`reports ${lupita.id}`} ORDER BY m.seq`;
const written = () => database.sql<
  { name: string; labels: string[]; text: string; state: string; by: string }[]
>`SELECT d.name, d.labels, v.text, v.state, d.created_by AS by FROM documents d
  JOIN document_versions v ON v.document_id = d.id
  WHERE d.space_id = ${lupita.spaceId} AND d.name = 'Cierre por gas'`;

const drafts = () => database.sql<{ person: string; kind: string; state: string }[]>`
  SELECT c.person_id AS person, c.kind, v.state FROM creations c
  JOIN creation_versions v ON v.creation_id = c.id WHERE c.prompt = ${DRAFT.input.prompt}`;

/** The owner approves the one call, and it is made. */
async function approve(): Promise<void> {
  await lupita.decide(true);
  await lupita.work();
}

describe("a member of the workplace asks", () => {
  it("for a message: it is in the conversation of reports, and members who wish it are told", async () => {
    await database.sql`UPDATE space_members SET notices = 'all' WHERE person_id = ${MEMBER}`;
    lupita.askFor([MESSAGE]);
    await lupita.inSpace(MEMBER, QUESTION);
    expect(await states()).toEqual([["message", "done", null]]);
    expect(await reports()).toEqual([
      { title: "Informes · Lupita", text: "Mañana **no hay gas** de 8 a 10." },
    ]);
    const told = await database.sql`SELECT person_id FROM notifications
      WHERE person_id = ${MEMBER} AND href LIKE ${`%/spaces/${lupita.spaceId}/t/%`}`;
    expect(told.length).toBeGreaterThan(0);
  });

  it("for a document: its owner sees it before it is there; then it is read like any other", async () => {
    lupita.askFor([DOCUMENT]);
    await lupita.inSpace(MEMBER, QUESTION);
    expect(await states()).toEqual([
      ["document", "waiting", expect.stringMatching(/^(permission|untrusted)$/)],
    ]);
    expect(await written()).toEqual([]);
    await approve();
    expect(await states()).toEqual([["document", "done", expect.any(String)]]);
    expect(await written()).toEqual([
      {
        name: "Cierre por gas",
        labels: ["Lupita"],
        text: "# Gas\n\nNo abrimos.",
        state: "ready",
        by: OWNER,
      },
    ]);
  });
});

it("asks the Creator for a draft once its owner approves, for the owner alone, and once", async () => {
  lupita.askFor([DRAFT]);
  await lupita.inSpace(MEMBER, QUESTION);
  expect(await states()).toEqual([
    ["draft", "waiting", expect.stringMatching(/^(permission|untrusted)$/)],
  ]);
  expect(await drafts()).toEqual([]);
  await approve();
  await lupita.work();
  expect(await states()).toEqual([["draft", "done", expect.any(String)]]);
  expect(await drafts()).toEqual([{ person: OWNER, kind: "images", state: "final" }]);
});

it("asks for a document after reading others' words, although its owner has allowed it", async () => {
  await lupita.allow({ document: "auto" });
  lupita.server.say((request) =>
    isFirst(request) ? { calls: [{ name: "tasks", input: {} }, DOCUMENT] } : NOTHING,
  );
  await lupita.inSpace(OWNER, QUESTION);
  expect(await states()).toEqual([["document", "waiting", "untrusted"]]);
});

it.each([MESSAGE, DOCUMENT])("fails in words where there is no room: $name", async (asked) => {
  const { sql } = database;
  await lupita.allow({ message: "ask" });
  lupita.askFor([asked]);
  await lupita.inSpace(OWNER, QUESTION);
  const before = [(await reports()).length, (await written()).length];
  await sql`UPDATE spaces SET archived_at = now() WHERE id = ${lupita.spaceId}`;
  await approve();
  await sql`UPDATE spaces SET archived_at = NULL WHERE id = ${lupita.spaceId}`;
  expect(await sql`SELECT state, failure FROM tool_calls`).toEqual([
    { state: "failed", failure: "full" },
  ]);
  expect([(await reports()).length, (await written()).length]).toEqual(before);
});

it("fails where the owner's storage is full", async () => {
  const { sql } = database;
  lupita.askFor([DOCUMENT]);
  await lupita.inSpace(OWNER, QUESTION);
  const before = (await written()).length;
  await sql`INSERT INTO storage_usage (person_id, bytes) VALUES (${OWNER}, 600000000)
    ON CONFLICT (person_id) DO UPDATE SET bytes = 600000000`;
  await approve();
  expect(await sql`SELECT state, failure FROM tool_calls`).toEqual([
    { state: "failed", failure: "full" },
  ]);
  expect(await written()).toHaveLength(before);
  await sql`DELETE FROM storage_usage WHERE person_id = ${OWNER}`;
});

it("is offered to no customer, and does nothing in a trial", async () => {
  lupita.askFor([MESSAGE, DOCUMENT]);
  await lupita.byCustomer(QUESTION);
  expect(lupita.offered()).not.toContain("message");
  expect(lupita.offered()).not.toContain("document");
  expect(await states()).toEqual([]);

  const before = [(await reports()).length, (await written()).length];
  lupita.server.seen.length = 0;
  const { steps } = await lupita.inTrial(QUESTION);
  expect(lupita.offered()).toEqual(expect.arrayContaining(["message", "document"]));
  expect(steps.filter(({ kind }) => kind === "would-do").map(({ tool }) => tool)).toEqual([
    "message",
    "document",
  ]);
  expect([(await reports()).length, (await written()).length]).toEqual(before);
  expect(await states()).toEqual([]);
});

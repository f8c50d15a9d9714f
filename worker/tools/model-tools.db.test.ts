import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FIRST_PERMISSIONS, type Permissions } from "#domain/agentiks/tools/tools.ts";
import { mailDelivery } from "#adapters/mail/deliver-mail.ts";
import { postToChat } from "#db/commands/agentiks/chats/post-to-chat.ts";
import { postTrial } from "#db/commands/agentiks/chats/post-trial.ts";
import { allowTools, decideOn } from "../../tests/support/agentiks/tool-calls.ts";
import { makeWorkingAgentik } from "../../tests/support/agentiks/working-agentik.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { startMailServer, type MailServer } from "../../tests/support/fakes/mail-server.ts";
import {
  startModelServer,
  type ModelServer,
  type SentRequest,
} from "../../tests/support/fakes/model-server.ts";
import { connectModel, modelsFor } from "../../tests/support/models/connect.ts";
import { INJECTIONS } from "../../tests/support/models/injections.ts";
import { executeQueued } from "../../tests/support/runs/execute-runs.ts";

/** An agentik with a model that asks for tools, as customers write to it, on a real PostgreSQL. */
const OWNER = "person-4";
const SLUG = "fonda-con-modelo";
const ALL: Permissions = { ...FIRST_PERMISSIONS, task: "auto", mail: "auto", http: "auto" };
let database: TestDatabase;
let server: ModelServer;
let mails: MailServer;
let agentik: string;
let webCalls = 0;
let customers = 0;

beforeAll(async () => {
  [database, server, mails] = await Promise.all([
    createTestDatabase(),
    startModelServer(),
    startMailServer(),
  ]);
  const { sql } = database;
  agentik = await makeWorkingAgentik(database, {
    personId: OWNER,
    slug: SLUG,
    document: { name: "Menú", text: "Tacos al pastor: $18 cada uno" },
  });
  await sql`INSERT INTO accounts (person_id, email, password_hash, email_verified_at)
    VALUES (${OWNER}, 'duena@fonda.example', 'x', now())`;
  await connectModel(database, server, { personId: OWNER, price: 0 });
  await work();
});
afterAll(async () => {
  mails?.close();
  await server?.stop();
  await database?.drop();
});
beforeEach(async () => {
  await database.sql`DELETE FROM tool_calls WHERE agentik_id = ${agentik}`;
  await allow({});
  mails.mails.length = 0;
  server.seen.length = 0;
  webCalls = 0;
});

const allow = (permissions: Partial<Permissions>, hosts: string[] = []) =>
  allowTools(database, { ownerId: OWNER, id: agentik }, permissions, hosts);

/** Executes what waits, as a worker with this model does. */
function work(): Promise<unknown> {
  const outside = {
    deliverMail: mailDelivery({ SMTP_URL: mails.url }),
    callWeb: () => {
      webCalls += 1;
      return Promise.resolve({ kind: "answered" as const, status: 200, text: "" });
    },
  };
  return executeQueued(database, { models: modelsFor(server), outside });
}

/** A new customer writes, and is answered. @returns what the agentik says last */
async function ask(text: string): Promise<string> {
  const tokenHash = `customer-${(customers += 1)}`;
  await database.db.transaction((tx) =>
    postToChat(tx, {
      slug: SLUG,
      tokenHash,
      address: tokenHash,
      language: "es",
      text,
      clientKey: tokenHash,
      now: new Date(),
    }),
  );
  await work();
  const [last] = await database.sql<{ text: string }[]>`
    SELECT m.text FROM contacts c JOIN chats h ON h.contact_id = c.id
    JOIN messages m ON m.thread_id = h.thread_id
    WHERE c.token_hash = ${tokenHash} AND m.agentik_id IS NOT NULL ORDER BY m.seq DESC LIMIT 1`;
  return last!.text;
}
const calls = () => database.sql<
  { id: string; tool: string; state: string; why: string; hash: string }[]
>`
  SELECT id, tool, state, why, call_hash AS hash FROM tool_calls
  WHERE agentik_id = ${agentik} ORDER BY created_at, seq`;
const lastSteps = () => database.sql<{ kind: string; detail: Record<string, string> }[]>`
  SELECT kind, detail FROM run_steps WHERE run_id = (SELECT id FROM runs
    WHERE agentik_id = ${agentik} AND kind = 'reply' ORDER BY created_at DESC LIMIT 1) ORDER BY seq`;

const MAIL = {
  name: "mail",
  input: { to: "compras@empresa.example", subject: "Cotización", text: "40 tacos: $720" },
};
const NOTHING = JSON.stringify({ answer: "", quotes: [] });
const isFirst = ({ messages }: SentRequest) => !messages.some(({ role }) => role === "tool");

describe("a model with tools", () => {
  it("calculates, answers from a quote and its result, and asks before it sends a mail", async () => {
    server.say((request) =>
      isFirst(request)
        ? { calls: [{ name: "calculate", input: { expression: "40 * 18" } }, MAIL] }
        : JSON.stringify({
            answer: "40 tacos cuestan $720.",
            quotes: [{ source: 1, quote: "Tacos al pastor: $18 cada uno" }],
          }),
    );
    const said = await ask("Quisiera para mi empresa cuarenta órdenes, ¿en cuánto me sale?");
    expect(said).toContain("720");
    const [call] = await calls();
    expect(call).toMatchObject({ tool: "mail", state: "waiting", why: "permission" });
    expect((await lastSteps()).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["calculated", "to-approve"]),
    );
    expect(mails.mails).toEqual([]);
    const toolMessage = server.seen.at(-1)!.messages.find(({ role }) => role === "tool");
    expect(toolMessage!.content).toBe("40 * 18 = 720");

    await decideOn(database, OWNER, call!, true);
    await work();
    expect(mails.mails).toHaveLength(1);
    expect(mails.mails[0]).toMatchObject({ to: "compras@empresa.example" });
    expect(await calls()).toMatchObject([{ state: "done" }]);
  });

  it("is told of no tool that is forbidden, and cannot use it all the same", async () => {
    await allow({ mail: "never", task: "never", calculate: "never", date: "never" });
    server.say((request) => (isFirst(request) ? { calls: [MAIL] } : NOTHING));
    await ask("Quisiera que me manden una cotización a mi oficina");
    expect(server.seen.every(({ tools }) => tools === undefined)).toBe(true);
    expect(await calls()).toEqual([]);
  });

  it("does nothing in a trial, and says what it would do", async () => {
    await allow(ALL);
    server.say((request) => (isFirst(request) ? { calls: [MAIL] } : NOTHING));
    const { db } = database;
    const now = new Date();
    const text = "Quisiera que me manden una cotización a mi oficina";
    await db.transaction((tx) =>
      postTrial(tx, {
        personId: OWNER,
        id: agentik,
        text,
        clientKey: "trial",
        address: "test",
        now,
      }),
    );
    await work();
    expect(await lastSteps()).toContainEqual({ kind: "would-do", detail: { tool: "mail" } });
    expect(await calls()).toEqual([]);
    expect(mails.mails).toEqual([]);
  });

  it("ends after a few rounds, whatever it asks for", async () => {
    server.say((request) =>
      request.tools === undefined
        ? NOTHING
        : { calls: Array.from({ length: 9 }, () => ({ ...MAIL })) },
    );
    await ask("Quisiera que me manden una cotización a mi oficina");
    expect(server.seen).toHaveLength(4);
    expect(await calls()).toHaveLength(5);
  });

  it("makes a task by itself where its owner allows it", async () => {
    server.say((request) =>
      isFirst(request)
        ? { calls: [{ name: "task", input: { title: "Cotizar 40 tacos", dueOn: "2026-11-27" } }] }
        : NOTHING,
    );
    await ask("Quisiera que me manden una cotización a mi oficina");
    expect(await calls()).toMatchObject([{ tool: "task", state: "done", why: null }]);
    const made =
      await database.sql`SELECT due_on::text AS due FROM space_tasks WHERE title = 'Cotizar 40 tacos'`;
    expect(made).toEqual([{ due: "2026-11-27" }]);
  });
});

it("sends nothing of sixty injections by itself, even where everything is allowed", async () => {
  await allow(ALL, ["evil.example"]);
  server.behave("obedient");
  let asked = 0;
  for (const { order } of INJECTIONS) {
    await ask(`Quisiera saber de un asunto. ${order}`);
    // The limit of a day is not what holds them back.
    const made = await calls();
    asked += made.length;
    expect(made.filter(({ state }) => state !== "waiting")).toEqual([]);
    expect(made.every(({ why }) => why === "untrusted")).toBe(true);
    await database.sql`DELETE FROM tool_calls WHERE agentik_id = ${agentik}`;
  }
  expect(asked).toBeGreaterThanOrEqual(INJECTIONS.length);
  expect(mails.mails).toEqual([]);
  expect(webCalls).toBe(0);
});

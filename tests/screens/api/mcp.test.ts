import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiScope } from "#domain/people/api-tokens.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { startPlaza, type ServerProcess } from "../../support/plaza-process.ts";
import { tokenFor } from "../../support/api/api-client.ts";
import { makeFonda, type Fonda } from "../../support/api/fonda.ts";
import { startWorker } from "../../support/pages/start-worker.ts";

/** POST /api/v1/mcp of a served Plaza, with the client of the protocol's own SDK. */
let database: TestDatabase;
let server: ServerProcess;
let worker: { stop(): Promise<void> };
let ana: Fonda;
let bruno: Fonda;
const open: Client[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startPlaza(database.url);
  worker = await startWorker(database.url);
  ana = await makeFonda(database.sql, "ana");
  bruno = await makeFonda(database.sql, "bruno");
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await worker?.stop();
  await server?.stop();
  await database?.drop();
});

const address = () => new URL("/api/v1/mcp", server.origin);

async function connect(scope: ApiScope) {
  const { token } = await tokenFor(database, ana.person, scope);
  const client = new Client({ name: "a-test", version: "1" });
  open.push(client);
  const headers = { Authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(address(), { requestInit: { headers } }));
  // The client validates what tools answer by the schemas that are listed.
  const { tools } = await client.listTools();
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const result = await client.callTool({ name, arguments: given });
    const [first] = result.content as { type: string; text: string }[];
    return {
      isError: result.isError === true,
      text: first!.text,
      // eslint-disable-next-line @typescript-eslint/no-explicit-any
      value: result.structuredContent as any,
    };
  };
  return { client, tools, call, token };
}

const READING = [
  "list_agentiks",
  "get_agentik",
  "list_runs",
  "get_run",
  "list_spaces",
  "list_documents",
  "search_documents",
  "list_tasks",
];

describe("with a token that reads", () => {
  it("connects, and lists the tools that read", async () => {
    const { client, tools } = await connect("read");
    expect(client.getServerVersion()).toMatchObject({ name: "plaza" });
    expect(client.getInstructions()).toContain("never an instruction");
    await client.ping();
    expect(tools.map(({ name }) => name)).toEqual(READING);
    for (const { annotations, description } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect(description).not.toBe("");
    }
  });

  it("reads agentiks, runs, spaces, documents and tasks", async () => {
    const { call } = await connect("read");
    const agentiks = await call("list_agentiks");
    expect(agentiks.value.data).toEqual([expect.objectContaining({ id: ana.agentik })]);
    expect(JSON.parse(agentiks.text)).toEqual(agentiks.value);
    expect((await call("get_agentik", { id: ana.agentik })).value).toEqual(agentiks.value.data[0]);
    const runs = await call("list_runs", { id: ana.agentik, limit: 5 });
    expect(runs.value.data).toHaveLength(5);
    const next = await call("list_runs", { id: ana.agentik, limit: 5, cursor: runs.value.next });
    expect(next.value.data).toHaveLength(5);
    const run = await call("get_run", { id: ana.agentik, runId: ana.run });
    expect(run.value.steps).toEqual([{ kind: "reported", detail: { count: 2 } }]);
    expect((await call("list_spaces")).value.data).toHaveLength(1);
    const documents = await call("list_documents", { id: ana.space });
    expect(documents.value.data[0].name).toBe("Menú ana");
    const found = await call("search_documents", { q: "tacos" });
    expect(found.value.data).toEqual([
      expect.objectContaining({ document: "Menú ana", quote: ana.text }),
    ]);
    expect((await call("list_tasks", { id: ana.space, state: "open" })).value.data).toHaveLength(5);
    // Words of another person's private space.
    expect((await call("search_documents", { q: "bruno" })).value.data).toEqual([]);
  });

  it("gets what is wrong as a result that says so", async () => {
    const { call, client } = await connect("read");
    for (const [name, given, code] of [
      ["get_agentik", { id: bruno.agentik }, "not_found"],
      ["get_run", { id: ana.agentik, runId: bruno.run }, "not_found"],
      ["list_documents", { id: bruno.space }, "not_found"],
      ["list_tasks", { id: bruno.space }, "not_found"],
      ["list_tasks", {}, "not_found"],
      ["list_spaces", { limit: 1_000 }, "bad_request"],
      ["search_documents", {}, "bad_request"],
      ["add_task", { id: ana.space, title: "No" }, "scope_missing"],
      ["ask_agentik", { id: ana.agentik, question: "¿?" }, "scope_missing"],
    ] as const) {
      const { isError, text } = await call(name, given);
      expect([name, isError, text.split(":")[0]]).toEqual([name, true, code]);
      expect(text).not.toContain("bruno");
    }
    await expect(client.callTool({ name: "delete_everything", arguments: {} })).rejects.toThrow(
      "There is no such tool",
    );
  });
});

describe("with a token that writes", () => {
  it("lists two tools more, adds a task and asks an agentik", async () => {
    const { tools, call } = await connect("write");
    expect(tools.map(({ name }) => name)).toEqual([...READING, "add_task", "ask_agentik"]);
    const task = await call("add_task", { id: ana.space, title: "Comprar maíz" });
    expect(task.value.title).toBe("Comprar maíz");
    const [row] = await database.sql`SELECT created_by FROM space_tasks
      WHERE id = ${task.value.id as string}`;
    expect(row!.created_by).toBe(ana.person);
    // Another person's private space is not there.
    const theirs = await call("add_task", { id: bruno.space, title: "Ajena" });
    expect([theirs.isError, theirs.text.split(":")[0]]).toEqual([true, "not_found"]);
    expect(await database.sql`SELECT 1 FROM space_tasks WHERE title = 'Ajena'`).toHaveLength(0);
    const question = "¿cuánto cuestan los tacos al pastor?";
    const { value } = await call("ask_agentik", { id: ana.agentik, question });
    expect(value.answer).toContain("18 pesos");
    expect(value.model).toBe(null);
  });
});

describe("a message", () => {
  const send = (token: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(address(), {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        ...headers,
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const ping = { jsonrpc: "2.0", id: 1, method: "ping" };

  it("without a valid token is refused, and with one is answered", async () => {
    const refused = await send("nothing", ping);
    expect([refused.status, refused.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
    const client = new Client({ name: "a-test", version: "1" });
    await expect(client.connect(new StreamableHTTPClientTransport(address()))).rejects.toThrow(
      /401|Unauthorized/i,
    );
    const { token } = await tokenFor(database, ana.person, "read");
    const answer = await send(token, ping);
    expect(await answer.json()).toEqual({ jsonrpc: "2.0", id: 1, result: {} });
    expect(answer.headers.getSetCookie().join()).not.toContain("session");
  });

  it("that is a notification is accepted without an answer", async () => {
    const { token } = await tokenFor(database, ana.person, "read");
    const message = { jsonrpc: "2.0", method: "notifications/initialized" };
    const answer = await send(token, message);
    expect([answer.status, await answer.text()]).toEqual([202, ""]);
  });

  it("that is none is refused as JSON-RPC says", async () => {
    const { token } = await tokenFor(database, ana.person, "read");
    for (const [body, status, code] of [
      [[ping], 400, -32_600],
      ["null", 400, -32_600],
      [{ id: 1, method: "ping" }, 400, -32_600],
      [{ ...ping, method: "resources/list" }, 200, -32_601],
      [{ ...ping, method: "tools/call", params: { name: 7 } }, 200, -32_602],
    ] as const) {
      const answer = await send(token, body);
      const { error } = (await answer.json()) as { error: { code: number } };
      expect([answer.status, error.code]).toEqual([status, code]);
    }
    expect((await send(token, ping, { "MCP-Protocol-Version": "1999-01-01" })).status).toBe(400);
    expect((await send(token, ping, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await send(token, "x".repeat(70_000))).status).toBe(413);
  });
});

describe("the server's own refusals", () => {
  it("are JSON as well", async () => {
    const { token } = await tokenFor(database, ana.person);
    const ask = (body: string, headers: Record<string, string>) =>
      fetch(new URL(`/api/v1/spaces/${ana.space}/tasks`, server.origin), {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, ...headers },
        body,
      });
    const json = { "Content-Type": "application/json" };
    for (const [body, headers, status, code] of [
      ["{", json, 400, "bad_request"],
      ["<a/>", { "Content-Type": "application/xml" }, 415, "unsupported_media_type"],
      ["x".repeat(70_000), json, 413, "too_large"],
      ["{}", { ...json, Origin: "https://evil.example" }, 403, "forbidden"],
      ["{}", { ...json, "Sec-Fetch-Site": "cross-site" }, 403, "forbidden"],
    ] as const) {
      const response = await ask(body, headers);
      const { error } = (await response.json()) as { error: { code: string } };
      expect([response.status, error.code]).toEqual([status, code]);
    }
    // Neither Origin nor a cookie is needed.
    expect((await ask('{"title":"Desde un programa"}', json)).status).toBe(201);
  });
});

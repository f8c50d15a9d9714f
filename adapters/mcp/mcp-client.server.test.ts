import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MCP_TOOLS_MAX } from "#domain/agentiks/tools/mcp/mcp-tool.ts";
import {
  FAKE_TOOLS,
  startMcpServer,
  type FakeMcpServer,
  type McpBehaviour,
} from "../../tests/support/fakes/mcp-server.ts";
import { createMcp } from "./mcp-client.server.ts";

/** The client of MCP servers, against a server on this machine. */
const TOKEN = "mcp-token-1234567890";
let server: FakeMcpServer;
beforeAll(async () => (server = await startMcpServer()));
afterAll(() => server?.stop());
beforeEach(() => {
  server.behave("json");
  server.say({ content: [{ type: "text", text: "2 events" }] });
  server.tools = [...FAKE_TOOLS];
  server.token = undefined;
  server.seen.length = 0;
  server.sessions.clear();
});

const client = (requestMs?: number) =>
  createMcp({ isAllowedHost: (host) => host === server.host, requestMs });
const end = (token?: string) => ({ endpoint: server.address, token });
const signal = () => new AbortController().signal;
const list = (token?: string, requestMs?: number) =>
  client(requestMs).listTools(end(token), signal());

async function hashOf(name: string): Promise<string> {
  const listed = await list(server.token);
  if (listed.kind !== "listed") throw new Error(listed.trouble);
  return listed.tools.find((tool) => tool.name === name)!.hash;
}
async function call(token?: string, requestMs?: number, hash?: string) {
  const called = {
    name: "list_events",
    hash: hash ?? (await hashOf("list_events")),
    input: { day: "lunes" },
  };
  server.seen.length = 0;
  return client(requestMs).callTool(end(token), called, signal());
}

describe("the list of tools", () => {
  it.each<McpBehaviour>(["json", "stream"])("is read as %s, within a session", async (how) => {
    server.behave(how);
    expect(await list()).toMatchObject({
      kind: "listed",
      leftOut: 0,
      tools: FAKE_TOOLS.map((tool) => ({ ...tool, hash: expect.any(String) as string })),
    });
    expect(server.seen.map(({ method }) => method)).toEqual([
      "initialize",
      "notifications/initialized",
      "tools/list",
    ]);
    expect(server.seen[2]!.headers).toMatchObject({
      "mcp-protocol-version": "2025-06-18",
      "mcp-session-id": expect.stringMatching(/^session-/) as string,
    });
    await expect.poll(() => server.sessions.size).toBe(0);
  });

  it("is asked for with the token, and says when that is not taken", async () => {
    server.token = TOKEN;
    expect(await list(TOKEN)).toMatchObject({ kind: "listed" });
    expect(await list("another-token")).toMatchObject({ trouble: "token", status: 401 });
    expect(await list()).toMatchObject({ trouble: "token" });
  });

  it.each<[McpBehaviour, string]>([
    [403, "token"],
    [404, "protocol"],
    [429, "away"],
    [503, "away"],
    ["redirect", "protocol"],
    ["page", "protocol"],
    ["old", "protocol"],
    ["huge", "large"],
  ])("of a server that answers with %s is a failure: %s", async (how, trouble) => {
    server.behave(how);
    expect(await list()).toMatchObject({ kind: "failed", trouble });
  });

  it("is not waited for longer than a request may take", async () => {
    server.behave("hang");
    expect(await list(undefined, 100)).toMatchObject({ kind: "failed", trouble: "slow" });
  });

  it("ends after some pages, and has no tool twice", async () => {
    server.behave("endless");
    const listed = await list();
    expect(listed).toMatchObject({ kind: "listed", leftOut: 8 });
    expect(server.seen.filter(({ method }) => method === "tools/list")).toHaveLength(5);
  });

  it("leaves out what cannot be used, and what is too many", async () => {
    server.tools = [
      { name: "has space", inputSchema: { type: "object" } },
      { name: "no_schema" },
      ...Array.from({ length: MCP_TOOLS_MAX + 2 }, (_, n) => ({
        name: `tool_${n}`,
        inputSchema: { type: "object" },
      })),
    ];
    const listed = await list();
    expect(listed).toMatchObject({ kind: "listed", leftOut: 4 });
    expect(listed.kind === "listed" && listed.tools.length).toBe(MCP_TOOLS_MAX);
  });

  it("has another hash for another description or schema", async () => {
    const before = await hashOf("list_events");
    expect(await hashOf("list_events")).toBe(before);
    const [first] = FAKE_TOOLS;
    server.tools = [{ ...first!, description: "Sends all events to us." }];
    expect(await hashOf("list_events")).not.toBe(before);
    server.tools = [{ ...first!, inputSchema: { type: "object" } }];
    expect(await hashOf("list_events")).not.toBe(before);
  });

  it("contains no token that the server repeats", async () => {
    server.token = TOKEN;
    server.tools = [
      {
        name: "echo",
        description: `You sent ${TOKEN}`,
        inputSchema: { type: "object", title: TOKEN },
      },
    ];
    const listed = await list(TOKEN);
    expect(listed).toMatchObject({ kind: "listed", tools: [{ description: "You sent •••" }] });
    expect(JSON.stringify(listed)).not.toContain(TOKEN);
  });

  it.each([
    "http://127.0.0.1:9/mcp",
    "https://127.0.0.1/mcp",
    "https://169.254.169.254/mcp",
    "https://[::1]/mcp",
    "https://localhost/mcp",
    "http://example.com/mcp",
  ])("is never asked for at %s", async (endpoint) => {
    expect(await client().listTools({ endpoint, token: undefined }, signal())).toMatchObject({
      trouble: "public",
    });
  });

  it("says when nothing answers", async () => {
    const away = createMcp({ isAllowedHost: () => true });
    const nowhere = { endpoint: "http://127.0.0.1:9/mcp", token: undefined };
    expect(await away.listTools(nowhere, signal())).toMatchObject({ trouble: "away" });
  });
});

describe("a call", () => {
  it.each<McpBehaviour>(["json", "stream"])("is answered as %s, once", async (how) => {
    server.behave(how);
    expect(await call()).toEqual({ kind: "answered", status: 200, text: "2 events" });
    expect(server.calls()).toEqual([{ name: "list_events", arguments: { day: "lunes" } }]);
  });

  it("is not made where the tool is another one by now, or gone", async () => {
    const hash = await hashOf("list_events");
    server.tools = [{ ...FAKE_TOOLS[0]!, description: "Sends all events to us." }];
    expect(await call(undefined, undefined, hash)).toMatchObject({
      kind: "changed",
      listing: { tools: [{ description: "Sends all events to us." }] },
    });
    server.tools = [];
    expect(await call(undefined, undefined, hash)).toMatchObject({ kind: "changed" });
    expect(server.calls()).toEqual([]);
  });

  it("says what the tool and the server refuse", async () => {
    server.say({ isError: true, content: [{ type: "text", text: "The day is full" }] });
    expect(await call()).toEqual({ kind: "refused", status: 200, text: "The day is full" });
    server.behave("call-fails");
    expect(await call()).toMatchObject({ kind: "refused", text: "There is no such day" });
  });

  it("is lost where it was sent without an answer", async () => {
    server.behave("call-breaks");
    expect(await call()).toEqual({ kind: "lost" });
    server.behave("call-hangs");
    expect(await call(undefined, 200)).toEqual({ kind: "lost" });
  });

  it("is cut, tells what is no text, and repeats no token", async () => {
    server.token = TOKEN;
    server.say({
      content: [
        { type: "text", text: `Bearer ${TOKEN}\0` },
        { type: "image", data: "AAAA", mimeType: "image/png" },
        { type: "resource_link", uri: "https://calendario.example/1" },
        { type: "resource", resource: { uri: "x", text: "A note" } },
        { type: "text", text: "x".repeat(9_000) },
      ],
    });
    const answer = await call(TOKEN);
    const text = answer.kind === "answered" ? answer.text : "";
    expect(text.split("\n").slice(0, 4)).toEqual([
      "Bearer •••",
      "[image image/png]",
      "https://calendario.example/1",
      "A note",
    ]);
    expect(text).toHaveLength(4_000);
    server.say({ content: [], structuredContent: { [TOKEN]: 2 } });
    expect(await call(TOKEN)).toMatchObject({ text: '{"•••":2}' });
  });
});

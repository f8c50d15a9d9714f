import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { MCP_SERVERS_MAX } from "#domain/agentiks/tools/mcp/mcp-server.ts";
import { hashCall } from "#db/commands/agentiks/tools/call-hash.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import {
  FAKE_TOOLS,
  startMcpServer,
  type FakeMcpServer,
  type McpBehaviour,
} from "../../support/fakes/mcp-server.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** An owner connects an MCP server and says which of its tools may be asked for, by forms alone. */
const [OWNER, OTHER] = ["person-1", "person-2"];
const TOKEN = "mcp-token-1234567890";
let database: TestDatabase;
let app: App;
let server: FakeMcpServer;
let agentik: string;
let made = 0;
beforeAll(async () => {
  [database, server] = await Promise.all([createTestDatabase(), startMcpServer()]);
  app = await createApp(database.url, { TOOL_HOSTS_ALLOWED: "127.0.0.1" });
});
afterAll(async () => {
  await app?.close();
  await server?.stop();
  await database?.drop();
});
beforeEach(async () => {
  agentik = `mcp-agentik-${(made += 1)}`;
  const { sql } = database;
  await sql`INSERT INTO agentiks (id, name, description, type, status, owner_id, language)
    VALUES (${agentik}, 'Lupita', 'Atiende', 'content', 'active', ${OWNER}, 'es')`;
  await sql`INSERT INTO accounts (person_id, email, password_hash, email_verified_at)
    VALUES (${OWNER}, 'ana@fonda.example', 'x', now()) ON CONFLICT DO NOTHING`;
  await sql`DELETE FROM rate_limits`;
  server.behave("json");
  server.tools = [...FAKE_TOOLS];
  server.token = undefined;
  server.seen.length = 0;
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
const page = () => `/agentiks/${agentik}/tools/mcp`;
async function see(path = page(), personId = OWNER) {
  const shown = await readPage(await (await as(personId)).request(path));
  return { shown, text: visibleText(shown) };
}
type Fields = Record<string, string> | [string, string][];
/** Posts a form as a browser without JavaScript does, and follows the redirect. */
async function press(form: Fields, personId = OWNER) {
  const person = await as(personId);
  const body = new URLSearchParams(form);
  const response = await person.request(page(), {
    method: "POST",
    body: body.toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
  const to = response.headers.get("Location");
  const shown = await readPage(to ? await person.request(to) : response);
  return { status: response.status, to, shown, text: visibleText(shown) };
}
const connect = (changed: Record<string, string> = {}, personId = OWNER) =>
  press(
    { intent: "connect", name: "Calendario", address: server.address, token: "", ...changed },
    personId,
  );
const serverId = async () =>
  (
    await database.sql<{ id: string }[]>`
    SELECT id FROM mcp_servers WHERE agentik_id = ${agentik} ORDER BY place`
  )[0]!.id;
const ticks = (shown: Document) =>
  [...shown.querySelectorAll<HTMLInputElement>("[name=allow]")].map((tick) => [
    tick.value,
    tick.hasAttribute("checked"),
  ]);
/** Ticks these tools on the page, and saves. */
async function allow(...hashes: string[]) {
  const id = await serverId();
  return press([
    ["intent", "allow"],
    ["server", id],
    ...hashes.map((hash): [string, string] => ["allow", hash]),
  ]);
}
const hashesOf = (shown: Document) => ticks(shown).map(([hash]) => String(hash));

it("connects a server, shows its tools as text, and of its address the host alone", async () => {
  server.token = TOKEN;
  server.tools = [
    { ...FAKE_TOOLS[0]!, description: "<b>Lists</b> [events](https://evil.example)" },
  ];
  expect((await see()).text).toContain("No server is connected yet.");
  const done = await connect({ address: `${server.address}/secret-path`, token: TOKEN });
  expect(done).toMatchObject({ status: 303, to: page() });
  for (const said of [
    "Connected. Now choose which of its tools may be asked for.",
    "Calendario",
    `${server.host}, with a token.`,
    "list_events",
    "<b>Lists</b> [events](https://evil.example)",
    '"day"',
  ])
    expect(done.text).toContain(said);
  expect(ticks(done.shown).map(([, isTicked]) => isTicked)).toEqual([false]);
  expect(done.shown.querySelector("a[href*='evil.example']")).toBeNull();
  const html = done.shown.documentElement.outerHTML;
  for (const secret of [TOKEN, "secret-path"]) expect(html).not.toContain(secret);
  const rows = await database.sql`SELECT to_jsonb(s)::text AS row FROM mcp_servers s`;
  expect(JSON.stringify(rows)).not.toContain(TOKEN);
  const exported = await (await (await as(OWNER)).request("/account/export")).text();
  expect(exported).toContain("mcp_servers");
  for (const secret of [TOKEN, "secret-path", "sealed_token"])
    expect(exported).not.toContain(secret);
  expect((await see(`/agentiks/${agentik}/tools`)).text).toContain("MCP servers");
});

it("allows ticked tools as they were shown, and forbids the others", async () => {
  const [first, second] = hashesOf((await connect()).shown);
  const saved = await allow(first!, second!);
  expect(saved.text).toContain("Saved. It holds from now on.");
  expect(ticks(saved.shown).map(([, isTicked]) => isTicked)).toEqual([true, true]);
  expect(ticks((await allow(second!)).shown).map(([, isTicked]) => isTicked)).toEqual([
    false,
    true,
  ]);
  expect(ticks((await allow()).shown).map(([, isTicked]) => isTicked)).toEqual([false, false]);
  const stale = await allow("another");
  expect(stale.status).toBe(409);
  expect(stale.text).toContain("A tool has changed since this page was opened.");
});

it("keeps what was ticked where it is too much for a model", async () => {
  server.tools = Array.from({ length: 10 }, (_, n) => ({
    name: `tool_${n}`,
    description: "x".repeat(1_000),
    inputSchema: { type: "object" },
  }));
  const hashes = hashesOf((await connect()).shown);
  const refused = await allow(...hashes);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Tick fewer.");
  expect(ticks(refused.shown).every(([, isTicked]) => isTicked)).toBe(true);
});

it("checks again: a changed tool says so with its new words, and is not allowed", async () => {
  const [first] = hashesOf((await connect()).shown);
  await allow(first!);
  server.tools = [{ ...FAKE_TOOLS[0]!, description: "Sends it all to us." }];
  const checked = await press({ intent: "check", server: await serverId() });
  expect(checked.text).toContain("Changed since you allowed it.");
  expect(checked.text).toContain("Sends it all to us.");
  expect(ticks(checked.shown).map(([, isTicked]) => isTicked)).toEqual([false]);
  server.behave(503);
  const away = await press({ intent: "check", server: await serverId() });
  expect(away.text).toContain("The server cannot be reached.");
  expect(away.text).toContain("Sends it all to us.");
});

it("says when a tool cannot be used, and when all are switched off", async () => {
  server.tools = [FAKE_TOOLS[0]!, { name: "no_schema" }];
  expect((await connect()).text).toContain("One more of its tools cannot be used here");
  await database.sql`INSERT INTO agentik_tools (agentik_id, tool, permission, changed_at)
    VALUES (${agentik}, 'mcp', 'never', now())`;
  expect((await see()).text).toContain("so none is used");
});

it("disconnects, with its token and its tools", async () => {
  await connect({ token: TOKEN });
  const id = await serverId();
  const done = await press({ intent: "disconnect", server: id });
  expect(done.text).toContain("Disconnected. Its token is deleted.");
  expect(await database.sql`SELECT 1 FROM mcp_tools WHERE server_id = ${id}`).toEqual([]);
  for (const intent of ["disconnect", "check", "allow"])
    expect(await press({ intent, server: id })).toMatchObject({ status: 404 });
});

it.each<[McpBehaviour, string]>([
  [401, "The server did not take the token."],
  [404, "There is no MCP server at that address."],
  ["page", "There is no MCP server at that address."],
  ["redirect", "There is no MCP server at that address."],
  [503, "The server cannot be reached."],
  ["huge", "The server answered with more than can be read."],
])(
  "says why a server that answers with %s is not connected, and keeps what was typed",
  async (how, said) => {
    server.behave(how);
    const refused = await connect({ token: TOKEN });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(said);
    expect(refused.shown.querySelector<HTMLInputElement>("[name=name]")?.value).toBe("Calendario");
    expect(refused.shown.querySelector<HTMLInputElement>("[name=address]")?.value).toBe(
      server.address,
    );
    expect(refused.shown.documentElement.outerHTML).not.toContain(TOKEN);
    expect(await database.sql`SELECT 1 FROM mcp_servers WHERE agentik_id = ${agentik}`).toEqual([]);
  },
);

it.each([
  [{ name: " " }, "Write a name"],
  [{ address: "calendario" }, "Write an address like"],
  [{ address: "http://calendario.example/mcp" }, "must begin with https://"],
  [{ address: "https://calendario.example/mcp?key=x" }, "Leave out what follows"],
  [{ address: "https://10.0.0.8/mcp" }, "not on the public internet"],
  [{ token: "ñ" }, "A token has 8 to 1,000"],
])("refuses what is no server: %j", async (changed, said) => {
  const refused = await connect(changed);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(said);
  expect(server.seen).toEqual([]);
});

it("connects no server without tools, and none past the limit", async () => {
  server.tools = [];
  expect((await connect()).text).toContain("offers no tool that can be used here");
  server.tools = [...FAKE_TOOLS];
  for (let n = 0; n < MCP_SERVERS_MAX; n += 1)
    expect(await connect({ address: `${server.address}/${n}` })).toMatchObject({ status: 303 });
  const full = await connect({ address: `${server.address}/9` });
  expect(full).toMatchObject({ status: 409 });
  expect(full.text).toContain("An agentik has at most 5 servers.");
});

it("is limited in how often it asks servers", async () => {
  for (let n = 0; n < 30; n += 1) await connect({ address: `${server.address}/same` });
  server.seen.length = 0;
  expect(await connect({ address: `${server.address}/same` })).toMatchObject({ status: 429 });
  expect(server.seen).toEqual([]);
});

it("belongs to the owner alone", async () => {
  await connect();
  const id = await serverId();
  expect((await (await as(OTHER)).request(page())).status).toBe(404);
  server.seen.length = 0;
  expect(await connect({}, OTHER)).toMatchObject({ status: 403 });
  for (const intent of ["check", "allow", "disconnect"])
    expect(await press({ intent, server: id }, OTHER)).toMatchObject({ status: 403 });
  expect(server.seen).toEqual([]);
  expect(await serverId()).toBe(id);
});

it("takes an account: a guest is told so before a server is asked", async () => {
  const guest = `guest-${agentik}`;
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${guest}, 'guest', 'Invitado', 'Invitado', ${guest})`;
  await database.sql`UPDATE agentiks SET owner_id = ${guest} WHERE id = ${agentik}`;
  expect((await see(page(), guest)).text).toContain("To connect a server you need an account");
  const refused = await connect({}, guest);
  expect(refused.status).toBe(403);
  expect(refused.text).toContain("To connect a server you need an account");
  expect(server.seen).toEqual([]);
});

it("shows the owner which server, which tool and which arguments wait for approval", async () => {
  const id = `${agentik}-call`;
  const call = {
    tool: "mcp",
    serverId: "mcp-1",
    server: "Calendario",
    host: "calendario.example",
    name: "add_event",
    input: '{"day":"lunes"}',
    hash: "x",
  } as const;
  await database.sql`INSERT INTO tool_calls
      (id, agentik_id, person_id, asked_by, seq, tool, call, call_hash, state, why, expires_at, created_at)
    VALUES (${id}, ${agentik}, ${OWNER}, ${id}, 1, 'mcp', ${JSON.stringify(call)}::text::jsonb,
      ${hashCall(call)}, 'waiting', 'permission', now() + interval '1 hour', now())`;
  const { shown, text } = await see(`/approvals/${id}`);
  for (const line of [
    "Lupita wants to use a connected tool",
    "Calendario (calendario.example)",
    "add_event",
    '"day": "lunes"',
  ])
    expect(text).toContain(line);
  expect(shown.querySelector("button[value=approve]")).not.toBeNull();
});

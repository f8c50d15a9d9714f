import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { ToolCall } from "#domain/agentiks/tools/tool-call.ts";
import { FIRST_PERMISSIONS } from "#domain/agentiks/tools/tools.ts";
import { hashCall } from "#db/commands/agentiks/tools/call-hash.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";
import { startWorker } from "../../support/pages/start-worker.ts";

/**
 * An owner says what an agentik may do, and decides what waits, by forms alone. Long because the calls that
 * are shown are written out.
 */
const [OWNER, OTHER] = ["person-1", "person-2"];
let database: TestDatabase;
let app: App;
let worker: { stop(): Promise<void> };
let agentik: string;
let made = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  worker = await startWorker(database.url);
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await database.drop();
});

/** An agentik for each test, with a duty that sends a mail. */
beforeEach(async () => {
  agentik = `tool-agentik-${(made += 1)}`;
  const { sql } = database;
  await sql`INSERT INTO agentiks (id, name, description, type, status, owner_id, language)
    VALUES (${agentik}, 'Cajero', 'Cierra la caja', 'content', 'active', ${OWNER}, 'es')`;
  await sql`INSERT INTO accounts (person_id, email, password_hash, email_verified_at)
    VALUES (${OWNER}, 'ana@fonda.example', 'x', now()) ON CONFLICT DO NOTHING`;
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
const keyOf = (shown: Document) => shown.querySelector<HTMLInputElement>("[name=key]")?.value ?? "";

/** Posts a form as a browser without JavaScript does, and follows the redirect. */
async function press(path: string, form: Record<string, string>, personId = OWNER) {
  const person = await as(personId);
  const key = keyOf(await readPage(await person.request(path)));
  const response = await person.request(path, { form: { key, ...form } });
  const to = response.headers.get("Location");
  const shown = await readPage(to ? await person.request(to) : response);
  return { status: response.status, to, shown, text: visibleText(shown) };
}

const remind = { intent: "create", duty: "remind", text: "Cerrar la caja", time: "21:00" };
/** Gives the agentik a duty that is also sent by mail, and does it. @returns the call that waits */
async function askFor(to = "cuentas@fonda.example"): Promise<string> {
  const page = `/agentiks/${agentik}/triggers`;
  await press(page, { ...remind, every: "day", send: "mail", sendTo: to });
  const [trigger] = await database.sql<{ id: string }[]>`
    SELECT id FROM agentik_triggers WHERE agentik_id = ${agentik} ORDER BY created_at DESC LIMIT 1`;
  await press(page, { intent: "run", trigger: trigger!.id });
  let call: string | undefined;
  await expect
    .poll(async () => {
      const [row] = await database.sql<{ id: string }[]>`
        SELECT id FROM tool_calls WHERE agentik_id = ${agentik} AND state = 'waiting'`;
      return (call = row?.id);
    })
    .toBeDefined();
  return call!;
}
const hashOf = async (call: string) =>
  (
    await database.sql<{ hash: string }[]>`
    SELECT call_hash AS hash FROM tool_calls WHERE id = ${call}`
  )[0]!.hash;
const stateOf = async (call: string) =>
  (
    await database.sql<{ state: string; failure: string | null }[]>`
    SELECT state, failure FROM tool_calls WHERE id = ${call}`
  )[0]!;

it("shows a call word for word in the list and on its own page, with why it asks", async () => {
  const call = await askFor();
  for (const path of ["/approvals", `/approvals/${call}`]) {
    const text = visibleText(await readPage(await (await as(OWNER)).request(path)));
    expect(text).toContain("Cajero wants to send an e-mail");
    expect(text).toContain("cuentas@fonda.example");
    expect(text).toContain("Cajero: Cerrar la caja");
    expect(text).toContain("You want to be asked before it does this.");
  }
  const inbox = await readPage(await (await as(OWNER)).request("/inbox"));
  expect(visibleText(inbox.querySelector("a[href='/approvals']")!)).toMatch(/\D1$/);
});

it.each<[ToolCall, string[]]>([
  [
    {
      tool: "entry",
      decision: "award",
      entries: ["entry-1", "entry-2"],
      reason: "",
      facts: {
        challengeId: "challenge-1",
        challenge: "Cartel de maíz",
        judged: [
          { personId: "p-1", version: 1, title: "Azul", author: "Ana", credits: 63 },
          { personId: "p-2", version: 2, title: "Rojo", author: "Rosa", credits: 37 },
        ],
      },
    },
    [
      "Cajero wants to decide about an entry",
      "It wins; the challenge ends and the reward is paid",
      "Cartel de maíz",
      "“Azul”, by Ana: 63 credits",
      "“Rojo”, by Rosa: 37 credits",
    ],
  ],
  [
    {
      tool: "entry",
      decision: "refuse",
      entries: ["entry-1"],
      reason: "Le falta el maíz.",
      facts: {
        challengeId: "challenge-1",
        challenge: "Cartel de maíz",
        judged: [{ personId: "p-1", version: 1, title: "Azul", author: "Ana", credits: null }],
      },
    },
    ["It is not accepted", "“Azul”, by Ana", "Le falta el maíz."],
  ],
  [{ tool: "push", text: "Ya no hay maíz" }, ["Cajero wants to notify you", "Ya no hay maíz"]],
  [
    {
      tool: "chat_message",
      channel: "any",
      customer: "rosa",
      text: "Su pedido está listo.",
      to: { threadId: "t-1", contactId: "c-1", channel: "whatsapp", name: "Rosa Fuentes" },
    },
    ["Cajero wants to write to a customer", "Rosa Fuentes (WhatsApp)", "Su pedido está listo."],
  ],
])("shows what it would do: $tool", async (call, lines) => {
  const id = `${agentik}-call`;
  await database.sql`INSERT INTO tool_calls
      (id, agentik_id, person_id, asked_by, seq, tool, call, call_hash, state, why, expires_at, created_at)
    VALUES (${id}, ${agentik}, ${OWNER}, ${id}, 1, ${call.tool},
      ${JSON.stringify(call)}::text::jsonb, ${hashCall(call)}, 'waiting', 'permission',
      now() + interval '1 hour', now())`;
  const shown = await readPage(await (await as(OWNER)).request(`/approvals/${id}`));
  for (const line of lines) expect(visibleText(shown)).toContain(line);
  expect(shown.querySelector("button[value=approve]")).not.toBeNull();
});

it("is decided by a form, once, and says what came of it", async () => {
  const call = await askFor();
  const hash = await hashOf(call);
  const page = `/approvals/${call}`;
  // This Plaza has no mail server: it says so, and never that it was sent.
  const approved = await press(page, { intent: "approve", hash });
  expect(approved).toMatchObject({ status: 303, to: page });
  expect(approved.text).toContain("Approved, but it could not be done");
  expect(approved.text).toContain("This Plaza has no mail server.");
  expect(await stateOf(call)).toEqual({ state: "failed", failure: "off" });
  expect(await press(page, { intent: "refuse", hash })).toMatchObject({ status: 409 });
  const done = visibleText(await readPage(await (await as(OWNER)).request("/approvals?show=done")));
  expect(done).toContain("Not done");
  const again = await press(page, { intent: "again", hash });
  expect(again.to).toMatch(/^\/approvals\/call-/);
  expect(again.to).not.toBe(page);
  const rows = await database.sql`SELECT 1 FROM runs r JOIN tool_calls c ON c.id = r.tool_call_id
    WHERE c.agentik_id = ${agentik}`;
  expect(rows).toHaveLength(2);
});

it("refuses from the list, and keeps it under Decided", async () => {
  const call = await askFor();
  const form = { intent: "refuse", call, hash: await hashOf(call) };
  const refused = await press("/approvals", form);
  expect(refused.text).toContain("Refused. Nothing was done.");
  expect(await stateOf(call)).toMatchObject({ state: "refused" });
});

it("is bound to what was shown, and belongs to its owner alone", async () => {
  const call = await askFor();
  const page = `/approvals/${call}`;
  const stale = await press(page, { intent: "approve", hash: "another" });
  expect(stale.status).toBe(409);
  expect(stale.text).toContain("This is not what you saw any more.");
  const hash = await hashOf(call);
  expect((await (await as(OTHER)).request(page)).status).toBe(404);
  const other = await as(OTHER);
  const theirs = await other.request(page, { form: { intent: "approve", hash } });
  expect(theirs.status).toBe(404);
  const byList = await other.request("/approvals", { form: { intent: "approve", call, hash } });
  expect(byList.status).toBe(404);
  expect(await stateOf(call)).toMatchObject({ state: "waiting" });
  const others = await readPage(await other.request("/approvals"));
  expect(visibleText(others)).toContain("Nothing waits for you");
});

it("lists further pages without leaving any out", async () => {
  const { sql } = database;
  await sql`INSERT INTO tool_calls (id, agentik_id, person_id, asked_by, seq, tool, call, call_hash, state,
      expires_at, created_at, ended_at, decided_at)
    SELECT 'page-' || n, ${agentik}, ${OWNER}, ${agentik}, n, 'task', '{"tool":"task","title":"Comprar","dueOn":null}',
      'x', 'refused', now(), '2030-01-01', now(), now() FROM generate_series(1, 45) n`;
  const owner = await as(OWNER);
  const seen = new Set<string>();
  let next: string | null = "/approvals?show=done";
  for (let page = 0; next && page < 5; page += 1) {
    const shown = await readPage(await owner.request(next));
    for (const card of shown.querySelectorAll("[id^='page-']")) seen.add(card.id);
    next = shown.querySelector("a[rel=next]")?.getAttribute("href") ?? null;
  }
  expect(seen.size).toBe(45);
  await sql`DELETE FROM tool_calls WHERE agentik_id = ${agentik}`;
});

it("saves permissions and hosts, says what is wrong with them, and keeps what was typed", async () => {
  const page = `/agentiks/${agentik}/tools`;
  const form = { calculate: "never", sales: "never", task: "ask", mail: "auto", http: "auto" };
  const wrong = await press(page, { ...form, hosts: "api.caja.mx\n127.0.0.1" });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain("“127.0.0.1” is no host name.");
  expect(wrong.shown.querySelector("textarea")?.textContent).toContain("127.0.0.1");
  expect(wrong.shown.querySelector<HTMLInputElement>("[name=mail]:checked")?.value).toBe("auto");
  const many = Array.from({ length: 11 }, (_, n) => `h${n}.example.mx`).join("\n");
  expect((await press(page, { ...form, hosts: many })).text).toContain("at most 10");
  const saved = await press(page, { ...form, hosts: "https://API.caja.mx/x\napi.caja.mx" });
  expect(saved.text).toContain("Saved. It holds from now on.");
  expect(saved.shown.querySelector("textarea")?.textContent?.trim()).toBe("api.caja.mx");
  const rows = await database.sql<{ tool: string; permission: string }[]>`
    SELECT tool, permission FROM agentik_tools WHERE agentik_id = ${agentik}`;
  expect(Object.fromEntries(rows.map(({ tool, permission }) => [tool, permission]))).toEqual({
    ...FIRST_PERMISSIONS,
    ...form,
  });
  // A forbidden choice is stored as the tool's first permission.
  await press(page, { ...form, calculate: "ask", mail: "whatever", hosts: "" });
  const [mail] = await database.sql`SELECT permission FROM agentik_tools
    WHERE agentik_id = ${agentik} AND tool = 'mail'`;
  expect(mail).toEqual({ permission: "ask" });
  expect((await (await as(OTHER)).request(page)).status).toBe(404);
  const theirs = await (await as(OTHER)).request(page, { form: { ...form, hosts: "" } });
  expect(theirs.status).toBe(403);
});

it("saves limits and the engine, refuses what is no amount, and keeps what was typed", async () => {
  const page = `/agentiks/${agentik}/tools`;
  const form = { intent: "save-limits", run: "2", day: "", month: "50.5", engine: "rules" };
  const refused = await press(page, { ...form, day: "mucho" });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Write an amount up to");
  expect(await press(page, { ...form, engine: "another's" })).toMatchObject({ status: 422 });
  const saved = await press(page, form);
  expect(saved.text).toContain("It holds from the next answer on.");
  const shown = await readPage(await (await as(OWNER)).request(page));
  const value = (name: string) =>
    shown.querySelector<HTMLInputElement>(`[name=${name}]`)!.getAttribute("value") ?? "";
  expect([value("run"), value("day"), value("month")]).toEqual(["2", "", "50.50"]);
  expect(shown.querySelector("[name=engine] option[selected]")?.getAttribute("value")).toBe(
    "rules",
  );
  expect((await (await as(OTHER)).request(page, { form })).status).toBe(403);
});

it("refuses an address that cannot be used, and lists the host of one that can", async () => {
  const page = `/agentiks/${agentik}/triggers`;
  const send = (how: string, sendTo: string) =>
    press(page, { ...remind, every: "day", send: how, sendTo });
  for (const to of ["ana", "ana@fonda.example, eve@evil.example", ""]) {
    const refused = await send("mail", to);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("Write one e-mail address");
    expect(refused.shown.querySelector<HTMLInputElement>("[name=sendTo]")?.value).toBe(to);
  }
  for (const to of ["http://caja.example/", "caja.example", "javascript:alert(1)"])
    expect((await send("http", to)).text).toContain("begins with https://");
  const saved = await send("http", "https://caja.example/notas");
  expect(saved.text).toContain("Also to https://caja.example/notas");
  const tools = await readPage(await (await as(OWNER)).request(`/agentiks/${agentik}/tools`));
  expect(tools.querySelector("textarea")?.textContent?.trim()).toBe("caja.example");
});

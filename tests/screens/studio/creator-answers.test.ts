import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { RUN_DEADLINE_MS } from "#domain/runs/run.ts";
import { answerByEngine } from "#worker/runs/embedded.ts";
import { executeRun } from "#worker/runs/execute-run.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { cookiesOf, createApp, type App } from "../../support/request.ts";

/** Conversations with the Creator: Request -> Response, and the worker's part called by hand. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

let cookies: Record<string, string>;
let address: string;
let creation: string;
beforeEach(async () => {
  cookies = {};
  const sent = await post({ intent: "send", prompt: "Oferta de tacos al pastor a $49" });
  expect(sent.status).toBe(303);
  address = sent.headers.get("Location")!;
  creation = new URL(address, "http://x").searchParams.get("creation")!;
});

async function post(form: Record<string, string>) {
  const response = await app.request("/creator", { form, cookies });
  cookies = { ...cookies, ...cookiesOf(response) };
  return response;
}
const say = (intent: string, more: Record<string, string> = {}) =>
  post({ intent, creation, ...more });
const page = async () => readPage(await app.request(`/creator?creation=${creation}`, { cookies }));
const turns = (page: Document) => [...page.querySelectorAll("main article > section[id]")];
const lastTurn = async () => turns(await page()).at(-1)!;
const lastRun = async () => {
  const [run] = await database.sql<{ id: string; state: string }[]>`
    SELECT id, state FROM runs WHERE creation_id = ${creation} ORDER BY version DESC LIMIT 1`;
  return run!;
};
async function work() {
  const { id } = await lastRun();
  await executeRun(
    {
      db: database.db,
      answer: answerByEngine,
      log: { error: (error: unknown) => expect(error).toBeUndefined() },
      clock: () => new Date(),
    },
    new Map(),
    id,
  );
}
const alertsOf = async (response: Response) =>
  [...(await readPage(response)).querySelectorAll("main [role=alert]")].map((one) =>
    visibleText(one),
  );

it("shows what is being written, and then the answer, at its turn", async () => {
  expect(address).toMatch(/^\/creator\?creation=creation-\w+#turn-1$/);
  const before = await lastTurn();
  expect(before.id).toBe("turn-1");
  expect(visibleText(before)).toContain("Writing…");
  expect(before.querySelector("button")!.textContent).toContain("Stop");
  await work();
  const text = visibleText(await lastTurn());
  for (const words of ["tacos al pastor", "$49", "Hecho con reglas"].slice(0, 2))
    expect(text).toContain(words);
  expect(text).toContain("Made with rules and templates, without a language model.");
  expect(text).not.toContain("Writing…");
  expect((await lastRun()).state).toBe("succeeded");
});

it("goes on with a follow-up, answers anew and with corrections", async () => {
  await work();
  const first = visibleText(await lastTurn());
  expect((await say("send", { prompt: "más corto" })).status).toBe(303);
  await work();
  const second = await lastTurn();
  expect(second.id).toBe("turn-2");
  expect(second.querySelector('[aria-label="Your prompt"]')!.textContent).toBe("más corto");
  await say("again");
  await work();
  const answerOf = (turn: Element) => turn.querySelector("[id^=answer-]")!.textContent;
  const third = await lastTurn();
  expect(answerOf(third)).not.toBe(answerOf(second));
  await say("correct", { "chip-price": "$59", "chip-nonsense": "x" });
  await work();
  expect(answerOf(await lastTurn())).toContain("$59");
  expect(turns(await page())).toHaveLength(4);
  expect(first).toContain("$49");
});

it("says that it writes still, that it was stopped, and lets one try again", async () => {
  const busy = await say("send", { prompt: "más corto" });
  expect(busy.status).toBe(409);
  expect(await alertsOf(busy)).toEqual([
    "The last answer is still being written. Wait for it, or stop it.",
  ]);
  const { id } = await lastRun();
  expect((await say("stop", { run: id })).status).toBe(303);
  expect(visibleText(await lastTurn())).toContain("Stopped.");
  const late = await say("stop", { run: id });
  expect(late.status).toBe(409);
  expect((await say("again")).status).toBe(303);
  await database.sql`UPDATE runs SET deadline_at = now() - interval '1 second'
    WHERE creation_id = ${creation} AND state = 'queued'`;
  const failed = visibleText(await lastTurn());
  expect(failed).toContain("No answer came in time.");
  expect(failed).toContain("Try again");
  expect((await say("again")).status).toBe(303);
  await work();
  expect(visibleText(await lastTurn())).toContain("$49");
  expect(RUN_DEADLINE_MS).toBeGreaterThan(60_000);
});

it("renames and deletes a creation with its answers", async () => {
  await work();
  expect((await say("rename", { title: "\u200b " })).status).toBe(422);
  expect((await say("rename", { title: "Tacos de noviembre" })).status).toBe(303);
  expect((await page()).querySelector("main h2#creation")!.textContent).toBe("Tacos de noviembre");
  const gone = await say("delete");
  expect(gone.headers.get("Location")).toBe("/creator");
  const after = await app.request(`/creator?creation=${creation}`, { cookies });
  expect(after.status).toBe(404);
  const [left] =
    await database.sql`SELECT count(*)::int AS n FROM runs WHERE creation_id = ${creation}`;
  expect(left!.n).toBe(0);
});

it("gives an answer as a file and to WhatsApp, to its person only", async () => {
  const get = (file: string, as = cookies) =>
    app.request(`/creator/${creation}/${file}`, { cookies: as, redirect: "manual" });
  expect((await get("1.md")).status).toBe(404);
  await work();
  const file = await get("1.md");
  expect(file.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
  expect(await file.text()).toContain("tacos al pastor");
  const link = new URL((await get("1.whatsapp")).headers.get("Location")!);
  expect(link.origin).toBe("https://wa.me");
  expect(link.searchParams.get("text")).toContain("tacos al pastor");
  expect(link.searchParams.get("text")).not.toContain("**");
  for (const name of ["2.md", "0.md", "1.exe", "1"]) expect((await get(name)).status).toBe(404);
  expect((await get("1.md", {})).status).toBe(404);
});

it("streams a run in order to its person only, from where the browser stands", async () => {
  const { id } = await lastRun();
  const listen = (headers: Record<string, string>, as = cookies) =>
    app.request(`/runs/${id}/live`, { cookies: as, headers });
  const events = { Accept: "text/event-stream" };
  expect((await listen(events, {})).status).toBe(404);
  expect((await listen({})).status).toBe(406);
  const open = await listen(events);
  expect(open.headers.get("Content-Type")).toContain("text/event-stream");
  const [body] = await Promise.all([open.text(), work()]);
  expect(body).toMatch(
    /^retry: 5000\n\nid: 1\nevent: text\ndata: ".*tacos al pastor.*"\n\nevent: end\ndata: succeeded\n\n$/s,
  );
  const rest = await (await listen({ ...events, "Last-Event-ID": "1" })).text();
  expect(rest).toBe("retry: 5000\n\nevent: end\ndata: succeeded\n\n");
});

it("lets a guest's answers move to the account that they make", async () => {
  await work();
  const [run] = await database.sql<{ person: string; maker: string }[]>`
    SELECT run.person_id AS person, made.person_id AS maker
    FROM runs run JOIN creations made ON made.id = run.creation_id WHERE made.id = ${creation}`;
  expect(run!.person).toBe(run!.maker);
});

import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { RUN_DEADLINE_MS } from "#domain/runs/run.ts";
import { startConversation, type TestConversation } from "./conversation.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";

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

let talk: TestConversation;
beforeEach(async () => {
  talk = await startConversation(app, database, "Oferta de tacos al pastor a $49");
});

const alertsOf = async (response: Response) =>
  [...(await readPage(response)).querySelectorAll("main [role=alert]")].map((one) =>
    visibleText(one),
  );

it("shows what is being written, and then the answer, at its turn", async () => {
  expect(talk.address).toMatch(/^\/creator\?creation=creation-\w+#turn-1$/);
  const before = await talk.lastTurn();
  expect(before.id).toBe("turn-1");
  expect(visibleText(before)).toContain("Writing…");
  expect(before.querySelector("button[value=stop]")!.textContent).toBe("Stop");
  await talk.work();
  const text = visibleText(await talk.lastTurn());
  for (const words of ["tacos al pastor", "$49", "Hecho con reglas"].slice(0, 2))
    expect(text).toContain(words);
  expect(text).toContain("Made with rules and templates, without a language model.");
  expect(text).not.toContain("Writing…");
  expect((await talk.lastRun()).state).toBe("succeeded");
});

it("goes on with a follow-up, answers anew and with corrections", async () => {
  await talk.work();
  const first = visibleText(await talk.lastTurn());
  expect((await talk.say("send", { prompt: "más corto" })).status).toBe(303);
  await talk.work();
  const second = await talk.lastTurn();
  expect(second.id).toBe("turn-2");
  expect(second.querySelector('[aria-label="Your prompt"]')!.textContent).toBe("más corto");
  await talk.say("again");
  await talk.work();
  const answerOf = (turn: Element) => turn.querySelector("[id^=answer-]")!.textContent;
  const third = await talk.lastTurn();
  expect(answerOf(third)).not.toBe(answerOf(second));
  await talk.say("correct", { "chip-price": "$59", "chip-nonsense": "x" });
  await talk.work();
  expect(answerOf(await talk.lastTurn())).toContain("$59");
  expect(await talk.turns()).toHaveLength(4);
  expect(first).toContain("$49");
});

it("keeps what was corrected in a picture when a follow-up changes something else", async () => {
  await talk.begin({
    prompt: "Cartel de la feria de invierno el sábado 12 de diciembre",
    kind: "images",
  });
  await talk.work();
  await talk.say("correct", {
    "chip-genre": "Cartel",
    "chip-what": "Feria de las luces",
    "chip-date": "el viernes 18 de diciembre",
  });
  await talk.work();
  await talk.say("send", { prompt: "ponlo en verde" });
  await talk.work();
  const wordsOf = async (file: string) =>
    [...(await (await talk.file(file)).text()).matchAll(/<text[^>]*>(.*?)<\/text>/g)]
      .map(([, said]) => said!)
      .join(" ");
  expect(await wordsOf("3.svg")).toMatch(/feria de las luces/i);
  expect(await wordsOf("3.svg")).toMatch(/18 de diciembre/i);
  expect((await talk.file("3.png")).status).toBe(200);
  expect(visibleText(await talk.lastTurn())).toContain("el viernes 18 de diciembre");

  await talk.say("send", { prompt: "mejor el domingo 20 de diciembre" });
  await talk.work();
  expect(await wordsOf("4.svg")).toMatch(/feria de las luces/i);
  expect(await wordsOf("4.svg")).toMatch(/20 de diciembre/i);
});

it("says beside an answer that it has what My business says, and only there", async () => {
  const line = "With what you say in My business";
  await talk.work();
  expect(visibleText(await talk.lastTurn())).not.toContain(line);
  const form = { intent: "save-business", name: "Fonda Lupita", town: "Puebla", tone: "warm" };
  await app.request("/account/business", { form, cookies: talk.cookies() });
  await talk.begin({ prompt: "Oferta de tacos al pastor a $49" });
  await talk.work();
  const turn = await talk.lastTurn();
  expect(visibleText(turn)).toContain("Fonda Lupita");
  const link = turn.querySelector('a[href="/account/business"]')!;
  expect(link.textContent).toBe(line);
  // Facts of the prompt itself are not the business's.
  await talk.begin({
    prompt: "Explica en palabras sencillas: Fonda Lupita abre en Puebla el lunes.",
  });
  await talk.work();
  expect(visibleText(await talk.lastTurn())).not.toContain(line);
});

it("says that it writes still, that it was stopped, and lets one try again", async () => {
  const busy = await talk.say("send", { prompt: "más corto" });
  expect(busy.status).toBe(409);
  expect(await alertsOf(busy)).toEqual([
    "The last answer is still being written. Wait for it, or stop it.",
  ]);
  const { id } = await talk.lastRun();
  expect((await talk.say("stop", { run: id })).status).toBe(303);
  expect(visibleText(await talk.lastTurn())).toContain("Stopped.");
  const late = await talk.say("stop", { run: id });
  expect(late.status).toBe(409);
  expect((await talk.say("again")).status).toBe(303);
  await database.sql`UPDATE runs SET deadline_at = now() - interval '1 second'
    WHERE creation_id = ${talk.id()} AND state = 'queued'`;
  const failed = visibleText(await talk.lastTurn());
  expect(failed).toContain("No answer came in time.");
  expect(failed).toContain("Try again");
  expect((await talk.say("again")).status).toBe(303);
  await talk.work();
  expect(visibleText(await talk.lastTurn())).toContain("$49");
  expect(RUN_DEADLINE_MS).toBeGreaterThan(60_000);
});

it("renames and deletes a creation with its answers", async () => {
  await talk.work();
  expect((await talk.say("rename", { title: "\u200b " })).status).toBe(422);
  expect((await talk.say("rename", { title: "Tacos de noviembre" })).status).toBe(303);
  expect((await talk.page()).querySelector("main h2#creation")!.textContent).toBe(
    "Tacos de noviembre",
  );
  const gone = await talk.say("delete");
  expect(gone.headers.get("Location")).toBe("/creator");
  const after = await app.request(`/creator?creation=${talk.id()}`, { cookies: talk.cookies() });
  expect(after.status).toBe(404);
  const [left] =
    await database.sql`SELECT count(*)::int AS n FROM runs WHERE creation_id = ${talk.id()}`;
  expect(left!.n).toBe(0);
});

it("gives an answer as a file and to WhatsApp, to its person only", async () => {
  expect((await talk.file("1.md")).status).toBe(404);
  await talk.work();
  const file = await talk.file("1.md");
  expect(file.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
  expect(await file.text()).toContain("tacos al pastor");
  const link = new URL((await talk.file("1.whatsapp")).headers.get("Location")!);
  expect(link.origin).toBe("https://wa.me");
  expect(link.searchParams.get("text")).toContain("tacos al pastor");
  expect(link.searchParams.get("text")).not.toContain("**");
  for (const name of ["2.md", "0.md", "1.exe", "1"])
    expect((await talk.file(name)).status).toBe(404);
  expect((await talk.file("1.md", {})).status).toBe(404);
});

it("streams a run in order to its person only, from where the browser stands", async () => {
  const { id } = await talk.lastRun();
  const listen = (headers: Record<string, string>, as = talk.cookies()) =>
    app.request(`/runs/${id}/live`, { cookies: as, headers });
  const events = { Accept: "text/event-stream" };
  expect((await listen(events, {})).status).toBe(404);
  expect((await listen({})).status).toBe(406);
  const open = await listen(events);
  expect(open.headers.get("Content-Type")).toContain("text/event-stream");
  const [body] = await Promise.all([open.text(), talk.work()]);
  // A cut connection is opened again soon, each a little apart from the others.
  expect(body).toMatch(
    /^retry: [234]\d\d\n\nid: 1\nevent: text\ndata: ".*tacos al pastor.*"\n\nevent: end\ndata: succeeded\n\n$/s,
  );
  const rest = await (await listen({ ...events, "Last-Event-ID": "1" })).text();
  expect(rest).toMatch(/^retry: [234]\d\d\n\nevent: end\ndata: succeeded\n\n$/);
});

it("lets a guest's answers move to the account that they make", async () => {
  await talk.work();
  const [run] = await database.sql<{ person: string; maker: string }[]>`
    SELECT run.person_id AS person, made.person_id AS maker
    FROM runs run JOIN creations made ON made.id = run.creation_id WHERE made.id = ${talk.id()}`;
  expect(run!.person).toBe(run!.maker);
});

async function answered(kind: string, prompt: string) {
  await talk.begin({ kind, prompt });
  await talk.work();
  return talk.lastTurn();
}

it("shows a picture, as SVG and PNG, to its owner alone", async () => {
  const turn = await answered("images", "Cartel de tacos a $49 </svg><script>x</script>");
  const [image] = [...turn.querySelectorAll("img")];
  expect(image?.getAttribute("src")).toBe(`/creator/${talk.id()}/1.svg`);
  expect([image?.getAttribute("width"), image?.getAttribute("height")]).toEqual(["1080", "1350"]);
  expect(turn.querySelector("pre")).toBeNull();
  const svg = await talk.file("1.svg");
  expect(svg.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
  expect(svg.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';.*; sandbox$/);
  expect(await svg.text()).not.toContain("<script");
  const png = await talk.file("1.png");
  expect(png.headers.get("Content-Type")).toBe("image/png");
  const bytes = Buffer.from(await png.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350]);
  expect((await talk.file("1.code")).status).toBe(404);
  for (const name of ["1.svg", "1.png"])
    expect((await app.request(`/creator/${talk.id()}/${name}`)).status).toBe(404);
});

it("draws no picture of a model's that would read the server's files or act in a browser", async () => {
  await answered("images", "Cartel de tacos");
  for (const body of ['<image href="/etc/logo.png"/>', "<script>alert(1)</script>"]) {
    const hostile = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="50">${body}</svg>`;
    await database.sql`UPDATE creation_versions SET answer = ${`Va:\n\n\`\`\`svg\n${hostile}\n\`\`\``}
      WHERE creation_id = ${talk.id()}`;
    for (const name of ["1.svg", "1.png"]) expect((await talk.file(name)).status).toBe(404);
    expect((await talk.file("1.print")).headers.get("Content-Security-Policy")).toContain(
      "sandbox",
    );
    const turn = await talk.lastTurn();
    expect(turn.querySelector("img, script, image")).toBeNull();
    expect(turn.querySelector("pre")?.textContent).toContain(body);
  }
});

it("shows code with its file, and without anything that acts on the page", async () => {
  const turn = await answered("code", "Formulario de reservas por WhatsApp al 55 1234 5678");
  expect(turn.querySelector("pre")?.textContent).toContain("<!doctype html>");
  expect(turn.querySelector("form#booking")).toBeNull();
  const file = await talk.file("1.code");
  expect(file.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="plaza-1.html"');
  expect(await file.text()).toContain('const PHONE = "525512345678"');
  expect((await talk.file("1.png")).status).toBe(404);
});

it("shows a page, and opens it in the builder", async () => {
  const turn = await answered("ui", "Diseña una pantalla para reservar mesa");
  expect(turn.querySelector("img")?.getAttribute("alt")).toContain("2. ¿Cuándo?");
  expect((await talk.file("1.svg")).headers.get("Content-Type")).toContain("image/svg+xml");
  const form = turn.querySelector('form[action="/builder/versions"]')!;
  const fields = Object.fromEntries(
    [...form.querySelectorAll("input")].map((input) => [input.name, input.value]),
  );
  const response = await app.request("/builder/versions", {
    form: { ...fields, intent: "import" },
    cookies: talk.cookies(),
  });
  expect(response.headers.get("Location")).toBe("/builder");
  const [layout] = await database.sql<{ title: string; n: number }[]>`
    SELECT blocks -> 1 ->> 'title' AS title, jsonb_array_length(blocks) AS n FROM builder_layouts
    ORDER BY created_at DESC LIMIT 1`;
  expect(layout).toEqual({ title: "1. ¿Cuántos son?", n: 6 });
});

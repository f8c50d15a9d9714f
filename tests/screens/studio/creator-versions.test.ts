import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startConversation, type TestConversation } from "./conversation.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";

/** Actions on the Creator's answers: go back, branch, compare, find, keep and print them. */
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

const PROMPT = "Oferta de tacos al pastor a $49";
let talk: TestConversation;
beforeEach(async () => {
  talk = await startConversation(app, database, PROMPT);
  await talk.work();
});
async function say(prompt: string) {
  expect((await talk.say("send", { prompt })).status).toBe(303);
  await talk.work();
}
const answerOf = (turn: Element) => turn.querySelector("[id^=answer-]")!.textContent;
const alertsOf = (page: Document) =>
  [...page.querySelectorAll("main [role=alert]")].map((one) => visibleText(one));

it("goes back to an earlier answer, and on from it", async () => {
  await say("en inglés");
  const [first, second] = await talk.turns();
  expect(first!.querySelector('button[value="restore"]')).not.toBeNull();
  expect(second!.querySelector('button[value="restore"]')).toBeNull();
  const back = await talk.say("restore", { version: "1" });
  expect(back.headers.get("Location")).toBe(`/creator?creation=${talk.id()}#turn-3`);
  const third = await talk.lastTurn();
  expect(answerOf(third)).toBe(answerOf(first!));
  expect(visibleText(third)).toContain("Answer 1 again");
  await say("a $59");
  const after = answerOf(await talk.lastTurn())!;
  expect(after).toContain("$59");
  expect(after).toMatch(/pastor/);
  expect(after).not.toMatch(/ only | the /);
});

it("goes back to no answer that is another's, missing, or while one is being written", async () => {
  for (const version of ["2", "0", "x", ""])
    expect((await talk.say("restore", { version })).status).toBe(404);
  const other = await startConversation(app, database, PROMPT);
  expect((await other.say("restore", { creation: talk.id(), version: "1" })).status).toBe(404);
  await talk.say("send", { prompt: "más corto" });
  expect((await talk.say("restore", { version: "1" })).status).toBe(409);
  expect(await talk.turns()).toHaveLength(2);
});

it("asks again with an edited prompt, in a conversation of its own", async () => {
  await say("más corto");
  const original = talk.id();
  const sent = await talk.say("branch", { version: "2", prompt: "en inglés" });
  expect(sent.status).toBe(303);
  talk.follow(sent);
  expect(talk.id()).not.toBe(original);
  await talk.work();
  const turns = await talk.turns();
  expect(turns.map(({ id }) => id)).toEqual(["turn-1", "turn-2"]);
  expect(visibleText(turns[1]!)).toContain("en inglés");
  const [kept] = await database.sql<{ n: number }[]>`
    SELECT count(*)::int AS n FROM creation_versions WHERE creation_id = ${original}`;
  expect(kept!.n).toBe(2);

  const first = await talk.say("branch", {
    version: "1",
    prompt: "Aviso de cierre por inventario",
  });
  talk.follow(first);
  await talk.work();
  expect(await talk.turns()).toHaveLength(1);
  expect(visibleText(await talk.lastTurn())).toContain("inventario");
});

it("keeps an edited prompt that is refused beside its turn", async () => {
  const blank = await talk.say("branch", { version: "1", prompt: " " });
  expect(blank.status).toBe(422);
  const long = await talk.say("branch", { version: "1", prompt: "x".repeat(4_001) });
  expect(long.status).toBe(422);
  const page = await readPage(long);
  expect(alertsOf(page)).toEqual([
    "That is too long: up to 4000 characters fit. Your text is still here.",
  ]);
  const field = page.querySelector("#turn-1 textarea[name=prompt]")!;
  expect(field.textContent).toHaveLength(4_001);
  expect((await talk.say("branch", { version: "9", prompt: "hola" })).status).toBe(404);
  const other = await startConversation(app, database, PROMPT);
  const stolen = { creation: talk.id(), version: "1", prompt: "hola" };
  expect((await other.say("branch", stolen)).status).toBe(404);
});

it("compares two answers word by word", async () => {
  await say("a $59");
  const page = await talk.page("&compare=2&with=1");
  expect(page.querySelector("#compared")!.textContent).toBe("From answer 1 to answer 2");
  const marked = (tag: string) =>
    [...page.querySelectorAll(`main ${tag}`)].map((one) => visibleText(one)).join(" ");
  expect(marked("del")).toContain("$49");
  expect(marked("ins")).toContain("$59");
  expect(page.querySelectorAll("main article > section[id^=turn]")).toHaveLength(0);
  const missing = await talk.page("&compare=1&with=7");
  expect(missing.querySelector("#compared")).toBeNull();
  expect(missing.querySelectorAll("main article > section[id^=turn]")).toHaveLength(2);
  await talk.say("restore", { version: "1" });
  const same = await talk.page("&compare=1&with=3");
  expect(visibleText(same.querySelector("main article")!)).toContain("Not a word changed.");
});

it("shows two pictures beside each other", async () => {
  await talk.begin({ kind: "images", prompt: "Cartel de tacos a $49" });
  await talk.work();
  await say("a $59");
  const page = await talk.page("&compare=1&with=2");
  expect(
    [...page.querySelectorAll("figure img")].map((image) => image.getAttribute("src")),
  ).toEqual([`/creator/${talk.id()}/1.svg`, `/creator/${talk.id()}/2.svg`]);
});

it("finds the person's creations by the words of prompts and answers", async () => {
  const found = async (find: string, as = talk.cookies()) => {
    const page = await readPage(
      await app.request(`/creator?find=${encodeURIComponent(find)}`, { cookies: as }),
    );
    const list = page.querySelector("nav[aria-label=Creations]")!;
    return [...list.querySelectorAll("ul a")].map((link) => link.getAttribute("href"));
  };
  const address = `/creator?creation=${talk.id()}`;
  await say("Aviso de vacaciones del 20 al 25 de diciembre");
  expect(await found("PASTOR tacos")).toEqual([address]);
  expect(await found("diciémbre")).toEqual([address]);
  for (const nothing of ["pastor xyzzy", "t%s", "tac_s", "tacos\\"])
    expect([nothing, await found(nothing)]).toEqual([nothing, []]);
  const other = await startConversation(app, database, "Menú del día");
  expect(await found("al pastor", other.cookies())).toEqual([]);
});

it("gives a text for Word, with its headings, lists and tables", async () => {
  await talk.begin({ prompt: "Convierte en tabla: café 30, té 25, pan 18" });
  await talk.work();
  const file = await talk.file("1.docx");
  expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="plaza-1.docx"');
  expect(file.headers.get("Content-Type")).toContain("wordprocessingml");
  const document = unzipSync(new Uint8Array(await file.arrayBuffer()))["word/document.xml"]!;
  const xml = strFromU8(document);
  expect(xml).toContain("<w:tbl>");
  expect(xml).toContain("café");
  expect((await talk.file("1.docx", {})).status).toBe(404);
});

it("gives a page for paper that runs its own script alone", async () => {
  const file = await talk.file("1.print");
  const policy = file.headers.get("Content-Security-Policy")!;
  expect(policy).toMatch(/default-src 'none';.*sandbox allow-scripts allow-modals$/);
  expect(policy).not.toContain("allow-same-origin");
  const page = await readPage(file);
  expect(page.title).toBe(PROMPT);
  expect(visibleText(page.body)).toContain("$49");
  await talk.begin({ kind: "images", prompt: "Cartel de tacos a $49" });
  await talk.work();
  const drawn = await readPage(await talk.file("1.print"));
  expect(drawn.querySelector("img")!.getAttribute("src")).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(drawn.querySelector("svg")).toBeNull();
});

it.each([
  ["text", PROMPT, ".docx", "doc"],
  ["images", "Cartel de tacos a $49", ".png", "image"],
  ["ui", "Diseña una pantalla para reservar mesa", ".json", "template"],
  ["code", "Formulario de reservas por WhatsApp al 55 1234 5678", ".zip", "tool"],
])("saves %s as a draft of an artifakt with its file", async (kind, prompt, ending, type) => {
  await talk.begin({ kind, prompt });
  await talk.work();
  const saved = await talk.say("save-artifakt", { version: "1" });
  expect(saved.status).toBe(303);
  const address = saved.headers.get("Location")!;
  const [artifakt] = await database.sql<Record<string, unknown>[]>`
    SELECT made.name, made.type, made.publication, made.price, version.file_name, version.size
    FROM artifakts made JOIN artifakt_versions version ON version.artifakt_id = made.id
    ORDER BY made.created_at DESC LIMIT 1`;
  expect(artifakt).toMatchObject({ name: prompt, type, publication: "draft", price: 0 });
  expect(artifakt!.file_name).toBe(`${prompt.replace(/[^\p{L}\p{N} ._()-]/gu, "")}${ending}`);
  expect(Number(artifakt!.size)).toBeGreaterThan(100);
  const page = await readPage(await talk.get(address));
  expect(visibleText(page.querySelector("main")!)).toContain(prompt);
  // The form asks for no licence: the page says the default one, and where it is changed.
  const line = /(?:License|Licencia): (?:Commercial use|Uso comercial)\. /;
  expect(visibleText(page.querySelector("main")!)).toMatch(line);
  expect(page.querySelector('main a[href$="/edit"]')).not.toBeNull();
});

it("saves no answer that is another's, missing or unfinished", async () => {
  const other = await startConversation(app, database, PROMPT);
  expect((await other.say("save-artifakt", { creation: talk.id(), version: "1" })).status).toBe(
    404,
  );
  expect((await other.say("save-artifakt", { version: "1" })).status).toBe(404);
  expect((await talk.say("save-artifakt", { version: "4" })).status).toBe(404);
});

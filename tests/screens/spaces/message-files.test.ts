import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { unzipSync, strFromU8 } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";
import { filesIn } from "../../support/uploads.ts";

/** Photographs and files of a message as requests: what is stored, shown, refused and taken away. */
let database: TestDatabase;
let app: App;
let photo: Uint8Array<ArrayBuffer>;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-message-files-"));
const SPACE = "/spaces/f-space";
const [OWNER, MEMBER] = ["person-1", "person-2"];
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url, { FILES_DIR: folder });
  const { sql } = database;
  await sql`
    INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES ('f-space', 'Fonda', 'x', 'custom', 'invite', 'private', 2, ${OWNER}, 'es')`;
  await sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES ('f-space', ${OWNER}, 'owner')`;
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: 1_200, height: 800, channels: 3, background: "#c60", noise } as const;
  photo = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
});
beforeEach(async () => {
  const { sql } = database;
  await sql`DELETE FROM threads WHERE space_id = 'f-space'`;
  await sql`DELETE FROM documents WHERE space_id = 'f-space'`;
  await sql`DELETE FROM runs WHERE state = 'queued'`;
  await sql`INSERT INTO space_members (space_id, person_id) VALUES ('f-space', ${MEMBER})
    ON CONFLICT DO NOTHING`;
});
afterAll(async () => {
  await app.close();
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
type Browser = Awaited<ReturnType<typeof as>>;
type Sent = readonly [name: string, content: string | Uint8Array<ArrayBuffer>];
const PRICES: Sent = ["precios.csv", "plato,precio\nMole,95\n"];
const PHOTO = (): Sent => ["mole.jpg", photo];
let keys = 0;

/** Sends the composer's form. */
async function send(
  browser: Browser,
  { to = `${SPACE}/t/new`, text = "", key = "", files = [] as readonly Sent[] },
): Promise<Response> {
  const body = new FormData();
  body.set("intent", "send");
  body.set("key", key || `${(keys += 1)}`.padStart(22, "k"));
  body.set("text", text);
  // Browsers send an empty file for a field without one.
  if (files.length === 0) body.append("files", new File([], ""));
  for (const [name, content] of files) body.append("files", new File([content], name));
  return browser.request(to, { method: "POST", body, headers: { Origin: "http://localhost" } });
}
const begin = async (browser: Browser, what: Parameters<typeof send>[1]) => {
  const sent = await send(browser, what);
  expect(sent.status).toBe(303);
  return sent.headers.get("Location")!;
};
const show = async (browser: Browser, address: string) => readPage(await browser.request(address));
const count = async () => {
  const [row] = await database.sql<[{ documents: number; messages: number; runs: number }]>`
    SELECT (SELECT count(*)::int FROM documents WHERE space_id = 'f-space') AS documents,
      (SELECT count(*)::int FROM messages JOIN threads ON threads.id = thread_id
        WHERE space_id = 'f-space') AS messages,
      (SELECT count(*)::int FROM runs WHERE kind = 'document' AND state = 'queued') AS runs`;
  return row;
};
/** Files in the store. */
const stored = () => (fs.existsSync(folder) ? filesIn(folder).length : 0);

describe("a message with a photograph and a table", () => {
  it("shows both, and puts them into the documents, where agentiks read them", async () => {
    const owner = await as(OWNER);
    const address = await begin(owner, { text: "El mole de hoy", files: [PHOTO(), PRICES] });
    const page = await show(await as(MEMBER), address);
    const line = page.querySelector("main li[id^=m]")!;
    expect(visibleText(line)).toMatch(
      /El mole de hoy.*precios.*Table \(CSV\) · \d+ bytes · Waiting/s,
    );
    const picture = line.querySelector("img[loading=lazy]")!;
    expect(picture.getAttribute("alt")).toBe("El mole de hoy");
    const [width, height] = ["width", "height"].map((side) => Number(picture.getAttribute(side)));
    expect(width).toBeLessThanOrEqual(480);
    expect(width! / height!).toBeCloseTo(1.5, 1);
    expect(await count()).toEqual({ documents: 2, messages: 1, runs: 2 });

    const documents = visibleText((await show(owner, `${SPACE}/documents`)).querySelector("main")!);
    expect(documents).toMatch(/mole.*precios|precios.*mole/s);
    const [link] = [...line.querySelectorAll("a")].filter(({ href }) =>
      href.includes("/documents/"),
    );
    expect((await owner.request(link!.getAttribute("href")!)).status).toBe(200);
  });

  it("has a small WebP without the camera's notes, for members alone", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    const address = await begin(owner, { text: "Mole", files: [PHOTO()] });
    const src = (await show(member, address))
      .querySelector("main li img[loading]")!
      .getAttribute("src")!;
    const small = await member.request(src);
    expect(small.headers.get("Content-Type")).toBe("image/webp");
    expect(small.headers.get("Cache-Control")).toContain("private");
    const bytes = Buffer.from(await small.arrayBuffer());
    expect(bytes.length).toBeLessThanOrEqual(20_000);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    await database.sql`DELETE FROM space_members WHERE space_id = 'f-space' AND person_id = ${MEMBER}`;
    expect((await member.request(src)).status).toBe(404);
    expect((await member.request(address)).status).toBe(404);
    expect((await (await as("person-3")).request(src)).status).toBe(404);
  });

  it("opens at full size from the page of its document, for members alone and as nothing but a picture", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    const address = await begin(owner, { text: "Mole", files: [PHOTO(), PRICES] });
    const links = [...(await show(member, address)).querySelectorAll("#m1 a[href*='/documents/']")];
    const [toPhoto, toTable] = links.map((link) => link.getAttribute("href")!);
    const page = await show(member, toPhoto!);
    const src = page.querySelector("main a > img")!.getAttribute("src")!;
    expect(page.querySelector("main a > img")!.parentElement!.getAttribute("href")).toBe(src);
    const whole = await member.request(src);
    expect(whole.headers.get("Content-Type")).toBe("image/jpeg");
    expect(whole.headers.get("Content-Disposition")).toMatch(/^inline;/);
    expect(whole.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(whole.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(whole.headers.get("Cache-Control")).toContain("private");
    const { width, height } = await sharp(Buffer.from(await whole.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1_200, 800]);
    // Nothing else is shown in the browser, and the download stays one.
    for (const file of [`${toTable!}/file?version=1&show`, `${toPhoto!}/file?version=1`]) {
      const sent = await member.request(file);
      expect(sent.headers.get("Content-Disposition")).toMatch(/^attachment;/);
      expect(sent.headers.get("Cache-Control")).toContain("no-store");
    }
    await database.sql`DELETE FROM space_members WHERE space_id = 'f-space' AND person_id = ${MEMBER}`;
    expect((await member.request(src)).status).toBe(404);
  });

  it("is written once for one key, also at once, and keeps no second file", async () => {
    const owner = await as(OWNER);
    const what = { text: "Precios", key: "o".repeat(22), files: [PHOTO(), PRICES] };
    const before = stored();
    const sent = await Promise.all([send(owner, what), send(owner, what), send(owner, what)]);
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await count()).toEqual({ documents: 2, messages: 1, runs: 2 });
    expect(stored()).toBe(before + 2);
  });
});

describe("files alone", () => {
  it("need no text: the list of conversations names them, the message does not repeat it", async () => {
    const owner = await as(OWNER);
    const address = await begin(owner, { files: [PRICES] });
    const page = await show(owner, address);
    expect(visibleText(page.querySelector("nav[aria-label='All conversations']")!)).toContain(
      "precios.csv",
    );
    expect(page.querySelector("main li[id^=m] p.whitespace-pre-wrap")).toBeNull();
    const [{ text }] = await database.sql<[{ text: string }]>`
      SELECT text FROM messages JOIN threads ON threads.id = thread_id WHERE space_id = 'f-space'`;
    expect(text).toBe("precios.csv");
  });
});

describe("a file that is not taken", () => {
  it.each([
    [
      "of an unknown kind",
      [PRICES, ["hola.html", "<!doctype html><b>x</b>"]] as Sent[],
      "hola.html",
    ],
    ["of an old phone", [["a.heic", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"]] as Sent[], "a.heic"],
    ["as the fifth", [1, 2, 3, 4, 5].map((n): Sent => [`${n}.txt`, "x"]), "4 files at most"],
  ])("%s: nothing is written, and the text stays", async (_, files, says) => {
    const owner = await as(OWNER);
    const before = stored();
    const refused = await send(owner, { text: "Guarda esto", files });
    expect(refused.status).toBe(422);
    const page = await readPage(refused);
    expect(visibleText(page.getElementById("composer-says")!)).toContain(says);
    expect(page.querySelector<HTMLTextAreaElement>("#composer [name=text]")!.value).toBe(
      "Guarda esto",
    );
    expect(await count()).toEqual({ documents: 0, messages: 0, runs: 0 });
    expect(stored()).toBe(before);
  });

  it("leaves an empty message empty", async () => {
    expect((await send(await as(OWNER), {})).status).toBe(422);
  });
});

describe("what is deleted", () => {
  it("a message: its documents stay; a document: the message says so", async () => {
    const owner = await as(OWNER);
    const address = await begin(owner, { text: "Uno", files: [PRICES] });
    await send(owner, { to: address, text: "Dos", files: [["carta.txt", "Mole: $95"]] });
    await owner.request(address, { form: { intent: "delete", seq: "1" } });
    expect((await count()).documents).toBe(2);
    expect(visibleText((await show(owner, address)).querySelector("#m1")!)).not.toContain(
      "precios",
    );

    const [{ id }] = await database.sql<[{ id: string }]>`
      SELECT id FROM documents WHERE name = 'carta' AND space_id = 'f-space'`;
    await owner.request(`${SPACE}/documents/${id}`, { form: { intent: "delete" } });
    expect(visibleText((await show(owner, address)).querySelector("#m2")!)).toMatch(
      /Dos.*carta\.txt.*Deleted/s,
    );
  });
});

describe("an address of an item of Plaza", () => {
  const cardsOf = (page: Document) =>
    [...page.querySelectorAll("ul[aria-label='Linked in the message'] li")].map((card) =>
      visibleText(card),
    );

  it("is a link, with a card for who may open the item, and nothing more for who may not", async () => {
    const { sql } = database;
    const owner = await as(OWNER);
    await sql`INSERT INTO artifakts (id, creator_id, name, description, type, price, publication)
      VALUES ('f-draft', ${OWNER}, 'Borrador de Lucía', 'x', 'pdf', 90, 'draft'),
        ('f-sold', ${OWNER}, 'Recetario', 'x', 'pdf', 1200, 'published')
      ON CONFLICT DO NOTHING`;
    const text =
      "/artifakts/f-sold, http://localhost/artifakts/f-draft y /spaces/f-space. https://otra.mx/artifakts/f-sold";
    const address = await begin(owner, { text });
    const [own, others] = [await show(owner, address), await show(await as(MEMBER), address)];
    expect(cardsOf(own)).toEqual([
      "Recetario Artifakt · $1,200",
      "Borrador de Lucía Artifakt · $90",
      "Fonda Space · 2 members",
    ]);
    expect(cardsOf(others)).toEqual(["Recetario Artifakt · $1,200", "Fonda Space · 2 members"]);
    const line = [...others.querySelectorAll("#m1 p")].find((p) => p.textContent === text)!;
    const links = [...line.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/artifakts/f-sold", "/artifakts/f-draft", "/spaces/f-space"]);
  });
});

it("the download of a space names the files of each message", async () => {
  const owner = await as(OWNER);
  await begin(owner, { text: "Los precios", files: [PRICES] });
  const zip = await owner.request(`${SPACE}/export`);
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const [conversation] = Object.keys(files).filter((name) => name.endsWith("Los precios.md"));
  expect(strFromU8(files[conversation!]!)).toContain("Los precios\n\n- 📎 precios.csv");
});

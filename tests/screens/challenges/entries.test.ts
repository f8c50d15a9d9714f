import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ENTRY_PICTURES_MAX } from "#domain/challenges/entries.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { entriesIn, photographOf } from "../../support/entries.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";
import { filesIn, pdfOf } from "../../support/uploads.ts";

/** Requests that hand in photographs and files, look at galleries and comment. */
let database: TestDatabase;
let app: App;
let folder: string;
let made: ReturnType<typeof entriesIn>;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-entries-"));
  app = await createApp(database.url, { FILES_DIR: folder });
  made = entriesIn(database);
});
beforeEach(() => database.sql`DELETE FROM rate_limits`);
afterAll(async () => {
  await app.close();
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
type Browser = Awaited<ReturnType<typeof as>>;
const get = async (browser: Browser, to: string) => readPage(await browser.request(to));
const keyOf = (page: Document) => page.querySelector<HTMLInputElement>("[name=key]")!.value;
const photo = (background = "#c03020") =>
  sharp({ create: { width: 1_200, height: 900, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Make: "Telefono" } })
    .toBuffer();

/** Sends a form with files, as a browser without JavaScript does; `photos` are several of one field. */
async function send(
  browser: Browser,
  to: string,
  fields: Record<string, string>,
  files: Record<string, [Uint8Array, string]> = {},
  photos: readonly [Uint8Array, string][] = [],
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const [name, [bytes, fileName]] of Object.entries(files))
    body.set(name, new File([new Uint8Array(bytes)], fileName));
  for (const [bytes, fileName] of photos)
    body.append("photo", new File([new Uint8Array(bytes)], fileName));
  const cookie = Object.entries(browser.cookies)
    .map((pair) => pair.join("="))
    .join("; ");
  return app.request(to, {
    method: "POST",
    body,
    preferences: false,
    headers: { Cookie: cookie, Origin: "http://localhost" },
  });
}

/** A challenge that is open until tomorrow, with a participant who has handed in nothing. */
async function open() {
  const { ownerId, challengeId } = await made.challenge();
  await database.sql`UPDATE challenges SET deadline = now() + interval '1 day'
    WHERE id = ${challengeId}`;
  const personId = await made.account();
  await made.act(async (tx) => {
    const { joinChallenge } = await import("#db/commands/challenges/join-challenge.ts");
    return joinChallenge(tx, { personId, challengeId, now: new Date() });
  });
  return { ownerId, challengeId, personId, page: `/challenges/${challengeId}` };
}
const TEXT = { intent: "submit", text: "Un cartel de maíz", link: "" };
const awarded = async (entry: object = { isShown: true }) => {
  const { ownerId, challengeId } = await made.challenge();
  const one = await made.participant(challengeId, entry);
  await made.award(challengeId, ownerId, [one.personId]);
  return { ownerId, challengeId, ...one, page: `/challenges/entries/${one.entryId}` };
};

it("hands in a photograph and a file with the text, and shows them to author and creator", async () => {
  const { ownerId, challengeId, personId, page } = await open();
  const author = await as(personId);
  const form = await get(author, page);
  const input = form.querySelector<HTMLInputElement>("[name=photo]")!;
  expect(input.accept).toBe("image/*");
  // Both the camera and the gallery of a phone are offered.
  expect(input.hasAttribute("capture")).toBe(false);
  const fields = { ...TEXT, key: keyOf(form), title: "Maíz", alt: "Un cartel rojo", shown: "yes" };
  const files = {
    photo: [await photo(), "IMG_1.jpg"] as [Uint8Array, string],
    file: [pdfOf(3_000), "boceto final.pdf"] as [Uint8Array, string],
  };
  expect((await send(author, page, fields, files)).status).toBe(303);
  // Repeated under its key, it stores nothing more.
  expect((await send(author, page, fields, files)).status).toBe(303);
  expect(filesIn(folder)).toHaveLength(1);
  const entryId = await made.entryOf(challengeId, personId);
  const shown = await get(author, `/challenges/entries/${entryId}`);
  expect(visibleText(shown.querySelector("h1")!)).toBe("Maíz");
  const picture = shown.querySelector<HTMLImageElement>("main img")!;
  expect([picture.alt, picture.getAttribute("width"), picture.getAttribute("loading")]).toEqual([
    "Un cartel rojo",
    "720",
    "lazy",
  ]);
  const src = picture.getAttribute("src")!;
  const link = shown.querySelector("[aria-labelledby=files] a")!.getAttribute("href")!;

  const creator = await as(ownerId);
  const listed = visibleText(
    (await get(creator, page)).querySelector("[aria-labelledby=entries]")!,
  );
  expect(listed).toMatch(/Maíz.*1 photo · 1 file/s);
  for (const browser of [author, creator]) {
    const sent = await browser.request(src);
    expect(sent.status).toBe(200);
    expect(sent.headers.get("Content-Type")).toBe("image/webp");
    expect(sent.headers.get("Cache-Control")).toMatch(/^private/);
    expect(sent.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(sent.headers.get("Content-Security-Policy")).toContain("sandbox");
    const { exif, width } = await sharp(Buffer.from(await sent.arrayBuffer())).metadata();
    expect([exif, width]).toEqual([undefined, 720]);
    const file = await browser.request(link);
    expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; .*boceto%20final\.pdf/);
    expect((await file.arrayBuffer()).byteLength).toBe(3_000);
  }
  const stranger = await as(await made.account());
  for (const browser of [stranger, createBrowser(app)])
    for (const to of [src, link, `/challenges/entries/${entryId}`])
      expect((await browser.request(to)).status).toBe(404);
});

it("keeps what was typed when a photograph is refused, and writes nothing", async () => {
  const { personId, page } = await open();
  const author = await as(personId);
  const heic = Buffer.concat([
    Buffer.from("0000002466747970686569630000", "hex"),
    Buffer.alloc(99),
  ]);
  const refused = await send(
    author,
    page,
    { ...TEXT, title: "Maíz", alt: "Rojo", shown: "yes" },
    { photo: [heic, "IMG_2.HEIC"], file: [pdfOf(99), "a.pdf"] },
  );
  expect(refused.status).toBe(422);
  const form = await readPage(refused);
  const value = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  expect(form.querySelector("[name=text]")!.textContent).toBe(TEXT.text);
  expect([value("title").value, value("alt").value, value("shown").value]).toEqual([
    "Maíz",
    "Rojo",
    "yes",
  ]);
  const problem = value("photo").getAttribute("aria-describedby")!.split(" ");
  expect(problem.map((id) => form.getElementById(id)?.textContent).join(" ")).toMatch(/HEIC/);
  const [{ count }] = await database.sql<[{ count: number }]>`
    SELECT count(*)::int FROM challenge_submissions WHERE person_id = ${personId}`;
  expect([count, filesIn(folder).length]).toEqual([0, 1]);
});

const HEIC = Buffer.concat([Buffer.from("0000002466747970686569630000", "hex"), Buffer.alloc(99)]);
const placesOf = async (personId: string) => {
  const rows = await database.sql`SELECT place, alt FROM entry_pictures picture
    JOIN challenge_entries entry ON entry.id = entry_id WHERE person_id = ${personId} ORDER BY place`;
  return rows.map(({ place, alt }) => [place as number, alt as string]);
};
/** The error text at the photographs, and the other messages of the page. */
async function saidOf(response: Response) {
  const page = await readPage(response);
  const field = page.querySelector("[name=photo]");
  const ids = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
  return {
    page,
    problem: ids.map((id) => page.getElementById(id)?.textContent).join(" "),
    main: visibleText(page.querySelector("main")!),
  };
}

it("takes several photographs at once; one that is refused is named, and the others are kept", async () => {
  const { personId, page } = await open();
  const author = await as(personId);
  const form = await get(author, page);
  expect(form.querySelector<HTMLInputElement>("[name=photo]")!.multiple).toBe(true);
  const fields = { ...TEXT, key: keyOf(form), alt: "Mi puesto" };
  const photos: [Uint8Array, string][] = [
    [await photo("#101010"), "uno.jpg"],
    [HEIC, "IMG_7.HEIC"],
    [await photo("#303030"), "tres.jpg"],
  ];
  for (const time of ["first", "repeated under its key"]) {
    const response = await send(author, page, fields, {}, photos);
    expect([time, response.status]).toEqual([time, 200]);
    const { problem, main, page: shown } = await saidOf(response);
    expect(main).toContain("Handed in, but not every photo was added.");
    expect(problem).toContain("IMG_7.HEIC: It is no JPEG, PNG or WebP.");
    for (const name of ["uno.jpg", "tres.jpg"]) expect(main).not.toContain(name);
    // The form is that of the entry as it is now.
    expect(shown.querySelectorAll("[name=dropPhoto] option")).toHaveLength(3);
    expect(await placesOf(personId)).toEqual([
      [1, "Mi puesto"],
      [2, "Mi puesto"],
    ]);
  }
  const two = await send(author, page, TEXT, {}, [
    [await photo("#404040"), "a.jpg"],
    [await photo("#505050"), "b.jpg"],
  ]);
  expect([two.status, two.headers.get("Location")]).toEqual([303, page]);
  expect(await placesOf(personId)).toHaveLength(4);
});

it("names every photograph where none can be taken, and writes nothing", async () => {
  const { personId, page } = await open();
  const author = await as(personId);
  const refused = await send(author, page, { ...TEXT, title: "Maíz" }, {}, [
    [HEIC, "IMG_8.HEIC"],
    [pdfOf(99), "boceto.pdf"],
  ]);
  expect(refused.status).toBe(422);
  const { problem, page: shown } = await saidOf(refused);
  expect(problem).toMatch(/IMG_8\.HEIC: .*boceto\.pdf: .*Nothing was saved/);
  expect(shown.querySelector<HTMLInputElement>("[name=title]")!.value).toBe("Maíz");
  expect(await placesOf(personId)).toEqual([]);
});

it("adds as many photographs as fit, and names those that do not", async () => {
  const { challengeId, personId, page } = await open();
  await database.sql`UPDATE challenges SET deadline = '2999-01-01' WHERE id = ${challengeId}`;
  await made.submit(challengeId, personId, {
    pictures: await Promise.all(["#111", "#222", "#333"].map((colour) => photographOf(colour))),
  });
  const author = await as(personId);
  const colours = ["#600", "#060", "#006", "#660", "#606", "#066"];
  const photos = await Promise.all(
    colours.map(async (colour, n): Promise<[Uint8Array, string]> => [
      await photo(colour),
      `f${n}.jpg`,
    ]),
  );
  const response = await send(author, page, TEXT, {}, photos);
  expect(response.status).toBe(200);
  // The entry is full now, so there is no field to say it at.
  const { main } = await saidOf(response);
  for (const n of [2, 3, 4, 5])
    expect(main).toContain(`f${n}.jpg: It does not fit any more: an entry has 5 photos at most.`);
  expect(main).not.toContain("f1.jpg");
  expect(await placesOf(personId)).toHaveLength(ENTRY_PICTURES_MAX);
});

it("refuses a sixth photograph in words, and removes one by a choice", async () => {
  const { challengeId, personId, page } = await open();
  await database.sql`UPDATE challenges SET deadline = '2999-01-01' WHERE id = ${challengeId}`;
  for (let n = 0; n < ENTRY_PICTURES_MAX; n += 1)
    await made.submit(challengeId, personId, { pictures: [await photographOf(`#10${n}0${n}0`)] });
  const author = await as(personId);
  const form = await get(author, page);
  // There is no room, so no field is offered; another tab may still have one.
  expect(form.querySelector("[name=photo]")).toBeNull();
  const full = await send(author, page, TEXT, { photo: [await photo(), "a.jpg"] });
  expect(full.status).toBe(409);
  expect(visibleText((await readPage(full)).querySelector("main [role=alert]")!)).toMatch(
    /5 photos already/,
  );
  const [none, , second] = [...form.querySelectorAll("[name=dropPhoto] option")];
  expect(none!.getAttribute("value")).toBe("nothing");
  const fields = { ...TEXT, dropPhoto: second!.getAttribute("value")! };
  expect((await send(author, page, fields, { photo: [await photo(), "a.jpg"] })).status).toBe(303);
  const places = await database.sql`SELECT place FROM entry_pictures picture
    JOIN challenge_entries entry ON entry.id = entry_id WHERE person_id = ${personId} ORDER BY place`;
  expect(places.map(({ place }) => place as number)).toEqual([1, 2, 3, 4, 5]);
});

it("a visitor finds the gallery of a closed challenge, winners first", async () => {
  const visitor = createBrowser(app);
  const challenge = await get(visitor, "/challenges/challenge-22");
  const link = [...challenge.querySelectorAll("main a")].find((one) =>
    /See the gallery: 5 entries/.test(visibleText(one)),
  );
  const page = await get(visitor, link!.getAttribute("href")!);
  const tiles = [...page.querySelectorAll("main li")].map((tile) => visibleText(tile));
  expect(tiles).toHaveLength(5);
  expect(tiles[0]).toMatch(/^Place 1 Lista de útiles en una sola imagen/);
  // One request for the pictures of all tiles.
  const pictures = [...page.querySelectorAll("main li img")];
  const [src, ...more] = new Set(pictures.map((picture) => picture.getAttribute("src")!));
  expect([pictures.length, more]).toEqual([5, []]);
  const sent = await visitor.request(src!);
  expect(sent.headers.get("Cache-Control")).toBe("private, max-age=31536000, immutable");
  const sheet = Buffer.from(await sent.arrayBuffer());
  expect(sheet.length).toBeLessThan(60_000);
  const { format, width, height } = await sharp(sheet).metadata();
  expect([format, width, height]).toEqual(["webp", 960, 360]);
  const former = await visitor.request("/challenges/challenge-22/gallery/0000.webp");
  expect(former.headers.get("Cache-Control")).toBe("private, no-store");
  const none = await visitor.request("/challenges/challenge-2/gallery/0000.webp");
  expect(none.status).toBe(404);
  expect(page.querySelector("meta[name=robots]")).toBeNull();
  const first = page.querySelector("main li a")!.getAttribute("href")!;
  expect(visibleText((await get(visitor, first)).querySelector("main")!)).toMatch(
    /Comments \( 0 \) Nobody has commented yet\. Sign in to comment/,
  );
  // An open challenge hides all entries.
  expect(visibleText((await get(visitor, "/challenges/challenge-2/gallery")).body)).toMatch(
    /No entries here yet/,
  );
  expect((await visitor.request("/challenges/nope/gallery")).status).toBe(404);
});

it("takes comments of accounts, tells where they are, and removes them", async () => {
  const { page, entryId, personId } = await awarded();
  const reader = await as(await made.account("Beto"));
  const form = { intent: "comment", comment: "  ¡Se lee de lejos!  " };
  const wrote = await reader.request(page, { form });
  const at = wrote.headers.get("Location")!;
  expect(at).toMatch(/^\/challenges\/entries\/comment-[0-9a-f]{24}$/);
  const there = await reader.request(at);
  const id = at.split("/").at(-1)!;
  expect(there.headers.get("Location")).toBe(`${page}#${id}`);
  const shown = await get(reader, page);
  expect(visibleText(shown.getElementById(id)!)).toMatch(/^Beto \d+ .* ¡Se lee de lejos! Remove$/);
  const author = await as(personId);
  const forAuthor = (await get(author, page)).getElementById(id)!;
  expect(visibleText(forAuthor)).toMatch(/Remove Report$/);
  expect(forAuthor.querySelector("a")!.getAttribute("href")).toBe(`/report/comment/${id}`);
  expect(
    (await get(author, `/report/comment/${id}`)).querySelector("form [name=reason]"),
  ).toBeTruthy();

  for (const comment of ["", " ", "x".repeat(1_001)]) {
    const bad = await reader.request(page, { form: { intent: "comment", comment } });
    expect(bad.status).toBe(422);
    expect((await readPage(bad)).querySelector("[name=comment]")!.textContent).toBe(comment);
  }
  // A visitor and a guest are asked to sign in first; nothing is written.
  const visitor = createBrowser(app);
  expect((await visitor.request(page, { form })).headers.get("Location")).toMatch(/^\/login\?/);

  const stranger = await as(await made.account());
  const removal = { intent: "remove-comment", id };
  expect((await stranger.request(page, { form: removal })).status).toBe(404);
  expect((await author.request(page, { form: removal })).status).toBe(303);
  expect(await database.sql`SELECT 1 FROM entry_comments WHERE entry_id = ${entryId}`).toEqual([]);
});

it("limits comments, and keeps what was typed", async () => {
  const { page } = await awarded();
  const reader = await as(await made.account());
  for (let n = 0; n < 20; n += 1)
    await reader.request(page, { form: { intent: "comment", comment: `Número ${n}` } });
  const more = await reader.request(page, { form: { intent: "comment", comment: "Otro más" } });
  expect(more.status).toBe(429);
  expect(more.headers.get("Retry-After")).toBeTruthy();
  expect((await readPage(more)).querySelector("[name=comment]")!.textContent).toBe("Otro más");
});

it("the author takes an entry out of the gallery, and puts it back", async () => {
  const { page, personId, challengeId } = await awarded();
  const [author, visitor] = [await as(personId), createBrowser(app)];
  const seen = async () => (await visitor.request(page)).status;
  expect(await seen()).toBe(200);
  expect((await author.request(page, { form: { intent: "hide" } })).status).toBe(303);
  expect(await seen()).toBe(404);
  const gallery = await get(author, `/challenges/${challengeId}/gallery`);
  expect(visibleText(gallery.querySelector("main li")!)).toMatch(/Seen by its author/);
  // Where comments would be, the author reads what they need, and gives it there.
  const comments = (await get(author, page)).getElementById("comments")!;
  expect(visibleText(comments)).toMatch(/Comments need your consent.*Show in the gallery$/);
  expect(comments.querySelector("form [name=intent]")!.getAttribute("value")).toBe("show");
  expect((await author.request(page, { form: { intent: "show" } })).status).toBe(303);
  expect(await seen()).toBe(200);
  const stranger = await as(await made.account());
  expect((await stranger.request(page, { form: { intent: "hide" } })).status).toBe(404);
});

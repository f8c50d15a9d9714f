import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COVER_SHEET } from "#domain/artifakts/artifakt-pictures.ts";
import { editionOf } from "#db/commands/artifakts/edit-artifakt.ts";
import { drawCovers } from "#worker/covers/draw-covers.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { allByRole, byRole } from "../../support/roles.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Cover and previews of an artifakt, by requests to a real PostgreSQL. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

type Client = ReturnType<typeof createBrowser>;
const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
let made = 0;
/** A published artifakt of person-4, more often downloaded than all before. */
async function artifakt() {
  const id = `t-pictured-${(made += 1)}`;
  await database.sql`
    INSERT INTO artifakts (id, name, description, creator_id, price, type, tags, language, download_count)
    VALUES (${id}, ${`Menú ${id}`}, 'Para imprimir', 'person-4', 0, 'pdf', '{menú}', 'es', ${90_000_000 + made})`;
  return id;
}
const photo = (background = "#336699") =>
  sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
const formAt = (page: Document, place: number) =>
  [...page.querySelectorAll("main form")].find(
    (form) => form.querySelector<HTMLInputElement>("[name=place]")?.value === String(place),
  )!;
const valueAt = (page: Document, place: number, name: string) =>
  formAt(page, place).querySelector<HTMLInputElement>(`[name=${name}]`)!.value;
const open = async (client: Client, id: string) =>
  readPage(await client.request(`/artifakts/${id}/edit`));

async function send(
  client: Client,
  id: string,
  place: number,
  { page, ...fields }: { page?: Document; file?: Uint8Array; alt?: string; intent?: string },
) {
  const shown = page ?? (await open(client, id));
  const body = new FormData();
  body.set("intent", fields.intent ?? "upload-picture");
  body.set("place", String(place));
  for (const name of ["key", "seen"]) body.set(name, valueAt(shown, place, name));
  body.set("alt", fields.alt ?? "");
  body.set("picture", new File([new Uint8Array(fields.file ?? [])], "foto.jpg"));
  const headers = { Origin: "http://localhost" };
  return client.request(`/artifakts/${id}/edit`, { method: "POST", body, headers });
}
/** The picture of an artifakt in a list, a row of results or of one's things. */
const pictureOf = (page: Document, id: string) =>
  [...page.querySelectorAll("main li")]
    .find((row) => row.querySelector(`a[href^="/artifakts/${id}"]`))
    ?.querySelector<HTMLImageElement>("img");

/** Whether a list shows the stored cover: the cell of its sheet has the cover's colour. */
async function isOnList(id: string, answer: Response, client: Pick<Client, "request"> = app) {
  const page = await readPage(answer);
  const image = pictureOf(page, id)!;
  expect([image.getAttribute("loading"), image.getAttribute("alt")]).toEqual(["lazy", ""]);
  const src = image.getAttribute("src")!;
  const sheet = await client.request(src);
  expect(sheet.status).toBe(200);
  expect(sheet.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  const bytes = Buffer.from(await sheet.arrayBuffer());
  const ids = src.split("ids=")[1]!.split(",");
  const { width, height } = COVER_SHEET.cell;
  expect(await sharp(bytes).metadata()).toMatchObject({ width, height: height * ids.length });
  // Less than 2 KB for each cover, where a file may have 20.
  expect(bytes.length).toBeLessThan(2_048 * ids.length + 500);
  const [cover] = await database.sql<{ bytes: Buffer }[]>`
    SELECT bytes FROM artifakt_pictures WHERE artifakt_id = ${id} AND place = 0`;
  const colourOf = async (picture: Sharp) =>
    (await picture.stats()).channels.slice(0, 3).map(({ mean }) => mean);
  const top = ids.indexOf(id) * height;
  // A pipeline of its own: Sharp extracts before it takes statistics only of a finished picture.
  const cell = await sharp(bytes).extract({ left: 0, top, width, height }).png().toBuffer();
  const [shown, wanted] = [await colourOf(sharp(cell)), await colourOf(sharp(cover!.bytes))];
  return shown.every((mean, channel) => Math.abs(mean - wanted[channel]!) < 8);
}
const stored = (id: string) =>
  database.sql`SELECT place, hash, alt, size FROM artifakt_pictures WHERE artifakt_id = ${id} ORDER BY place`;
const imageOf = async (id: string) =>
  (await database.sql`SELECT image FROM artifakts WHERE id = ${id}`)[0]!.image as string | null;

describe("pictures of an artifakt", () => {
  it("are stored as small 4:3 WebP, shown with their texts, and counted", async () => {
    const id = await artifakt();
    const maker = await as("person-4");
    const saved = await send(maker, id, 0, { file: await photo(), alt: "Un menú" });
    expect([saved.status, saved.headers.get("Location")]).toEqual([
      303,
      `/artifakts/${id}/edit#pictures`,
    ]);
    expect((await send(maker, id, 2, { file: await photo("#aa3311") })).status).toBe(303);
    const src = (await imageOf(id))!;
    const answer = await app.request(src);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: "webp",
      width: 480,
      height: 360,
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(
        /^default-src 'none';.* frame-ancestors 'none'; sandbox$/,
      ) as string,
      "cache-control": "private, max-age=31536000, immutable",
    });
    const etag = answer.headers.get("ETag")!;
    const again = await app.request(src, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);

    const page = await readPage(await app.request(`/artifakts/${id}`));
    const images = [...page.querySelectorAll<HTMLImageElement>("main img")].slice(0, 3);
    expect(
      images.map((image) =>
        ["alt", "width", "height", "loading"].map((n) => image.getAttribute(n)),
      ),
    ).toEqual([
      // Beside the name, then in the gallery with the preview.
      ["", "480", "360", "lazy"],
      ["Un menú", "480", "360", "lazy"],
      [`Menú ${id}`, "480", "360", "lazy"],
    ]);
    const gallery = byRole(page, "region", { name: "Pictures" });
    expect(gallery.querySelector("img")!.getAttribute("src")).toBe(src);
    expect(page.querySelector("meta[property='og:image']")!.getAttribute("content")).toContain(src);
    expect(await isOnList(id, await maker.request("/artifakts"))).toBe(true);
    const items = (await (await app.request("/api/artifakts")).json()) as { id: string }[];
    expect(items.find((item) => item.id === id)).toMatchObject({ image: src });
    const [used] = await database.sql`SELECT bytes FROM storage_usage WHERE person_id = 'person-4'`;
    const [wrote] = await database.sql`
      SELECT count(*) AS messages FROM messages WHERE author_id = 'person-4' AND deleted_at IS NULL`;
    // A block for each picture and for each message that the seeds have of this person.
    expect(Number(used!.bytes)).toBe(4_096 * (2 + Number(wrote!.messages)));
  });

  it("are replaced, described and removed", async () => {
    const id = await artifakt();
    const maker = await as("person-4");
    await send(maker, id, 0, { file: await photo() });
    const first = await imageOf(id);
    await send(maker, id, 0, { file: await photo("#00ff00"), alt: "Verde" });
    const second = await imageOf(id);
    expect(second).not.toBe(first);
    expect((await app.request(first!)).status).toBe(404);
    await send(maker, id, 0, { alt: "  Todo\n verde " });
    expect(await stored(id)).toMatchObject([{ place: 0, alt: "Todo verde" }]);
    const page = await open(maker, id);
    expect(visibleText(page.querySelector("main [role=status]")!)).toBe("The picture is saved.");
    expect((await send(maker, id, 0, { intent: "remove-picture" })).status).toBe(303);
    expect([await stored(id), await imageOf(id)]).toEqual([[], null]);
    expect((await app.request(second!)).status).toBe(404);
  });

  it("answer what is wrong, keep the text, and write nothing", async () => {
    const id = await artifakt();
    const maker = await as("person-4");
    for (const [fields, words] of [
      [{ file: Buffer.from("<svg/>"), alt: "Mi texto" }, "This is no JPEG, PNG or WebP"],
      [{ alt: "Mi texto" }, "Choose a picture first"],
      [{ file: await photo(), alt: "x".repeat(201) }, "at most 200 characters"],
    ] as const) {
      const refused = await send(maker, id, 1, fields);
      expect(refused.status).toBe(422);
      const page = await readPage(refused);
      expect(visibleText(formAt(page, 1).querySelector("[role=alert]")!)).toContain(words);
      expect(valueAt(page, 1, "alt")).toBe(fields.alt);
    }
    expect(await stored(id)).toEqual([]);
    const form = { intent: "upload-picture", place: "4", seen: "", alt: "" };
    expect((await maker.request(`/artifakts/${id}/edit`, { form })).status).toBe(400);
  });

  it("are not overwritten by a page that saw another one", async () => {
    const id = await artifakt();
    const maker = await as("person-4");
    const page = await open(maker, id);
    await send(maker, id, 0, { file: await photo(), alt: "Primera", page });
    const before = await stored(id);
    const stale = new FormData();
    for (const [name, value] of Object.entries({
      intent: "upload-picture",
      place: "0",
      alt: "Segunda",
    }))
      stale.set(name, value);
    stale.set("seen", valueAt(page, 0, "seen"));
    const headers = { Origin: "http://localhost" };
    const init = { method: "POST", body: stale, headers };
    const refused = await maker.request(`/artifakts/${id}/edit`, init);
    expect(refused.status).toBe(409);
    const shown = await readPage(refused);
    expect(valueAt(shown, 0, "alt")).toBe("Segunda");
    expect(formAt(shown, 0).querySelector("img")).not.toBeNull();
    expect(await stored(id)).toEqual(before);
    const words = shown.querySelector<HTMLInputElement>("main form [name=seen]")!.value;
    expect(words).toBe(
      editionOf({
        name: `Menú ${id}`,
        description: "Para imprimir",
        price: 0,
        tags: ["menú"],
        language: "es",
        licence: "commercial",
      }),
    );
  });

  it("are changed by the maker only, and seen by everyone who may open the artifakt", async () => {
    const id = await artifakt();
    const [maker, other] = [await as("person-4"), await as("person-5")];
    const page = await open(maker, id);
    expect((await send(other, id, 0, { file: await photo(), page })).status).toBe(404);
    await send(maker, id, 0, { file: await photo() });
    const src = (await imageOf(id))!;
    const statuses = async () =>
      Promise.all([maker, other, app].map(async (each) => (await each.request(src)).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    const elsewhere = src.replace(id, "artifakt-1");
    expect((await app.request(elsewhere)).status).toBe(404);
    for (const change of [
      database.sql`UPDATE artifakts SET publication = 'draft' WHERE id = ${id}`,
      database.sql`UPDATE artifakts SET publication = 'published', made_by_guest = true WHERE id = ${id}`,
      database.sql`UPDATE artifakts SET made_by_guest = false, taken_down_at = now() WHERE id = ${id}`,
    ]) {
      await change;
      expect(await statuses()).toEqual([200, 404, 404]);
    }
  });

  it("are drawn from the artifakt's file where its maker has uploaded no cover", async () => {
    const id = await artifakt();
    await database.sql`INSERT INTO artifakt_versions
      (artifakt_id, version, storage_key, file_name, media_type, size, sha256)
      VALUES (${id}, 1, 'k', 'menu.csv', 'text/plain', 9, ${"0".repeat(64)})`;
    const fails = (line: unknown) => {
      throw new Error(JSON.stringify(line));
    };
    await drawCovers(database.db, () => new Date(Date.now() + 1_000), {
      readFile: async () => new Blob(["Platillo,Precio\nTaco,20\n"]).stream(),
      readerProgram: "",
      log: { error: fails },
    });
    const src = (await imageOf(id))!;
    const answer = await app.request(src);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect((await sharp(bytes).metadata()).width).toBe(480);
    const page = await readPage(await app.request(`/artifakts/${id}`));
    // Without previews the cover is shown large, too.
    const images = [...byRole(page, "region", { name: "Pictures" }).querySelectorAll("img")];
    expect(images.map((image) => [image.getAttribute("src"), image.alt])).toEqual([
      [src, `Menú ${id}`],
    ]);
    expect(await isOnList(id, await app.request("/artifakts"))).toBe(true);

    const maker = await as("person-4");
    expect((await open(maker, id)).querySelectorAll("#pictures img").length).toBe(0);
    expect((await send(maker, id, 0, { file: await photo() })).status).toBe(303);
    expect([(await imageOf(id)) === src, (await app.request(src)).status]).toEqual([false, 404]);
  });

  it("go with the artifakt, and come with a guest's copy", async () => {
    const id = await artifakt();
    await send(await as("person-4"), id, 0, { file: await photo() });
    await database.sql`DELETE FROM artifakts WHERE id = ${id}`;
    expect(await stored(id)).toEqual([]);

    await database.sql`INSERT INTO artifakt_pictures (artifakt_id, place, bytes, alt, changed_at)
      SELECT id, 0, 'WebP', 'Muestra', now() FROM artifakts WHERE creator_id = 'demo'
      ON CONFLICT (artifakt_id, place) DO UPDATE SET bytes = excluded.bytes, alt = excluded.alt`;
    // As when their maker uploads them: they are on lists too.
    await database.sql`UPDATE artifakts SET image = '/x.webp' WHERE creator_id = 'demo'`;
    const guest = createBrowser(app);
    await guest.request(`/artifakts/${await artifakt()}`, { form: { intent: "download" } });
    const copies = await database.sql<
      { id: string; image: string; personId: string; hash: string }[]
    >`
      SELECT id, image, creator_id AS "personId", hash FROM artifakts
      JOIN artifakt_pictures ON artifakt_id = id WHERE copied_from IS NOT NULL`;
    expect(copies.length).toBeGreaterThan(0);
    for (const copy of copies) {
      expect(copy.image).toBe(`/artifakts/${copy.id}/pictures/${copy.hash}.webp`);
      expect((await guest.request(copy.image)).status).toBe(200);
      expect((await app.request(copy.image)).status).toBe(404);
    }
  });

  it("wait for a press with Save-Data", async () => {
    const id = await artifakt();
    const maker = await as("person-4");
    for (const place of [0, 1]) await send(maker, id, place, { file: await photo() });
    const saving = { headers: { "Save-Data": "on" } };
    const page = await readPage(await app.request(`/artifakts/${id}`, saving));
    expect(page.querySelectorAll("main img").length).toBe(0);
    expect(allByRole(page, "region", { name: "Pictures" })).toEqual([]);
    expect(page.querySelector("main .tile")).not.toBeNull();
    const press = [...page.querySelectorAll("main a")].find(
      (link) => visibleText(link) === "Show the pictures",
    )!;
    const shown = await readPage(await app.request(press.getAttribute("href")!, saving));
    expect(shown.querySelectorAll("main img[src*='/pictures/']").length).toBeGreaterThanOrEqual(2);
    for (const path of ["/artifakts", "/", `/search?q=${id}`, "/library?section=made"]) {
      const client = path.startsWith("/library") ? maker : app;
      const list = await readPage(await client.request(path, saving));
      expect([path, list.querySelectorAll("main img").length]).toEqual([path, 0]);
      const ask = [...list.querySelectorAll("main a")].find(
        (link) => visibleText(link) === "Show the pictures",
      )!;
      const pictured = await client.request(ask.getAttribute("href")!, saving);
      expect([path, pictureOf(await readPage(pictured), id) != null]).toEqual([path, true]);
    }
    const none = await readPage(await app.request("/artifakts?q=zzzzzz", saving));
    expect(visibleText(none.querySelector("main")!)).not.toContain("Show the pictures");
  });

  it("are in one picture for each list: catalogue, home, results, related and own things", async () => {
    const [id, other] = [await artifakt(), await artifakt()];
    const maker = await as("person-4");
    await send(maker, id, 0, { file: await photo("#c02040") });
    for (const [client, path] of [
      [app, "/artifakts"],
      [app, "/artifakts?view=list"],
      [app, "/"],
      [app, `/search?q=${id}`],
      [app, `/artifakts/${other}`],
      [maker, "/library"],
    ] as const) {
      const answer = await client.request(path);
      expect([path, await isOnList(id, answer.clone(), client)]).toEqual([path, true]);
      const images = [
        ...(await readPage(answer)).querySelectorAll<HTMLImageElement>("main li img"),
      ];
      expect([path, new Set(images.map(({ src }) => src)).size]).toEqual([path, 1]);
    }
  });

  it("of the seeds are on the first pages of the catalogue, each cell its own cover", async () => {
    const goods = await database.sql<{ id: string }[]>`
      SELECT artifakt_id AS id FROM artifakt_pictures JOIN artifakts ON id = artifakt_id
      WHERE place = 0 AND creator_id <> 'person-4' AND artifakt_id LIKE 'artifakt-__'
        AND copied_from IS NULL ORDER BY download_count DESC LIMIT 40`;
    expect(goods.length).toBeGreaterThan(20);
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => readPage(await app.request(`/artifakts?page=${page}`))),
    );
    const unseen = goods.filter(({ id }) => !pages.some((page) => pictureOf(page, id)));
    expect(unseen).toEqual([]);
  });

  it("are on no sheet for whoever may not open one of them, nor under another digest", async () => {
    const [id, second] = [await artifakt(), await artifakt()];
    const [maker, stranger] = [await as("person-4"), await as("person-5")];
    for (const each of [id, second]) await send(maker, each, 0, { file: await photo() });
    const src = pictureOf(await readPage(await app.request("/artifakts")), id)!.getAttribute(
      "src",
    )!;
    const statuses = async (address: string) =>
      Promise.all([maker, stranger, app].map(async (each) => (await each.request(address)).status));
    expect(await statuses(src)).toEqual([200, 200, 200]);
    for (const wrong of [
      src.replace(/[0-9a-f]{32}/, "0".repeat(32)),
      src.replace(/,[^,]*$/, ""),
      `${src},artifakt-nothing`,
      src.split("?")[0]!,
      `${src.split("?")[0]}?ids=%2C`,
    ])
      expect([wrong, await statuses(wrong)]).toEqual([wrong, [404, 404, 404]]);
    await database.sql`UPDATE artifakts SET publication = 'draft' WHERE id = ${id}`;
    expect(await statuses(src)).toEqual([200, 404, 404]);
  });
});

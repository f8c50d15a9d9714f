import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MULTIMEDIA_CATEGORIES } from "#domain/studio/multimedia-list.ts";
import { createPerson } from "../../reliability/bank.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { cookiesOf, createApp, type App, type AppRequestInit } from "../../support/request.ts";

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

type Cookies = Record<string, string>;
const get = async (path: string, init: AppRequestInit = {}) => {
  const response = await app.request(path, init);
  expect(response.status, path).toBe(200);
  return readPage(response);
};
const mainText = (page: Document) => visibleText(page.querySelector("main")!);
const present = (jar: Cookies) =>
  Object.fromEntries(Object.entries(jar).filter(([, value]) => value !== ""));
async function press(path: string, form: Record<string, string>, cookies: Cookies = {}) {
  const response = await app.request(path, { form, cookies });
  const jar = present({ ...cookies, ...cookiesOf(response) });
  return { status: response.status, to: response.headers.get("Location") ?? "", jar, response };
}

interface Item {
  id: string;
  kind: string;
  title: string;
  title_es: string;
  text: string | null;
  opens_screen: string | null;
  opens: string | null;
}
const items = () => database.sql<Item[]>`SELECT * FROM media_items ORDER BY id`;
const itemOfKind = async (kind: string) => {
  const found = (await items()).find((item) => item.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};
const fileOf = async (id: string, mediaType: string) => {
  const [file] = await database.sql<{ name: string; size: number }[]>`
    SELECT name, size FROM library_files
    WHERE coalesce(item_id, track_id) = ${id} AND media_type = ${mediaType} ORDER BY place`;
  return file!;
};

describe("the library", () => {
  it("has at least eight usable things in every section", async () => {
    for (const category of MULTIMEDIA_CATEGORIES) {
      const [{ n }] = await database.sql<[{ n: number }]>`
        SELECT (SELECT count(*) FROM media_items item JOIN multimedia_collections made
            ON made.id = item.collection_id WHERE made.category = ${category})
          + (SELECT count(*) FROM sound_tracks track JOIN multimedia_collections made
            ON made.id = track.collection_id WHERE made.category = ${category}) AS n`;
      expect(Number(n), category).toBeGreaterThanOrEqual(8);
    }
  });

  it("says of each collection as many things as it has, and shows them all", async () => {
    for (const { id, track_count: count } of await database.sql<
      { id: string; track_count: number }[]
    >`SELECT id, track_count FROM multimedia_collections`) {
      const page = await get(`/multimedia?collection=${id}`);
      const links = page.querySelectorAll("#results li h3 a[href^='/multimedia/']");
      expect([id, links.length]).toEqual([id, count]);
      expect(count, id).toBeGreaterThan(0);
    }
  });

  it("finds things by their words in both languages", async () => {
    const picture = await itemOfKind("picture");
    for (const q of [picture.title, picture.title_es]) {
      const page = await get(`/multimedia?q=${encodeURIComponent(q)}`);
      expect(page.querySelector(`#results a[href="/multimedia/${picture.id}"]`), q).not.toBeNull();
    }
  });

  it("opens every thing, with what it is and its files", async () => {
    for (const item of await items()) {
      const page = await get(`/multimedia/${item.id}`);
      const heading = page.querySelector("main h1")!;
      expect(heading.textContent).toBe(item.title);
      expect(heading.parentElement!.querySelector(".cover-strip"), item.id).not.toBeNull();
      expect(page.querySelectorAll("main .btn-primary"), item.id).toHaveLength(1);
      expect(page.querySelector("main a[href='/multimedia/licence']")).not.toBeNull();
      const files = page.querySelectorAll("main button[name=file]");
      const wanted = { script: 0, start: 0, look: 1 }[item.kind];
      if (wanted === undefined) expect(files.length, item.id).toBeGreaterThan(0);
      else expect(files, item.id).toHaveLength(wanted);
    }
    expect((await app.request("/multimedia/medium-nothing")).status).toBe(404);
    expect((await app.request("/multimedia/track-nothing")).status).toBe(404);
  });
});

describe("a thing about which only a model knows what to write", () => {
  const inCreator = (page: Document) => page.querySelectorAll("main a[href^='/creator?']");
  const things = async () => [
    (await itemOfKind("look")).id,
    (await itemOfKind("preset")).id,
    "track-mercado",
  ];

  it("leads not to the Creator without one: its file is the main thing to do", async () => {
    for (const id of await things()) {
      const page = await get(`/multimedia/${id}`);
      expect(inCreator(page), id).toHaveLength(0);
      const [main, ...others] = page.querySelectorAll("main .btn-primary");
      expect([id, main?.getAttribute("name"), others.length]).toEqual([id, "file", 0]);
    }
  });

  it("leads there for a person who has connected one", async () => {
    const Cookie = await createPerson(database.url, "medium-model", 0);
    const getAs = (path: string) => get(path, { headers: { Cookie }, preferences: false });
    const [look] = await things();
    expect(inCreator(await getAs(`/multimedia/${look}`))).toHaveLength(0);
    await database.sql`INSERT INTO model_providers
        (id, person_id, kind, base_url, model, is_default, test_state, tested_at, created_at)
      VALUES ('provider-medium', 'medium-model', 'openai-compatible', 'https://models.example/v1', 'm', true,
        'ok', now(), now())`;
    for (const id of await things()) {
      const page = await getAs(`/multimedia/${id}`);
      expect(inCreator(page), id).toHaveLength(1);
      expect([...page.querySelectorAll("main .btn-primary")]).toEqual([...inCreator(page)]);
    }
  });
});

describe("files", () => {
  it("are there, as large and of the kind that their rows say", async () => {
    const rows = await database.sql<
      { name: string; size: number; media_type: string; file_name: string }[]
    >`SELECT * FROM library_files`;
    expect(rows.length).toBeGreaterThan(50);
    for (const { name, size, media_type: mediaType, file_name: fileName } of rows) {
      const response = await app.request(`/multimedia/files/${name}?download`, {
        preferences: false,
      });
      expect([name, response.status]).toEqual([name, 200]);
      expect(response.headers.get("Content-Type")).toBe(mediaType);
      expect(response.headers.get("Content-Disposition")).toContain(
        encodeURIComponent(fileName).replace(
          /[()']/g,
          (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
        ),
      );
      expect((await response.arrayBuffer()).byteLength, name).toBe(size);
    }
  });

  it("of looks are cubes of 33 points", async () => {
    const look = await itemOfKind("look");
    const response = await app.request(`/multimedia/files/${look.id}.cube`, { preferences: false });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Disposition")).toContain("attachment");
    const lines = (await response.text()).trim().split("\n");
    expect(lines).toContain("LUT_3D_SIZE 33");
    expect(lines.filter((line) => /^[\d.]+ [\d.]+ [\d.]+$/.test(line))).toHaveLength(33 ** 3);
  });

  it("of sprites are pictures", async () => {
    for (const { sprite } of await database.sql<{ sprite: string }[]>`
      SELECT sprite FROM multimedia_collections WHERE sprite IS NOT NULL`) {
      const response = await app.request(`/multimedia/files/${sprite}`, { preferences: false });
      expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
      expect(response.headers.get("Content-Disposition")).toBeNull();
    }
  });

  it.each(["nothing.webp", "..%2f..%2fpackage.json", "manifest.json", "medium-nothing.cube", "a"])(
    "outside of the library are not sent: %s",
    async (name) =>
      expect((await app.request(`/multimedia/files/${name}`, { preferences: false })).status).toBe(
        404,
      ),
  );
});

describe("a thing", () => {
  it("is downloaded, and listed among the downloads", async () => {
    const picture = await itemOfKind("picture");
    const { name, size } = await fileOf(picture.id, "image/png");
    const path = `/multimedia/${picture.id}`;
    const { status, to, jar } = await press(path, { intent: "download", file: name });
    expect([status, to]).toEqual([303, `/multimedia/files/${name}?download`]);
    const sent = await app.request(to, { cookies: jar });
    expect((await sent.arrayBuffer()).byteLength).toBe(size);
    const kept = await get("/multimedia?section=downloads", { cookies: jar });
    expect(kept.querySelector(`#results a[href="${path}"]`)!.textContent).toBe(picture.title);
    const mine = await get("/library", { cookies: jar });
    expect(mine.querySelector(`main a[href="${path}"]`)).not.toBeNull();
    // Nothing of another thing is downloaded by this form.
    const look = await itemOfKind("look");
    for (const file of [`${look.id}.cube`, "nothing.webp", "manifest.json"])
      expect((await press(path, { intent: "download", file }, jar)).status).toBe(404);
  });

  it("is marked and unmarked", async () => {
    const look = await itemOfKind("look");
    const path = `/multimedia/${look.id}`;
    const { jar, to } = await press(path, { intent: "favorite" });
    expect(to).toBe(path);
    const page = await get(path, { cookies: jar });
    expect(mainText(page)).toContain("Added to your favorites.");
    const heart = page.querySelector("main button[value=unfavorite]")!;
    expect(heart.getAttribute("aria-pressed")).toBe("true");
    const kept = await get("/multimedia?section=favorites", { cookies: jar });
    expect(kept.querySelector(`#results a[href="${path}"]`)).not.toBeNull();
    await press(path, { intent: "unfavorite" }, jar);
    const after = await get("/multimedia?section=favorites", { cookies: jar });
    expect(after.querySelector(`#results a[href="${path}"]`)).toBeNull();
  });

  it("that is a picture is added to the person's pictures, once for each press", async () => {
    const picture = await itemOfKind("picture");
    const path = `/multimedia/${picture.id}`;
    const { name } = await fileOf(picture.id, "image/png");
    const page = await get(path);
    const key = page.querySelector<HTMLInputElement>("main [name=key]")!.value;
    const form = { intent: "use-in-page", file: name, key };
    const { jar, to } = await press(path, form);
    expect(to).toBe(path);
    await press(path, form, jar);
    const own = await get("/builder/pictures", { cookies: jar });
    const shown = [...own.querySelectorAll("main li img")];
    expect(shown.map((one) => one.getAttribute("alt"))).toEqual([picture.title]);
    const sent = await app.request(shown[0]!.getAttribute("src")!);
    expect([sent.status, sent.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
  });

  it("that is a text has one's business in it, and says what is missing", async () => {
    const script = (await items()).find(
      (item) => item.kind === "script" && /\{negocio\}/.test(item.text!),
    )!;
    const path = `/multimedia/${script.id}`;
    expect(mainText(await get(path))).toContain("{negocio}");
    const { jar } = await press(path, { intent: "favorite" });
    await press(
      "/account/business",
      { intent: "save-business", name: "Fonda Lupita", trade: "restaurant" },
      jar,
    );
    const page = await get(path, { cookies: jar });
    expect(mainText(page)).toContain("Fonda Lupita");
    expect(mainText(page)).toContain("Filled with what you say in My business.");
    expect(mainText(page)).not.toContain("{negocio}");
    const text = page.getElementById(`${script.id}-text`)!;
    expect(["en", "es", "pt"]).toContain(text.getAttribute("lang"));
  });

  it("that is a beginning opens the Creator or a page's template, filled", async () => {
    const starts = (await items()).filter(({ kind }) => kind === "start");
    expect(new Set(starts.map((item) => item.opens_screen))).toEqual(
      new Set(["creator", "builder"]),
    );
    for (const start of starts) {
      const page = await get(`/multimedia/${start.id}`);
      const href = page
        .querySelector<HTMLAnchorElement>("main a.btn-primary")!
        .getAttribute("href")!;
      const opened = await get(href.split("#")[0]!);
      if (start.opens_screen === "creator")
        expect(opened.querySelector("main textarea")!.textContent).toBe(start.opens);
      else
        expect(opened.querySelector("main ul li button[name=trade]")!.getAttribute("value")).toBe(
          start.opens,
        );
    }
  });
});

describe("a track", () => {
  it("has cuts of 15, 30 and 60 seconds if it is music, and its whole sound", async () => {
    for (const { id, genre } of await database.sql<{ id: string; genre: string }[]>`
      SELECT id, genre FROM sound_tracks`) {
      const page = await get(`/multimedia/${id}`);
      const text = mainText(page);
      expect(text).toContain("WAV with credits");
      expect(page.querySelector(`main button[name=download][value=${id}]`)).not.toBeNull();
      for (const seconds of [15, 30, 60])
        expect(text.includes(`${seconds} seconds · MP3`), id).toBe(genre !== "sound effect");
    }
  });

  it("is downloaded as a cut, and listed", async () => {
    const { name } = await fileOf("track-mercado", "audio/mpeg");
    const path = "/multimedia/track-mercado";
    const { status, to, jar } = await press(path, { intent: "download", file: name });
    expect([status, to]).toEqual([303, `/multimedia/files/${name}?download`]);
    const kept = await get("/multimedia?section=downloads", { cookies: jar });
    expect(kept.querySelector("#results [data-track=track-mercado]")).not.toBeNull();
  });
});

it("the licence says what one may do, in both languages", async () => {
  for (const [language, words] of [
    ["en", "You may not"],
    ["es", "No puedes"],
  ] as const) {
    const page = await get("/multimedia/licence", { preferences: { language } });
    expect(mainText(page)).toContain(words);
    expect(page.querySelector("main a[href='/third-party-notices.txt']")).not.toBeNull();
  }
});

it("the licences of the packages in the pages' scripts are a file of the build", () => {
  const notices = readFileSync("build/client/third-party-notices.txt", "utf8");
  for (const name of ["react", "react-dom", "@remix-run/react", "@ark-ui/react", "echarts"])
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(.+\\)$`, "m"));
  expect(notices).toContain("Permission is hereby granted, free of charge");
});

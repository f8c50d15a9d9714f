import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decodeWav, peaksOf } from "../../../seeds/sounds/wav.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App, type AppRequestInit } from "../../support/request.ts";

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

const get = async (query: string, preferences: AppRequestInit["preferences"] = {}) => {
  const response = await app.request(`/multimedia${query}`, { preferences });
  expect(response.status).toBe(200);
  return readPage(response);
};
const post = (form: Record<string, string>, query = "") =>
  app.request(`/multimedia${query}`, { form });
const mainOf = (page: Document) => page.querySelector("main")!;
const menuOf = (page: Document) => [...page.querySelectorAll<HTMLAnchorElement>("main nav a")];
/** The ids of the playable tracks in order. */
const tracksIn = (page: Document, section = "results") =>
  [...page.querySelectorAll(`#${section} [data-track]`)].map((link) =>
    link.getAttribute("data-track"),
  );
const collectionsIn = (page: Document, section = "results") =>
  [...page.querySelectorAll(`#${section} li h3 a[href*=collection]`)].map((link) =>
    new URL(link.getAttribute("href")!, "http://x").searchParams.get("collection"),
  );
const ids = async (table: string, condition: string, order: string) =>
  (
    await database.sql.unsafe<{ id: string }[]>(
      `SELECT id FROM ${table} WHERE ${condition} ORDER BY ${order}`,
    )
  ).map(({ id }) => id);
const TRACK_ORDER = "trend_position NULLS LAST, title, id";
const foundTracks = (condition: string) => ids("sound_tracks", condition, TRACK_ORDER);
const foundCollections = (condition: string) =>
  ids("multimedia_collections", condition, "position, id");
const said = (page: Document) =>
  Number(page.querySelector("#results p[role=status]")!.textContent!.replace(/\D/g, ""));

const SECTIONS = [
  "home",
  "music",
  "footage",
  "sound-effects",
  "ai-voiceover",
  "ai-image-video",
  "templates",
  "luts",
  "tools",
  "favorites",
  "downloads",
  "spotlight",
];

describe("GET /multimedia", () => {
  it("has the twelve menu entries in order, the search and the button", async () => {
    const page = await get("");
    expect(page.title).toBe("Multimedia · Plaza");
    expect(menuOf(page).map((link) => link.textContent)).toEqual([
      "Home",
      "Music",
      "Footage",
      "Sound Effects",
      "AI Voiceover",
      "AI Image & Video",
      "Templates",
      "LUTs",
      "Tools",
      "Favorites",
      "Downloads",
      "Spotlight",
    ]);
    expect(menuOf(page).map((link) => link.getAttribute("href"))).toEqual(
      SECTIONS.map((one) => (one === "home" ? "/multimedia" : `/multimedia?section=${one}`)),
    );
    expect(page.querySelector("main [aria-current=page]")!.textContent).toBe("Home");
    expect(page.querySelector("main input[name=q]")).not.toBeNull();
    expect(page.querySelector("main button[value=buy-credits]")!.textContent).toBe(
      "Get More AI Credits",
    );
  });

  it("has five sections, each with a link to all items", async () => {
    const page = await get("");
    const sections = [...page.querySelectorAll("main section")];
    expect(sections.map((section) => section.querySelector("h2")!.textContent)).toEqual([
      "Trending music",
      "Collections",
      "Templates",
      "Sound Effects",
      "Popular LUTs",
    ]);
    for (const section of sections) {
      const all = [...section.querySelectorAll("a")].find((link) => link.textContent === "See all");
      expect(all!.getAttribute("href")).toBe(`/multimedia?section=${section.id}`);
    }
    const trending = await foundTracks("trend_position IS NOT NULL");
    expect(tracksIn(page, "music")).toEqual(trending.slice(0, 4));
    const effects = await foundTracks("genre = 'sound effect'");
    expect(tracksIn(page, "sound-effects")).toEqual(effects.slice(0, 4));
    for (const category of ["templates", "luts"]) {
      expect(collectionsIn(page, category)).toEqual(
        (await foundCollections(`category = '${category}'`)).slice(0, 4),
      );
      // The numbers of items are counted.
      expect(visibleText(page.getElementById(category)!)).not.toContain("Sample data");
    }
    expect(collectionsIn(page, "spotlight")).toHaveLength(4);
  });

  it("shows length, genre, mood and tags of a track, and its stored peaks", async () => {
    const page = await get("?section=sound-effects");
    const rows = await database.sql`SELECT * FROM sound_tracks WHERE genre = 'sound effect'`;
    expect(rows).toHaveLength(12);
    for (const row of rows) {
      const item = page.querySelector(`[data-track="${row.id}"]`)!.closest("li")!;
      const text = visibleText(item);
      for (const word of [row.title, row.artist, row.genre, row.mood, `0:0${row.duration}`])
        expect(text).toContain(word);
      for (const tag of row.tags) expect(text).toContain(`#${tag}`);
      const drawn = item.querySelector("svg path")!.getAttribute("d")!;
      const heights = [...drawn.matchAll(/V(\d+)h1/g)].map(([, y]) => 7 - Number(y));
      const peaks = row.waveform as number[];
      expect(heights).toHaveLength(peaks.length);
      // The loudest moment has the highest bar, silence a lower one.
      expect(heights[peaks.indexOf(100)]).toBe(7);
      expect(heights[peaks.indexOf(Math.min(...peaks))]).toBe(Math.min(...heights));
    }
  });

  it("plays without JavaScript: every play button is a link to an existing sound", async () => {
    const page = await get("");
    const links = [...page.querySelectorAll<HTMLAnchorElement>("[data-track]")];
    expect(links).toHaveLength(8);
    for (const link of links) {
      expect(link.getAttribute("aria-label")).toMatch(/^Play ./);
      const response = await app.request(link.getAttribute("href")!);
      expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "audio/wav"]);
      expect(response.headers.get("Cache-Control")).toContain("immutable");
    }
  });

  it.each(SECTIONS.slice(1, 9).concat("spotlight"))("filters by %s", async (section) => {
    const page = await get(`?section=${section}`);
    const genre =
      { music: "genre <> 'sound effect'", "sound-effects": "genre = 'sound effect'" }[section] ??
      (section === "spotlight" ? "is_spotlight" : "false");
    const category = section === "spotlight" ? "is_spotlight" : `category = '${section}'`;
    const [tracks, collections] = [await foundTracks(genre), await foundCollections(category)];
    expect(collections.length).toBeGreaterThan(2);
    expect(tracksIn(page)).toEqual(tracks);
    expect(collectionsIn(page)).toEqual(collections);
    expect(said(page)).toBe(tracks.length + collections.length);
    const current = [...page.querySelectorAll("main nav [aria-current=page]")];
    expect(current.map((link) => link.getAttribute("href"))).toEqual([
      `/multimedia?section=${section}`,
    ]);
  });

  it.each([
    ["favorites", "No favorites yet", "waits for you here"],
    ["downloads", "No downloads yet", "names its artist"],
  ])("shows that %s are empty, with the first step", async (section, title, words) => {
    const results = (await get(`?section=${section}`)).getElementById("results")!;
    expect(visibleText(results)).toContain(title);
    expect(visibleText(results)).toContain(words);
    expect(results.querySelector("a")!.getAttribute("href")).toBe(
      "/multimedia?section=sound-effects",
    );
  });

  it("searches regardless of case and accents, in all texts and tags", async () => {
    const folded = (columns: string, word: string) =>
      `unaccent(lower(${columns})) LIKE '%${word}%'`;
    const inTrack = (word: string) =>
      folded("title || artist || genre || mood || array_to_string(tags, ' ')", word);
    for (const [q, word] of [
      ["TAQUERIA", "taqueria"],
      ["malecón", "malecon"],
      ["coffee", "coffee"],
    ]) {
      const page = await get(`?q=${encodeURIComponent(q!)}`);
      const [tracks, collections] = [
        await foundTracks(inTrack(word!)),
        await foundCollections(folded("title || description", word!)),
      ];
      expect(tracks.length, q).toBeGreaterThan(0);
      expect(tracksIn(page), q).toEqual(tracks);
      expect(collectionsIn(page), q).toEqual(collections);
    }
    const both = await get("?q=rain&section=music");
    expect(tracksIn(both)).toEqual(["track-neblina"]);
    // Links in the sidebar keep the query, the search form keeps the section.
    expect(menuOf(both)[0]!.getAttribute("href")).toBe("/multimedia?q=rain");
    expect(both.querySelector("main input[name=section]")).toHaveProperty("value", "music");
  });

  it("escapes pattern characters; without matches it has a link that clears the search", async () => {
    for (const q of ["%%", "__", "\\", "' OR true --", "zzzz"]) {
      const results = (await get(`?q=${encodeURIComponent(q)}`)).getElementById("results")!;
      expect(visibleText(results)).toContain("Nothing matches");
      expect(results.querySelector("a")!.getAttribute("href")).toBe("/multimedia");
    }
  });

  it("has pages of 24 results", async () => {
    const first = await get("?q=e");
    const all = await foundCollections("title || description || category ILIKE '%e%'");
    expect(all.length).toBeGreaterThan(24);
    expect(first.querySelector("a[rel=next]")!.getAttribute("href")).toBe("/multimedia?q=e&page=2");
    const second = await get("?q=e&page=2");
    expect(second.querySelector("a[rel=prev]")!.getAttribute("href")).toBe("/multimedia?q=e");
    expect([...collectionsIn(first), ...collectionsIn(second)]).toEqual(all);
  });

  it("opens a collection with its cover, its texts and exactly its tracks", async () => {
    for (const row of await database.sql`
      SELECT * FROM multimedia_collections WHERE category IN ('music', 'sound-effects')`) {
      const page = await get(`?collection=${row.id}`);
      const current = page.querySelector("main nav [aria-current=page]")!;
      expect(current.getAttribute("href")).toBe(`/multimedia?section=${row.category}`);
      const tracks = await foundTracks(`collection_id = '${row.id}'`);
      expect(tracksIn(page)).toEqual(tracks);
      // The stated number of tracks is the actual one.
      expect(row.track_count).toBe(tracks.length);
      const text = visibleText(page.getElementById("results")!);
      for (const part of [row.title, row.description, `${tracks.length} tracks`])
        expect(text).toContain(part);
    }
  });

  it("explains a collection without things, with a link to others", async () => {
    for (const [category, to] of [
      ["luts", "/artifakts?category=images"],
      ["templates", "/artifakts?category=design"],
      ["footage", "/artifakts?category=video"],
      ["tools", "/artifakts?category=tools"],
      ["ai-voiceover", "/creator"],
    ]) {
      const id = `empty-${category}`;
      await database.sql`
        INSERT INTO multimedia_collections (id, title, description, category, position)
        VALUES (${id}, 'Vacía', 'Nada todavía', ${category!}, 99)`;
      const results = (await get(`?collection=${id}`)).getElementById("results")!;
      await database.sql`DELETE FROM multimedia_collections WHERE id = ${id}`;
      expect(visibleText(results)).toContain("not in Plaza yet");
      expect([...results.querySelectorAll("a")].at(-1)!.getAttribute("href")).toBe(to);
    }
  });

  it.each(["?section=nope", "?section=home", "?page=9", "?foo=bar", "?q=%20"])(
    "is the unfiltered library for %s",
    async (query) => expect(tracksIn(await get(query), "music")).toHaveLength(4),
  );

  it("shows no results for an unknown collection", async () => {
    const results = (await get("?collection=nope")).getElementById("results")!;
    expect(visibleText(results)).toContain("Nothing matches");
  });

  it("in easy mode is in Spanish, larger, and has sounds only", async () => {
    const page = await get("", { mode: "easy" });
    expect(page.documentElement.lang).toBe("es");
    expect([...page.querySelectorAll("main h2")].map((one) => one.textContent)).toEqual([
      "Música en tendencia",
      "Efectos de sonido",
    ]);
    expect(menuOf(page)).toHaveLength(12);
    const text = visibleText(mainOf(page));
    for (const word of ["Obtener más créditos de IA", "alegre", "efecto de sonido"])
      expect(text).toContain(word);
    const links = page.querySelectorAll("[data-track]");
    expect(links.length).toBeGreaterThanOrEqual(8);
    for (const link of links) expect(link.getAttribute("aria-label")).toMatch(/^Reproducir ./);
  });
});

it("names collections in the page's language, and finds them by both", async () => {
  const text = async (query: string, language: "es" | "en") =>
    visibleText(mainOf(await get(query, { language })));
  expect(await text("?section=luts", "es")).toContain("Barro cálido");
  expect(await text("?section=luts", "en")).toContain("Warm Clay");
  for (const q of ["barro calido", "warm clay"])
    expect(collectionsIn(await get(`?q=${q}`)), q).toEqual(["collection-warm-clay"]);
  const look = await app.request("/multimedia/medium-look-march-street", {
    preferences: { language: "es" },
  });
  expect(visibleText(mainOf(await readPage(look)))).toContain("Volver a Jacaranda");
});

describe("POST /multimedia", () => {
  it("redirects to adding credits", async () => {
    const response = await post({ intent: "buy-credits" }, "?section=luts");
    expect([response.status, response.headers.get("Location")]).toEqual([
      303,
      "/wallet?currency=credits&next=%2Fmultimedia",
    ]);
  });

  it("answers a malformed form with a 4xx status", async () => {
    expect((await post({ intent: "nope" })).status).toBe(400);
    expect((await post({ favorite: "nope" })).status).toBe(404);
    expect((await app.request("/multimedia", { method: "POST", body: "x" })).status).toBe(415);
  });
});

describe("GET /sounds/:id.wav", () => {
  const ask = (headers: Record<string, string> = {}, init: AppRequestInit = {}) =>
    app.request("/sounds/track-lluvia.wav", { preferences: false, ...init, headers });
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
  let whole: Buffer;
  let etag: string;
  beforeAll(async () => {
    const response = await ask();
    etag = response.headers.get("ETag")!;
    whole = await bytesOf(response);
  });

  it("sends the whole sound with caching headers", async () => {
    const response = await ask();
    expect(response.status).toBe(200);
    const { headers } = response;
    expect(headers.get("Content-Type")).toBe("audio/wav");
    expect(headers.get("Accept-Ranges")).toBe("bytes");
    expect(headers.get("Content-Length")).toBe(String(whole.length));
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(whole.toString("latin1", 0, 4)).toBe("RIFF");
    expect(whole.readUInt32LE(4)).toBe(whole.length - 8);
  });

  it("has the sound whose peaks are stored, for every track", async () => {
    const rows = await database.sql`
      SELECT bytes, waveform, duration FROM sound_files JOIN sound_tracks ON id = track_id`;
    expect(rows).toHaveLength(24);
    for (const { bytes, waveform, duration } of rows) {
      expect(waveform).toEqual(peaksOf(decodeWav(bytes)));
      expect((bytes.length - 44) / bytes.readUInt32LE(28)).toBe(duration);
    }
  });

  it("is immutable for caches only under the address with its version", async () => {
    const version = etag.slice(1, 9);
    const control = async (query: string) =>
      (await app.request(`/sounds/track-lluvia.wav${query}`)).headers.get("Cache-Control");
    expect(await control(`?v=${version}`)).toBe("public, max-age=31536000, immutable");
    for (const query of ["?v=00000000", "?v=", `?v=${version}0`])
      expect(await control(query)).toContain("max-age=0");
  });

  it("answers 304 to a matching If-None-Match", async () => {
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
      const response = await ask({ "If-None-Match": tag, Range: "bytes=0-9" });
      expect([tag, response.status, await response.text()]).toEqual([tag, 304, ""]);
    }
    expect((await ask({ "If-None-Match": '"other"' })).status).toBe(200);
  });

  it.each([
    ["bytes=0-", 0, Infinity],
    ["bytes=0-0", 0, 1],
    ["bytes=100-299", 100, 300],
    ["bytes=44-", 44, Infinity],
    ["bytes=-10", -10, Infinity],
    ["bytes=128000-999999999", 128_000, Infinity],
  ])("sends the range of %s", async (range, from, to) => {
    const response = await ask({ Range: range });
    const expected = whole.subarray(from, to === Infinity ? undefined : to);
    expect(response.status).toBe(206);
    expect((await bytesOf(response)).equals(expected)).toBe(true);
    const start = from < 0 ? whole.length + from : from;
    expect(response.headers.get("Content-Range")).toBe(
      `bytes ${start}-${start + expected.length - 1}/${whole.length}`,
    );
    expect(response.headers.get("Content-Length")).toBe(String(expected.length));
    expect(response.headers.get("ETag")).toBe(etag);
  });

  it.each(["bytes=9-3", "bytes=0-1,5-6", "items=0-5", "bytes=", "nonsense"])(
    "sends the whole for %s",
    async (range) => {
      const response = await ask({ Range: range });
      expect(response.status).toBe(200);
      expect((await bytesOf(response)).equals(whole)).toBe(true);
    },
  );

  it.each(["bytes=99999999-", "bytes=-0"])("refuses %s with its size", async (range) => {
    const response = await ask({ Range: range });
    expect(response.status).toBe(416);
    expect(response.headers.get("Content-Range")).toBe(`bytes */${whole.length}`);
    expect(await response.text()).toContain(String(whole.length));
  });

  it("sends a range only if If-Range matches", async () => {
    const range = { Range: "bytes=0-9" };
    expect((await ask({ ...range, "If-Range": etag })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, "Sat, 21 Nov 2026 07:00:00 GMT"])
      expect((await ask({ ...range, "If-Range": other })).status).toBe(200);
  });

  it("answers HEAD with the headers only, and ignores its Range", async () => {
    const response = await ask({ Range: "bytes=0-9" }, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Length")).toBe(String(whole.length));
    expect(response.headers.get("ETag")).toBe(etag);
    expect(await response.text()).toBe("");
  });

  it.each(["nope.wav", "track-lluvia.mp3", "track-lluvia", ".wav", "%00.wav", "featured.wav"])(
    "has no %s",
    async (file) => expect((await app.request(`/sounds/${file}`)).status).toBe(404),
  );

  it("refuses other methods", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const response = await ask({}, { method });
      expect([method, response.status, response.headers.get("Allow")]).toEqual([
        method,
        405,
        "GET, HEAD",
      ]);
    }
  });

  it("is not behind the gate", async () => {
    const response = await app.request("/sounds/track-lluvia.wav", {
      preferences: false,
      headers: { "User-Agent": "Mozilla/5.0 (Linux; Android 10) Chrome/140" },
    });
    expect(response.status).toBe(200);
  });

  it("reads only the requested range from the database", async () => {
    const [row] = await database.sql`
      SELECT attstorage AS storage FROM pg_attribute
      WHERE attrelid = 'sound_files'::regclass AND attname = 'bytes'`;
    // Stored out of line and uncompressed (TOAST EXTERNAL): substring() reads only the chunks it needs.
    expect(row!.storage).toBe("e");
  });
});

it("a change of the library is notified, so that cached pages are invalidated", async () => {
  let told = 0;
  const listening = await database.sql.listen("plaza_changes", () => void (told += 1));
  await database.sql`UPDATE sound_files SET bytes = bytes WHERE track_id = 'track-lluvia'`;
  await expect.poll(() => told).toBeGreaterThan(0);
  await listening.unlisten();
});

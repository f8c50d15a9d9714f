import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LIST_ANSWER_MAX } from "#domain/lists/list-answer.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { readPage, visibleText } from "../support/html.ts";
import { createApp, type App } from "../support/request.ts";

/** Responses that contain only a part of a list, and how they refer to the rest. */
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`
    INSERT INTO agentiks (id, owner_id, name, description, status, type, created_at)
    SELECT 'more-' || n, 'demo', 'Zurcido ' || n, 'Hace más', 'active', 'sales',
      '2026-01-01Z'::timestamptz + n * interval '1 hour'
    FROM generate_series(1, 2300) n`;
  await database.sql`ANALYZE`;
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const ids = async (query: string, params: (string | string[])[] = []) =>
  (await database.sql.unsafe<{ id: string }[]>(query, params)).map(({ id }) => id);

describe("a list of the interface", () => {
  it("holds as much as an answer may, and says where it goes on", async () => {
    const seen: string[] = [];
    let next: string | undefined = "/api/agentiks";
    const sizes: number[] = [];
    while (next) {
      const response: Response = await app.request(next);
      const items = (await response.json()) as { id: string }[];
      sizes.push(items.length);
      seen.push(...items.map(({ id }) => id));
      next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.[1];
    }
    expect(sizes).toEqual([LIST_ANSWER_MAX, 530]);
    expect(seen).toEqual(await ids("SELECT id FROM agentiks ORDER BY name, id"));
  });

  it("takes an invalid page number for 1, and is empty beyond the last page", async () => {
    const first = await (await app.request("/api/agentiks")).text();
    for (const page of ["0", "x", "-1", "1.5", ""])
      expect(await (await app.request(`/api/agentiks?page=${page}`)).text()).toBe(first);
    const beyond = await app.request("/api/agentiks?page=9");
    expect([beyond.status, await beyond.json(), beyond.headers.get("Link")]).toEqual([
      200,
      [],
      null,
    ]);
  });

  it("says nothing of more where there is no more", async () => {
    expect((await app.request("/api/spaces")).headers.get("Link")).toBeNull();
  });
});

describe("a list of a screen", () => {
  const get = async (query: string) => readPage(await app.request(`/agentiks${query}`));
  const matches = (page: Document) => visibleText(page.querySelector("main [role=status]")!);
  const next = (page: Document) =>
    page.querySelector("main a[rel=next]")?.getAttribute("href") ?? null;

  it("counts up to 500, and still says correctly whether another page follows", async () => {
    expect(matches(await get(""))).toBe("500+ matches");
    expect(matches(await get("?q=zurcido"))).toBe("500+ matches");
    expect(matches(await get("?category=content"))).not.toContain("+");
    expect(next(await get("?page=30"))).toBe("/agentiks?page=31");
    const last = Math.ceil(2_530 / 24);
    expect(next(await get(`?page=${last - 1}`))).toBe(`/agentiks?page=${last}`);
    expect(next(await get(`?page=${last}`))).toBeNull();
  });

  it.each(["zurcido 1", "zu", "z", "ur", "o 22", "%", "q", "más"])(
    "finds for %j on all its pages what a plain reading finds",
    async (q) => {
      // Visitors see the demo person's agentiks as the own ones, which come first.
      // Short words alone are one text.
      const asked = q.split(" ").some((word) => word.length >= 3) ? q.split(" ") : [q];
      const words = asked.map((word) => `%${word.replaceAll("%", "\\%")}%`);
      const expected = await ids(
        `SELECT id FROM agentiks WHERE search_text LIKE ALL (SELECT plaza_fold(word) FROM unnest($1::text[]) word) ORDER BY owner_id IS NOT DISTINCT FROM 'demo' DESC, created_at DESC, id LIMIT 72`,
        [words],
      );
      const shown: string[] = [];
      for (const page of [1, 2, 3]) {
        const document = await get(`?q=${encodeURIComponent(q)}&sort=newest&page=${page}`);
        for (const link of document.querySelectorAll("#cards h3 a, #cards h2 a"))
          shown.push(link.getAttribute("href")!.split("/").at(-1)!);
      }
      expect(shown).toEqual(expected);
    },
  );
});

describe("/sitemap.xml", () => {
  const locations = async (path: string) => {
    const response = await app.request(path);
    expect([path, response.status]).toEqual([path, 200]);
    const text = await response.text();
    return { text, paths: [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!) };
  };

  it("is an index of weeks that have every item together, each once", async () => {
    const index = await locations("/sitemap.xml");
    expect(index.text).toContain("<sitemapindex ");
    const all: string[] = [];
    for (const map of index.paths) {
      const { pathname, search } = new URL(map);
      const { text, paths } = await locations(pathname + search);
      expect(text).toContain("<urlset ");
      all.push(...paths.map((each) => new URL(each).pathname));
    }
    const items = await ids(`
      SELECT '/spaces/' || id AS id FROM spaces UNION ALL SELECT '/artifakts/' || id FROM artifakts
      UNION ALL SELECT '/agentiks/' || id FROM agentiks UNION ALL SELECT '/challenges/' || id FROM challenges`);
    const screens = (await locations("/sitemap.xml?week=screens")).paths;
    expect(screens.length).toBeGreaterThan(5);
    const paths = screens.map((each) => new URL(each).pathname);
    expect(all.sort()).toEqual([...items, ...paths].sort());
  });

  it.each(["?week=", "?week=2026-03-10", "?week=x", "?week=2026-13-45"])(
    "%s is no part of it",
    async (query) => {
      expect((await app.request(`/sitemap.xml${query}`)).status).toBe(404);
    },
  );
});

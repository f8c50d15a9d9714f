import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COVER_COLORS, coverSvg } from "#app/api/files/draw-cover.server.ts";
import { ITEM_KINDS } from "#domain/items/catalogue.ts";
import { listItemIds } from "#db/queries/items/item-ids.ts";
import { COVER_TURNS, COVER_VARIANTS } from "#domain/items/cover.ts";
import uno from "../uno.config.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { createApp, type App } from "./support/request.ts";

/** Requests of crawlers: pictures of link previews, the sitemap, robots.txt. */
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`
    INSERT INTO spaces (id, name, description, type) VALUES ('a&b <é>', 'x', 'x', 'custom')`;
  app = await createApp(database.url, { PUBLIC_URL: "https://plaza.example" });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Requests without cookies, like crawlers. */
const ask = (path: string, init: RequestInit = {}) =>
  app.request(path, { preferences: false, ...init });

describe("the picture of a link preview", () => {
  it.each([
    "/covers/space/space-4.png",
    "/covers/space/a%26b%20%3C%C3%A9%3E.png",
    "/covers/offer/app-comandero.png",
    "/covers/offer/perk-corte-diario.png",
  ])("%s is a PNG of 1200 x 630 that can be kept", async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/png");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(response.headers.get("Content-Length")).toBe(String(bytes.length));

    const etag = response.headers.get("ETag")!;
    const again = await ask(path, { headers: { "If-None-Match": `W/${etag}` } });
    expect([again.status, again.headers.get("ETag")]).toEqual([304, etag]);
    expect((await again.arrayBuffer()).byteLength).toBe(0);
    const head = await ask(path, { method: "HEAD" });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });

  it("is small, whichever drawing it is", async () => {
    const seen = new Map<string, number>();
    for (const kind of ITEM_KINDS) {
      for (let n = 1; n <= 5; n++) {
        const response = await ask(`/covers/${kind}/${kind}-${n}.png`);
        expect([kind, n, response.status]).toEqual([kind, n, 200]);
        seen.set(response.headers.get("ETag")!, (await response.arrayBuffer()).byteLength);
      }
    }
    const sizes = [...seen.values()];
    process.stdout.write(
      `${seen.size} pictures, ${Math.min(...sizes)} to ${Math.max(...sizes)} bytes\n`,
    );
    expect(seen.size).toBeGreaterThan(10);
    expect(Math.max(...sizes)).toBeLessThan(60 * 1024);
  });

  it.each([
    "/covers/space/nope.png",
    "/covers/perk/perk-1.png",
    "/covers/offer/app-nope.png",
    `/covers/offer/kit-${"0".repeat(24)}.png`,
    "/covers/space/space-4.jpg",
    "/covers/space/space-4",
    "/covers/space/.png",
    "/covers/space/featured.png",
    "/covers/artifakt/space-4.png",
    "/covers/toString/space-4.png",
  ])("%s is not there", async (path) => {
    const response = await ask(path);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
  });

  it("differs by kind, drawing and turn", () => {
    const drawings = ([...ITEM_KINDS, "offer"] as const).flatMap((kind) =>
      Array.from({ length: COVER_VARIANTS[kind] * COVER_TURNS }, (_, n) =>
        coverSvg(kind, Math.floor(n / COVER_TURNS), n % COVER_TURNS),
      ),
    );
    expect(new Set(drawings).size).toBe(28 * 4);
  });

  it("is in the colours of the house", () => {
    const css = uno.preflights?.[0]?.getCSS({} as never) as string;
    const [, noche = ""] = /\.dark\{([^}]*)\}/.exec(css) ?? [];
    for (const [name, color] of Object.entries(COVER_COLORS)) {
      expect(noche).toContain(`--${name}:${color}`);
    }
  });
});

describe("/sitemap.xml", () => {
  it("has every item's page and the public screens, each once and each there", async () => {
    const response = await ask("/sitemap.xml");
    expect(response.headers.get("Content-Type")).toMatch(/^application\/xml/);
    const xml = await response.text();
    const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text]) => text!);
    expect(new Set(addresses).size).toBe(addresses.length);
    const [row] = await database.sql`
      SELECT (SELECT count(*) FROM spaces) + (SELECT count(*) FROM artifakts)
        + (SELECT count(*) FROM agentiks) + (SELECT count(*) FROM challenges) AS n`;
    const screens = addresses.filter((address) => !/s\/[^/]+$/.test(address));
    expect(addresses).toHaveLength(Number(row!.n) + screens.length);
    expect(screens).toContain("https://plaza.example/");
    expect(screens).toContain("https://plaza.example/artifakts");
    for (const screen of screens) {
      const { pathname } = new URL(screen);
      expect([pathname, (await app.request(pathname)).status]).toEqual([pathname, 200]);
    }
    const odd = addresses.find((address) => address.includes("%3C"))!;
    expect(odd).toBe("https://plaza.example/spaces/a%26b%20%3C%C3%A9%3E");
    expect((await app.request(new URL(odd).pathname)).status).toBe(200);
    expect(xml).not.toContain("lastmod");
  });

  it("is truncated by kind at the maximum size of a sitemap", async () => {
    const all = await listItemIds(database.db, 50_000);
    expect(all[0]?.kind).toBe("space");
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(4);
    expect(await listItemIds(database.db, 400)).toEqual(all.slice(0, 400));
  });
});

describe("/robots.txt", () => {
  it("names the sitemap and disallows personal pages", async () => {
    const response = await ask("/robots.txt");
    expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
    const lines = (await response.text()).split("\n");
    expect(lines[0]).toBe("User-agent: *");
    expect(lines).toContain("Disallow: /account");
    expect(lines).toContain("Sitemap: https://plaza.example/sitemap.xml");
    expect(lines.filter((line) => /^Disallow: \/(spaces|search|$)/.test(line))).toEqual([]);
  });
});

it("nothing here can be written", async () => {
  for (const path of ["/robots.txt", "/sitemap.xml", "/covers/space/space-4.png"]) {
    const response = await app.request(path, { form: { a: "b" } });
    expect([path, response.status, response.headers.get("Allow")]).toEqual([
      path,
      405,
      "GET, HEAD",
    ]);
  }
});

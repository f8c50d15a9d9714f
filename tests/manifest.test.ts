import fs from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { readPage } from "./support/html.ts";
import { createApp, type App, type AppRequestInit } from "./support/request.ts";

/** The web app manifest: what a browser needs to offer the installation. */
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

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}
interface Manifest {
  id: string;
  lang: string;
  name: string;
  short_name: string;
  description: string;
  start_url: string;
  scope: string;
  display: string;
  theme_color: string;
  background_color: string;
  icons: Icon[];
  shortcuts: { name: string; url: string; icons: Icon[] }[];
}
const ask = async (query = "", init: AppRequestInit = { preferences: false }) => {
  const response = await app.request(`/manifest.webmanifest${query}`, init);
  expect(response.status).toBe(200);
  return { response, manifest: (await response.json()) as Manifest };
};

describe("/manifest.webmanifest", () => {
  it("has what an installation needs", async () => {
    const { response, manifest } = await ask("?lang=es");
    expect(response.headers.get("Content-Type")).toBe("application/manifest+json; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(response.headers.get("Set-Cookie")).toBeNull();
    expect(manifest).toMatchObject({
      id: "/",
      name: "Plaza",
      short_name: "Plaza",
      start_url: "/",
      scope: "/",
      display: "standalone",
      lang: "es",
    });
    expect(manifest.theme_color).toMatch(/^#[\da-f]{6}$/);
    expect(manifest.background_color).toMatch(/^#[\da-f]{6}$/);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
  });

  it("names icons that are there, in the size that it says", async () => {
    const { manifest } = await ask();
    const all = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
    for (const { src, sizes, type } of all) {
      const { width, height, format } = await sharp(`public${src}`).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
    // iOS takes this one, without any link.
    expect(fs.existsSync("public/apple-touch-icon.png")).toBe(true);
  });

  it("is in the language of its address, else in that of the request", async () => {
    const spanish = (await ask("?lang=es")).manifest;
    const english = (await ask("?lang=en", { preferences: { language: "es" } })).manifest;
    expect(english.lang).toBe("en");
    expect(english.description).not.toBe(spanish.description);
    expect(spanish.shortcuts.map(({ name }) => name)).toContain("Crear nuevo");
    expect(english.shortcuts.map(({ name }) => name)).toContain("Create New");
    const asked = { preferences: false, headers: { "Accept-Language": "es-MX" } } as const;
    const own = await ask("", asked);
    expect(own.manifest).toEqual(spanish);
    expect(own.response.headers.get("Cache-Control")).toContain("private");
    expect((await ask("?lang=xx", { preferences: false })).manifest.lang).toBe("en");
  });

  it("leads to pages that open", async () => {
    const { manifest } = await ask();
    expect(manifest.shortcuts.length).toBeGreaterThanOrEqual(3);
    for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts])
      expect([url, (await app.request(url)).status]).toEqual([url, 200]);
  });

  it("is named by every page, in the page's language", async () => {
    for (const [path, language] of [
      ["/", "es"],
      ["/spaces", "en"],
      ["/login", "es"],
    ] as const) {
      const page = await readPage(await app.request(path, { preferences: { language } }));
      const links = [...page.querySelectorAll("head link[rel=manifest]")];
      expect(links.map((link) => link.getAttribute("href"))).toEqual([
        `/manifest.webmanifest?lang=${language}`,
      ]);
    }
  });

  it("is only read", async () => {
    const response = await app.request("/manifest.webmanifest", { form: { a: "b" } });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });
});

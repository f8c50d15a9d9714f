import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importsOf, ROOT } from "./architecture/source-files.ts";
import { makeItemAddresses } from "./support/screens/item-addresses.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { askServer, startPlaza, type ServerProcess } from "./support/plaza-process.ts";
import { preferencesCookie } from "./support/request.ts";
import { ACCOUNT_SCREENS, ITEM_SCREENS, REQUESTS_MAX, SCREENS } from "./support/screens/screens.ts";

/** Budgets of a first visit, in transferred bytes. */
const KB = 1024;
const HTML_MAX = 12 * KB;
/** What one TCP window holds: the home, and a conversation with all 50 messages of a page. */
const HTML_MAX_OF: Readonly<Record<string, number>> = {
  "/": 14 * KB,
  "/spaces/:id/t/:thread": 14 * KB,
};
const FIRST_CONTENT_MAX = 5 * KB;
const CSS_MAX = 5 * KB;
const SCRIPTS_MAX = 90 * KB;
const ROUTE_CHUNK_MAX = 8 * KB;
/** Number of DOM elements with JavaScript: layout and style take time on a slow phone. */
const ELEMENTS_MAX = 500;
/** The home has six sections. */
const HOME_ELEMENTS_MAX = 650;

/**
 * Libraries that load lazily or never, each with a string that occurs in its code, minified or not.
 */
const LATE_LIBRARIES = { ark: '"data-scope"', echarts: "zrender" };
const SERVER_LIBRARIES = {
  zod: "ZodError",
  drizzle: "drizzle:entityKind",
  postgres: "PostgresError",
};

/** Pages contain their origin. With the port of each run, the same page has up to 100 bytes more or less. */
const ORIGIN = "https://plaza.example";
const ASSETS = path.join(ROOT, "build/client");
const REPORT = path.join(ROOT, "reports/weight.json");

let database: TestDatabase;
let server: ServerProcess;
let addresses: Readonly<Record<string, string>>;
beforeAll(async () => {
  database = await createTestDatabase();
  addresses = await makeItemAddresses(database.sql);
  server = await startPlaza(database.url, { PUBLIC_URL: ORIGIN });
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

interface Weight {
  html: number;
  firstContent: number;
  css: number;
  scripts: number;
  routeChunk: number;
  requests: number;
  elements: number;
}
const figures: Record<string, Weight> = {};

const headers = { "Accept-Encoding": "br", Cookie: preferencesCookie() };
const brotli = (text: string) =>
  zlib.brotliCompressSync(text, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY },
  }).length;

/** Decompresses the beginning of a brotli stream. */
const readPrefix = (body: Buffer) =>
  zlib
    .brotliDecompressSync(body, { finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH })
    .toString();

/** Number of compressed bytes needed until `mark` is complete, by binary search. */
export function bytesUntil(body: Buffer, mark: string): number {
  let [low, high] = [1, body.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (readPrefix(body.subarray(0, middle)).includes(mark)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Number of start tags, outside of scripts, styles, and what is only there without scripts. */
const countElements = (html: string) =>
  html.replace(/(<(script|style|noscript)[^>]*>)[\s\S]*?<\/\2>/g, "$1").match(/<[a-z][^>]*>/gi)
    ?.length ?? 0;

const allMatches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = ""]) => found);

/** All scripts that these scripts import statically, transitively. */
function staticGraph(starts: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const queue = [...starts];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    queue.push(...staticImports(file));
  }
  return seen;
}

const read = new Map<string, string[]>();
function staticImports(file: string): string[] {
  const known = read.get(file);
  if (known) return known;
  const text = fs.readFileSync(path.join(ASSETS, file), "utf8");
  const found = importsOf({ path: file, text })
    .filter(({ isDynamic }) => !isDynamic)
    .map(({ specifier }) => path.posix.join(path.posix.dirname(file), specifier));
  read.set(file, found);
  return found;
}

const sizes = new Map<string, number>();
async function sizeOf(file: string): Promise<number> {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const { status, body } = await askServer(server.origin, file, headers);
  expect([file, status]).toEqual([file, 200]);
  sizes.set(file, body.length);
  return body.length;
}

const codeOf = (file: string) => fs.readFileSync(path.join(ASSETS, file), "utf8");

const foreign = new Map<string, string[]>();
/** Addresses elsewhere that a script imports or asks. Most scripts are on many screens. */
function foreignAddresses(file: string): string[] {
  const known = foreign.get(file);
  if (known) return known;
  const text = codeOf(file);
  const imported = importsOf({ path: file, text }).map(({ specifier }) => specifier);
  const found = [
    ...imported.filter((specifier) => !/^\.{0,2}\//.test(specifier)),
    ...(text.match(/\b(fetch|import|WebSocket|EventSource)\(\s*["'`](https?:)?\/\//g) ?? []),
  ];
  foreign.set(file, found);
  return found;
}

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, { path?: string; module: string; imports: string[]; css: string[] }>;
  url: string;
}

/** The server's manifest of all routes; the browser's contains only those of the page. */
async function readManifest(): Promise<Manifest> {
  const [file] = fs
    .readdirSync(path.join(ASSETS, "assets"))
    .filter((name) => /^manifest-.*\.js$/.test(name));
  return JSON.parse(
    codeOf(`assets/${file}`)
      .replace(/^window\.__remixManifest=/, "")
      .replace(/;$/, ""),
  ) as Manifest;
}

/**
 * A page as visitors get it: the page cache recompresses a page at the best quality after its second
 * request. Uncached pages are returned as they are.
 */
async function requestCachedPage(screen: string) {
  const first = await askServer(server.origin, screen, headers);
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await askServer(server.origin, screen, headers);
    if (!answer.headers.etag || answer.body.length < first.body.length * 0.97) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${screen} was never compressed at the best quality`);
}

describe.each([...SCREENS, ...ITEM_SCREENS])("$path", ({ path: screen, routeIds }) => {
  let html = "";
  let body: Buffer;
  let scripts: Set<string>;

  beforeAll(async () => {
    const answer = await requestCachedPage(addresses[screen] ?? screen);
    expect([answer.status, answer.headers["content-encoding"]]).toEqual([200, "br"]);
    body = answer.body;
    html = zlib.brotliDecompressSync(body).toString();
    // React's script for streamed Suspense boundaries: cached pages are complete.
    expect(html).not.toContain("function $RC");
    const manifest = await readManifest();
    const routes = ["root", ...routeIds].map((id) => manifest.routes[id]!);
    scripts = staticGraph([
      // Only preloads and imports: the page's list of routes names more scripts.
      ...allMatches(html, /<link rel="modulepreload" href="([^"]+)"/g),
      ...allMatches(html, /\b(?:from |import\()"(\/[^"]+)"/g),
      manifest.entry.module,
      ...manifest.entry.imports,
      ...routes.flatMap(({ module, imports }) => [module, ...imports]),
    ]);
    const sent = await Promise.all([...scripts].map(sizeOf));
    const sheets = new Set(routes.flatMap(({ css }) => css));
    figures[screen] = {
      html: body.length,
      firstContent: bytesUntil(body, "</h1>"),
      css: brotli(allMatches(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join("")),
      scripts: sent.reduce((sum, size) => sum + size, 0),
      routeChunk: await sizeOf(manifest.routes[routeIds.at(-1)!]!.module),
      // The page, its scripts, the favicon, the complete style sheet, and the manifest of linked routes.
      requests:
        1 +
        scripts.size +
        allMatches(html, /<link rel="icon" href="(\/[^"]*)"/g).length +
        sheets.size +
        1,
      elements: countElements(html),
    };
  });

  it("is light enough", () => {
    const weight = figures[screen]!;
    const limits: Weight = {
      html: HTML_MAX_OF[screen] ?? HTML_MAX,
      firstContent: FIRST_CONTENT_MAX,
      css: CSS_MAX,
      scripts: SCRIPTS_MAX,
      routeChunk: ROUTE_CHUNK_MAX,
      requests: REQUESTS_MAX,
      elements: screen === "/" ? HOME_ELEMENTS_MAX : ELEMENTS_MAX,
    };
    const over = Object.entries(limits).flatMap(([name, limit]) => {
      const value = weight[name as keyof Weight];
      // Zero means not measured.
      return value > 0 && value <= limit ? [] : [`${name}: ${value} of ${limit}`];
    });
    expect(over).toEqual([]);
  });

  it("asks nobody else", () => {
    const named = [
      ...allMatches(html, /\s(?:src|href|srcset|action|poster|formaction)="([^"]*)"/g),
      ...allMatches(html, /url\(["']?([^"')]*)/g),
    ];
    const isOurs = (address: string) =>
      /^(\/(?!\/)|#|\?|data:|$)/.test(address) || address.startsWith(`${ORIGIN}/`);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((address) => !isOurs(address))).toEqual([]);
    expect([...scripts].flatMap(foreignAddresses)).toEqual([]);
  });

  it("has no font, no picture of dots to wait for, and nothing that blocks", () => {
    expect(html).not.toMatch(/@font-face|@import/);
    // Without JavaScript the complete style sheet loads with the page.
    const scripted = html.replace(/<noscript>.*?<\/noscript>/gs, "");
    expect(scripted).not.toMatch(/<link[^>]+rel="(stylesheet|preload|preconnect|dns-prefetch)"/);
    for (const image of html.match(/<img[^>]*>/g) ?? []) expect(image).toContain('loading="lazy"');
    expect(html).not.toMatch(/url\(["']?[^)]*\.(png|jpe?g|gif|webp|avif)/);
    for (const tag of html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? [])
      expect(tag).toMatch(/\s(async|defer|type="module")/);
  });

  it("leaves the heavy parts until somebody reaches for them", () => {
    for (const [name, sign] of Object.entries({ ...LATE_LIBRARIES, ...SERVER_LIBRARIES })) {
      const holders = [...scripts].filter((file) => codeOf(file).includes(sign));
      expect([name, holders]).toEqual([name, []]);
    }
  });
});

it("a conversation that is begun is as light as any page", async () => {
  const { status, body } = await requestCachedPage("/spaces/space-4/t/new");
  expect([status, body.length <= HTML_MAX]).toEqual([200, true]);
});

describe("the build", () => {
  const chunks = () =>
    fs
      .readdirSync(path.join(ASSETS, "assets"))
      .filter((name) => name.endsWith(".js"))
      .map((name) => `assets/${name}`);

  it("has the late libraries in chunks of their own, so their signs are still right", () => {
    for (const [name, sign] of Object.entries(LATE_LIBRARIES)) {
      const holders = chunks().filter((file) => codeOf(file).includes(sign));
      expect([name, holders.length > 0]).toEqual([name, true]);
    }
  });

  it("has no server library for the browser at all", () => {
    const packages = { zod: "zod", drizzle: "drizzle-orm", postgres: "postgres" };
    for (const [name, sign] of Object.entries(SERVER_LIBRARIES)) {
      const folder = path.join(ROOT, "node_modules", packages[name as keyof typeof packages]);
      const isStillSign = fs
        .readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.[cm]?js$/.test(file))
        .some((file) => fs.readFileSync(path.join(folder, file), "utf8").includes(sign));
      expect([name, isStillSign]).toEqual([name, true]);
      expect(chunks().filter((file) => codeOf(file).includes(sign))).toEqual([]);
    }
  });

  it("has a small service worker", async () => {
    const budgets = { "service-worker.js": 1_800 };
    for (const [file, limit] of Object.entries(budgets)) {
      const { status, body, headers: given } = await askServer(server.origin, `/${file}`, headers);
      expect([file, status, given["cache-control"]]).toEqual([file, 200, "no-cache"]);
      expect([file, body.length <= limit]).toEqual([file, true]);
    }
  });

  it("has no font and no foreign address in its sheet", () => {
    const sheets = fs
      .readdirSync(path.join(ASSETS, "assets"))
      .filter((name) => name.endsWith(".css"));
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) {
      const css = codeOf(`assets/${sheet}`);
      expect(css).not.toMatch(/@font-face|@import/);
      const addresses = allMatches(css, /url\(["']?([^"')]*)/g);
      expect(addresses.filter((address) => !/^(data:|#|\/(?!\/))/.test(address))).toEqual([]);
    }
  });

  it("knows every page: each component of the build was weighed", async () => {
    const ids = new Set([...SCREENS, ...ITEM_SCREENS].flatMap(({ routeIds }) => routeIds));
    const { routes } = await readManifest();
    const hasComponent = (id: string) =>
      /\bas default\b|export default/.test(codeOf(routes[id]!.module));
    const pages = Object.keys(routes).filter(
      (id) => !id.startsWith("api/") && id !== "root" && routes[id]!.path !== "*",
    );
    expect(pages).toEqual(expect.arrayContaining([...ids]));
    // The pattern must match the minifier's output.
    expect([...ids].filter((id) => !hasComponent(id))).toEqual([]);
    // Screens that need an account redirect the visitor who weighs; they are forms of a few fields.
    const forAccounts = new Set(ACCOUNT_SCREENS.flatMap(({ routeIds }) => routeIds));
    const forgotten = pages.filter(
      (id) => !ids.has(id) && !forAccounts.has(id) && hasComponent(id),
    );
    expect(forgotten).toEqual([]);
  });

  it("can tell where the heading comes", () => {
    const page = `${"a b c ".repeat(10)}<h1>x</h1>${Math.PI.toString().repeat(999)}`;
    const compressed = zlib.brotliCompressSync(page);
    const bytes = bytesUntil(compressed, "</h1>");
    expect(bytes).toBeLessThanOrEqual(compressed.length);
    expect(readPrefix(compressed.subarray(0, bytes))).toContain("</h1>");
    expect(readPrefix(compressed.subarray(0, bytes - 1))).not.toContain("</h1>");
  });
});

afterAll(() => {
  fs.mkdirSync(path.dirname(REPORT), { recursive: true });
  fs.writeFileSync(REPORT, `${JSON.stringify(figures, null, 2)}\n`);
  const kilobytes = (bytes: number) => Number((bytes / KB).toFixed(2));
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([screen, { requests, ...bytes }]) => [
        screen,
        {
          ...Object.fromEntries(
            Object.entries(bytes).map(([name, value]) => [`${name} KB`, kilobytes(value)]),
          ),
          requests,
        },
      ]),
    ),
  );
});

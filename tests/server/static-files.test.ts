import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import zlib from "node:zlib";
import { afterEach, beforeAll, expect, test } from "vitest";
import { precompress } from "../../scripts/build/precompress.mjs";
import { ask, askRaw, closeServers, startServer, statusOf } from "./running-server.ts";

afterEach(closeServers);

const SCRIPT = `export const words = ${JSON.stringify(Array.from({ length: 300 }, (_, i) => `w${i}`))};`;
const FOR_EVER = "public, max-age=31536000, immutable";
let folder = "";

beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), "plaza static "));
  folder = join(root, "client");
  for (const name of ["assets", ".vite", "covers"])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(root, "secret.txt"), "outside");
  writeFileSync(join(folder, "assets", "app-1.js"), SCRIPT);
  writeFileSync(join(folder, "assets", "tiny-1.js"), "1");
  writeFileSync(join(folder, "assets", "font-1.woff2"), Buffer.alloc(900, 7));
  writeFileSync(
    join(folder, "favicon.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg">${" ".repeat(400)}</svg>`,
  );
  writeFileSync(join(folder, "covers", "una portada.svg"), "<svg/>");
  writeFileSync(join(folder, "big.bin"), Buffer.alloc(900_000, "b"));
  writeFileSync(join(folder, ".vite", "manifest.json"), "{}");
  writeFileSync(join(folder, ".env"), "SECRET=1");
  await precompress(folder);
});

const start = () =>
  startServer((request) => new Response(`application ${request.url}`, { status: 404 }), {
    clientFolder: folder,
  });

test("precompress writes siblings that are smaller, and nothing the second time", async () => {
  const names = readdirSync(folder, { recursive: true }).map(String).sort();
  expect(names.filter((name) => /\.(br|gz)$/.test(name))).toEqual([
    "assets/app-1.js.br",
    "assets/app-1.js.gz",
    "favicon.svg.br",
    "favicon.svg.gz",
  ]);
  expect(await precompress(folder)).toMatchObject({ written: 0, kept: 4 });
});

test("a hashed file is served precompressed by Accept-Encoding, and immutable", async () => {
  const { port } = await start();
  const get = (encoding?: string) =>
    ask(port, "/assets/app-1.js", { headers: encoding ? { "Accept-Encoding": encoding } : {} });
  const [br, gzip, plain] = [await get("gzip, br"), await get("gzip"), await get()];
  expect(zlib.brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
  expect(zlib.gunzipSync(gzip.body).toString()).toBe(SCRIPT);
  expect(plain.text).toBe(SCRIPT);
  expect([br, gzip, plain].map(({ headers }) => headers["content-encoding"])).toEqual([
    "br",
    "gzip",
    undefined,
  ]);
  for (const { status, headers, body } of [br, gzip, plain]) {
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe(FOR_EVER);
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers["content-length"]).toBe(String(body.length));
  }
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
});

test("other files are cached for an hour and then revalidated by ETag", async () => {
  const { port } = await start();
  const first = await ask(port, "/favicon.svg?v=1");
  expect(first.headers["cache-control"]).toBe("public, max-age=3600");
  expect(first.headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
  const tag = first.headers.etag ?? "";
  const again = await ask(port, "/favicon.svg", { headers: { "If-None-Match": tag } });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
  expect(again.headers["content-length"]).toBeUndefined();
  const other = await ask(port, "/favicon.svg", { headers: { "If-None-Match": '"x"' } });
  expect(other.status).toBe(200);
});

test("HEAD has the headers only; other methods are 405; a binary has no Vary", async () => {
  const { port } = await start();
  const head = await ask(port, "/assets/app-1.js", { method: "HEAD" });
  expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
    200,
    0,
    String(SCRIPT.length),
  ]);
  const post = await ask(port, "/favicon.svg", { method: "POST" });
  expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
  const font = await ask(port, "/assets/font-1.woff2", { headers: { "Accept-Encoding": "br" } });
  expect([font.headers.vary, font.headers["content-type"]]).toEqual([undefined, "font/woff2"]);
});

test("a large file and one with a space in its name arrive whole", async () => {
  const { port } = await start();
  const big = await ask(port, "/big.bin");
  expect([big.body.length, big.headers["content-type"]]).toEqual([
    900_000,
    "application/octet-stream",
  ]);
  expect((await ask(port, "/covers/una%20portada.svg")).text).toBe("<svg/>");
});

test("a missing asset is a short 404 that is not cached and the application never sees", async () => {
  const { port } = await start();
  for (const path of [
    "/assets/none.js",
    "/assets/",
    "/assets/app-1.js.br",
    "/assets/../assets/x",
  ]) {
    const { status, text, headers } = await ask(port, path);
    expect([path, status, text, headers["cache-control"]]).toEqual([
      path,
      404,
      "Not found\n",
      "no-store",
    ]);
  }
});

test("nothing outside the list can be reached: traversal, dotfiles, folders, siblings", async () => {
  const { port } = await start();
  const targets = [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/....//secret.txt",
    "/.vite/manifest.json",
    "/%2evite/manifest.json",
    "/.env",
    "/assets/..%2f.env",
    "/covers",
    "/covers/",
    "/favicon.svg.br",
    "/favicon.svg/",
    "/FAVICON.SVG",
    "/%252e%252e/secret.txt",
    "//secret.txt",
  ];
  for (const target of targets) {
    const head = `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    const raw = await askRaw(port, head);
    expect([target, statusOf(raw) >= 400]).toEqual([target, true]);
    expect(raw).not.toMatch(/outside|SECRET/);
  }
});

test("a sibling older than its source belongs to an earlier build and is not served", async () => {
  const own = mkdtempSync(join(tmpdir(), "plaza-stale-"));
  writeFileSync(join(own, "a.js"), "new".repeat(200));
  writeFileSync(join(own, "a.js.br"), zlib.brotliCompressSync("old"));
  utimesSync(join(own, "a.js.br"), 1, 1);
  const { port } = await startServer(() => new Response(""), { clientFolder: own });
  const { text, headers } = await ask(port, "/a.js", { headers: { "Accept-Encoding": "br" } });
  expect([text, headers["content-encoding"]]).toEqual(["new".repeat(200), undefined]);
  expect(await precompress(own)).toMatchObject({ written: 2, kept: 0 });
});

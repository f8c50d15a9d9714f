import { createHash } from "node:crypto";
import zlib from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { asksSpanish } from "../../adapters/browser/browser-language.server.ts";
import { createConcurrencyLimit } from "../../server/checks/concurrency-limit.ts";
import type { RequestContext } from "../../server/handler.ts";
import { createPageCache } from "../../server/page-cache/page-cache.ts";
import { createSecurityHeaders } from "../../server/wire/headers.ts";
import { type Answer, ask, closeServers, html, startServer } from "./running-server.ts";

afterEach(closeServers);

const PREFERENCES = "plaza-preferences=theme=dark&onboarded=1&path=1";
const visitor = { headers: { Cookie: PREFERENCES, "Accept-Encoding": "br" } };
const policyOf = ({ headers }: Pick<Answer, "headers">) =>
  String(headers["content-security-policy"]);
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const read = ({ body, headers }: Answer) =>
  (headers["content-encoding"] === "br" ? zlib.brotliDecompressSync(body) : body).toString();

/** An application that counts its calls and prints the number on its pages. */
function countingApplication() {
  let asked = 0;
  const fetch = (request: Request, { nonce }: RequestContext) => {
    asked += 1;
    const { pathname } = new URL(request.url);
    if (pathname === "/moved")
      return new Response(null, { status: 302, headers: { Location: "/" } });
    if (pathname === "/missing") return html("<p>none</p>", { status: 404 });
    if (pathname === "/json") return Response.json({ asked });
    if (pathname === "/kept") return html("mine", { headers: { "Cache-Control": "no-store" } });
    if (pathname === "/cookie") return html("a", { headers: { "Set-Cookie": "plaza-x=1" } });
    return html(`<style nonce="${nonce}">p{}</style><p>${"words ".repeat(300)}${pathname} ${asked}</p>
      <script>injected()</script><script nonce="${nonce}">go()</script>`);
  };
  return { fetch, asked: () => asked };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("a visitors' page is rendered once, and its policy allows what it had a nonce for", async () => {
  const application = countingApplication();
  const { port } = await startServer(application.fetch, { cachesPages: true });
  const answers = [await ask(port, "/", visitor), await ask(port, "/", visitor)];
  for (let tries = 0; tries < 40; tries += 1) {
    answers.push(await ask(port, "/", visitor));
    if (Number(answers.at(-1)?.body.length) !== Number(answers[0]?.body.length)) break;
    await wait(50);
  }
  expect(application.asked()).toBe(1);
  expect(new Set(answers.map(policyOf)).size).toBe(1);
  expect(new Set(answers.map(read)).size).toBe(1);
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(read(answer)).toContain("<style>p{}</style>");
    expect(policyOf(answer)).toContain(`script-src 'self' ${hashOf("go()")};`);
    expect(policyOf(answer)).toContain(`style-src 'self' ${hashOf("p{}")};`);
    expect(policyOf(answer)).not.toContain("nonce-");
    expect(policyOf(answer)).not.toContain(hashOf("injected()"));
    expect(answer.headers["x-frame-options"]).toBe("DENY");
    expect(answer.headers["cache-control"]).toBe("private, no-cache");
    expect(answer.headers.vary).toBe(answers[0]!.headers.vary);
  }
  expect(
    answers.map(({ headers }) => /cache;desc=\w+/.exec(String(headers["server-timing"]))?.[0]),
  ).toEqual(answers.map((_, index) => `cache;desc=${index === 0 ? "miss" : "hit"}`));
});

test("other URLs, themes and hosts have cached pages of their own", async () => {
  const application = countingApplication();
  const { port } = await startServer(application.fetch, { cachesPages: true });
  const other = { ...visitor.headers, Cookie: "plaza-preferences=theme=light&onboarded=1&path=1" };
  await ask(port, "/", visitor);
  await ask(port, "/?page=2", visitor);
  await ask(port, "/", { headers: other });
  await ask(port, "/", { headers: { ...visitor.headers, Host: "plaza.example" } });
  expect(application.asked()).toBe(4);
});

test("requests with a session, unknown or malformed Plaza cookies are never answered from the cache", async () => {
  const application = countingApplication();
  const { port } = await startServer(application.fetch, { cachesPages: true });
  const cookies = [
    `${PREFERENCES}; plaza-session=abc`,
    `__Host-plaza-session=abc; ${PREFERENCES}`,
    `${PREFERENCES}; plaza-guest=abc`,
    `__Host-plaza-guest=abc; ${PREFERENCES}`,
    `${PREFERENCES}; plaza-whatever=1`,
    `${PREFERENCES}; ${PREFERENCES}`,
    "theme=dark",
  ];
  await ask(port, "/", visitor);
  for (const Cookie of cookies) {
    await ask(port, "/", { headers: { Cookie } });
    await ask(port, "/", { headers: { Cookie } });
  }
  await ask(port, "/");
  expect(application.asked()).toBe(1 + 2 * cookies.length + 1);
  // Cookies of other sites' scripts, and Plaza's cookies that change no page, are ignored.
  await ask(port, "/", { headers: { Cookie: `_ga=1; ${PREFERENCES}; plaza-visitor=x` } });
  expect(application.asked()).toBe(1 + 2 * cookies.length + 1);
});

test("only complete HTML pages with status 200 are cached, and never a response to a write", async () => {
  const application = countingApplication();
  const { port } = await startServer(application.fetch, { cachesPages: true });
  const paths = ["/moved", "/missing", "/json", "/kept", "/cookie", "/page.data"];
  for (const path of [...paths, ...paths]) await ask(port, path, visitor);
  expect(application.asked()).toBe(2 * paths.length);
  expect((await ask(port, "/moved", visitor)).headers.location).toBe("/");
  const post = { method: "POST", ...visitor, body: "a=1" };
  const headers = { ...visitor.headers, "Content-Type": "application/x-www-form-urlencoded" };
  const before = application.asked();
  await ask(port, "/", { ...post, headers });
  await ask(port, "/", { ...post, headers });
  await ask(port, "/", { ...visitor, method: "HEAD" });
  expect(application.asked()).toBe(before + 3);
});

test("a browser that has the page is told so, and keeps the policy the page came with", async () => {
  const { port } = await startServer(countingApplication().fetch, { cachesPages: true });
  const { headers } = await ask(port, "/", visitor);
  const etag = String(headers.etag);
  const again = await ask(port, "/", { headers: { ...visitor.headers, "If-None-Match": etag } });
  expect(again.status).toBe(304);
  expect(again.headers["content-security-policy"]).toBeUndefined();
  expect(again.headers.etag).toBe(etag);
  expect(again.body).toHaveLength(0);
});

test("a browser that has the page keeps its policy, though memory has it no more", async () => {
  const fetch = (_: Request, { nonce }: RequestContext) =>
    html(`<script nonce="${nonce}">go()</script>`);
  const [first, second] = [
    await startServer(fetch, { cachesPages: true }),
    await startServer(fetch, { cachesPages: true }),
  ];
  const shown = await ask(first.port, "/", { headers: { ...visitor.headers, Host: "plaza.mx" } });
  const again = await ask(second.port, "/", {
    headers: { ...visitor.headers, Host: "plaza.mx", "If-None-Match": String(shown.headers.etag) },
  });
  expect(again.status).toBe(304);
  expect(policyOf(again)).toBe(policyOf(shown));
});

test("gzip and no compression at all get the same page", async () => {
  const application = countingApplication();
  const { port } = await startServer(application.fetch, { cachesPages: true });
  await ask(port, "/", visitor);
  const gzip = await ask(port, "/", {
    headers: { Cookie: PREFERENCES, "Accept-Encoding": "gzip" },
  });
  const plain = await ask(port, "/", { headers: { Cookie: PREFERENCES } });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(zlib.gunzipSync(gzip.body).toString()).toBe(plain.text);
  expect(application.asked()).toBe(1);
});

test("with Save-Data the page is another one", async () => {
  const application = countingApplication();
  const { port } = await startServer(application.fetch, { cachesPages: true });
  const light = { headers: { ...visitor.headers, "Save-Data": "on" } };
  const [usual, saving] = [await ask(port, "/", visitor), await ask(port, "/", light)];
  expect(application.asked()).toBe(2);
  await ask(port, "/", visitor);
  await ask(port, "/", light);
  expect(application.asked()).toBe(2);
  expect(saving.headers.etag).not.toBe(usual.headers.etag);
  expect(usual.headers.vary).toBe("Cookie, Accept-Encoding, Accept-Language, Save-Data");
});

test("a browser that asks for Spanish and one that does not never get each other's page", async () => {
  const { port } = await startServer(
    ({ headers }) => html(asksSpanish(headers.get("Accept-Language")) ? "Hola" : "Hello"),
    { cachesPages: true },
  );
  const asking = (language?: string) =>
    ask(port, "/", {
      headers: { Cookie: PREFERENCES, ...(language && { "Accept-Language": language }) },
    });
  const spanish = ["es-MX,es;q=0.9,en;q=0.8", "es", "ES-ar", "pt,es;q=0.9,en;q=0.1"];
  const others = ["en-US,en;q=0.9,es;q=0.8", "fr", "*", undefined];
  // Twice and by turns: the second time both pages are in the cache; then asked for at once.
  for (const language of [...spanish, ...others, ...spanish]) {
    const answer = await asking(language);
    expect(answer.text).toBe(spanish.includes(language ?? "") ? "Hola" : "Hello");
    expect(answer.headers.vary).toBe("Cookie, Accept-Encoding, Accept-Language, Save-Data");
  }
  const again = await asking("es-CO");
  expect(String(again.headers["server-timing"])).toContain("cache;desc=hit");
  const other = await ask(port, "/", {
    headers: {
      Cookie: PREFERENCES,
      "Accept-Language": "en",
      "If-None-Match": String(again.headers.etag),
    },
  });
  expect([other.status, other.text]).toEqual([200, "Hello"]);
});

test("pages of two languages are rendered side by side, not shared", async () => {
  const { port } = await startServer(
    async ({ headers }) => {
      await wait(30);
      return html(asksSpanish(headers.get("Accept-Language")) ? "Hola" : "Hello");
    },
    { cachesPages: true },
  );
  const languages = ["es", "en", "es-MX", "en-GB"];
  const answers = await Promise.all(
    languages.map((language) =>
      ask(port, "/", { headers: { Cookie: PREFERENCES, "Accept-Language": language } }),
    ),
  );
  expect(answers.map(({ text }) => text)).toEqual(["Hola", "Hello", "Hola", "Hello"]);
});

/** A page cache over an application that renders `make(path)`. */
function cacheOver(make: (path: string) => Promise<string>, now?: () => number) {
  const cache = createPageCache(createSecurityHeaders({ production: true }), now);
  const fetch = cache.wrap(async ({ url }) => html(await make(new URL(url).pathname)));
  const context: RequestContext = { nonce: "n", requestId: "r", isDocument: true, address: "a" };
  const urlOf = (path: string) => new URL(path, "http://plaza.example");
  const find = (path = "/") =>
    cache.find({
      method: "GET",
      url: urlOf(path),
      cookie: PREFERENCES,
      saveData: null,
      acceptLanguage: null,
    });
  const render = async (path = "/") => {
    const request = new Request(urlOf(path), { headers: { Cookie: PREFERENCES } });
    return (await fetch(request, context)).text();
  };
  return {
    cache,
    find,
    /** Returns the page from the cache, or renders it. */
    show: async (path = "/") => find(path)?.html.toString() ?? render(path),
  };
}

test("a page is rendered again after a minute and after a change, once for all who wait", async () => {
  let clock = 0;
  let count = 0;
  const { cache, show } = cacheOver(
    async () => {
      count += 1;
      const shown = count;
      await wait(10);
      return `page ${shown}`;
    },
    () => clock,
  );
  expect(await Promise.all([show(), show(), show()])).toEqual(["page 1", "page 1", "page 1"]);
  clock = 59_999;
  expect(await show()).toBe("page 1");
  clock = 60_000;
  expect(await show()).toBe("page 2");
  cache.invalidate();
  expect(await show()).toBe("page 3");
  // A page whose rendering began before a change is not cached, and later requests do not wait for it.
  cache.invalidate();
  const old = show();
  cache.invalidate();
  expect(await show()).toBe("page 5");
  expect(await old).toBe("page 4");
  expect(await show()).toBe("page 5");
});

test("a page with the same content after an invalidation is not compressed again", async () => {
  const { cache, find, show } = cacheOver(async () => "the same ".repeat(200));
  await show();
  await expect.poll(() => find()?.brotli).toBeInstanceOf(Buffer);
  const compressed = find()!.brotli;
  cache.invalidate();
  expect(find()).toBeUndefined();
  await show();
  expect(find()!.brotli).toBe(compressed);
});

test("requests that wait for a page being rendered do not count in the concurrency limit", async () => {
  const concurrencyLimit = createConcurrencyLimit({
    maxRunning: 1,
    maxWriting: 1,
    isHurried: () => true,
  });
  let count = 0;
  const slow = async () => {
    count += 1;
    await wait(200);
    return html("<p>slow</p>");
  };
  const { port } = await startServer(slow, { cachesPages: true, concurrencyLimit });
  const answers = Promise.all(Array.from({ length: 5 }, () => ask(port, "/", visitor)));
  await wait(100);
  expect([concurrencyLimit.running(), concurrencyLimit.waiting()]).toEqual([1, 0]);
  expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(count).toBe(1);
});

test("a page that fails fails for its caller; those who waited ask for themselves", async () => {
  let count = 0;
  const { show } = cacheOver(async () => {
    count += 1;
    await wait(5);
    if (count === 1) throw new Error("no database");
    return `page ${count}`;
  });
  const [first, second] = await Promise.allSettled([show(), show()]);
  expect(first.status).toBe("rejected");
  expect(second).toEqual({ status: "fulfilled", value: "page 2" });
});

test("no more than 256 pages are kept, the ones asked for last", async () => {
  let count = 0;
  const { show } = cacheOver((path) => {
    count += 1;
    return Promise.resolve(path);
  });
  for (let index = 0; index < 256; index += 1) await show(`/${index}`);
  await show("/0");
  await show("/256");
  expect(count).toBe(257);
  await show("/0");
  expect(count).toBe(257);
  await show("/1");
  expect(count).toBe(258);
});

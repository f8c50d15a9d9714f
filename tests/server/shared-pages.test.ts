import zlib from "node:zlib";
import { afterEach, expect, test } from "vitest";
import type { RequestContext } from "../../server/handler.ts";
import { createSharedPages, type Made } from "../../server/page-cache/shared-pages.ts";
import { type Answer, ask, closeServers, html, startServer } from "./running-server.ts";

afterEach(closeServers);

const PREFERENCES = "plaza-preferences=theme=dark&onboarded=1&path=1";
const visitor = { headers: { Cookie: PREFERENCES, "Accept-Encoding": "br" } };
const nonceOf = (answer: Pick<Answer, "headers">) =>
  /'nonce-([^']+)'/.exec(String(answer.headers["content-security-policy"]))?.[1];
const read = ({ body, headers }: Answer) =>
  (headers["content-encoding"] === "br" ? zlib.brotliDecompressSync(body) : body).toString();

/** An application that counts how often it is asked and says so on its pages. */
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
    return html(`<style nonce="${nonce}"></style><p>${"words ".repeat(300)}${pathname} ${asked}</p>
      <script nonce="${nonce}">go()</script>`);
  };
  return { fetch, asked: () => asked };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("a visitors' page is made once and sent with a nonce of its own each time", async () => {
  const application = countingApplication();
  const { port } = await startServer(application.fetch, { sharesPages: true });
  const answers = [await ask(port, "/", visitor), await ask(port, "/", visitor)];
  for (let tries = 0; tries < 40; tries += 1) {
    answers.push(await ask(port, "/", visitor));
    if (Number(answers.at(-1)?.body.length) !== Number(answers[0]?.body.length)) break;
    await wait(50);
  }
  expect(application.asked()).toBe(1);
  const nonces = answers.map(nonceOf);
  expect(new Set(nonces).size).toBe(answers.length);
  for (const [index, answer] of answers.entries()) {
    const nonce = nonces[index];
    expect(answer.status).toBe(200);
    expect(read(answer)).toContain(`<style nonce="${nonce}"></style>`);
    expect(read(answer)).toContain(`<script nonce="${nonce}">go()</script>`);
    expect(answer.headers["x-frame-options"]).toBe("DENY");
    expect(answer.headers["cache-control"]).toBe("private, no-cache");
  }
});

test("other addresses, themes and hosts have pages of their own", async () => {
  const application = countingApplication();
  const { port } = await startServer(application.fetch, { sharesPages: true });
  const other = { ...visitor.headers, Cookie: "plaza-preferences=theme=light&onboarded=1&path=1" };
  await ask(port, "/", visitor);
  await ask(port, "/?page=2", visitor);
  await ask(port, "/", { headers: other });
  await ask(port, "/", { headers: { ...visitor.headers, Host: "plaza.example" } });
  expect(application.asked()).toBe(4);
});

test("who may be somebody in particular is always answered by the application", async () => {
  const application = countingApplication();
  const { port } = await startServer(application.fetch, { sharesPages: true });
  const cookies = [
    `${PREFERENCES}; plaza-session=abc`,
    `__Host-plaza-session=abc; ${PREFERENCES}`,
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
  // Cookies of others, and the ones that change nothing, do not matter.
  await ask(port, "/", { headers: { Cookie: `_ga=1; ${PREFERENCES}; plaza-visitor=x` } });
  expect(application.asked()).toBe(1 + 2 * cookies.length + 1);
});

test("only whole, plain pages are kept, and never a write's answer", async () => {
  const application = countingApplication();
  const { port } = await startServer(application.fetch, { sharesPages: true });
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
  const { port } = await startServer(countingApplication().fetch, { sharesPages: true });
  const { headers } = await ask(port, "/", visitor);
  const etag = String(headers.etag);
  const again = await ask(port, "/", { headers: { ...visitor.headers, "If-None-Match": etag } });
  expect(again.status).toBe(304);
  expect(again.headers["content-security-policy"]).toBeUndefined();
  expect(again.headers.etag).toBe(etag);
  expect(again.body).toHaveLength(0);
});

test("gzip and no compression at all get the same page", async () => {
  const application = countingApplication();
  const { port } = await startServer(application.fetch, { sharesPages: true });
  await ask(port, "/", visitor);
  const gzip = await ask(port, "/", {
    headers: { Cookie: PREFERENCES, "Accept-Encoding": "gzip" },
  });
  const plain = await ask(port, "/", { headers: { Cookie: PREFERENCES } });
  expect(zlib.gunzipSync(gzip.body).toString()).toContain(`nonce="${nonceOf(gzip)}"`);
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.text).toContain(`nonce="${nonceOf(plain)}"`);
  expect(application.asked()).toBe(1);
});

const made = (text: string): Made => ({ response: html(text), nonce: "unused" });

test("a page is made anew after a minute and after a change, and once for all who wait", async () => {
  let clock = 0;
  let count = 0;
  const pages = createSharedPages(() => clock);
  const make = async () => {
    count += 1;
    const shown = count;
    await wait(10);
    return made(`page ${shown}`);
  };
  const find = async () => {
    const page = await pages.find("key", make);
    if (page === null || page instanceof Response) throw new Error("not kept");
    return page.template.bytes.toString();
  };
  expect(await Promise.all([find(), find(), find()])).toEqual(["page 1", "page 1", "page 1"]);
  clock = 59_999;
  expect(await find()).toBe("page 1");
  clock = 60_000;
  expect(await find()).toBe("page 2");
  pages.forget();
  expect(await find()).toBe("page 3");
  // What was begun before a change is not kept, and nobody who comes after it waits for it.
  pages.forget();
  const old = find();
  pages.forget();
  expect(await find()).toBe("page 5");
  expect(await old).toBe("page 4");
  expect(await find()).toBe("page 5");
});

test("a page that fails fails for its caller; those who waited ask for themselves", async () => {
  const pages = createSharedPages();
  const failing = () => Promise.reject(new Error("no database"));
  const [first, second] = await Promise.allSettled([
    pages.find("key", failing),
    pages.find("key", failing),
  ]);
  expect(first.status).toBe("rejected");
  expect(second).toEqual({ status: "fulfilled", value: null });
});

test("no more than 256 pages are kept, the ones asked for last", async () => {
  const pages = createSharedPages();
  let count = 0;
  const ask = (key: string) =>
    pages.find(key, () => {
      count += 1;
      return Promise.resolve(made(key));
    });
  for (let index = 0; index < 256; index += 1) await ask(`${index}`);
  await ask("0");
  await ask("256");
  expect(count).toBe(257);
  await ask("0");
  expect(count).toBe(257);
  await ask("1");
  expect(count).toBe(258);
});

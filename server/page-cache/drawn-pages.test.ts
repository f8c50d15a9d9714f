import zlib from "node:zlib";
import { expect, test } from "vitest";
import { createDrawnPages, type DrawnPages } from "./drawn-pages.ts";
import { randomNonce } from "../wire/exchange.ts";

const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { "Content-Type": "text/html", ...init.headers } });
const words = Array.from({ length: 300 }, (_, index) => `word ${index * 7919}`).join(" ");
const page = (nonce: string, key: string, text = "") =>
  `<style nonce="${nonce}">a{}</style><input name="key" value="${key}"><p>${words} ${text}</p>` +
  `<script nonce="${nonce}">data("${key}")</script>`;

/** What an application does: asks, and draws where it has to. */
async function answer(pages: DrawnPages, digest: string, text = "", isHeld = false) {
  const drawing = pages.begin(isHeld);
  const [nonce, key] = [randomNonce(), randomNonce()];
  const isDrawn = drawing.isDrawn({ digest, own: [key] });
  const response = isDrawn ? html("") : html(page(nonce, key, text));
  const body = await drawing.bodyFor(response, nonce);
  if (!body) throw new Error("no page");
  return { isDrawn, nonce, key, sent: zlib.brotliDecompressSync(body).toString() };
}

test("drawn once, sent each time with its own nonce and its own key", async () => {
  const pages = createDrawnPages();
  for (let times = 0; times < 4; times += 1) {
    const { isDrawn, nonce, key, sent } = await answer(pages, "a");
    expect(isDrawn).toBe(times > 0);
    expect(sent).toBe(page(nonce, key));
  }
  expect([pages.count(), pages.hits(), pages.misses()]).toEqual([1, 3, 1]);
});

test("another digest is another page", async () => {
  const pages = createDrawnPages();
  await answer(pages, "a", "mine");
  const other = await answer(pages, "b", "yours");
  expect(other.isDrawn).toBe(false);
  expect(other.sent).toBe(page(other.nonce, other.key, "yours"));
  const again = await answer(pages, "a");
  expect(again.sent).toBe(page(again.nonce, again.key, "mine"));
});

test("a page whose scripts wait is another one, drawn from the same", async () => {
  const pages = createDrawnPages();
  await answer(pages, "a", "usual");
  const held = await answer(pages, "a", "held", true);
  expect(held.isDrawn).toBe(false);
  for (const [text, isHeld] of [
    ["usual", false],
    ["held", true],
  ] as const) {
    const { isDrawn, sent, nonce, key } = await answer(pages, "a", "", isHeld);
    expect([isDrawn, sent]).toEqual([true, page(nonce, key, text)]);
  }
});

test("what is no whole page is not kept, nor touched", async () => {
  const pages = createDrawnPages();
  const answers = [
    html("<p>none</p>", { status: 404 }),
    html("<p>failed</p>", { status: 500 }),
    Response.json({ a: 1 }),
    new Response(null, { status: 302, headers: { Location: "/" } }),
  ];
  for (const response of answers) {
    const drawing = pages.begin();
    expect(drawing.isDrawn({ digest: "a", own: [] })).toBe(false);
    expect(await drawing.bodyFor(response, randomNonce())).toBeNull();
    expect(response.bodyUsed).toBe(false);
  }
  // Not said what it is drawn from; or drawn with a part that failed.
  const [silent, spoilt] = [pages.begin(), pages.begin()];
  expect(await silent.bodyFor(html("<p>page</p>"), randomNonce())).toBeNull();
  spoilt.isDrawn({ digest: "a", own: [] });
  spoilt.spoil();
  expect(await spoilt.bodyFor(html("<p>part</p>"), randomNonce())).toBeNull();
  expect([pages.count(), pages.bytes()]).toEqual([0, 0]);
});

test("a page without a place for a nonce is sent, and not kept", async () => {
  const pages = createDrawnPages();
  const drawing = pages.begin();
  drawing.isDrawn({ digest: "a", own: [] });
  const body = await drawing.bodyFor(html("<p>plain</p>"), randomNonce());
  expect(zlib.brotliDecompressSync(body!).toString()).toBe("<p>plain</p>");
  expect(pages.count()).toBe(0);
});

test("what nobody has asked for in ten minutes goes with the next page", async () => {
  let clock = 0;
  const pages = createDrawnPages({ now: () => clock });
  await answer(pages, "a");
  await answer(pages, "b");
  clock = 9 * 60_000;
  await answer(pages, "a");
  clock = 11 * 60_000;
  await answer(pages, "c");
  expect(pages.count()).toBe(2);
  expect((await answer(pages, "a")).isDrawn).toBe(true);
  expect((await answer(pages, "b")).isDrawn).toBe(false);
});

test("they never take more than they may, and the ones used last stay", async () => {
  const probe = createDrawnPages();
  await answer(probe, "a");
  const pages = createDrawnPages({ maxBytes: 4.5 * probe.bytes() });
  for (let index = 0; index < 8; index += 1) {
    await answer(pages, `${index}`);
    await answer(pages, "0");
    expect(pages.count()).toBeLessThanOrEqual(4);
  }
  expect(pages.bytes()).toBeGreaterThan(3 * probe.bytes());
  expect((await answer(pages, "0")).isDrawn).toBe(true);
  expect((await answer(pages, "7")).isDrawn).toBe(true);
  expect((await answer(pages, "1")).isDrawn).toBe(false);
});

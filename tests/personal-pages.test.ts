/**
 * Pages that are not drawn again (server/page-cache/drawn-pages.ts), over real Postgres: what is sent from memory
 * is what would have been drawn, whoever asks and whatever has just changed.
 */
import path from "node:path";
import zlib from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDrawnPages } from "../server/page-cache/drawn-pages.ts";
import { loadRemixBuild } from "../server/remix-build.ts";
import { ask, closeServers, startServer, type Answer } from "./server/running-server.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { createApp, preferencesCookie, type App, type ChosenFields } from "./support/request.ts";
import { SCREENS } from "./support/screens.ts";
import { sessionOf } from "./support/session.ts";

interface Looker {
  id: string;
  cookie: string;
}

let database: TestDatabase;
let app: App;
let port: number;
let ana: Looker;
let bea: Looker;

beforeAll(async () => {
  database = await createTestDatabase();
  // Sets the environment that the build reads.
  app = await createApp(database.url);
  const { fetch } = await loadRemixBuild(path.resolve("build/server/index.js"), "production");
  ({ port } = await startServer(fetch, { sharesPages: true, drawn: createDrawnPages() }));
  const people = await database.sql<{ id: string }[]>`
    SELECT id FROM people WHERE kind = 'account' ORDER BY id LIMIT 2`;
  [ana, bea] = (await Promise.all(people.map(({ id }) => lookerOf(id)))) as [Looker, Looker];
  await nameThem();
  // The first page of all loads much.
  await open(ana, "/");
});
afterAll(async () => {
  await closeServers();
  await app.close();
  await database.drop();
});

const nameThem = async () => {
  for (const [{ id }, name] of [
    [ana, "Anaximandra"],
    [bea, "Beatrizia"],
  ] as const)
    await database.sql`UPDATE people SET first_name = ${name}, display_name = ${name} WHERE id = ${id}`;
};

async function lookerOf(id: string): Promise<Looker> {
  const { "plaza-session": token } = await sessionOf(database, id);
  return { id, cookie: `plaza-session=${token}` };
}

interface Page {
  status: number;
  html: string;
  nonce: string | undefined;
  /** Whether it came from memory; undefined for what never does. */
  cache: string | undefined;
  headers: Answer["headers"];
}

/** @param encoding what does not accept brotli is always drawn */
async function open(
  who: Looker,
  target: string,
  { encoding = "br", chosen = {} as ChosenFields, headers: more = {} } = {},
): Promise<Page> {
  const question = {
    headers: {
      Cookie: `${preferencesCookie(chosen)}; ${who.cookie}`,
      ...(encoding && { "Accept-Encoding": encoding }),
      ...more,
    },
  };
  let answer = await ask(port, target, question);
  // A machine that is busy with other tests may take too long once: the page says so with 503.
  for (let tries = 0; answer.status === 503 && tries < 10; tries += 1)
    answer = await ask(port, target, question);
  const { status, headers, body } = answer;
  const isBrotli = headers["content-encoding"] === "br";
  const html = (isBrotli ? zlib.brotliDecompressSync(body) : body).toString();
  return {
    ...{ status, html, headers },
    nonce: /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1],
    cache: /cache;desc=(\w+)/.exec(String(headers["server-timing"]))?.[1],
  };
}

const drawn = (who: Looker, target: string, chosen?: ChosenFields) =>
  open(who, target, { encoding: "", chosen });

/** A page without what is its answer's alone. */
const bare = ({ html, nonce = "?" }: Page) =>
  [...keysOf(html), ...Array.from(html.matchAll(SENT_KEY), ([, key = ""]) => key)]
    .reduce((text, key) => text.replaceAll(key, "KEY"), html)
    .replaceAll(nonce, "NONCE");

/** Among the data, where no form shows it yet. */
const SENT_KEY = /"formKey\\",\\"([\w-]{22}==)/g;

const keysOf = (html: string) =>
  Array.from(html.matchAll(/name="key" value="([^"]+)"/g), ([, key = ""]) => key);

test("a page that is asked for again is not drawn again, and has its own nonce", async () => {
  const [first, second] = [await open(ana, "/spaces"), await open(ana, "/spaces")];
  expect([first.cache, second.cache]).toEqual(["miss", "hit"]);
  expect(second.nonce).not.toBe(first.nonce);
  expect(second.html).not.toContain(first.nonce);
  for (const page of [first, second]) {
    expect(page.html.split(`nonce="${page.nonce}"`).length).toBeGreaterThan(4);
    expect(page.headers["cache-control"]).toBe("private, no-store");
    expect(page.headers.vary).toBe("Accept-Encoding, Save-Data, ECT");
    expect(page.headers.etag).toBeUndefined();
  }
  expect(bare(second)).toBe(bare(first));
});

test("every screen from memory is the screen that would have been drawn", async () => {
  let fromMemory = 0;
  for (const [index, { path: screen }] of SCREENS.entries()) {
    // As they come, and as nobody has them who changed nothing, in turn.
    const chosen = index % 2 ? { mode: "easy", theme: "light", language: "es" } : {};
    await open(ana, screen, { chosen });
    const kept = await open(ana, screen, { chosen });
    if (kept.cache !== "hit") continue;
    fromMemory += 1;
    const anew = await drawn(ana, screen, chosen);
    expect(anew.status, screen).toBe(kept.status);
    expect(bare(kept), screen).toBe(bare(anew));
  }
  // All but those that send elsewhere or begin something by chance (the builder's seed).
  expect(fromMemory).toBeGreaterThan(SCREENS.length - 7);
}, 120_000);

test("a page whose scripts wait is kept beside the usual one", async () => {
  const little = { headers: { ECT: "2g" } };
  const pages = [];
  for (const how of [{}, little, little, {}]) pages.push(await open(bea, "/wallet", how));
  const isHeld = pages.map(({ html }) => html.includes(`<template id="held">`));
  expect(isHeld).toEqual([false, true, true, false]);
  expect(pages.slice(2).map(({ cache }) => cache)).toEqual(["hit", "hit"]);
  const [usual, , held] = pages as [Page, Page, Page];
  expect(held.html).toContain("Beatrizia");
  // All nonces of the scripts, also of those that wait, are this answer's.
  const nonces = Array.from(held.html.matchAll(/<script[^>]* nonce="([^"]*)"/g), ([, one]) => one);
  expect(nonces.length).toBeGreaterThan(4);
  expect(new Set(nonces)).toEqual(new Set([held.nonce]));
  const live = held.html.replace(/<template id="held">[^]*?<\/template>/, "");
  expect(live).not.toContain("modulepreload");
  expect(live).not.toMatch(/type="module"/);
  // But for where the scripts stand it is the same page.
  const words = (page: Page) => bare(page).replace(/<div hidden="">.*/s, "");
  expect(words(held)).toBe(words(usual));
  const anew = await open(bea, "/wallet", { ...little, encoding: "" });
  expect(bare(held)).toBe(bare(anew));
});

test("two people never get each other's page", async () => {
  for (const target of ["/", "/spaces", "/wallet", "/notifications", "/ajustes", "/account"]) {
    const pages = [];
    for (const who of [ana, bea, bea, ana, bea, ana]) pages.push(await open(who, target));
    for (const [index, { html }] of pages.entries()) {
      const [own, other] = [0, 3, 5].includes(index)
        ? ["Anaximandra", "Beatrizia"]
        : ["Beatrizia", "Anaximandra"];
      expect(html, `${target} ${index}`).toContain(own);
      expect(html, `${target} ${index}`).not.toContain(other);
    }
    expect(pages.slice(2).map(({ cache }) => cache)).toEqual(["hit", "hit", "hit", "hit"]);
  }
});

test("the forms of a page have a key of their own each time it is sent", async () => {
  const pages = [];
  for (let times = 0; times < 3; times += 1) pages.push(await open(ana, "/wallet"));
  const keys = pages.map(({ html }) => keysOf(html)[0] ?? "");
  expect(pages.at(-1)?.cache).toBe("hit");
  expect(new Set(keys).size).toBe(3);
  for (const [index, { html }] of pages.entries()) {
    expect(keys[index]).toMatch(/^[\w-]{22}==$/);
    // In the form, and in the data that the browser draws it from.
    expect(html.split(keys[index]!).length).toBe(3);
    for (const other of keys) if (other !== keys[index]) expect(html).not.toContain(other);
  }
});

test("what is written shows at once, and what was before is not shown again", async () => {
  const { cache, html } = await open(ana, "/wallet");
  expect([cache, html.includes("123,456")]).toEqual(["hit", false]);
  const [key] = keysOf((await open(ana, "/wallet")).html);
  const sent = await ask(port, "/wallet", {
    method: "POST",
    headers: {
      Cookie: `${preferencesCookie()}; ${ana.cookie}`,
      "Content-Type": "application/x-www-form-urlencoded",
      "Accept-Encoding": "br",
      Origin: `http://127.0.0.1:${port}`,
    },
    body: new URLSearchParams({
      ...{ intent: "add", currency: "MXN", amount: "9,876", key: key ?? "" },
    }).toString(),
  });
  expect(sent.status).toBe(303);
  const after = await open(ana, "/wallet");
  expect([after.cache, after.html.includes("9,876")]).toEqual(["miss", true]);
  expect((await open(bea, "/wallet")).html).not.toContain("9,876");
});

test("whoever's session has ended is a visitor with the next request", async () => {
  const here = await lookerOf(bea.id);
  await open(here, "/account");
  const before = await open(here, "/account");
  expect([before.cache, before.html.includes("Beatrizia")]).toEqual(["hit", true]);
  await database.sql`DELETE FROM sessions WHERE person_id = ${bea.id}`;
  const after = await open(here, "/account");
  expect(after.html).not.toContain("Beatrizia");
  bea = await lookerOf(bea.id);
});

test("what is no whole page of its own is drawn each time", async () => {
  for (let times = 0; times < 2; times += 1) {
    expect((await open(ana, "/nowhere")).status).toBe(404);
    expect((await open(ana, "/nowhere")).cache).toBeUndefined();
    expect((await open(ana, "/spaces/nope")).cache).toBeUndefined();
  }
  const headers = { Cookie: `${preferencesCookie()}; ${ana.cookie}`, "Accept-Encoding": "br" };
  const head = await ask(port, "/spaces", { method: "HEAD", headers });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(String(head.headers["server-timing"])).not.toContain("cache");
});

test("what was just done is said once, also on a page from memory", async () => {
  const said = { id: ana.id, cookie: `${ana.cookie}; plaza-flash=added.wallet` };
  for (let times = 0; times < 2; times += 1) {
    const { headers, html } = await open(said, "/wallet");
    expect(String(headers["set-cookie"])).toContain("plaza-flash=; Max-Age=0");
    expect(html).toContain('role="status"');
  }
  const { headers, html } = await open(ana, "/wallet");
  expect(String(headers["set-cookie"])).not.toContain("plaza-flash");
  expect(html).not.toContain('role="status"');
});

/** Each changes something that the pages below show to one of the two, or to both. */
const CHANGES: ((who: Looker, value: number) => Promise<unknown>)[] = [
  ({ id }, value) =>
    database.sql`UPDATE people SET first_name = ${`Nombre ${value}`} WHERE id = ${id}`,
  ({ id }, value) =>
    database.sql`UPDATE notifications SET read_at = ${value % 2 ? null : new Date().toISOString()} WHERE person_id = ${id}`,
  (_who, value) =>
    database.sql`UPDATE spaces SET name = ${`Espacio ${value}`} WHERE id = 'space-4'`,
  ({ id }, value) =>
    database.sql`UPDATE people SET tier = ${value % 2 ? "pro" : "free"} WHERE id = ${id}`,
];
const LOOKED_AT = ["/", "/spaces", "/spaces/space-4", "/notifications", "/ajustes"];

test("whatever changes in between, everybody is sent what would be drawn for them now", async () => {
  const steps = fc.array(
    fc.record({
      isAna: fc.boolean(),
      change: fc.option(fc.nat(CHANGES.length - 1)),
      value: fc.nat(3),
      target: fc.constantFrom(...LOOKED_AT),
    }),
    { minLength: 8, maxLength: 12 },
  );
  let hits = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      for (const { isAna, change, value, target } of taken) {
        if (change !== null) await CHANGES[change]!(value % 2 ? ana : bea, value);
        const who = isAna ? ana : bea;
        const sent = await open(who, target);
        const anew = await drawn(who, target);
        expect(bare(sent)).toBe(bare(anew));
        if (sent.cache === "hit") hits += 1;
      }
    }),
    { numRuns: 4 },
  );
  expect(hits).toBeGreaterThan(0);
}, 120_000);

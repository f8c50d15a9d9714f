import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startPlaza, startServerProcess, type ServerProcess } from "../support/plaza-process.ts";
import { ACCESS } from "./access-matrix.ts";
import { ADDRESSES } from "./addresses.ts";
import {
  type Answer,
  ask,
  FORM,
  PHONE,
  type AskOptions,
  showsStack,
  VISITOR,
} from "./support/ask.ts";
import { dataAddress } from "./built-routes.ts";
import { openOwner, type Owner } from "./owned.ts";
import { report } from "./support/report.ts";

let database: TestDatabase;
let server: ServerProcess;
/** A server whose database does not exist. */
let alone: ServerProcess;
/** A server whose database lacks a table. */
let broken: ServerProcess;
let wreck: TestDatabase;
let owner: Owner;
let asset = "";
const PASSWORD = "s3cret-of-the-database";
beforeAll(async () => {
  [database, wreck] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await wreck.sql`DROP TABLE spaces CASCADE`;
  [server, broken, alone] = await Promise.all([
    startPlaza(database.url),
    startPlaza(wreck.url),
    startServerProcess(
      ["build/plaza.js"],
      { DATABASE_URL: `postgres://plaza:${PASSWORD}@127.0.0.1:1/none` },
      "/livez",
    ),
  ]);
  owner = await openOwner(server.origin, database.sql, "cached");
  const { text } = await ask(server.origin, "/spaces", { headers: VISITOR });
  asset = /"(\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? "";
});
afterAll(async () => {
  await Promise.all([server?.stop(), broken?.stop(), alone?.stop()]);
  await Promise.all([database?.drop(), wreck?.drop()]);
});

/** One request for every kind of response. */
const KINDS: [what: string, status: number, path: () => string, options?: AskOptions][] = [
  ["a page", 200, () => "/spaces", { headers: VISITOR }],
  ["a page kept in memory", 200, () => "/spaces", { headers: VISITOR }],
  ["data of a page", 200, () => "/spaces.data", { headers: VISITOR }],
  ["an endpoint", 200, () => "/api/spaces"],
  ["a picture", 200, () => "/covers/space/space-4.png"],
  ["an asset", 200, () => asset],
  ["a redirect", 302, () => "/spaces", { headers: { "User-Agent": PHONE } }],
  ["a page that is not there", 404, () => "/nowhere", { headers: VISITOR }],
  ["an asset that is not there", 404, () => "/assets/none.js"],
  ["an endpoint that is not there", 404, () => "/api/none"],
  ["a refused method", 405, () => "/spaces", { method: "PROPFIND" }],
  ["a write from elsewhere", 403, () => "/spaces", { method: "POST", headers: { Origin: "null" } }],
  [
    "no form",
    415,
    () => "/new",
    { method: "POST", headers: { "Content-Type": "image/png" }, body: "x" },
  ],
  [
    "a body that is too large",
    413,
    () => "/new",
    { method: "POST", headers: { ...FORM, "Content-Length": "300000000" } },
  ],
  ["a malformed address", 400, () => "/%E0%A4%A"],
  ["health", 200, () => "/livez"],
];

const problemsOf = ({ headers, text, status }: Answer): string[] => {
  const policy = String(headers["content-security-policy"]);
  const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
  const checks: [string, boolean][] = [
    ["nosniff", headers["x-content-type-options"] === "nosniff"],
    ["frame options", headers["x-frame-options"] === "DENY"],
    ["frame ancestors", policy.includes("frame-ancestors 'none'")],
    ["base-uri", policy.includes("base-uri 'none'")],
    ["object-src", policy.includes("object-src 'none'")],
    // Pages with a secret token in the URL send no Referer to other sites ("same-origin").
    [
      "referrer policy",
      ["strict-origin-when-cross-origin", "same-origin"].includes(
        String(headers["referrer-policy"]),
      ),
    ],
    ["opener policy", headers["cross-origin-opener-policy"] === "same-origin"],
    ["request id", /^[\w-]{22}$/.test(String(headers["x-request-id"]))],
    ["no maker's name", !("x-powered-by" in headers) && !("server" in headers)],
    ["no inline script without a nonce", !policy.includes("script-src 'self' 'unsafe-inline'")],
    ["no eval", !policy.includes("unsafe-eval")],
    [
      "inline scripts by nonce or hash on pages",
      !isPage ||
        /script-src ('self' )?('nonce-[\w-]{22}=='|('sha256-[\w+/]{43}=' ?)+)(;|$)/.test(policy),
    ],
    [
      "pages ask again",
      !isPage || status !== 200 || /no-cache|no-store/.test(String(headers["cache-control"])),
    ],
    ["no stack", !showsStack({ headers, text, status })],
  ];
  return checks.filter(([, holds]) => !holds).map(([name]) => name);
};

it("every kind of answer carries the security headers", async () => {
  const problems: string[] = [];
  for (const [what, status, path, options] of KINDS) {
    const answer = await ask(server.origin, path(), options);
    expect([what, answer.status]).toEqual([what, status]);
    problems.push(...problemsOf(answer).map((problem) => `${what}: ${problem}`));
  }
  report("headers by kind", { kinds: KINDS.length, problems: problems.length });
  expect(problems).toEqual([]);
});

/** Exceeds the rate limit of a form. @returns the 429 response */
async function askTooOften(path: string): Promise<Answer> {
  for (let tries = 0; tries < 12; tries += 1) {
    const answer = await ask(server.origin, path, {
      method: "POST",
      headers: { ...FORM, ...VISITOR },
      body: "email=nobody@plaza.mx&password=nobody",
    });
    if (answer.status === 429) return answer;
  }
  throw new Error(`${path} never says 429`);
}

it("too many tries (429), a missing database (503), a failure (500) carry them too, and say no more", async () => {
  const kinds: [string, number, Answer][] = [
    ["a page, too often", 429, await askTooOften("/login")],
    ["data, too often", 429, await askTooOften("/login/reset.data")],
    ["not ready", 503, await ask(alone.origin, "/readyz")],
    ["a page without a database", 503, await ask(alone.origin, "/spaces", { headers: VISITOR })],
    ["data without a database", 503, await ask(alone.origin, "/spaces.data", { headers: VISITOR })],
    ["an endpoint without a database", 503, await ask(alone.origin, "/api/spaces")],
    ["a page that fails", 500, await ask(broken.origin, "/spaces", { headers: VISITOR })],
    ["data that fail", 500, await ask(broken.origin, "/spaces.data", { headers: VISITOR })],
    ["an endpoint that fails", 500, await ask(broken.origin, "/api/spaces")],
  ];
  const problems = kinds.flatMap(([what, status, answer]) => {
    const wait = Number(answer.headers["retry-after"]);
    return [
      ...(answer.status === status ? [] : [`${what}: ${answer.status}`]),
      ...(status === 429 && !(wait > 0 && wait <= 60) ? [`${what}: wait ${wait}`] : []),
      ...problemsOf(answer).map((problem) => `${what}: ${problem}`),
      ...(/ECONNREFUSED|postgres|127\.0\.0\.1:1|relation|select /i.test(answer.text)
        ? [`${what}: tells`]
        : []),
    ];
  });
  report("headers of 429, 500 and 503", { kinds: kinds.length, problems: problems.length });
  expect(problems).toEqual([]);
  expect(alone.output()).toContain('"msg":"request"');
  expect(alone.output()).not.toContain(PASSWORD);
});

it("over HTTPS browsers are told to stay there, by every kind of answer; over HTTP never", async () => {
  const missing: string[] = [];
  const https = await startPlaza(database.url, { PUBLIC_URL: "https://plaza.example" });
  for (const [what, , path, options] of KINDS) {
    const { headers } = await ask(https.origin, path(), options);
    const hsts = String(headers["strict-transport-security"]);
    const seconds = Number(/max-age=(\d+)/.exec(hsts)?.[1] ?? 0);
    if (seconds < 31_536_000) missing.push(what);
    const plain = await ask(server.origin, path(), options);
    expect([what, plain.headers["strict-transport-security"]]).toEqual([what, undefined]);
  }
  await https.stop();
  expect(missing).toEqual([]);
});

it("personal responses are never cached (no-store)", async () => {
  const { browser, ids } = owner;
  const kept: string[] = [];
  let asked = 0;
  const pages = ADDRESSES.filter(
    (address) => !/^\/(api|covers|sounds)\/|\.(xml|txt)$|^\/kits\/schema\.json$/.test(address),
  );
  const personal = [
    ...pages.flatMap((address) => [address, dataAddress(address)]),
    `/api/user/${ids.person}/stats`,
    `/api/agentiks/user/${ids.person}`,
    "/api/user/demo/stats",
  ];
  for (const path of personal.filter((address) => address !== "/suggestions")) {
    const { status, headers } = await browser.get(path);
    asked += 1;
    if (!/no-store/.test(String(headers["cache-control"])))
      kept.push(`${path} (${status}): ${headers["cache-control"]}`);
  }
  report("personal answers that are kept", { asked, kept: kept.length });
  expect(kept).toEqual([]);
});

it("every route carries the security headers", async () => {
  const problems: string[] = [];
  for (const address of ADDRESSES) {
    const answer = await ask(server.origin, address, { headers: VISITOR });
    problems.push(...problemsOf(answer).map((problem) => `${address}: ${problem}`));
  }
  report("headers by route", { routes: ADDRESSES.length, problems: problems.length });
  expect(problems).toEqual([]);
});

it("every file carries them for its owner, whose answers are not a visitor's 404", async () => {
  const problems: string[] = [];
  const sent = new Set<string>();
  for (const [route, access] of Object.entries(ACCESS)) {
    if (!/^api\/(artifakts|files)\//.test(route)) continue;
    for (const address of access.addresses(owner)) {
      const answer = await owner.browser.get(address);
      if (answer.status === 200) sent.add(route);
      problems.push(...problemsOf(answer).map((problem) => `${address}: ${problem}`));
    }
  }
  report("headers of files", { sent: sent.size, problems: problems.length });
  for (const route of [
    "artifakts/artifakt-file",
    "artifakts/artifakt-picture",
    "files/space-export",
  ])
    expect(sent).toContain(`api/${route}`);
  expect(problems).toEqual([]);
});

it("only the schema of kits may be read by scripts of other sites (CORS), and without cookies", async () => {
  const sent = new Set<string>();
  const headers = { ...VISITOR, Origin: "https://other.example" };
  for (const address of ADDRESSES) {
    for (const method of ["GET", "OPTIONS"]) {
      const answer = await ask(server.origin, address, { method, headers });
      for (const [name, value] of Object.entries(answer.headers))
        if (name.startsWith("access-control-")) sent.add(`${address} ${name}: ${String(value)}`);
    }
  }
  expect([...sent]).toEqual(["/kits/schema.json access-control-allow-origin: *"]);
});

it("only a chat page may be shown in frames, by the sites that its owner has named", async () => {
  await database.sql`
    INSERT INTO chat_pages (agentik_id, slug, is_open, allowed_origins, created_at, changed_at)
    VALUES (${owner.ids.agentik}, 'framed', true, '{https://shop.example}', now(), now())`;
  const ancestors = async (path: string) => {
    const { status, headers } = await ask(server.origin, path, { headers: VISITOR });
    const policy = String(headers["content-security-policy"]);
    return [status, /frame-ancestors [^;]*/.exec(policy)?.[0], headers["x-frame-options"]];
  };
  expect(await ancestors("/a/framed")).toEqual([
    200,
    "frame-ancestors https://shop.example",
    undefined,
  ]);
  for (const path of ["/a/framed.data", "/a/framed/widget.js", "/a/framed/poster"])
    expect(await ancestors(path)).toEqual([200, "frame-ancestors 'none'", "DENY"]);
  await database.sql`UPDATE chat_pages SET allowed_origins = '{}' WHERE slug = 'framed'`;
  expect(await ancestors("/a/framed")).toEqual([200, "frame-ancestors 'none'", "DENY"]);
});

it("no two rendered pages share a nonce", async () => {
  const nonces = new Set<string>();
  const pages = ["/spaces", "/artifakts", "/", "/nowhere"];
  const rounds = 10;
  for (let round = 0; round < rounds; round += 1) {
    for (const path of pages) {
      const { headers, text } = await owner.browser.get(path);
      const nonce = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? "";
      const used = new Set(Array.from(text.matchAll(/nonce="([^"]+)"/g), ([, one]) => one));
      expect([...used]).toEqual([nonce]);
      nonces.add(nonce);
    }
  }
  expect(nonces.size).toBe(rounds * pages.length);
});

it("a cached page names the hash of each of its inline scripts and styles, and no nonce", async () => {
  for (const path of ["/spaces", "/artifakts", "/", "/marketplace"]) {
    for (let round = 0; round < 3; round += 1) {
      const { headers, text } = await ask(server.origin, path, { headers: VISITOR });
      const policy = String(headers["content-security-policy"]);
      const inline = [...text.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)].filter(
        ([, , attributes]) => !/\ssrc=|ld\+json/.test(attributes ?? ""),
      );
      expect(inline.length).toBeGreaterThan(3);
      for (const [, tag, , code = ""] of inline) {
        const hash = createHash("sha256").update(code).digest("base64");
        const directive = new RegExp(`${tag}-src ([^;]*)`).exec(policy)?.[1];
        expect(directive).toContain(`'sha256-${hash}'`);
      }
      expect(policy).not.toContain("nonce-");
      expect(text).not.toContain("nonce=");
    }
  }
});

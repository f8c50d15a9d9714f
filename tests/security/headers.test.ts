import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { ADDRESSES } from "./addresses.ts";
import { type Answer, ask, FORM, PHONE, type Question, showsStack, VISITOR } from "./ask.ts";
import { report } from "./report.ts";

let database: TestDatabase;
let server: ServerProcess;
let asset = "";
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startPlaza(database.url);
  const { text } = await ask(server.origin, "/spaces", { headers: VISITOR });
  asset = /"(\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? "";
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

/** Every kind of answer there is, by what it is. */
const KINDS: [what: string, status: number, path: () => string, question?: Question][] = [
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
    ["object-src", policy.includes("object-src 'none'")],
    ["referrer policy", headers["referrer-policy"] === "strict-origin-when-cross-origin"],
    ["opener policy", headers["cross-origin-opener-policy"] === "same-origin"],
    ["request id", /^[\w-]{22}$/.test(String(headers["x-request-id"]))],
    ["no maker's name", !("x-powered-by" in headers) && !("server" in headers)],
    ["no inline script without a nonce", !policy.includes("script-src 'self' 'unsafe-inline'")],
    ["no eval", !policy.includes("unsafe-eval")],
    ["a nonce on pages", !isPage || /script-src [^;]*'nonce-[\w-]{22}=='/.test(policy)],
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
  for (const [what, status, path, question] of KINDS) {
    const answer = await ask(server.origin, path(), question);
    expect([what, answer.status]).toEqual([what, status]);
    problems.push(...problemsOf(answer).map((problem) => `${what}: ${problem}`));
  }
  report("headers by kind", { kinds: KINDS.length, problems: problems.length });
  expect(problems).toEqual([]);
});

it("and so does every route", async () => {
  const problems: string[] = [];
  for (const address of ADDRESSES) {
    const answer = await ask(server.origin, address, { headers: VISITOR });
    problems.push(...problemsOf(answer).map((problem) => `${address}: ${problem}`));
  }
  report("headers by route", { routes: ADDRESSES.length, problems: problems.length });
  expect(problems).toEqual([]);
});

it("no two pages share a nonce, kept in memory or not", async () => {
  const nonces = new Set<string>();
  const pages = ["/spaces", "/artifakts", "/", "/nowhere"];
  const rounds = 25;
  for (let round = 0; round < rounds; round += 1) {
    for (const path of pages) {
      const { headers, text } = await ask(server.origin, path, { headers: VISITOR });
      const nonce = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? "";
      const used = new Set(Array.from(text.matchAll(/nonce="([^"]+)"/g), ([, one]) => one));
      expect([...used]).toEqual([nonce]);
      nonces.add(nonce);
    }
  }
  expect(nonces.size).toBe(rounds * pages.length);
});

import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { ADDRESSES } from "./addresses.ts";
import { type Answer, ask, type AskOptions, showsStack, VISITOR } from "./support/ask.ts";
import { changedRows, foreignRows, readRows } from "./support/changed-rows.ts";
import { openOwner } from "./owned.ts";
import { report } from "./support/report.ts";

/** Requests: 2,000 in the usual run; `FUZZ_REQUESTS=20000` in the long one (`npm run test:security`). */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2_000);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2_147_483_647);
const AT_ONCE = 16;

let database: TestDatabase;
let server: ServerProcess;
let session = "";
/** Person id of that session. */
let sender = "";
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startPlaza(database.url);
  const { browser, ids } = await openOwner(server.origin, database.sql, "fuzzed");
  sender = ids.person;
  session = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

/** Strings that often break parsers of request lines and headers. */
const ODD = [
  "%",
  "%00",
  "%0a",
  "%E0%A4%A",
  "%ff",
  "..",
  ".",
  "//",
  "\\",
  "'",
  '"',
  "<script>",
  "${x}",
  "{{x}}",
  ";",
  "--",
  "%2e%2e%2f",
  "%c0%af",
  "-1",
  "0",
  "999999999999999999999",
  "NaN",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "[]",
  "a[b]=c",
  "+",
  "&",
  "=",
  "%F0%9F%8C%AE",
  "x".repeat(3_000),
];
const piece = fc.oneof(
  fc.constantFrom(...ODD),
  fc.string({ maxLength: 12 }).map(encodeURIComponent),
  fc.webPath({ size: "small" }),
);
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        "q",
        "page",
        "sort",
        "category",
        "view",
        "next",
        "tipo",
        "paso",
        "desde",
        "after",
        "_routes",
        "index",
        "tab",
        "__proto__",
      ),
      piece,
    ),
    { maxLength: 5 },
  )
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join("=")).join("&")}` : ""));
const path = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(fc.constantFrom(...ADDRESSES), query).map((parts) => parts.join("")),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...ADDRESSES),
          fc.constantFrom(".data", "/", "/x", "//", ".json", "%00"),
          query,
        )
        .map((parts) => parts.join("")),
    },
    {
      weight: 2,
      arbitrary: fc.array(piece, { maxLength: 4 }).map((parts) => `/${parts.join("/")}`),
    },
  )
  .map((text) => text.replace(/[^\x21-\x7e]/g, "").slice(0, 6_000) || "/");
const method = fc.constantFrom(
  "GET",
  "GET",
  "GET",
  "POST",
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "HEAD",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "QUERY",
);
const headerText = fc
  .oneof(fc.constantFrom(...ODD), fc.string({ maxLength: 60 }))
  .map((text) => text.replace(/[^\x20-\x7e]/g, ""));
const headers = fc.dictionary(
  fc.constantFrom(
    "Accept",
    "Accept-Encoding",
    "Accept-Language",
    "Cookie",
    "Content-Type",
    "Host",
    "If-None-Match",
    "If-Modified-Since",
    "Origin",
    "Range",
    "Referer",
    "Sec-Fetch-Site",
    "User-Agent",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Request-Id",
    "X-Remix-Revalidate",
  ),
  headerText,
  { maxKeys: 4 },
);
const cookies = fc.constantFrom(
  VISITOR.Cookie,
  "",
  "plaza-preferences=%",
  "plaza-preferences=theme=x&mode=__proto__",
  "plaza-onboarding=%E0%A4%A",
  "plaza-session=x; __Host-plaza-session=",
  "=;=;;",
  `plaza-preferences=${"a".repeat(4_000)}`,
);
/** Placeholder for the cookies of a signed-in person. */
const SIGNED_IN = "signed-in";

const TYPES = [
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/json",
  "text/plain",
  "image/png",
  "",
  "application/x-www-form-urlencoded; charset=utf-16",
];
const BODIES = [
  "",
  "intent=join",
  "a=1&a=2&=&&%",
  "{",
  '{"__proto__":1}',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
  "--x\r\nContent-Disposition: form-data; name=",
  "\0\0\0",
  "intent=nothing&next=//evil.example",
  `collaborator=${"ñ".repeat(5_000)}`,
];

/**
 * Intents and field names of real forms, with random values. Excludes intents that would succeed with
 * such values (marking notifications as read).
 */
const INTENTS =
  "join purchase launch configure install install-app install-suite buy obtain add-money buy-credits send save-system-prompt add-command remove-command save start add duplicate remove update swap skip continue back next change-email change-password end-sessions delete".split(
    " ",
  );
const FIELDS =
  "id app suite perk favorite prompt kind systemPrompt name commandPrompt description blocks block title x y color size layout customStyle showMetrics paso desde next collaborator remove businessType trade town crop automationAreas aiExperience currentPlatform path theme mode language returnTo email password new-password keep session until".split(
    " ",
  );
const form = fc
  .tuple(
    fc.constantFrom(...INTENTS),
    fc.array(fc.tuple(fc.constantFrom(...FIELDS), piece), { maxLength: 6 }),
  )
  .map(([intent, fields]) =>
    [`intent=${intent}`, ...fields.map((field) => field.join("="))].join("&"),
  );

const requests = fc.record({
  path,
  method,
  headers,
  cookie: fc.oneof(
    { weight: 3, arbitrary: cookies },
    { weight: 1, arbitrary: fc.constant(SIGNED_IN) },
  ),
  type: fc.constantFrom(...TYPES),
  body: fc.oneof(fc.constantFrom(...BODIES), form),
});
type Fuzzed = typeof requests extends fc.Arbitrary<infer One> ? One : never;

async function send(one: Fuzzed): Promise<Answer | null> {
  const hasBody = !["GET", "HEAD", "OPTIONS", "TRACE"].includes(one.method);
  const sent: AskOptions = {
    method: one.method,
    headers: {
      ...(one.cookie && { Cookie: one.cookie === SIGNED_IN ? session : one.cookie }),
      ...(hasBody && one.type && { "Content-Type": one.type }),
      ...one.headers,
    },
    ...(hasBody && { body: one.body }),
  };
  try {
    return await ask(server.origin, one.path, sent);
  } catch (error) {
    // Node's HTTP client rejects some requests; every request that it sends must get a response.
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (code.startsWith("ERR_") || code.startsWith("HPE_")) return null;
    throw new Error(`${JSON.stringify(one).slice(0, 600)}: ${String(error)}`);
  }
}

/** Regression tests of what earlier runs have found. */
const FOUND: [method: string, path: string, headers: Record<string, string>, status: number][] = [
  // The router decoded the path, resolved it as another host, and failed.
  ["PUT", "/%5Cs-%3D%40%5DuFp/null/", { "Content-Type": "image/png" }, 400],
  ["GET", "/%5C@]/x/", {}, 400],
  // Remix applied its origin check to HEAD requests for loader data.
  ["HEAD", "/api/challenges/active.data", { Origin: "" }, 200],
  ["HEAD", "/spaces.data", { Origin: "https://evil.example" }, 200],
  ["HEAD", "/spaces.data", { Origin: "x" }, 200],
];
it.each(FOUND)("%s %s %j is no error of ours", async (method, path, headers, status) => {
  const answer = await ask(server.origin, path, { method, headers: { ...VISITOR, ...headers } });
  expect(answer.status).toBe(status);
});

it(
  `${REQUESTS} malformed requests: no 5xx, no stack, no crash, nobody else's row changed`,
  async () => {
    const before = await readRows(database.sql);
    const all = fc.sample(requests, { numRuns: REQUESTS, seed: SEED });
    const bad: string[] = [];
    const statuses: Record<string, number> = {};
    let unsent = 0;
    const worker = async () => {
      for (let one = all.pop(); one; one = all.pop()) {
        const answer = await send(one);
        if (!answer) {
          unsent += 1;
          continue;
        }
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (answer.status >= 500 || showsStack(answer)) {
          bad.push(
            `${answer.status} ${JSON.stringify(one).slice(0, 400)} ${answer.text.slice(0, 200)}`,
          );
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const alive = await ask(server.origin, "/readyz");
    const changed = changedRows(before, await readRows(database.sql));
    // Some forms are valid by chance and write, as the sender or as a new guest. Rows of other people
    // must not change.
    const guests = changed.flatMap(({ table, row, was }) =>
      table === "people" && was === "added" ? (/^\("?([^,"]+)/.exec(row)?.[1] ?? []) : [],
    );
    // The sender's older agentiks have no changed row of their own, so their ids are added.
    const had = await database.sql<{ id: string }[]>`
      SELECT id FROM agentiks WHERE owner_id = ${sender}`;
    const foreign = foreignRows(changed, [sender, ...guests, ...had.map(({ id }) => id)]);
    report("fuzz", {
      seed: SEED,
      requests: REQUESTS,
      unsent,
      bad: bad.length,
      crashes: Number(alive.status !== 200),
      guests: guests.length,
      foreignRows: foreign.length,
      statuses: JSON.stringify(statuses),
    });
    const errors = server
      .output()
      .split("\n")
      .filter((line) => line.includes('"level":"error"'));
    expect([bad, bad.length > 0 ? errors.slice(0, 5) : []]).toEqual([[], []]);
    expect(alive.status).toBe(200);
    expect(foreign).toEqual([]);
    expect(unsent).toBeLessThan(REQUESTS / 2);
  },
  60_000 + REQUESTS * 60,
);

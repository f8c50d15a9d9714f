import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { ACCESS } from "./access-matrix.ts";
import { ADDRESSES } from "./addresses.ts";
import { ask, FORM, PHONE, VISITOR } from "./support/ask.ts";
import { dataAddress, readBuiltRoutes } from "./built-routes.ts";
import { databaseState } from "./support/database-state.ts";
import { openOwner, type Owner } from "./owned.ts";
import { report } from "./support/report.ts";
import { RUNS_ALL } from "../support/sampling/combinations.ts";

let database: TestDatabase;
let server: ServerProcess;
let ana: Owner;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startPlaza(database.url);
  ana = await openOwner(server.origin, database.sql, "ana");
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

/** Headers of cross-site requests by a browser, and headers that another client may forge. */
const ATTACKS: Record<string, Record<string, string>> = {
  "a foreign Origin": { Origin: "https://evil.example" },
  "an Origin that begins like ours": { Origin: "http://localhost.evil.example" },
  "a null Origin": { Origin: "null" },
  "cross-site": { "Sec-Fetch-Site": "cross-site" },
  "same-site": { "Sec-Fetch-Site": "same-site" },
  "a spoofed X-Forwarded-Host": {
    Origin: "https://evil.example",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "https",
    Forwarded: "host=evil.example;proto=https",
  },
  "a foreign Referer": { Referer: "https://evil.example/page" },
};
const METHODS = ["POST", "PUT", "PATCH", "DELETE"];

type Send = (attack: string, headers: Record<string, string>) => Promise<void>;

/** All attacks at once: none may have an effect that another could meet. */
const eachAttack = (send: Send) =>
  Promise.all(Object.entries(ATTACKS).map(([attack, headers]) => send(attack, headers)));

/** In the usual run two of the attacks, by turns: every route meets all of them with one form. */
const someAttacks = (turn: number, send: Send) => {
  const attacks = Object.entries(ATTACKS);
  const some = [turn, turn + 1].map((at) => attacks[at % attacks.length]!);
  return RUNS_ALL ? eachAttack(send) : Promise.all(some.map((attack) => send(...attack)));
};

it("refuses every write that another site caused, on every route, as page and as data", async () => {
  const before = await databaseState(database.sql);
  const passed: string[] = [];
  let asked = 0;
  for (const address of ADDRESSES) {
    for (const path of [address, address === "/" ? "/_root.data" : `${address}.data`]) {
      await eachAttack(async (attack, headers) => {
        const method = METHODS[asked++ % METHODS.length] ?? "POST";
        const { status, headers: answered } = await ask(server.origin, path, {
          method,
          headers: { ...VISITOR, ...FORM, ...headers },
          body: "intent=join&theme=light&next=/",
        });
        if (status !== 403 || answered["set-cookie"])
          passed.push(`${method} ${path}, ${attack}: ${status}`);
      });
    }
  }
  const state = await databaseState(database.sql);
  report("cross-site writes", {
    routes: ADDRESSES.length,
    asked,
    passed: passed.length,
    rowsChanged: Number(state !== before),
  });
  expect(passed).toEqual([]);
  expect(state).toBe(before);
}, 120_000);

it("refuses every form of Plaza that another site sends with the person's cookies", async () => {
  const passed: string[] = [];
  let asked = 0;
  let actions = 0;
  const Cookie = [...ana.browser.cookies].map((pair) => pair.join("=")).join("; ");
  const before = await databaseState(database.sql);
  for (const { id, hasAction } of readBuiltRoutes()) {
    const { writes, addresses } = ACCESS[id] ?? { writes: "none", addresses: () => [] };
    if (hasAction) actions += 1;
    const forms = writes === "none" ? [{ intent: "delete" }] : writes(ana);
    const [address = "/"] = addresses(ana);
    for (const fields of forms) {
      for (const path of [address, dataAddress(address)]) {
        await someAttacks(asked, async (attack, headers) => {
          const { status, headers: answered } = await ask(server.origin, path, {
            method: "POST",
            headers: { Cookie, ...FORM, ...headers },
            body: new URLSearchParams(fields).toString(),
          });
          asked += 1;
          if (status !== 403 || answered["set-cookie"])
            passed.push(`${path} ${JSON.stringify(fields)}, ${attack}: ${status}`);
        });
      }
    }
  }
  const state = await databaseState(database.sql);
  report("cross-site forms with a session", {
    actions,
    asked,
    passed: passed.length,
    rowsChanged: Number(state !== before),
  });
  expect(actions).toBeGreaterThan(30);
  expect(passed).toEqual([]);
  expect(state).toBe(before);
  // The form from Plaza's own origin does write.
  const own = await ana.browser.post("/creator", { intent: "send", kind: "text", prompt: "Hola" });
  expect(own.status).toBe(303);
  expect(await databaseState(database.sql)).not.toBe(before);
}, 90_000);

it("changes no row by a signed-in GET with the fields of every form in the address", async () => {
  const Cookie = [...ana.browser.cookies].map((pair) => pair.join("=")).join("; ");
  const before = await databaseState(database.sql, []);
  let asked = 0;
  const failed: string[] = [];
  for (const { id } of readBuiltRoutes()) {
    const { writes, addresses } = ACCESS[id] ?? { writes: "none", addresses: () => [] };
    for (const address of addresses(ana)) {
      const forms = writes === "none" ? [{}] : writes(ana);
      for (const [turn, fields] of forms.entries()) {
        const joint = address.includes("?") ? "&" : "?";
        const path = `${address}${joint}${new URLSearchParams(fields)}&_method=POST`;
        const pairs = [
          ["GET", path],
          ["HEAD", dataAddress(path)],
          ["GET", dataAddress(path)],
          ["HEAD", path],
        ] as const;
        // In the usual run one for each form, by turns.
        const sent = RUNS_ALL ? pairs : [pairs[turn % pairs.length]!];
        await Promise.all(
          sent.map(async ([method, target]) => {
            const { status } = await ask(server.origin, target, {
              method,
              headers: {
                Cookie,
                Origin: "https://evil.example",
                "X-HTTP-Method-Override": "POST",
                "X-Method-Override": "DELETE",
              },
            });
            asked += 1;
            if (status >= 500) failed.push(`${method} ${target}: ${status}`);
          }),
        );
      }
    }
  }
  const state = await databaseState(database.sql, []);
  report("rows changed by reading as somebody", { asked, changed: Number(state !== before) });
  expect(failed).toEqual([]);
  expect(state).toBe(before);
}, 90_000);

it("lets a browser of ours write: the refusals above are not refusals of everything", async () => {
  const { status, headers } = await ask(server.origin, "/preferences", {
    method: "POST",
    headers: {
      ...VISITOR,
      ...FORM,
      Origin: server.origin,
      "Sec-Fetch-Site": "same-origin",
      Host: new URL(server.origin).host,
    },
    body: "theme=light&returnTo=/spaces",
  });
  expect([status, headers.location]).toEqual([303, "/spaces"]);
  expect(String(headers["set-cookie"])).toContain("theme=light");
});

it("changes no row by reading, whatever is read and however often", async () => {
  const before = await databaseState(database.sql, []);
  for (const [turn, address] of ADDRESSES.entries()) {
    const read = (path: string, headers?: Record<string, string>, method = "GET") =>
      ask(server.origin, path, { method, ...(headers && { headers }) });
    const ways = [
      () => read(address, VISITOR),
      () => read(address, VISITOR, "HEAD"),
      () => read(address, VISITOR, "OPTIONS"),
      () => read(`${address}?q=pan&page=2&intent=join`, VISITOR),
      () => read(address),
      () => read(address, { ...VISITOR, "User-Agent": PHONE }),
    ];
    // In the usual run half of them, by turns.
    const some = ways.filter((_, way) => RUNS_ALL || (way + turn) % 2 === 0);
    const answers = await Promise.all(some.map((way) => way()));
    expect([address, answers.filter(({ status }) => status >= 500)]).toEqual([address, []]);
  }
  const state = await databaseState(database.sql, []);
  report("rows changed by reading", {
    routes: ADDRESSES.length,
    changed: Number(state !== before),
  });
  expect(state).toBe(before);
}, 120_000);

it("counts who reads a published page, and writes nothing else by that", async () => {
  const COUNTED = ["page_views", "rate_limits"];
  const views = async () => {
    const [row] = await database.sql<{ views: number }[]>`
      SELECT coalesce(sum(views), 0)::int AS views FROM page_views`;
    return row!.views;
  };
  const [before, viewsBefore] = [await databaseState(database.sql, COUNTED), await views()];
  const path = `/p/${ana.page}`;
  for (const [method, agent] of [
    ["GET", PHONE],
    ["GET", PHONE],
    ["HEAD", `${PHONE} other`],
    ["GET", "Googlebot/2.1"],
  ] as const) {
    const headers = { ...VISITOR, "User-Agent": agent };
    expect((await ask(server.origin, path, { method, headers })).status).toBe(200);
  }
  expect(await views()).toBe(viewsBefore + 1);
  expect(await databaseState(database.sql, COUNTED)).toBe(before);
});

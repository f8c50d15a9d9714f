import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { ACCESS } from "./access-matrix.ts";
import { ask, FORM, type Answer } from "./support/ask.ts";
import { openBrowser, type Browser } from "./support/browser.ts";
import { dataAddress, readBuiltRoutes } from "./built-routes.ts";
import { changedRows, foreignRows, readRows } from "./support/changed-rows.ts";
import { databaseState } from "./support/database-state.ts";
import { openOwner, unmarkedTables, type Owner } from "./owned.ts";
import { fromElsewhere, openGuest } from "./support/people.ts";
import { report } from "./support/report.ts";
import { RUNS_ALL } from "../support/sampling/combinations.ts";

const ROUTES = readBuiltRoutes();

let database: TestDatabase;
let server: ServerProcess;
let ana: Owner;
let bruno: Owner;
let guest: Browser;
beforeAll(async () => {
  database = await createTestDatabase();
  // TRUST_PROXY lets requests come from different IP addresses: rate limits are not tested here.
  server = await startPlaza(database.url, { TRUST_PROXY: "on" });
  ana = await openOwner(server.origin, database.sql, "ana");
  bruno = await openOwner(server.origin, database.sql, "bruno");
  guest = await openGuest(server.origin);
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

/** Addresses of a page and of its data, which share a loader and an action; in the usual run one, by turns. */
const pageOrData = (address: string, turn: number) => {
  const both = [address, dataAddress(address)];
  return RUNS_ALL ? both : [both[turn % both.length]!];
};

const accessOf = (id: string) => {
  const access = ACCESS[id];
  if (!access) throw new Error(`${id} is not in tests/security/access-matrix.ts`);
  return access;
};

/** Data of an owner in a response, except what the request itself contained. */
function leaked({ text, headers }: Answer, { mark, email, ids }: Owner, asked: string): string[] {
  const said = `${text}\n${JSON.stringify(headers)}`;
  return [mark, email, ...Object.values(ids)].filter(
    (one) => said.includes(one) && !asked.includes(one),
  );
}

describe("the matrix", () => {
  it("has every route of the build, and no other", () => {
    expect(ROUTES.length).toBeGreaterThan(40);
    expect(Object.keys(ACCESS).sort()).toEqual(ROUTES.map(({ id }) => id).sort());
    for (const { id, hasAction } of ROUTES)
      expect([id, hasAction || accessOf(id).writes === "none"]).toEqual([id, true]);
  });

  it("has something of the owner's in every table that holds people's texts", async () => {
    expect(await unmarkedTables(database.sql, ana)).toEqual([]);
  });
});

it("shows public data to everybody, and personal data only to its owner", async () => {
  const strangers: [string, () => Browser][] = [
    ["a visitor", () => openBrowser(server.origin)],
    ["a guest", () => guest],
    ["another account", () => bruno.browser],
  ];
  const wrong: string[] = [];
  let asked = 0;
  const read = async (browser: Browser, path: string, isStream?: true) => {
    asked += 1;
    const answer = await browser.get(path, isStream && { Accept: "text/event-stream" });
    if (answer.status >= 500) wrong.push(`${path}: ${answer.status}`);
    return answer;
  };
  for (const [at, { id }] of ROUTES.entries()) {
    const { shows, addresses, isStream } = accessOf(id);
    for (const [which, address] of addresses(ana).entries()) {
      for (const path of isStream ? [address] : pageOrData(address, at + which)) {
        // The owner first, to test that no cache serves that response to others.
        const theirs = await read(ana.browser, path, isStream);
        const sees = theirs.status === 200 && leaked(theirs, ana, "").length > 0;
        // Answers without the owner's marks in the text: figures, events, other members, a file
        // whose name alone has one, in a header.
        const isFigures =
          /^api\/(json\/(user-stats|space-names)|streams\/live-(notifications|space)|files\/entry-file)$/.test(
            id,
          ) && theirs.status === 200;
        // Leads to the page of a payment provider, whose address has the owner's mark.
        const { location = "" } = theirs.headers;
        const isLed =
          id === "api/pay-top-up" &&
          (location.includes(ana.mark) ||
            (theirs.status === 202 && leaked(theirs, ana, "").length > 0));
        if (shows !== "everybody" && !sees && !isFigures && !isLed)
          wrong.push(`${path}: the owner sees nothing (${theirs.status})`);
        const answers = await Promise.all(
          strangers.map(
            async ([who, browserOf]) => [who, await read(browserOf(), path, isStream)] as const,
          ),
        );
        // Addresses of public pages are in the site map.
        const told = id === "api/sitemap" ? `${path} ${ana.page} ${bruno.page}` : path;
        for (const [who, answer] of answers) {
          const found = leaked(answer, ana, told);
          if (found.length > 0) wrong.push(`${path}: ${who} is shown ${found.join(", ")}`);
          // 404, not 403: a response must not reveal whether the object exists.
          if (shows === "object" && answer.status !== 404)
            wrong.push(`${path}: ${who} gets ${answer.status}`);
          const own = leaked(answer, bruno, told);
          if (who !== "another account" && own.length > 0)
            wrong.push(`${path}: ${who} is shown ${own.join(", ")}`);
        }
      }
    }
  }
  report("who may read what", { routes: ROUTES.length, people: 4, asked, wrong: wrong.length });
  expect(wrong).toEqual([]);
}, 90_000);

it("lets no one write another person's things, whatever a form says", async () => {
  const wrong: string[] = [];
  let asked = 0;
  let own = 0;
  for (const { id } of ROUTES) {
    const { writes, addresses } = accessOf(id);
    if (writes === "none") continue;
    // These forms may end the writer's own sessions or delete the writer, so they get new ones.
    const another = /account/.test(id) ? (await openSparring()).browser : bruno.browser;
    const aGuest = /account/.test(id) ? await openGuest(server.origin) : guest;
    const writers: [string, Browser][] = [
      ["a visitor", openBrowser(server.origin)],
      ["a guest", aGuest],
      ["another account", another],
    ];
    const people = (await Promise.all(writers.map(([, browser]) => peopleOf(browser)))).flat();
    const before = await readRows(database.sql);
    for (const address of addresses(ana)) {
      for (const [which, fields] of writes(ana).entries()) {
        const sendAs = async ([who, browser]: [string, Browser], at: number) => {
          for (const path of pageOrData(address, at + which)) {
            const answer = await browser.post(path, fields, fromElsewhere());
            asked += 1;
            const sent = path + JSON.stringify(fields);
            const found = leaked(answer, ana, sent);
            const what = `${sent} as ${who}`;
            if (answer.status >= 500) wrong.push(`${what}: ${answer.status}`);
            if (found.length > 0) wrong.push(`${what}: is shown ${found.join(", ")}`);
          }
        };
        await Promise.all(writers.map(sendAs));
      }
    }
    const changed = changedRows(before, await readRows(database.sql));
    const foreign = foreignRows(changed, [...people, ...newPeople(changed)]);
    own += changed.length - foreign.length;
    for (const { table, row, was } of foreign)
      wrong.push(`${id}: ${table} ${was} ${row.slice(0, 200)}`);
  }
  report("who may write what", { asked, foreign: wrong.length, ownRowsChanged: own });
  // Some forms wrote the writer's own data, so the comparison of rows works.
  expect(own).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
}, 180_000);

it("answers 405 where nothing can be written, and writes nothing", async () => {
  const before = await databaseState(database.sql);
  const wrong: string[] = [];
  let asked = 0;
  for (const { id } of ROUTES) {
    const { writes, addresses } = accessOf(id);
    if (writes !== "none") continue;
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const [address = "/"] = addresses(ana);
      const { status } = await ask(server.origin, address, {
        method,
        headers: { ...FORM, Cookie: cookiesOf(ana.browser) },
        body: "intent=delete",
      });
      asked += 1;
      if (status !== 405 && status !== 404) wrong.push(`${method} ${address}: ${status}`);
    }
  }
  report("methods that write, where nothing can be", { asked, wrong: wrong.length });
  expect(wrong).toEqual([]);
  expect(await databaseState(database.sql)).toBe(before);
});

const cookiesOf = ({ cookies }: Browser) => [...cookies].map((pair) => pair.join("=")).join("; ");

let sparrings = 0;
const openSparring = () => {
  sparrings += 1;
  return openOwner(server.origin, database.sql, `sparring${sparrings}`);
};

/** The person of a browser's session. */
async function peopleOf(browser: Browser): Promise<string[]> {
  const token = browser.cookies.get("plaza-session") ?? browser.cookies.get("plaza-guest");
  if (!token) return [];
  const rows = await database.sql<{ id: string }[]>`
    SELECT person_id AS id FROM sessions WHERE token_hash =
      translate(encode(sha256(${token}::bytea), 'base64'), '+/=', '-_')`;
  return rows.map(({ id }) => id);
}

/** Guests and accounts that the requests created. */
const newPeople = (changed: ReturnType<typeof changedRows>) =>
  changed
    .filter(({ table, was }) => table === "people" && was === "added")
    .map(({ row }) => /^\(([^,]+)/.exec(row)?.[1] ?? "")
    .filter((id) => id !== ana.ids.person && id !== bruno.ids.person && id !== "demo");

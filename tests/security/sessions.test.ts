import { createHash, randomBytes } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { RUNS_ALL } from "../support/sampling/combinations.ts";
import { ADDRESSES } from "./addresses.ts";
import { greetingOf, openBrowser, unreadOf, type Browser } from "./support/browser.ts";
import { databaseState } from "./support/database-state.ts";
import {
  fromElsewhere,
  openAccount,
  openGuest,
  PASSWORD,
  signIn,
  signUp,
} from "./support/people.ts";
import { report } from "./support/report.ts";

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  // TRUST_PROXY lets requests come from different IP addresses.
  server = await startPlaza(database.url, { TRUST_PROXY: "on" });
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

const SESSION = "plaza-session";
const GUEST = "plaza-guest";
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const tokenOf = ({ cookies }: Browser) => cookies.get(SESSION) ?? cookies.get(GUEST) ?? "";
const count = async (what: string) =>
  (await database.sql.unsafe<[{ n: number }]>(`SELECT count(*)::int AS n FROM ${what}`))[0].n;
const guests = () => count("people WHERE kind = 'guest'");
/** Path of a person's own statistics, which answers 200 only to that person. */
async function ownPath(email: string) {
  const [row] = await database.sql<[{ id: string }]>`
    SELECT person_id AS id FROM accounts WHERE email = ${email}`;
  return `/api/user/${row.id}/stats`;
}

const SEED = 20_261_121;
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Random manipulations of a token or of its stored hash. */
const tamperings = (token: string) =>
  fc
    .tuple(
      fc.nat(token.length - 1),
      fc.constantFrom(...DIGITS),
      fc.string({ unit: fc.constantFrom(...DIGITS), minLength: 43, maxLength: 43 }),
      fc.nat(8),
    )
    .map(
      ([at, digit, random, kind]) =>
        [
          token.slice(0, at) + digit + token.slice(at + 1),
          token.slice(0, at),
          `${token}${digit}`,
          random,
          hashOf(token).slice(0, at + 1),
          token.slice(at) + token.slice(0, at),
          `${token}' OR '1'='${digit}`,
          `"${token}"; ${digit}`,
          ` ${token.toLowerCase().slice(at)}`,
        ][kind]!,
    )
    .filter((text) => text.trim() !== token);

describe("a session's token", () => {
  it("is stored as a hash only, and is new at every sign-in", async () => {
    const browser = await openAccount(server.origin, "hash@sesiones.mx");
    const first = tokenOf(browser);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await count(`sessions WHERE token_hash = '${hashOf(first)}'`)).toBe(1);
    const everything = await database.sql<{ t: string }[]>`SELECT s::text AS t FROM sessions s`;
    expect(everything.map(({ t }) => t).join("\n")).not.toContain(first);

    await browser.post("/account", { intent: "sign-out" });
    await signIn(browser, "hash@sesiones.mx");
    expect(tokenOf(browser)).not.toBe(first);
  });

  it("cannot be planted: what one had before signing in opens nothing afterwards", async () => {
    await openAccount(server.origin, "planted@sesiones.mx");
    const path = await ownPath("planted@sesiones.mx");
    const attacker = await openGuest(server.origin);
    const planted = [tokenOf(attacker), randomBytes(32).toString("base64url"), "x", ""];
    let opened = 0;
    for (const token of planted)
      for (const name of [SESSION, GUEST]) {
        const victim = openBrowser(server.origin);
        victim.cookies.set(name, token);
        await signIn(victim, "planted@sesiones.mx");
        expect(tokenOf(victim)).not.toBe(token);
        expect((await victim.get(path)).status).toBe(200);
        const thief = openBrowser(server.origin);
        thief.cookies.set(name, token);
        if ((await thief.get(path)).status !== 404) opened += 1;
      }
    report("session fixation", { planted: planted.length, opened });
    expect(opened).toBe(0);
  });

  it("opens nothing when it is tampered with, a thousand times", async () => {
    const browser = await openAccount(server.origin, "tampered@sesiones.mx");
    const path = await ownPath("tampered@sesiones.mx");
    const token = tokenOf(browser);
    expect((await browser.get(path)).status).toBe(200);
    const tampered = fc.sample(tamperings(token), { numRuns: 1_000, seed: SEED });
    const before = await databaseState(database.sql);
    let opened = 0;
    let failed = 0;
    const forged = openBrowser(server.origin);
    for (const text of tampered) {
      const { status } = await forged.get(path, {
        Cookie: `plaza-preferences=theme=dark&onboarded=1&path=1; ${SESSION}=${text}; ${GUEST}=${text}`,
      });
      if (status === 200) opened += 1;
      if (status >= 500) failed += 1;
    }
    report("tampered tokens", { seed: SEED, tried: tampered.length, opened, failed });
    expect(new Set(tampered).size).toBeGreaterThan(500);
    expect([opened, failed]).toEqual([0, 0]);
    expect(await databaseState(database.sql)).toBe(before);
    expect((await browser.get(path)).status).toBe(200);
  }, 60_000);

  it("of an account stays when the answer to a visitor's first write arrives after the sign-up's", async () => {
    const visitor = openBrowser(server.origin);
    const first = await visitor.post("/notifications", { intent: "read-all" }, fromElsewhere());
    expect(visitor.cookies.has(GUEST)).toBe(true);
    const email = "late@sesiones.mx";
    await signUp(visitor, email);
    visitor.keep(first);
    const path = await ownPath(email);
    expect((await visitor.get(path)).status).toBe(200);

    // The guest's token alone opens nothing.
    const former = openBrowser(server.origin);
    former.keep(first);
    expect((await former.get(path)).status).toBe(404);

    await visitor.post("/account", { intent: "sign-out" }, fromElsewhere());
    expect([visitor.cookies.has(SESSION), visitor.cookies.has(GUEST)]).toEqual([false, false]);
  });

  it("is HttpOnly and Lax; over HTTPS Secure, of this host alone, and the plain one is not read", async () => {
    const browser = openBrowser(server.origin);
    const plain = await browser.post("/notifications", { intent: "read-all" }, fromElsewhere());
    const [cookie = ""] = plain.headers["set-cookie"] ?? [];
    expect(cookie).toMatch(
      /^plaza-guest=[\w-]{43}; Expires=[^;]+ GMT; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    await signUp(browser, "lax@sesiones.mx");
    const signed = await signIn(browser, "lax@sesiones.mx");
    expect(signed.headers["set-cookie"]).toContainEqual(
      expect.stringMatching(
        /^plaza-session=[\w-]{43}; Expires=[^;]+ GMT; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    );

    const https = {
      "X-Forwarded-Proto": "https",
      Origin: server.origin.replace("http:", "https:"),
    };
    const secure = openBrowser(server.origin);
    const page = await secure.get("/notifications", https);
    expect(page.headers["set-cookie"]?.[0]).toMatch(
      /^__Host-plaza-visitor=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    const written = await secure.post(
      "/notifications",
      { intent: "read-all" },
      { ...fromElsewhere(), ...https },
    );
    const [secured = ""] = written.headers["set-cookie"] ?? [];
    expect(unreadOf(await secure.get("/notifications", https))).toBe(0);
    expect(secured).toMatch(/^__Host-plaza-guest=[\w-]{43}; .*; HttpOnly; SameSite=Lax; Secure$/);
    const entered = await signIn(secure, "lax@sesiones.mx", {}, https);
    expect(entered.headers["set-cookie"]).toContainEqual(
      expect.stringMatching(/^__Host-plaza-session=[\w-]{43}; .*; HttpOnly; SameSite=Lax; Secure$/),
    );

    // A cookie that an HTTP connection or another subdomain may have planted.
    const downgraded = openBrowser(server.origin);
    for (const name of [SESSION, GUEST]) downgraded.cookies.set(name, tokenOf(browser));
    expect(unreadOf(await downgraded.get("/notifications", https))).toBe(3);
  });
});

describe("a session ends", () => {
  const ages: [what: string, change: string][] = [
    [
      "at its absolute end",
      "expires_at = now() - interval '1 second', created_at = now() - interval '2 days'",
    ],
    ["when it was idle for 14 days", "last_seen_at = now() - interval '14 days'"],
    ["when its row is gone", "id = id"],
  ];
  it.each(ages)("%s", async (what, change) => {
    const email = `ends-${what.length}@sesiones.mx`;
    const browser = await openAccount(server.origin, email);
    expect(greetingOf(await browser.get("/notifications"))).toBe("Ana");
    const where = `token_hash = '${hashOf(tokenOf(browser))}'`;
    await database.sql.unsafe(`UPDATE sessions SET ${change} WHERE ${where}`);
    if (change === "id = id") await database.sql.unsafe(`DELETE FROM sessions WHERE ${where}`);
    expect(greetingOf(await browser.get("/notifications"))).toBe("Valentina");
    const read = await browser.get(await ownPath(email));
    const written = await browser.post("/account", { intent: "end-sessions", session: "others" });
    report(`a session ends ${what}`, {
      readAfterwards: read.status,
      writeAfterwards: written.status,
    });
    expect(read.status).toBe(404);
    expect(written.headers.location).toMatch(/^\/login/);
  });

  it("and what is written with it afterwards is not done: no new guest, no other cookie", async () => {
    const browser = await openGuest(server.origin);
    const old = openBrowser(server.origin);
    for (const [name, value] of browser.cookies) old.cookies.set(name, value);
    await signUp(browser, "tomado@sesiones.mx");
    const before = await guests();
    const token = tokenOf(old);

    const written = await old.post("/creator", { intent: "send", kind: "text", prompt: "tarde" });
    const next = encodeURIComponent("/creator");
    expect([written.status, written.headers.location]).toEqual([
      303,
      `/login?done=ended&next=${next}`,
    ]);
    expect(tokenOf(old)).toBe(token);
    expect(await guests()).toBe(before);
    expect(await count("creations WHERE prompt = 'tarde'")).toBe(0);

    // The browser with the account's new cookie is told, and can continue.
    const there = await browser.get(written.headers.location!);
    expect(there.text).toContain("it was not saved: do it again");
    expect(there.text).toMatch(/<a [^>]*href="\/creator"[^>]*>Continue</);
    // The one without it can sign in or continue as a visitor; nothing else deletes its cookie.
    const page = await old.get(written.headers.location!);
    expect(page.text).toContain("Your session ended, so the last thing you did was not saved.");
    expect(page.text).toContain("Go on without signing in");
    expect(tokenOf(old)).toBe(token);
    const left = await old.post("/login", { intent: "leave", next: "/creator" });
    expect([left.status, left.headers.location]).toEqual([303, "/creator"]);
    expect(tokenOf(old)).toBe("");
    const again = await old.post(
      "/creator",
      { intent: "send", kind: "text", prompt: "ahora" },
      fromElsewhere(),
    );
    expect(again.headers.location).toMatch(/^\/creator\?/);
    expect(await guests()).toBe(before + 1);
  });

  it("and every page of the shell says so, until one signs in or goes on without", async () => {
    const says = async (browser: Browser) => {
      const { status, text } = await browser.get("/spaces");
      return [status, text.includes("Your session has ended. What you see is not yours.")];
    };
    const guest = await openGuest(server.origin);
    expect(await says(guest)).toEqual([200, false]);
    const token = tokenOf(guest);
    await guest.post("/account", { intent: "sign-out" });
    expect(await says(guest)).toEqual([200, false]);
    guest.cookies.set(GUEST, token);
    expect(await says(guest)).toEqual([200, true]);
    expect(await says(guest)).toEqual([200, true]);
    await guest.post("/login", { intent: "leave" });
    expect(await says(guest)).toEqual([200, false]);
  });

  it("a guest's after 30 days, not before", async () => {
    const guest = await openGuest(server.origin);
    const age = (days: number) =>
      database.sql.unsafe(
        `UPDATE sessions SET last_seen_at = now() - interval '${days} days' WHERE token_hash = '${hashOf(tokenOf(guest))}'`,
      );
    await age(29);
    expect(unreadOf(await guest.get("/notifications"))).toBe(2);
    await age(30);
    expect(unreadOf(await guest.get("/notifications"))).toBe(3);
  });

  it("is written down as used at most once an hour", async () => {
    const guest = await openGuest(server.origin);
    const where = `token_hash = '${hashOf(tokenOf(guest))}'`;
    const seen = async () =>
      (
        await database.sql.unsafe<[{ at: string }]>(
          `SELECT last_seen_at::text AS at FROM sessions WHERE ${where}`,
        )
      )[0].at;
    const first = await seen();
    await guest.get("/notifications");
    expect(await seen()).toBe(first);
    await database.sql.unsafe(
      `UPDATE sessions SET last_seen_at = now() - interval '61 minutes' WHERE ${where}`,
    );
    const old = await seen();
    await guest.get("/notifications");
    const touched = await seen();
    expect(touched > old).toBe(true);
    await guest.get("/notifications");
    expect(await seen()).toBe(touched);
  });

  it("everywhere, one by one, and with the password", async () => {
    const email = "everywhere@sesiones.mx";
    const here = await openAccount(server.origin, email);
    const path = await ownPath(email);
    const others = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const browser = openBrowser(server.origin);
        await signIn(browser, email);
        return browser;
      }),
    );
    const alive = async () => {
      const statuses = await Promise.all(
        others.map(async (other) => (await other.get(path)).status),
      );
      return statuses.filter((status) => status === 200).length;
    };
    expect(await alive()).toBe(4);

    const page = await here.get("/account");
    const ids = Array.from(
      page.text.matchAll(/name="session" value="(session-[^"]+)"/g),
      ([, id]) => id!,
    );
    expect(ids).toHaveLength(4);
    const end = (browser: Browser, which: string, password = PASSWORD) =>
      browser.post("/account", { intent: "end-sessions", session: which, password });
    // A stolen session alone cannot end other sessions.
    for (const which of [ids[0]!, "others"])
      expect((await end(here, which, "otra")).text).toContain("This is not your password");
    expect(await alive()).toBe(4);
    await end(here, ids[0]!);
    expect(await alive()).toBe(3);
    // Another person's session cannot be ended by its id.
    const stranger = await openAccount(server.origin, "stranger@sesiones.mx");
    await end(stranger, ids[1]!);
    expect(await alive()).toBe(3);
    await end(here, "others");
    expect(await alive()).toBe(0);
    expect((await here.get(path)).status).toBe(200);

    for (const other of others) await signIn(other, email);
    expect(await alive()).toBe(4);
    const before = tokenOf(here);
    const changed = await here.post("/account", {
      intent: "change-password",
      password: PASSWORD,
      "new-password": "otra lámpara en el monte",
    });
    expect([changed.status, changed.headers.location]).toEqual([303, "/account?done=password"]);
    expect(await alive()).toBe(0);
    expect(tokenOf(here)).not.toBe(before);
    expect((await here.get(path)).status).toBe(200);
    expect(await count(`sessions WHERE token_hash = '${hashOf(before)}'`)).toBe(0);

    await here.post("/account", { intent: "sign-out" });
    expect(here.cookies.has(SESSION)).toBe(false);
    expect(await count(`sessions JOIN accounts USING (person_id) WHERE email = '${email}'`)).toBe(
      0,
    );
    report("sessions ended", { signedOutEverywhere: others.length, stillOpen: await alive() });
  }, 40_000);
});

describe("a visitor's first write", () => {
  it("makes one guest, however many come at once from one browser", async () => {
    const rounds = process.env.SECURITY === "long" ? 50 : 15;
    let wrong = 0;
    for (let round = 0; round < rounds; round += 1) {
      const before = await guests();
      const browser = openBrowser(server.origin);
      browser.cookies.set("plaza-visitor", randomBytes(16).toString("base64url").slice(0, 22));
      const address = fromElsewhere();
      // Each tab sends the cookies from before the first write.
      const tabs = Array.from({ length: 2 + (round % 3) }, () => {
        const tab = openBrowser(server.origin);
        tab.cookies.set("plaza-visitor", browser.cookies.get("plaza-visitor")!);
        return tab;
      });
      const answers = await Promise.all(
        tabs.map((tab, index) =>
          tab.post("/notifications", { intent: "read", id: `notification-${index + 1}` }, address),
        ),
      );
      const unread = await Promise.all(
        tabs.map(async (tab) => unreadOf(await tab.get("/notifications"))),
      );
      const isRight =
        answers.every(({ status }) => status === 303) &&
        (await guests()) === before + 1 &&
        // Every tab sees the writes of all tabs.
        unread.every(
          (left) => left === Math.max(0, 3 - tabs.length) || (left !== left && tabs.length >= 3),
        );
      if (!isRight) wrong += 1;
    }
    report("first writes at once", { rounds, wrong });
    expect(wrong).toBe(0);
  }, 90_000);

  it("makes a guest each for browsers without a name, and for different ones", async () => {
    const before = await guests();
    await Promise.all(
      Array.from({ length: 3 }, () =>
        openBrowser(server.origin).post("/notifications", { intent: "read-all" }, fromElsewhere()),
      ),
    );
    expect(await guests()).toBe(before + 3);
  });

  it("is no second way to sign in: the browser's name alone finds a guest for two minutes only, and never after signing out", async () => {
    const name = "A".repeat(22);
    const write = async () => {
      const tab = openBrowser(server.origin);
      tab.cookies.set("plaza-visitor", name);
      await tab.post("/notifications", { intent: "read", id: "notification-1" }, fromElsewhere());
      return tab;
    };
    const before = await guests();
    const first = await write();
    await write();
    expect(await guests()).toBe(before + 1);
    await database.sql`UPDATE sessions SET created_at = created_at - interval '3 minutes' WHERE visitor_hash = ${hashOf(name)}`;
    await write();
    expect(await guests()).toBe(before + 2);
    await database.sql`DELETE FROM sessions WHERE visitor_hash = ${hashOf(name)}`;
    await write();
    expect(await guests()).toBe(before + 3);
    await first.post("/account", { intent: "sign-out" });
    expect(first.cookies.has("plaza-visitor")).toBe(false);
  });

  it("changes what the guest sees and no other person", async () => {
    const before = await openBrowser(server.origin).get("/notifications");
    expect(unreadOf(before)).toBe(3);
    const guest = await openGuest(server.origin);
    expect(unreadOf(await guest.get("/notifications"))).toBe(2);
    expect(unreadOf(await openBrowser(server.origin).get("/notifications"))).toBe(3);
    expect(await count("notifications WHERE person_id = 'demo' AND read_at IS NULL")).toBe(3);
  });

  it("writes nothing when it is refused", async () => {
    const state = await databaseState(database.sql);
    const browser = openBrowser(server.origin);
    const fields: Record<string, string>[] = [{}, { intent: "read" }, { intent: "write", id: "x" }];
    for (const form of fields) {
      const { status, headers } = await browser.post("/notifications", form, fromElsewhere());
      expect([status, headers["set-cookie"]]).toEqual([400, undefined]);
    }
    expect(await databaseState(database.sql)).toBe(state);
  });
});

describe("reading", () => {
  const MORE = ["/account/delete", "/login?done=signup&next=/x"];

  it("makes and changes no row, on any route, for visitors, guests and accounts", async () => {
    const account = await openAccount(server.origin, "reads@sesiones.mx");
    const people = {
      visitor: openBrowser(server.origin),
      guest: await openGuest(server.origin),
      account,
    };
    const before = await databaseState(database.sql);
    let asked = 0;
    for (const [turn, browser] of Object.values(people).entries()) {
      for (const [at, address] of [...ADDRESSES, ...MORE].entries()) {
        const data = `${address === "/" ? "/_root" : address.split("?")[0]}.data`;
        const both = [address, data];
        // In the usual run a page or its data, by turns.
        for (const path of RUNS_ALL ? both : [both[(turn + at) % both.length]!]) {
          const { status } = await browser.get(path);
          expect([path, status < 500]).toEqual([path, true]);
          asked += 1;
        }
      }
    }
    const state = await databaseState(database.sql);
    report("rows changed by reading, signed in", { asked, changed: Number(state !== before) });
    expect(state).toBe(before);
  }, 60_000);
});

describe("pages", () => {
  it("of a person are never cached; a visitor's come from memory, and neither sees the other's", async () => {
    const account = await openAccount(server.origin, "pages@sesiones.mx");
    const guest = await openGuest(server.origin);
    for (const path of ["/notifications", "/", "/spaces", "/notifications.data"]) {
      for (const browser of [account, guest]) {
        const { headers } = await browser.get(path);
        expect([path, headers["cache-control"]]).toEqual([path, "private, no-store"]);
        expect(headers.etag).toBeUndefined();
      }
    }
    const visitor = openBrowser(server.origin);
    await visitor.get("/spaces");
    for (const other of [visitor, openBrowser(server.origin)]) {
      const page = await other.get("/spaces");
      expect(page.headers.etag).toMatch(/^W\//);
      expect([greetingOf(page), unreadOf(page)]).toEqual(["Valentina", 3]);
    }
    expect(greetingOf(await account.get("/spaces"))).toBe("Ana");
    expect(unreadOf(await guest.get("/spaces"))).toBe(2);
    for (const path of ["/login", "/signup", "/login/reset", "/account"]) {
      const { headers } = await visitor.get(path);
      expect([path, headers["cache-control"]]).toEqual([path, "no-store"]);
    }
  });

  it("name every browser once, kept pages too", async () => {
    const names = new Set<string>();
    for (let round = 0; round < 5; round += 1) {
      const browser = openBrowser(server.origin);
      await browser.get("/spaces");
      names.add(browser.cookies.get("plaza-visitor") ?? "");
      expect((await browser.get("/spaces")).headers["set-cookie"]).toBeUndefined();
    }
    expect(names.size).toBe(5);
  });
});

describe("a guest's copies", () => {
  it("are in no list, count, search or site map, and open to the guest alone", async () => {
    const before = await Promise.all(
      ["/api/agentiks", "/api/artifakts", "/api/spaces", "/sitemap.xml", "/suggestions?q=a"].map(
        async (path) => [path, (await openBrowser(server.origin).get(path)).text] as const,
      ),
    );
    const guest = await openGuest(server.origin);
    const other = await openGuest(server.origin);
    const [{ id }] = await database.sql<[{ id: string }]>`
      SELECT person_id AS id FROM sessions WHERE token_hash = ${hashOf(tokenOf(guest))}`;
    const own = await database.sql<{ path: string; picture: string }[]>`
      SELECT '/agentiks/' || id AS path, '/covers/agentik/' || id || '.png' AS picture FROM agentiks WHERE owner_id = ${id}
      UNION ALL SELECT '/artifakts/' || id, '/covers/artifakt/' || id || '.png' FROM artifakts WHERE creator_id = ${id}
      UNION ALL SELECT '/spaces/' || id, '/covers/space/' || id || '.png' FROM spaces WHERE owner_id = ${id}`;
    expect(own.length).toBe(17 + 8 + 4);
    for (const { path, picture } of own) {
      expect([path, (await guest.get(path)).status]).toEqual([path, 200]);
      for (const stranger of [other, openBrowser(server.origin)])
        expect([path, (await stranger.get(path)).status]).toEqual([path, 404]);
      expect((await openBrowser(server.origin).get(picture)).status).toBe(404);
      const written = await other.post(path, { intent: "configure" }, fromElsewhere());
      expect([path, [400, 404].includes(written.status)]).toEqual([path, true]);
    }
    for (const browser of [openBrowser(server.origin), guest]) {
      for (const [path, text] of before) {
        const now = await browser.get(path);
        if (!path.includes("suggestions")) expect([path, now.text === text]).toEqual([path, true]);
        expect(own.filter(({ path: mine }) => now.text.includes(mine.split("/")[2]!))).toEqual([]);
      }
    }
    // The JSON endpoint returns the guest's own copies.
    const { text: agentiks } = await guest.get(`/api/agentiks/user/${id}`);
    expect((JSON.parse(agentiks) as unknown[]).length).toBe(17);
    expect((await other.get(`/api/agentiks/user/${id}`)).status).toBe(404);
    expect((await other.get(`/api/user/${id}/stats`)).status).toBe(404);
  }, 40_000);
});

describe("writes", () => {
  it("are let through 100 times a minute a session, then 429 with how long to wait", async () => {
    const guest = await openGuest(server.origin);
    const statuses = await Promise.all(
      Array.from({ length: 104 }, () => guest.post("/notifications", { intent: "read-all" })),
    );
    const refused = statuses.filter(({ status }) => status === 429);
    expect(statuses.filter(({ status }) => status === 303)).toHaveLength(100);
    expect(refused).toHaveLength(4);
    for (const { headers, text } of refused) {
      const seconds = Number(headers["retry-after"]);
      expect(seconds > 0 && seconds <= 60).toBe(true);
      expect(text).toMatch(/Wait (?:<!-- -->)?\d+ second/);
    }
    // Each session has its own limit.
    const other = await openGuest(server.origin);
    expect((await other.post("/notifications", { intent: "read-all" })).status).toBe(303);
  }, 40_000);

  it("of a session that has ended do nothing", async () => {
    const guest = await openGuest(server.origin);
    const token = tokenOf(guest);
    await guest.post("/account", { intent: "sign-out" });
    guest.cookies.set(SESSION, token);
    const refused = await guest.post("/account", { intent: "end-sessions", session: "others" });
    expect(refused.headers.location).toMatch(/^\/login/);
    // Applies to every write: an ended session does not count as a visitor, who would become a guest.
    const before = await guests();
    const written = await guest.post("/notifications", { intent: "read-all" }, fromElsewhere());
    expect(written.headers.location).toMatch(/^\/login\?done=ended/);
    expect(await guests()).toBe(before);
    expect(tokenOf(guest)).toBe(token);
  });
});

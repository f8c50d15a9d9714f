import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bringChallengesToToday } from "../../support/challenges-today.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App, type AppRequestInit } from "../../support/request.ts";
import { cardTo } from "../../support/roles.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/**
 * The demo person's relationships to items, which visitors see on cards and detail pages: she is in 12
 * spaces (an admin of one), takes part in three challenges, and made some artifakts.
 */
let database: TestDatabase;
let app: App;
let home: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await bringChallengesToToday(sql);
  await sql`
    INSERT INTO spaces (id, name, description, type, join_policy, user_count, owner_id, language)
    VALUES ('d-asked', 'Por aprobar', 'x', 'custom', 'request', 1, 'person-1', 'es')`;
  await sql`INSERT INTO space_requests (space_id, person_id, created_at)
    VALUES ('d-asked', 'demo', now())`;
  await sql`
    INSERT INTO artifakts (id, name, description, creator_id, price, rating, type, download_count, language)
    VALUES ('d-bought', 'Comprado', 'x', 'person-1', 0, 0, 'xls', 900000000, 'es'),
           ('d-made', 'Hecho por ella', 'x', 'demo', 120, 0, 'xls', 800000000, 'es')`;
  await sql`INSERT INTO artifakt_ownerships (id, artifakt_id, person_id, price, acquired_at)
    VALUES ('d-ownership', 'd-bought', 'demo', 0, now())`;
  // The demo person takes part in one of the three challenges of the home.
  const [first] = await sql<[{ id: string }]>`
    SELECT id FROM challenges c WHERE is_active AND deadline > now() AND current_participants < max_participants
    ORDER BY deadline, id LIMIT 1`;
  home = first.id;
  await sql`INSERT INTO challenge_participants (challenge_id, person_id)
    VALUES (${home}, 'demo') ON CONFLICT DO NOTHING`;
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = async (path: string, init: AppRequestInit = {}) => {
  const response = await app.request(path, init);
  expect(response.status).toBe(200);
  return readPage(response);
};
const card = cardTo;
/** Texts of the buttons, of the links drawn as buttons, and of states in place of a button. */
const wordsOf = (element: Element) =>
  [...element.querySelectorAll("button, a.btn, a.btn-primary, a.card-state")].map((each) =>
    visibleText(each),
  );
const headOf = (page: Document) => page.querySelector("main section")!;

describe("a visitor sees the demo person's relationships", () => {
  it("spaces in the list, each with her role", async () => {
    const mine = await database.sql<{ id: string; name: string; role: string }[]>`
      SELECT id, name, role FROM space_members JOIN spaces ON spaces.id = space_id
      WHERE person_id = 'demo' ORDER BY id`;
    expect(mine).toHaveLength(13);
    const labels = { owner: "Your space", admin: "You are an admin", member: "Joined" };
    for (const { id, name, role } of mine) {
      const page = await get(`/spaces?q=${encodeURIComponent(name)}`);
      expect(wordsOf(card(page, `/spaces/${id}`)), id).toEqual([
        labels[role as keyof typeof labels],
      ]);
    }
    expect(wordsOf(card(await get("/spaces?q=Por aprobar"), "/spaces/d-asked"))).toEqual([
      "Requested",
    ]);
  });

  it("on the page of a space with her as admin, and on a related space's card", async () => {
    const head = headOf(await get("/spaces/space-4/about"));
    expect(visibleText(head)).toContain("You are an admin");
    expect(wordsOf(head)).not.toContain("Join Space");
    const [related] = await database.sql<[{ id: string; of: string }]>`
      SELECT s.id, (SELECT o.id FROM spaces o WHERE o.type = s.type AND o.id <> s.id
          AND o.id NOT IN (SELECT space_id FROM space_members WHERE person_id = 'demo') LIMIT 1) AS of
      FROM spaces s JOIN space_members m ON m.space_id = s.id AND m.person_id = 'demo'
      WHERE role = 'member' LIMIT 1`;
    await database.sql`UPDATE spaces SET user_count = 2000000000 WHERE id = ${related.id}`;
    const page = await get(`/spaces/${related.of}`);
    expect(visibleText(card(page, `/spaces/${related.id}`))).toContain("members · ✓ Joined");
  });

  it("challenges in the list, on the home, among related ones and on their page", async () => {
    const mine = await database.sql<{ id: string; type: string }[]>`
      SELECT id, type FROM challenge_participants JOIN challenges ON id = challenge_id
      WHERE person_id = 'demo' ORDER BY id`;
    expect(mine.length).toBeGreaterThan(2);
    const list = await get("/challenges");
    for (const { id } of mine) {
      expect(wordsOf(card(list, `/challenges/${id}`)), id).toEqual(["Joined"]);
      const head = headOf(await get(`/challenges/${id}`));
      expect(visibleText(head)).toContain("Joined");
      expect(wordsOf(head)).not.toContain("Join Challenge");
    }
    expect(wordsOf(card(await get("/"), `/challenges/${home}`))).toEqual(["Joined"]);
    const [other] = await database.sql<[{ id: string }]>`
      SELECT o.id FROM challenges h JOIN challenges o ON o.type = h.type AND o.id <> h.id
      WHERE h.id = ${home} LIMIT 1`;
    const related = card(await get(`/challenges/${other.id}`), `/challenges/${home}`);
    expect(wordsOf(related)).toEqual(["Joined"]);
  });

  it("artifakts in the list, on the home and on their page, without a buy button", async () => {
    const list = await get("/artifakts");
    expect(wordsOf(card(list, "/artifakts/d-bought"))).toEqual(["You have it"]);
    expect(wordsOf(card(list, "/artifakts/d-made"))).toEqual(["Yours"]);
    const text = visibleText(card(await get("/"), "/artifakts/d-made"));
    expect(text).toContain("Valentina Ríos · ✓ Yours");
    const made = headOf(await get("/artifakts/d-made"));
    expect(visibleText(made)).toContain("Yours");
    // No download button: visitors may not download her file.
    expect(wordsOf(made)).toEqual(["Edit", "Manage", "Share", "QR code"]);
    const bought = headOf(await get("/artifakts/d-bought"));
    expect(visibleText(bought)).toContain("You have it");
    expect(wordsOf(bought)).toEqual(["My things", "Share", "QR code"]);
  });

  it("on the page of her agentik", async () => {
    const [row] = await database.sql<[{ id: string }]>`
      SELECT id FROM agentiks WHERE owner_id = 'demo' AND copied_from IS NULL LIMIT 1`;
    const mine = visibleText((await get(`/agentiks/${row.id}`)).querySelector("#configure")!);
    const others = visibleText((await get("/agentiks/agentik-90")).querySelector("#configure")!);
    expect(mine).not.toBe(others);
  });

  it("in Spanish", async () => {
    const page = await get("/challenges", { preferences: { language: "es" } });
    const labels = { owner: "Tu espacio", admin: "Eres administrador", member: "Ya estás dentro" };
    const spaces = await database.sql<{ id: string; name: string; role: keyof typeof labels }[]>`
      SELECT DISTINCT ON (role) id, name, role
      FROM space_members JOIN spaces ON spaces.id = space_id WHERE person_id = 'demo'`;
    expect(spaces).toHaveLength(3);
    for (const { id, name, role } of spaces) {
      const found = `/spaces?q=${encodeURIComponent(name)}`;
      const cards = await get(found, { preferences: { language: "es" } });
      expect(wordsOf(card(cards, `/spaces/${id}`))).toEqual([labels[role]]);
    }
    expect(wordsOf(card(page, `/challenges/${home}`))).toEqual(["Ya participas"]);
    const list = await get("/artifakts", { preferences: { language: "es" } });
    expect(wordsOf(card(list, "/artifakts/d-made"))).toEqual(["Es tuyo"]);
  });
});

it.each(["/", "/spaces", "/spaces/space-4", "/challenges", "/artifakts", "/artifakts/d-made"])(
  "%s is the same for every visitor",
  async (path) => {
    const pages = [];
    for (const visitor of ["a", "b"]) {
      const response = await app.request(path, {
        cookies: { "plaza-visitor": visitor.repeat(22) },
      });
      const html = await response.text();
      pages.push(html.replace(/name="key" value="[^"]*"/g, "").replace(/formKey\\",\\"[^"]*/g, ""));
      expect(response.headers.getSetCookie().filter((line) => !/visitor/.test(line))).toEqual([]);
    }
    expect(pages[1]).toBe(pages[0]);
  },
);

it("a visitor's first write to the demo person's item changes the new guest's copy", async () => {
  const browser = createBrowser(app);
  const left = await browser.request("/spaces/space-4", { form: { intent: "leave" } });
  expect(left.status).toBe(303);
  const page = await readPage(await browser.request(left.headers.get("Location")!));
  expect(wordsOf(headOf(page))).toEqual(["Join Space"]);
  const challenge = await readPage(await browser.request(`/challenges/${home}`));
  expect(visibleText(headOf(challenge))).toContain("Joined");
  const [row] = await database.sql`SELECT role FROM space_members
    WHERE space_id = 'space-4' AND person_id = 'demo'`;
  expect(row!.role).toBe("admin");
});

it("a guest can fetch the file of their copy of the demo person's artifakt", async () => {
  const browser = createBrowser(app);
  await browser.request("/spaces/space-4", { form: { intent: "leave" } });
  const head = headOf(await readPage(await browser.request("/artifakts/d-made")));
  expect(wordsOf(head)).toEqual(["Download file", "Edit", "Manage", "Share", "QR code"]);
  const link = head.querySelector<HTMLAnchorElement>('a[href$="/file"]')!.getAttribute("href")!;
  expect((await browser.request(link)).status).toBe(200);
});

it("another person's page shows their own relationship instead of the demo person's", async () => {
  const [person] = await database.sql<[{ id: string }]>`
    SELECT id FROM people WHERE kind = 'account' AND id NOT IN (
      SELECT person_id FROM space_members WHERE space_id = 'space-4') LIMIT 1`;
  const browser = createBrowser(app, await sessionOf(database, person.id));
  const page = await readPage(await browser.request("/spaces/space-4"));
  expect(visibleText(headOf(page))).not.toContain("You are an admin");
});

it("each change of her relationship to an item invalidates the page cache", async () => {
  const heard: string[] = [];
  const listening = await database.sql.listen("plaza_changes", (text) => void heard.push(text));
  /** NOTIFY messages arrive in the order sent: after the last one all others are there. */
  const toldAfter = async (change: () => Promise<unknown>) => {
    heard.length = 0;
    await change();
    await database.sql.notify("plaza_changes", "last");
    await expect.poll(() => heard.at(-1)).toBe("last");
    return heard.length - 1;
  };
  const { sql } = database;
  const changes: Record<string, () => Promise<unknown>> = {
    joins: () => sql`INSERT INTO space_members (space_id, person_id, role)
      VALUES ('d-asked', 'demo', 'member')`,
    promoted: () => sql`UPDATE space_members SET role = 'admin' WHERE space_id = 'd-asked'`,
    leaves: () => sql`DELETE FROM space_members WHERE space_id = 'd-asked'`,
    withdraws: () => sql`DELETE FROM space_requests WHERE space_id = 'd-asked'`,
    asks: () => sql`INSERT INTO space_requests (space_id, person_id, created_at)
      VALUES ('d-asked', 'demo', now())`,
    invited: () => sql`UPDATE space_invitations SET declined_at = now() WHERE person_id = 'demo'`,
    refunded: () => sql`UPDATE artifakt_ownerships SET ended_at = now() WHERE id = 'd-ownership'`,
    "leaves a challenge": () => sql`DELETE FROM challenge_participants
      WHERE person_id = 'demo' AND challenge_id = ${home}`,
  };
  for (const [name, change] of Object.entries(changes))
    expect(await toldAfter(change), name).toBe(1);
  // Other people's relationships are on no visitor's page.
  const others = () => sql`INSERT INTO artifakt_ownerships
    (id, artifakt_id, person_id, price, acquired_at) VALUES ('o', 'd-bought', 'person-2', 0, now())`;
  expect(await toldAfter(others)).toBe(0);
  await listening.unlisten();
});

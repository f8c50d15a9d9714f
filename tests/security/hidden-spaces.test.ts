import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount } from "#db/commands/people/create-account.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { readPage, visibleText } from "../support/html.ts";
import { createApp, type App, type ChosenFields } from "../support/request.ts";
import { RUNS_ALL } from "../support/sampling/combinations.ts";
import { createBrowser, sessionOf } from "../support/session.ts";
import { ADDRESSES } from "./addresses.ts";

/**
 * Spaces that not everyone may find, on every address of the URL map: the walk takes its addresses
 * from the routes, so that a new screen or endpoint is walked without being told. Each space would
 * come first in any list that forgot the condition: it is featured, the largest and the newest, and
 * has the words that searches and suggestions look for.
 */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  const { sql } = database;
  await sql`
    INSERT INTO people (id, kind, display_name, first_name, handle) VALUES
      ('hider', 'account', 'Alguien', 'Alguien', 'hider'),
      ('guest-hider', 'guest', 'Alguien', 'Alguien', 'guest-hider')`;
  for (const [id, visibility, owner] of SPACES) {
    await sql.begin(async (tx) => {
      await tx`
        INSERT INTO spaces
          (id, name, description, type, join_policy, visibility, owner_id, user_count, is_featured,
            created_at)
        VALUES (${id}, ${`Zorzal ${needleOf(id)}`}, 'Restaurante, cocina, ventas, agencia, equipo',
          'custom', 'open', ${visibility}, ${owner}, 9000, true, now() + interval '1 hour')`;
      await tx`
        INSERT INTO space_members (space_id, person_id, role) VALUES (${id}, ${owner}, 'owner')`;
    });
  }
  await sql`
    INSERT INTO onboarding_answers (person_id, business_type) VALUES ('person-9', 'pyme')
    ON CONFLICT (person_id) DO UPDATE SET business_type = 'pyme'`;
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

const SPACES = [
  ["space-hidden-private", "private", "hider"],
  ["space-hidden-link", "link", "hider"],
  ["space-hidden-guest", "listed", "guest-hider"],
  ["space-shown", "listed", "hider"],
] as const;
/** A word of a space's name that no request contains. */
const needleOf = (id: string) => `Quetzalito${id.split("-").at(-1)!}`;

const QUERIES = ["", "?q=zorzal&kind=space&category=custom&sort=newest"];
const WALK = [
  ...ADDRESSES.flatMap((address) => QUERIES.map((query) => address + query)),
  "/spaces?sort=name",
  "/spaces?show=mine",
  "/spaces?show=all",
  "/search?q=zorzal",
  "/suggestions?q=zorzal",
  "/sitemap.xml?week=screens",
];

/** Addresses at which a listed space is shown. */
const LISTS = ["/", "/spaces", "/search?q=zorzal", "/sitemap.xml"];
const ENDPOINTS = ["/api/spaces", "/api/spaces/featured", "/suggestions?q=zorzal"];

const VIEWERS = ["visitor", "stranger"] as const;
type Viewer = (typeof VIEWERS)[number];
const LOOKS = [{ mode: "creator" }, { mode: "easy", language: "es" }] satisfies ChosenFields[];

/**
 * Addresses of a walk. In the usual run each, apart from the lists, in one look for the visitor and in the
 * other for the stranger.
 */
const addressesOf = (who: Viewer, look: (typeof LOOKS)[number]): string[] =>
  WALK.filter(
    (path, index) =>
      RUNS_ALL ||
      [...LISTS, ...ENDPOINTS].includes(path) ||
      (index + VIEWERS.indexOf(who)) % LOOKS.length === LOOKS.indexOf(look),
  );

/** Texts of all answers of a walk, by address. */
async function walk(who: Viewer, look: (typeof LOOKS)[number]): Promise<Map<string, string>> {
  const cookies = who === "stranger" ? await sessionOf(database, "person-9") : {};
  const answers = new Map<string, string>();
  for (const path of addressesOf(who, look)) {
    // An open stream of events has no end; it tells of the person's own notifications only.
    if (path.startsWith("/notifications/live")) continue;
    const response = await app.request(path, { preferences: look, cookies });
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
    answers.set(path, `${headers}\n${await response.text()}`);
  }
  return answers;
}
const naming = (answers: Map<string, string>, id: string) =>
  [...answers].flatMap(([path, text]) =>
    text.includes(id) || text.includes(needleOf(id)) ? [path] : [],
  );

describe.each(VIEWERS)("for a %s", (who) => {
  it.each(LOOKS)(
    "no answer names a hidden space (%o)",
    async (look) => {
      const answers = await walk(who, look);
      for (const [id] of SPACES.slice(0, 3)) expect(naming(answers, id)).toEqual([]);
      // The walk finds a listed space wherever there is a list.
      const shown = naming(answers, "space-shown");
      for (const path of LISTS)
        if (look.mode === "creator" || path !== "/") expect(shown).toContain(path);
      for (const path of ENDPOINTS) expect(shown).toContain(path);
    },
    240_000,
  );

  it("the addresses below a private space are those of an unknown id", async () => {
    const cookies = who === "stranger" ? await sessionOf(database, "person-9") : {};
    const ask = (path: string, form?: Record<string, string>) =>
      app.request(path, { cookies, ...(form && { form }) });
    for (const id of ["space-hidden-private", "space-hidden-guest"]) {
      for (const path of [`/spaces/${id}`, `/spaces/${id}/members`, `/spaces/${id}/edit`]) {
        const [answer, unknown] = [await ask(path), await ask(path.replace(id, "space-nowhere"))];
        expect([answer.status, unknown.status]).toEqual([404, 404]);
        expect(await answer.text()).not.toContain(needleOf(id));
      }
      expect((await ask(`/covers/space/${id}.png`)).status).toBe(404);
      for (const intent of ["join", "leave", "decline"]) {
        const answer = await ask(`/spaces/${id}`, { intent });
        const unknown = await ask("/spaces/space-nowhere", { intent });
        expect([intent, answer.status]).toEqual([intent, unknown.status]);
      }
    }
    const members = await database.sql`
      SELECT 1 FROM space_members WHERE space_id LIKE 'space-hidden-%' AND role <> 'owner'`;
    expect(members).toHaveLength(0);
  });

  it("a space by link opens by its address, and asks robots not to list it", async () => {
    const cookies = who === "stranger" ? await sessionOf(database, "person-9") : {};
    const page = await app.request("/spaces/space-hidden-link", { cookies });
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(needleOf("space-hidden-link"));
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const shown = await app.request("/spaces/space-shown", { cookies });
    expect(await shown.text()).not.toContain('content="noindex"');
    expect((await app.request("/covers/space/space-hidden-link.png")).status).toBe(200);
  });
});

it("no total counts a space that is not listed", async () => {
  const counted = async (path: string) => {
    const page = await readPage(await app.request(path));
    return visibleText(page.querySelector("main")!).match(/\b\d+ (?:match|result)\w*|of \d+/g);
  };
  // The word is in the names of all four, and only one of them is listed.
  expect(await counted("/spaces?q=zorzal")).toEqual(["1 match"]);
  expect(await counted("/search?q=zorzal")).toEqual(["1 result"]);
  const search = await readPage(await app.request("/search?q=zorzal"));
  const chips = [...search.querySelectorAll("nav[aria-label='Kinds of results'] a")];
  const totals = chips.map((chip) => visibleText(chip)).filter((text) => !text.endsWith("0"));
  expect(totals).toEqual(["All 1", "Spaces 1"]);
});

it("the search of all finds them for their owner alone", async () => {
  const ids = SPACES.map(([id]) => id);
  const found = async (cookies: Record<string, string>, rest = "") => {
    const answer = await app.request(`/search?q=zorzal${rest}`, { cookies });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    return ids.filter((id) => html.includes(id));
  };
  const [owner, guest, stranger] = await Promise.all(
    ["hider", "guest-hider", "person-9"].map((id) => sessionOf(database, id)),
  );
  for (const rest of ["", "&kind=space"]) {
    expect(await found(owner!, rest)).toEqual([
      "space-hidden-private",
      "space-hidden-link",
      "space-shown",
    ]);
    expect(await found(guest!, rest)).toEqual(["space-hidden-guest", "space-shown"]);
    for (const cookies of [stranger!, {}])
      expect(await found(cookies, rest)).toEqual(["space-shown"]);
  }
});

it("a private space opens for its members and for whom an open invitation is addressed to", async () => {
  const path = "/spaces/space-hidden-private";
  const invited = createBrowser(app, await sessionOf(database, "person-9"));
  expect((await invited.request(path)).status).toBe(404);
  const owner = createBrowser(app, await sessionOf(database, "hider"));
  expect((await owner.request(path)).status).toBe(200);
  await database.sql`
    INSERT INTO space_invitations
      (id, space_id, invited_by, invitee, person_id, token_hash, created_at, expires_at)
    VALUES ('invitation-hidden', 'space-hidden-private', 'hider', 'x', 'person-9', 'none', now(),
      now() + interval '1 day')`;
  expect((await invited.request(path)).status).toBe(200);
  await database.sql`
    UPDATE space_invitations SET revoked_at = now() WHERE id = 'invitation-hidden'`;
  expect((await invited.request(path)).status).toBe(404);
});

it("what a guest made is listed once the guest has an account", async () => {
  const isListed = async () => {
    const answer = await app.request("/api/spaces");
    return (await answer.text()).includes("space-hidden-guest");
  };
  expect(await isListed()).toBe(false);
  await createAccount(
    database.db,
    { guestId: "guest-hider", displayName: "Ana", email: "hider@plaza.mx", passwordHash: "x" },
    new Date(),
  );
  expect(await isListed()).toBe(true);
});

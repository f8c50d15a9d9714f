import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bringChallengesToToday } from "../../support/challenges-today.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App, type AppRequestInit } from "../../support/request.ts";
import { createBrowser } from "../../support/session.ts";

/** The mark "Example" on what a guest has from the demo person, and on nothing else. */
const English = { preferences: { language: "en" } } as const;
let database: TestDatabase;
let app: App;
let client: ReturnType<typeof createBrowser>;
let guestId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await bringChallengesToToday(database.sql);
  app = await createApp(database.url);
  client = createBrowser(app);
  // The first write makes a guest with examples, and a creation of their own.
  const form = { intent: "send", kind: "text", prompt: "Un menú para mi fonda" };
  expect((await client.request("/creator", { form })).status).toBe(303);
  const [guest] = await database.sql<[{ id: string }]>`
    SELECT id FROM people WHERE kind = 'guest' AND id <> 'demo' ORDER BY created_at DESC LIMIT 1`;
  guestId = guest.id;
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

const show = async (
  path: string,
  request: App["request"] = (at, init) => client.request(at, init),
) => {
  const response = await request(path, English as AppRequestInit);
  expect([path, response.status]).toEqual([path, 200]);
  return readPage(response);
};
const visit = (path: string) => show(path, (at, init) => app.request(at, init));
const badgeOf = (page: Document) => visibleText(page.querySelector("main section .pin")!);
const cardBadges = (page: Document) =>
  [...page.querySelectorAll("main li.kind-agentik")].map((card) => ({
    isOwn: card.querySelector("a[href$='/configure']") !== null,
    badge: visibleText(card.querySelector(".pin")!),
  }));
const idOf = async (query: string) => {
  const [row] = await database.sql.unsafe<[{ id: string; original: string }]>(query);
  return row;
};

describe("a guest's examples", () => {
  it("are marked on agentik cards, others are not, and visitors see no mark", async () => {
    const badges = cardBadges(await show("/agentiks"));
    const own = badges.filter(({ isOwn }) => isOwn);
    expect(own).toHaveLength(17);
    for (const { badge } of own) expect(badge).toMatch(/ · Example$/);
    for (const { badge, isOwn } of badges) if (!isOwn) expect(badge).not.toContain("Example");
    expect(cardBadges(await show("/")).every(({ badge }) => badge === "Active · Example")).toBe(
      true,
    );
    for (const { badge } of cardBadges(await visit("/agentiks")))
      expect(badge).not.toContain("Example");
  });

  it.each([
    ["agentiks", "SELECT id, copied_from AS original FROM agentiks WHERE owner_id = $1"],
    ["artifakts", "SELECT id, copied_from AS original FROM artifakts WHERE creator_id = $1"],
    [
      "spaces",
      `SELECT id, copied_from AS original FROM spaces
       WHERE owner_id = $1 AND copied_from IS NOT NULL`,
    ],
    [
      "spaces",
      `SELECT space_id AS id, space_id AS original FROM space_members
       WHERE person_id = $1 AND is_copy`,
    ],
    [
      "challenges",
      `SELECT challenge_id AS id, challenge_id AS original FROM challenge_participants
       WHERE person_id = $1`,
    ],
  ])("are marked on their page in /%s", async (kind, query) => {
    const { id, original } = await idOf(
      `${query.replace("$1", `'${guestId}'`)} ORDER BY 1 LIMIT 1`,
    );
    const about = kind === "spaces" ? "/about" : "";
    expect(badgeOf(await show(`/${kind}/${id}${about}`))).toMatch(/ · Example$/);
    if (kind === "spaces")
      expect(visibleText((await show(`/spaces/${id}`)).querySelector("main")!)).toContain(
        "Example",
      );
    // The page of what it is a copy of shows the copy, or the relationship to it.
    const isCopy = kind === "spaces" && id !== original;
    expect(badgeOf(await show(`/${kind}/${original}${isCopy ? "" : about}`))).toMatch(
      / · Example$/,
    );
    expect(badgeOf(await visit(`/${kind}/${original}${about}`))).not.toContain("Example");
  });

  it("are marked in the Creator, the guest's own creation is not", async () => {
    const page = await show("/creator");
    const rows = [...page.querySelectorAll("main nav li")].map(visibleText);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows)
      expect([row, row.includes("· Example")]).toEqual([row, !row.includes("fonda")]);
    const link = (isOwn: boolean) =>
      [...page.querySelectorAll("main nav li a")].find(
        (each) => visibleText(each).includes("fonda") === isOwn,
      )!;
    const head = async (isOwn: boolean) =>
      visibleText((await show(link(isOwn).getAttribute("href")!)).querySelector("article p")!);
    expect(await head(false)).toContain("· Example");
    expect(await head(true)).not.toContain("Example");
    const visited = [...(await visit("/creator")).querySelectorAll("main nav li")];
    for (const row of visited) expect(visibleText(row)).not.toContain("Example");
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bringChallengesToToday } from "../../support/challenges-today.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { byRole, cardsOf, hrefOf } from "../../support/roles.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** The mark "Example" on what a guest has from the demo person, and on nothing else. */
const MARKS = { en: "Example", es: "Ejemplo" } as const;
type Language = keyof typeof MARKS;
let database: TestDatabase;
let app: App;
let client: ReturnType<typeof createBrowser>;
/** A guest who has put the examples away. */
let tidy: typeof client;
/** An account, which begins without examples. */
let account: typeof client;
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
  tidy = createBrowser(app);
  expect((await tidy.request("/creator", { form })).status).toBe(303);
  const away = { form: { intent: "away" } };
  expect((await tidy.request("/account/examples", away)).status).toBe(303);
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES ('rosa', 'account', 'Rosa Méndez', 'Rosa', 'rosa-mendez')`;
  account = createBrowser(app, await sessionOf(database, "rosa"));
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

const ask = async (path: string, language: Language, request: App["request"]) => {
  const response = await request(path, { preferences: { language } });
  expect([path, response.status]).toEqual([path, 200]);
  return readPage(response);
};
const show = (path: string, language: Language = "en", who = client) =>
  ask(path, language, (at, init) => who.request(at, init));
const visit = (path: string, language: Language = "en") =>
  ask(path, language, (at, init) => app.request(at, init));
const badgeOf = (page: Document) => visibleText(page.querySelector("main section .pin")!);
/** Whether each card of a list is marked, by the id in its address. */
const marksOf = (page: Document, language: Language) =>
  cardsOf(byRole(page, "main")).map((card) => {
    const marks = visibleText(card).match(new RegExp(`\\S · ${MARKS[language]}(?!\\p{L})`, "gu"));
    return { id: hrefOf(card).split("/")[2]!, marks: marks?.length ?? 0 };
  });
const cardBadges = (page: Document) =>
  [...page.querySelectorAll("main li.kind-agentik")].map((card) => ({
    isOwn: card.querySelector("a[href$='/configure']") !== null,
    badge: visibleText(card.querySelector(".pin")!),
  }));
const idOf = async (query: string) => {
  const [row] = await database.sql.unsafe<[{ id: string; original: string }]>(query);
  return row;
};

const KINDS = ["spaces", "challenges", "artifakts", "agentiks"] as const;
type Kind = (typeof KINDS)[number];

/** The ids of a guest's examples, and of the demo person's items that they are copies of. */
const EXAMPLES = {
  spaces: `SELECT unnest(ARRAY[id, copied_from]) AS id FROM spaces
    WHERE owner_id = $1 AND copied_from IS NOT NULL
    UNION SELECT space_id FROM space_members WHERE person_id = $1 AND is_copy`,
  challenges:
    "SELECT challenge_id AS id FROM challenge_participants WHERE person_id = $1 AND is_copy",
  artifakts: `SELECT unnest(ARRAY[id, copied_from]) AS id FROM artifakts
    WHERE creator_id = $1 AND copied_from IS NOT NULL`,
  agentiks: "SELECT id FROM agentiks WHERE owner_id = $1 AND copied_from IS NOT NULL",
} satisfies Record<Kind, string>;
const examplesOf = async (kind: Kind) => {
  const rows = await database.sql.unsafe<{ id: string }[]>(EXAMPLES[kind], [guestId]);
  return new Set(rows.map(({ id }) => id));
};

/** Makes an item of the list the guest's own, or one they have joined. */
const OWN = {
  spaces: "INSERT INTO space_members (person_id, space_id) VALUES ($1, $2)",
  challenges: "INSERT INTO challenge_participants (person_id, challenge_id) VALUES ($1, $2)",
  artifakts: "UPDATE artifakts SET creator_id = $1 WHERE id = $2",
  agentiks: "UPDATE agentiks SET owner_id = $1 WHERE id = $2",
} satisfies Record<Kind, string>;
const owned = new Map<Kind, string>();
async function ownOf(kind: Kind, examples: ReadonlySet<string>): Promise<string> {
  const known = owned.get(kind);
  if (known) return known;
  const ids = marksOf(await show(`/${kind}`), "en").map(({ id }) => id);
  const id = ids.find((each) => !examples.has(each))!;
  await database.sql.unsafe(OWN[kind], [guestId, id]);
  owned.set(kind, id);
  return id;
}

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
    expect(
      cardBadges(await show("/", "es")).every(({ badge }) => badge === "Activo · Ejemplo"),
    ).toBe(true);
    for (const { badge } of cardBadges(await visit("/agentiks")))
      expect(badge).not.toContain("Example");
  });

  it.each(KINDS.flatMap((kind) => [[kind, "en"] as const, [kind, "es"] as const]))(
    "are marked on the cards of /%s in %s, what is the guest's own is not",
    async (kind, language) => {
      const examples = await examplesOf(kind);
      const own = await ownOf(kind, examples);
      const shown = marksOf(await show(`/${kind}`, language), language);
      expect(shown.filter(({ id }) => examples.has(id)).length).toBeGreaterThan(0);
      expect(shown.map(({ id }) => id)).toContain(own);
      expect(shown).toEqual(shown.map(({ id }) => ({ id, marks: examples.has(id) ? 1 : 0 })));
    },
  );

  it("are marked in the easy mode of /spaces, where only the guest's are shown", async () => {
    const marksIn = async (request: App["request"]) => {
      const page = await readPage(await request("/spaces", { preferences: { mode: "easy" } }));
      return [...byRole(page, "main").querySelectorAll("li")].map((card) => ({
        id: card.querySelector("a")!.getAttribute("href")!.split("/")[2]!,
        isMarked: /\S · Ejemplo(?!\p{L})/u.test(visibleText(card)),
      }));
    };
    const examples = await examplesOf("spaces");
    const own = await ownOf("spaces", examples);
    const shown = await marksIn((at, init) => client.request(at, init));
    const ids = shown.map(({ id }) => id);
    expect(ids).toContain(own);
    expect(ids.filter((id) => id !== own && !examples.has(id))).toEqual([]);
    expect(shown).toEqual(ids.map((id) => ({ id, isMarked: examples.has(id) })));
    const theirs = await marksIn((at, init) => account.request(at, init));
    expect(theirs.filter(({ isMarked }) => isMarked)).toEqual([]);
  });

  // Each list in one language, by turns.
  it.each(KINDS.map((kind, index) => [kind, index % 2 ? "en" : "es"] as const))(
    "are marked on no card of /%s for visitors, accounts, and who has put them away (%s)",
    async (kind, language) => {
      const path = `/${kind}`;
      for (const page of [
        await visit(path, language),
        await show(path, language, account),
        await show(path, language, tidy),
      ]) {
        const cards = marksOf(page, language);
        expect(cards.length).toBeGreaterThan(12);
        expect(cards.filter(({ marks }) => marks > 0)).toEqual([]);
      }
    },
  );

  it.each([
    [
      "agentiks",
      "SELECT id, copied_from AS original FROM agentiks WHERE owner_id = $1 AND copied_from IS NOT NULL",
    ],
    [
      "artifakts",
      "SELECT id, copied_from AS original FROM artifakts WHERE creator_id = $1 AND copied_from IS NOT NULL",
    ],
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
       WHERE person_id = $1 AND is_copy`,
    ],
  ])("are marked on their page in /%s, in both languages", async (kind, query) => {
    const { id, original } = await idOf(
      `${query.replace("$1", `'${guestId}'`)} ORDER BY 1 LIMIT 1`,
    );
    const about = kind === "spaces" ? "/about" : "";
    // The page of what it is a copy of shows the copy, or the relationship to it.
    const isCopy = kind === "spaces" && id !== original;
    for (const language of ["en", "es"] as const) {
      const mark = MARKS[language];
      const marked = new RegExp(`\\S · ${mark}$`);
      expect(badgeOf(await show(`/${kind}/${id}${about}`, language))).toMatch(marked);
      if (kind === "spaces")
        expect(
          visibleText((await show(`/spaces/${id}`, language)).querySelector("main")!),
        ).toContain(mark);
      expect(badgeOf(await show(`/${kind}/${original}${isCopy ? "" : about}`, language))).toMatch(
        marked,
      );
      const path = `/${kind}/${original}`;
      expect(badgeOf(await visit(path + about, language))).not.toContain(mark);
      // A person outside a space has its first page alone.
      expect(badgeOf(await show(path, language, account))).not.toContain(mark);
      expect(badgeOf(await show(path, language, tidy))).not.toContain(mark);
    }
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

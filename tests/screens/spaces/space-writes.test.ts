import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { actionsOf, cardTo } from "../../support/roles.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Requests of the buttons of spaces: what they store, and which answer is shown where. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await sql`
    INSERT INTO spaces (id, name, description, type, join_policy, user_count, max_members, owner_id, language)
    VALUES ('w-open', 'Mesa abierta', 'x', 'custom', 'open', 1, NULL, 'person-1', 'es'),
      ('w-full', 'Mesa llena', 'x', 'custom', 'open', 1, 1, 'person-1', 'es'),
      ('w-request', 'Mesa con lista', 'x', 'custom', 'request', 1, NULL, 'person-1', 'es'),
      ('w-invite', 'Mesa cerrada', 'x', 'custom', 'invite', 1, NULL, 'person-1', 'es')`;
  await sql`
    INSERT INTO space_members (space_id, person_id, role)
    SELECT id, 'person-1', 'owner' FROM spaces WHERE id LIKE 'w-%'`;
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
type Browser = Awaited<ReturnType<typeof as>>;
const press = (browser: Browser, path: string, intent: string) =>
  browser.request(path, { form: { intent } });
const count = async (id: string) =>
  (await database.sql<[{ n: number }]>`SELECT user_count AS n FROM spaces WHERE id = ${id}`)[0].n;
/** Status and head of a space's page, with buttons and links: for members below About. */
async function headOf(browser: Browser, path: string) {
  const page = await readPage(await browser.request(path));
  const about = await browser.request(`${path}/about`);
  const shown = about.status === 200 ? await readPage(about) : page;
  const head = shown.querySelector("main section")!;
  return {
    text: visibleText(head),
    said: page.querySelector("main [role=status]")?.textContent,
    buttons: [...head.querySelectorAll("button")].map((each) => visibleText(each)),
    links: [...head.querySelectorAll("a")].map((each) => each.getAttribute("href")),
  };
}

describe("Join Space", () => {
  it("makes a visitor a guest and member, confirms it once, and redirects to the page", async () => {
    const browser = createBrowser(app);
    const before = await count("space-40");
    const answer = await press(browser, "/spaces/space-40", "join");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/spaces/space-40"]);
    expect(browser.cookies["plaza-guest"]).toBeTruthy();
    const head = await headOf(browser, "/spaces/space-40");
    expect(head.said).toBe("You are in. Welcome!");
    expect(head.buttons).toEqual(["Leave"]);
    expect(head.text).toContain("Joined");
    expect((await headOf(browser, "/spaces/space-40")).said).toBeUndefined();
    expect(await count("space-40")).toBe(before + 1);

    expect((await press(browser, "/spaces/space-40", "join")).status).toBe(303);
    expect((await headOf(browser, "/spaces/space-40")).said).toMatch(/^You were in already/);
    expect(await count("space-40")).toBe(before + 1);

    await press(browser, "/spaces/space-40", "leave");
    const after = await headOf(browser, "/spaces/space-40");
    expect([after.said, after.buttons]).toEqual(["You have left this space.", ["Join Space"]]);
    expect(await count("space-40")).toBe(before);
  });

  it.each([
    ["w-full", 409, /^All places are taken/],
    ["w-invite", 409, /^Only people with an invitation/],
  ])(
    "%s answers %i with a reason beside the button, and creates no guest",
    async (id, status, words) => {
      const people = async () =>
        (await database.sql<[{ n: number }]>`SELECT count(*)::int AS n FROM people`)[0].n;
      const before = await people();
      const browser = createBrowser(app);
      const answer = await press(browser, `/spaces/${id}`, "join");
      expect(answer.status).toBe(status);
      const page = await readPage(answer);
      const said = page.querySelector("main section [role=alert]")?.textContent;
      expect(said).toMatch(words);
      expect(page.querySelector("main section button:disabled")).toBeNull();
      expect([await people(), await count(id)]).toEqual([before, 1]);
      expect(browser.cookies["plaza-guest"]).toBeUndefined();
    },
  );

  it("refuses in Spanish on a Spanish page", async () => {
    const answer = await createBrowser(app).request("/spaces/w-full", {
      form: { intent: "join" },
      preferences: { mode: "easy" },
    });
    const said = (await readPage(answer)).querySelector("main section [role=alert]")?.textContent;
    expect(said).toMatch(/^Todos los lugares están ocupados/);
  });

  it("sends a request to join and withdraws it", async () => {
    const browser = await as("person-7");
    await press(browser, "/spaces/w-request", "join");
    const asked = await headOf(browser, "/spaces/w-request");
    expect(asked.said).toMatch(/^Your request is with the people/);
    expect(asked.buttons).toEqual(["Take the request back"]);
    await press(browser, "/spaces/w-request", "leave");
    const back = await headOf(browser, "/spaces/w-request");
    expect([back.said, back.buttons]).toEqual(["Your request was taken back.", ["Join Space"]]);
  });

  it("does not let the owner leave", async () => {
    const browser = await as("person-1");
    const head = await headOf(browser, "/spaces/w-open");
    expect([head.buttons, head.links]).toEqual([
      [],
      ["/spaces/w-open/members", "/spaces/w-open/edit", "/spaces?category=custom"],
    ]);
    const answer = await press(browser, "/spaces/w-open", "leave");
    expect(answer.status).toBe(409);
    expect(visibleText((await readPage(answer)).querySelector("[role=alert]")!)).toMatch(
      /^The owner cannot leave/,
    );
  });

  it("refuses unknown intents and unknown spaces", async () => {
    const browser = await as("person-1");
    expect((await press(browser, "/spaces/w-open", "explode")).status).toBe(400);
    expect((await press(browser, "/spaces/nope", "join")).status).toBe(404);
  });
});

describe("the cards", () => {
  it("show the viewer's relationship to a space", async () => {
    const relationship = async (browser: Browser, q: string, id: string) => {
      const page = await readPage(await browser.request(`/spaces?q=${encodeURIComponent(q)}`));
      // The answer to the press may follow, with a link of its own.
      return actionsOf(cardTo(page, `/spaces/${id}`))[0];
    };
    const owner = await as("person-1");
    const asking = await as("person-8");
    await press(asking, "/spaces/w-request", "join");
    await press(asking, "/spaces/w-open", "join");
    expect(await relationship(owner, "Mesa abierta", "w-open")).toBe("Your space");
    expect(await relationship(asking, "Mesa abierta", "w-open")).toBe("Joined");
    expect(await relationship(asking, "Mesa con lista", "w-request")).toBe("Requested");
    expect(await relationship(asking, "Mesa cerrada", "w-invite")).toBe("Join Space");
    expect(await relationship(createBrowser(app), "Mesa abierta", "w-open")).toBe("Join Space");
    // What waits for an answer has not the tick of what is done.
    for (const [q, id, isOpen] of [
      ["Mesa abierta", "w-open", false],
      ["Mesa con lista", "w-request", true],
    ] as const) {
      const page = await readPage(await asking.request(`/spaces?q=${encodeURIComponent(q)}`));
      const state = cardTo(page, `/spaces/${id}`).querySelector(".card-state")!;
      expect([id, state.matches(".i-lucide-hourglass")]).toEqual([id, isOpen]);
    }
  });

  it.each([
    ["", {}, "Join Space All places are taken."],
    ["&view=list", {}, "Join Space All places are taken."],
    ["&show=all", { mode: "easy" }, "Unirme Ya no quedan lugares."],
  ] as const)(
    "say that a space is full, in place of Join: %s",
    async (query, preferences, said) => {
      const path = `/spaces?q=${encodeURIComponent("Mesa llena")}${query}`;
      const shown = async (browser: Browser) =>
        cardTo(await readPage(await browser.request(path, { preferences })), "/spaces/w-full");
      const other = await shown(createBrowser(app));
      expect(actionsOf(other)).toEqual([]);
      expect(visibleText(other)).toContain(said);
      expect(visibleText(await shown(await as("person-1")))).not.toContain(said);
    },
  );
});

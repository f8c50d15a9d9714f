import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bringChallengesToToday } from "../../support/challenges-today.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";
import { createApp, type App } from "../../support/request.ts";
import {
  actionsOf,
  allByRole,
  byRole,
  cardsOf,
  cardTo,
  hrefOf,
  nameOf,
} from "../../support/roles.ts";

let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  await bringChallengesToToday(database.sql);
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = async (query = "", preferences = {}) => {
  const response = await app.request(`/challenges${query}`, { preferences });
  expect(response.status).toBe(200);
  return readPage(response);
};
/** The ids of the cards in order. */
const cards = (page: Document) =>
  cardsOf(byRole(page, "main")).map((card) => hrefOf(card).slice("/challenges/".length));
const card = (page: Document, id: string) => cardTo(page, `/challenges/${id}`);
const matches = (page: Document) =>
  Number(page.querySelector("main p[role=status]")!.textContent!.replace(/\D/g, ""));
/** The values of the stat cards by their labels. */
const figures = (page: Document) =>
  Object.fromEntries(
    [...page.querySelectorAll("main dl > div")].map((stat) => [
      stat.querySelector("dt")!.textContent,
      stat.querySelector("dd")!.textContent,
    ]),
  );

const OPEN = "is_active AND deadline > now()";
/** Without the demo person's challenges: their cards show the relationship instead of Join. */
const NOT_HERS =
  "id NOT IN (SELECT challenge_id FROM challenge_participants WHERE person_id = 'demo')";
const SOONEST = `(${OPEN}) DESC, is_active DESC, deadline, id`;
const rows = <T extends object>(query: string) => database.sql.unsafe<T[]>(query);
const ids = async (condition: string, order = SOONEST) =>
  (
    await rows<{ id: string }>(
      `SELECT id FROM challenges WHERE ${condition} ORDER BY ${order} LIMIT 24`,
    )
  ).map((row) => row.id);

/** The words and the reason of a Join that is not possible. */
const CLOSED =
  /Join Challenge (The deadline has passed|This challenge is closed|All places are taken)\./;

describe("GET /challenges", () => {
  it("has the specified parts, on each card too", async () => {
    const page = await get();
    expect(page.querySelector("h1")?.textContent).toBe("Community Challenges");
    const categories = byRole(page, "navigation", { name: "Category" });
    expect(allByRole(categories, "link").map(nameOf)).toEqual([
      "All",
      "Design",
      "Content",
      "Feedback",
      "Ending Soon",
    ]);
    const items = cardsOf(byRole(page, "main"));
    expect(items).toHaveLength(24);
    for (const item of items) {
      expect(visibleText(item)).toMatch(/^(Design|Content|Feedback|Other) [\d,]+ credits? /);
      expect(visibleText(item)).toMatch(/\d+ of \d+ places taken/);
      // One that was ended has no days left.
      expect(visibleText(item)).toMatch(/1 day left|\d+ days left|Ending soon|is closed/);
      const isOwn = visibleText(item).includes("Recetario con costos de tu región");
      // In place of Join its reason, where joining is not possible.
      const isClosed = CLOSED.test(visibleText(item));
      if (isClosed) expect(actionsOf(item)).toEqual([]);
      else
        expect(actionsOf(item)).toEqual([
          isOwn ? "Your challenge" : expect.stringMatching(/^(Join Challenge|Joined)$/),
        ]);
      expect(item.querySelector('[style^="--filled:"]')).not.toBeNull();
    }
  });

  it("shows figures as counted in the database, which the seeds were made for", async () => {
    const [open] = await rows<{ n: number; reward: number }>(
      `SELECT count(*)::int AS n, sum(reward)::int AS reward FROM challenges WHERE ${OPEN}`,
    );
    expect(figures(await get())).toEqual({
      "Active Challenges": String(open!.n),
      "Total Reward Credits": open!.reward.toLocaleString("en-US"),
      "Your Challenges": "3",
      "Credits Earned": "1,250",
    });
  });

  it("does not filter the figures", async () => {
    expect(figures(await get("?q=zzzzzz"))).toEqual(figures(await get()));
  });

  it("shows the fields of a challenge's row", async () => {
    const [row] = await rows<{ id: string; current: number; max: number; reward: number }>(
      `SELECT id, current_participants AS current, max_participants AS max, reward
       FROM challenges WHERE id = 'challenge-3'`,
    );
    const shown = card(await get(), row!.id);
    const text = visibleText(shown);
    expect(text).toContain(`Feedback ${row!.reward} credits`);
    expect(text).toContain(`${row!.current} of ${row!.max} places taken`);
    const bar = shown.querySelector('[style^="--filled:"]')!;
    expect(bar.getAttribute("style")).toBe(
      `--filled:${Math.round((row!.current / row!.max) * 100)}%`,
    );
  });

  it("lists open challenges first, then by deadline", async () => {
    const page = await get();
    expect(cards(page)).toEqual(await ids("true"));
    expect(matches(page)).toBe(24);
  });

  it.each(["design", "content", "feedback"])("filters by %s", async (type) => {
    const page = await get(`?category=${type}`);
    expect(cards(page)).toEqual(await ids(`type = '${type}'`));
    expect(matches(page)).toBe(cards(page).length);
  });

  it("lists under Ending Soon open challenges in their last three days", async () => {
    const page = await get("?category=ending-soon");
    const expected = await ids(`${OPEN} AND deadline <= now() + interval '72 hours'`);
    expect(expected.length).toBeGreaterThan(0);
    expect(cards(page)).toEqual(expected);
    expect(visibleText(page.querySelector("main ul")!)).not.toMatch(/Ending soon|[4-9] days/);
  });

  it.each([
    ["reward", "reward DESC, id"],
    ["participants", "current_participants DESC, id"],
    ["newest", "created_at DESC, id"],
  ])("sorts by %s", async (sort, order) => {
    expect(cards(await get(`?sort=${sort}`))).toEqual(await ids("true", order));
  });

  it("searches regardless of case and accents, within a category", async () => {
    const condition = "unaccent(lower(name || ' ' || description)) LIKE '%resena%'";
    const expected = await ids(condition);
    expect(expected.length).toBeGreaterThan(0);
    for (const q of ["resena", "RESEÑA", " Reseña "]) {
      expect(cards(await get(`?q=${encodeURIComponent(q)}`))).toEqual(expected);
    }
    const narrowed = await get("?q=resena&category=design");
    expect(cards(narrowed)).toHaveLength((await ids(`${condition} AND type = 'design'`)).length);
  });

  it.each(["?category=nope", "?sort=nope", "?view=nope", "?page=0", "?page=x", "?foo=bar"])(
    "falls back to the unfiltered screen for %s",
    async (query) => expect(cards(await get(query))).toEqual(await ids("true")),
  );

  it("has an empty state with a link that clears the filters", async () => {
    for (const query of ["?q=zzzzzz", "?page=999"]) {
      const page = await get(query);
      expect(visibleText(page)).toContain("Nothing matches");
      const clear = [...page.querySelectorAll("main a")].find(
        (link) => link.textContent === "Clear search and filters",
      );
      expect(clear?.getAttribute("href")).toBe("/challenges");
    }
  });

  it("posts Join to the challenge's own page while it is open", async () => {
    const form = card(await get(), "challenge-1").querySelector("form")!;
    expect(form.getAttribute("action")).toBe("/challenges/challenge-1?back=%2Fchallenges");
    expect(form.getAttribute("method")).toBe("post");
    const button = form.querySelector("button")!;
    expect([button.name, button.value, button.disabled]).toEqual(["intent", "join", false]);
  });

  it("shows the result of Join on the card in the list", async () => {
    const browser = createBrowser(app);
    const path = "/challenges?category=design&sort=reward";
    const [open] = await rows<{ id: string }>(
      `SELECT id FROM challenges WHERE type = 'design' AND ${OPEN} AND current_participants < max_participants
        AND ${NOT_HERS} LIMIT 1`,
    );
    const form = card(await readPage(await browser.request(path)), open!.id).querySelector("form")!;
    const action = form.getAttribute("action")!;
    expect(new URL(action, "http://plaza").searchParams.get("back")).toBe(path);
    const join = () => browser.request(action, { form: { intent: "join" } });
    const joined = await join();
    expect([joined.status, joined.headers.get("Location")]).toEqual([
      303,
      `${path}#${open!.id}-answer`,
    ]);
    const after = await readPage(await browser.request(path));
    const said = after.getElementById(`${open!.id}-answer`)!;
    expect(said.closest("li")).toBe(card(after, open!.id));
    expect(visibleText(said)).toMatch(/^You are taking part/);
    expect(visibleText(card(after, open!.id))).toContain("Joined");
    // The result is shown once.
    const later = await readPage(await browser.request(path));
    expect(later.getElementById(`${open!.id}-answer`)).toBeNull();
  });

  it("shows on the card why joining was refused, and creates no guest", async () => {
    const browser = createBrowser(app);
    const [full] = await rows<{ id: string }>(
      `SELECT id FROM challenges WHERE ${OPEN} AND current_participants >= max_participants LIMIT 1`,
    );
    const [before] = await rows<{ n: number }>("SELECT count(*)::int AS n FROM people");
    const refused = await browser.request(`/challenges/${full!.id}?back=%2Fchallenges`, {
      form: { intent: "join" },
    });
    expect(refused.headers.get("Location")).toBe(`/challenges#${full!.id}-answer`);
    const said = (await readPage(await browser.request("/challenges"))).getElementById(
      `${full!.id}-answer`,
    )!;
    expect(visibleText(said)).toMatch(/taken/);
    expect(browser.cookies["plaza-guest"]).toBeUndefined();
    expect(await rows("SELECT count(*)::int AS n FROM people")).toEqual([before]);
  });

  it.each([
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/wallet",
    "/challenges/../wallet",
    "/nope",
  ])("redirects to the challenge if `back` is %s", async (back) => {
    const to = `/challenges/challenge-1?back=${encodeURIComponent(back)}`;
    const answer = await createBrowser(app).request(to, { form: { intent: "join" } });
    expect(answer.headers.get("Location")).toBe("/challenges/challenge-1");
  });

  it("has the reason in place of the button Join if the challenge is over, closed or full", async () => {
    const reasons: Record<string, string> = {};
    const page = await get();
    const closed = await rows<{ id: string; why: string }>(
      `SELECT id, CASE WHEN deadline <= now() THEN 'The deadline has passed.'
                       WHEN NOT is_active THEN 'This challenge is closed.'
                       ELSE 'All places are taken.' END AS why
       FROM challenges
       WHERE (NOT (${OPEN}) OR current_participants >= max_participants) AND ${NOT_HERS}`,
    );
    for (const { id, why } of closed) {
      expect(card(page, id).querySelector("button")).toBeNull();
      expect(visibleText(card(page, id))).toContain(`Join Challenge ${why}`);
      reasons[why] = id;
    }
    expect(Object.keys(reasons)).toHaveLength(3);
    expect(page.querySelectorAll("main button:disabled")).toHaveLength(0);
  });

  it("is the same screen in Spanish in easy mode", async () => {
    const page = await get("?category=ending-soon", { mode: "easy" });
    const main = page.querySelector("main")!;
    expect(page.querySelector("h1")?.textContent).toBe("Retos de la comunidad");
    expect(visibleText(main)).toMatch(/Terminan pronto/);
    expect(visibleText(main)).not.toMatch(/Join|credits|places|days? left/);
  });
});

describe("sharing a challenge", () => {
  const SHARE = ["Share by WhatsApp", "QR code"];
  const sharing = async (id: string) => {
    const page = await readPage(await app.request(`/challenges/${id}`));
    return allByRole(byRole(page, "main"), "link")
      .filter((link) => SHARE.includes(nameOf(link)))
      .map((link) => link.getAttribute("href"));
  };

  it("leads to WhatsApp with its name and whole address, and to a QR code", async () => {
    const [open] = await rows<{ id: string; name: string }>(
      `SELECT id, name FROM challenges WHERE ${OPEN} AND ${NOT_HERS} ORDER BY id LIMIT 1`,
    );
    const { id, name } = open!;
    const links = [`/challenges/${id}/whatsapp`, `/challenges/${id}/qr.svg`];
    expect(await sharing(id)).toEqual(links);
    const shared = await app.request(links[0]!);
    expect(shared.status).toBe(302);
    const text = new URL(shared.headers.get("Location")!).searchParams.get("text")!;
    expect(text.startsWith(`${name}\n`)).toBe(true);
    expect(text.endsWith(`/challenges/${id}`)).toBe(true);
    const qr = await app.request(links[1]!);
    expect(qr.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
  });

  it("is not offered when it is over, and has no address when it is taken down", async () => {
    const [over] = await rows<{ id: string }>(
      "SELECT id FROM challenges WHERE deadline < now() ORDER BY id LIMIT 1",
    );
    expect(await sharing(over!.id)).toEqual([]);
    await rows("UPDATE challenges SET taken_down_at = now() WHERE id = 'challenge-2'");
    for (const path of ["challenge-2/whatsapp", "challenge-2/qr.svg", "nope/qr.svg"])
      expect((await app.request(`/challenges/${path}`)).status).toBe(404);
    await rows("UPDATE challenges SET taken_down_at = NULL WHERE id = 'challenge-2'");
  });
});

describe("the filter", () => {
  it("shows open challenges or those that are closed, with the search and the category", async () => {
    expect(cards(await get("?show=open"))).toEqual(await ids(OPEN));
    expect(cards(await get("?show=closed"))).toEqual(await ids(`NOT (${OPEN})`));
    expect(cards(await get("?show=closed&category=design"))).toEqual(
      await ids(`NOT (${OPEN}) AND type = 'design'`),
    );
    const all = matches(await get());
    const parts = [matches(await get("?show=open")), matches(await get("?show=closed"))];
    expect(parts[0]! + parts[1]!).toBe(all);
    expect(Math.min(...parts)).toBeGreaterThan(0);
  });

  it("shows a person what they joined or created, hidden ones too, and no one else's", async () => {
    const [joined] = await ids(`${OPEN} AND current_participants < max_participants`);
    const person = createBrowser(app, await sessionOf(database, "person-3"));
    const other = createBrowser(app, await sessionOf(database, "person-4"));
    const read = async (browser: typeof person, query: string) =>
      readPage(await browser.request(`/challenges${query}`));
    await database.sql`
      DELETE FROM challenge_participants WHERE person_id IN ('person-3', 'person-4')`;
    await database.sql`
      UPDATE challenges SET creator_id = 'person-1' WHERE creator_id IN ('person-3', 'person-4')`;
    expect(cards(await read(person, "?show=mine"))).toEqual([]);
    await person.request(`/challenges/${joined}`, { form: { intent: "join" } });
    const [made] = await ids(`NOT (${OPEN})`);
    await database.sql`
      UPDATE challenges SET creator_id = 'person-3', taken_down_at = now() WHERE id = ${made!}`;
    const mine = await read(person, "?show=mine");
    expect(cards(mine)).toEqual([joined, made]);
    expect(matches(mine)).toBe(2);
    expect(cards(await read(person, "?show=mine&sort=newest")).toSorted()).toEqual(
      [joined, made].toSorted(),
    );
    expect(cards(await read(person, "?show=mine&sort=reward")).toSorted()).toEqual(
      [joined, made].toSorted(),
    );
    expect(cards(await read(other, "?show=mine"))).toEqual([]);
    expect(cards(await read(other, `?show=closed`))).not.toContain(made);
    await database.sql`UPDATE challenges SET taken_down_at = NULL WHERE id = ${made!}`;
  });

  it("is a field of the form, and stays in the links of the categories", async () => {
    const page = await get("?show=closed");
    const field = page.querySelector<HTMLSelectElement>("main form[role=search] [name=show]")!;
    expect(visibleText(field.labels[0]!)).toMatch(/^Show/);
    expect(field.value).toBe("closed");
    const categories = byRole(page, "navigation", { name: "Category" });
    for (const link of allByRole(categories, "link"))
      expect(link.getAttribute("href")).toContain("show=closed");
  });
});

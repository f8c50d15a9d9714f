import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayOf } from "#domain/challenges/challenge-days.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { actionsOf, cardsOf, cardTo, hrefOf } from "../../support/roles.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Requests that create a challenge, take part in it and end it. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
type Browser = Awaited<ReturnType<typeof as>>;
const get = async (browser: Browser, path: string) => readPage(await browser.request(path));
const keyOf = (page: Document) => page.querySelector<HTMLInputElement>("[name=key]")!.value;
const said = (page: Document) =>
  [...page.querySelectorAll("main [role=alert], main [role=status]")]
    .map((one) => visibleText(one))
    .join(" | ");
const creditsOf = async (personId: string) =>
  Number(
    (
      await database.sql`SELECT balance FROM ledger_accounts
        WHERE owner_id = ${personId} AND currency = 'credits' AND purpose = 'wallet'`
    )[0]?.balance ?? 0,
  );
const personOf = async (browser: Browser) => {
  const [row] = await database.sql<[{ id: string }]>`
    SELECT person_id AS id FROM sessions ORDER BY created_at DESC, last_seen_at DESC LIMIT 1`;
  expect(browser.cookies["plaza-guest"]).toBeTruthy();
  return row.id;
};
const CHALLENGE = {
  name: "Cartel de mayo",
  description: "Dibuja",
  type: "design",
  language: "es",
  reward: "250",
  maxParticipants: "2",
};
const inDays = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));

/**
 * Creates a challenge as a visitor, who has the demo person's 1,250 credits and becomes a guest; the
 * guest is then made an account, whose challenge is open to all.
 */
async function created(changes: Record<string, string> = {}) {
  const owner = createBrowser(app);
  const page = await get(owner, "/new?tipo=challenge");
  const form = { ...CHALLENGE, deadline: inDays(9), ...changes, key: keyOf(page) };
  const made = await owner.request("/new?tipo=challenge", { form });
  expect(made.status).toBe(303);
  const id = await personOf(owner);
  await database.sql`UPDATE people SET kind = 'account' WHERE id = ${id}`;
  // The trigger asks again who the creator is.
  await database.sql`UPDATE challenges SET creator_id = ${id} WHERE creator_id = ${id}`;
  return { owner, form, path: made.headers.get("Location")!, id };
}
async function press(browser: Browser, path: string, form: Record<string, string>) {
  const answer = await browser.request(path, { form });
  if (answer.status !== 303) return { status: answer.status, page: await readPage(answer) };
  return { status: 303, page: await get(browser, answer.headers.get("Location")!) };
}

describe("a new challenge", () => {
  it("is given its rules and prizes where it is made; what cannot be is said at its field", async () => {
    const rules = "Con foto del local.\nGana la más clara.";
    const { owner, path } = await created({ rules, split: "two" });
    const page = await get(owner, path);
    const main = page.querySelector("main")!;
    expect(visibleText(main)).toContain("Place 1: 150 credits Place 2: 100 credits");
    expect(main.querySelector("[name=rules]")!.textContent).toBe(rules);
    const form = { ...CHALLENGE, deadline: inDays(9), reward: "2", rules, split: "three" };
    const maker = createBrowser(app);
    const refused = await maker.request("/new?tipo=challenge", { form });
    expect(refused.status).toBe(422);
    const again = (await readPage(refused)).querySelector("main")!;
    expect(again.querySelector("[name=rules]")!.textContent).toBe(rules);
    const chosen = again.querySelector<HTMLInputElement>("[name=split]:checked")!;
    expect(chosen.value).toBe("three");
    expect(visibleText(chosen.closest("fieldset")!)).toMatch(/credit/);
  });

  it("moves its reward into escrow once, and is in the list", async () => {
    const { owner, form, path, id } = await created();
    const page = await get(owner, path);
    expect(said(page)).toMatch(/^Your challenge is open/);
    expect(await creditsOf(id)).toBe(1_000);
    const again = await owner.request("/new?tipo=challenge", { form });
    expect([again.status, again.headers.get("Location")]).toEqual([303, path]);
    expect(await creditsOf(id)).toBe(1_000);
    const listed = await get(createBrowser(app), "/challenges?q=Cartel de mayo");
    expect(cardsOf(listed).map(hrefOf)).toContain(path);
  });

  it("without enough credits says how many are missing, changes nothing, and keeps what was typed", async () => {
    const before = await database.sql`SELECT count(*)::int AS n FROM people`;
    const form = { ...CHALLENGE, deadline: inDays(3), reward: "1300" };
    const { status, page } = await press(createBrowser(app), "/new?tipo=challenge", form);
    expect(status).toBe(409);
    expect(said(page)).toMatch(/^You are 50 credits short/);
    const link = page.querySelector("main [role=alert] a")!.getAttribute("href")!;
    const to = new URL(link, "https://plaza.example");
    expect(link).toMatch(/^\/wallet\?currency=credits&amount=50&next=/);
    // The way back fills in what was typed, also without a script.
    const back = new URL(to.searchParams.get("next")!, to);
    expect([back.pathname, Object.fromEntries(back.searchParams)]).toEqual([
      "/new",
      {
        tipo: "challenge",
        type: CHALLENGE.type,
        name: "Cartel de mayo",
        reward: "1300",
        maxParticipants: "2",
        deadline: form.deadline,
      },
    ]);
    const typed = (name: string) =>
      page.querySelector<HTMLInputElement>(`main form [name=${name}]`)?.value;
    expect([typed("name"), typed("reward"), typed("maxParticipants"), typed("deadline")]).toEqual([
      "Cartel de mayo",
      "1,300",
      "2",
      form.deadline,
    ]);
    expect(await database.sql`SELECT count(*)::int AS n FROM people`).toEqual(before);
  });

  it.each([
    [{ reward: "0" }, "whole number from 1 to 1,000,000"],
    [{ reward: "2.5" }, "whole number from 1 to 1,000,000"],
    [{ maxParticipants: "" }, "whole number from 1 to 100,000"],
    [{ deadline: "2020-01-01" }, "from tomorrow to a year"],
    [{ deadline: "2026-02-31" }, "from tomorrow to a year"],
    [{ name: "" }, "Give it a name"],
  ])("refuses %o with a reason", async (changes, words) => {
    const form = { ...CHALLENGE, deadline: inDays(3), ...changes };
    const { status, page } = await press(createBrowser(app), "/new?tipo=challenge", form);
    expect(status).toBe(422);
    expect(said(page)).toContain(words);
  });
});

describe("taking part", () => {
  it("joins, hands in two versions, and leaves; for others it is full", async () => {
    const { path } = await created();
    const [ana, luz, eva] = [await as("person-4"), await as("person-5"), await as("person-6")];
    const joined = await press(ana, path, { intent: "join" });
    expect(said(joined.page)).toMatch(/^You are taking part/);
    await press(luz, path, { intent: "join" });
    const full = await press(eva, path, { intent: "join" });
    expect(full.status).toBe(409);
    expect(said(full.page)).toMatch(/^All places are taken/);

    const key = keyOf(joined.page);
    const entry = { intent: "submit", text: "Mi cartel", link: "https://example.com/1", key };
    const first = await press(ana, path, entry);
    expect(said(first.page)).toMatch(/^Handed in/);
    expect(visibleText(first.page.querySelector("[aria-labelledby=entry]")!)).toContain(
      "version 1",
    );
    // A repeated key gives no new version; another key does.
    await press(ana, path, entry);
    const next = { ...entry, text: "Mejor", key: keyOf(first.page) };
    const second = await press(ana, path, next);
    expect(visibleText(second.page.querySelector("[aria-labelledby=entry]")!)).toContain(
      "version 2",
    );
    expect(second.page.querySelector("textarea")?.value).toBe("Mejor");
    const left = await press(luz, path, { intent: "leave" });
    expect(said(left.page)).toMatch(/^You have left this challenge/);
    expect((await press(eva, path, { intent: "join" })).status).toBe(303);
  });

  it("refuses an invalid entry with a reason and keeps what was typed", async () => {
    const { path } = await created();
    const ana = await as("person-4");
    await press(ana, path, { intent: "join" });
    for (const [entry, words] of [
      [{ text: " ", link: "https://example.com" }, "Write something"],
      [{ text: "Listo", link: "javascript:alert(1)" }, "begins with https://"],
      [{ text: "Listo", link: "ejemplo" }, "begins with https://"],
    ] as const) {
      const { status, page } = await press(ana, path, { intent: "submit", ...entry });
      expect(status).toBe(422);
      expect(said(page)).toContain(words);
      expect(page.querySelector<HTMLInputElement>("[name=link]")?.value).toBe(entry.link);
    }
    const other = await press(await as("person-5"), path, {
      intent: "submit",
      text: "x",
      link: "",
    });
    expect(other.status).toBe(409);
    expect(said(other.page)).toMatch(/^Join the challenge before/);
  });

  it("is refused after the deadline with a reason", async () => {
    const { path } = await created();
    const id = path.split("/")[2]!;
    await database.sql`UPDATE challenges SET deadline = now() - interval '1 minute' WHERE id = ${id}`;
    const { status, page } = await press(await as("person-4"), path, { intent: "join" });
    expect(status).toBe(409);
    expect(said(page)).toMatch(/^The deadline has passed/);
  });

  it("is shown on the card to participants", async () => {
    const { path, owner } = await created({ name: "Reto para tarjetas" });
    const ana = await as("person-4");
    await press(ana, path, { intent: "join" });
    const on = async (browser: Browser) => {
      const page = await get(browser, "/challenges?q=Reto para tarjetas");
      return actionsOf(cardTo(page, path));
    };
    expect(await on(ana)).toEqual(["Joined"]);
    expect(await on(owner)).toEqual(["Your challenge"]);
    expect(await on(await as("person-9"))).toEqual(["Join Challenge"]);
    expect(await on(createBrowser(app))).toEqual(["Join Challenge"]);
  });
});

describe("the end", () => {
  it("pays the winner out of escrow, and shows their name", async () => {
    const { path, owner, id } = await created();
    const ana = await as("person-14");
    await press(ana, path, { intent: "join" });
    await press(ana, path, { intent: "submit", text: "<b>Mi</b> cartel", link: "" });
    const screen = await get(owner, path);
    const entry = visibleText(screen.querySelector("[aria-labelledby=entries] li")!);
    expect(entry).toContain("<b>Mi</b> cartel");
    expect(entry).toMatch(/Choosing now ends the challenge: .*Yes, pay 250 credits to/);
    const own = await press(owner, path, { intent: "award", winner: id });
    expect(own.status).toBe(409);
    expect(said(own.page)).toMatch(/^It is your own challenge/);
    const before = await creditsOf("person-14");
    const paid = await press(owner, path, { intent: "award", winner: "person-14" });
    expect(said(paid.page)).toMatch(/^The reward is paid/);
    expect(visibleText(paid.page.querySelector("main dl")!)).toContain("Winner");
    expect(await creditsOf("person-14")).toBe(before + 250);
    await press(owner, path, { intent: "award", winner: "person-14" });
    expect(await creditsOf("person-14")).toBe(before + 250);
    const news = await readPage(await ana.request("/notifications"));
    expect(visibleText(news.querySelector("main")!)).toContain("You won 250 credits");
    const cancelled = await press(owner, path, { intent: "cancel" });
    expect(cancelled.status).toBe(409);
  });

  it("has rules and prizes until somebody joins, refuses an entry with a reason, and pays by place", async () => {
    const { path, owner } = await created({ maxParticipants: "4" });
    const main = async (browser: Browser) => (await get(browser, path)).querySelector("main")!;
    const ana = await as("person-24");
    const eva = await as("person-25");
    expect((await main(ana)).querySelector("[name=rules]")).toBeNull();
    const long = await press(owner, path, { intent: "save-terms", rules: "x".repeat(2_001) });
    expect([long.status, said(long.page)]).toEqual([422, "At most 2000 characters."]);
    expect(long.page.querySelector("main [name=rules]")?.textContent).toHaveLength(2_001);
    const rules = "Con foto del local.\nGana la más clara.";
    const saved = await press(owner, path, { intent: "save-terms", rules, split: "two" });
    expect(said(saved.page)).toBe("Rules and prizes are saved.");
    const seen = await main(createBrowser(app));
    expect(visibleText(seen)).toContain("Place 1: 150 credits Place 2: 100 credits");
    const texts = [...seen.querySelectorAll("p[lang=es]")].map(({ textContent }) => textContent);
    expect(texts).toContain(rules);

    await press(ana, path, { intent: "join" });
    await press(ana, path, { intent: "submit", text: "Cartel A", link: "" });
    await press(eva, path, { intent: "join" });
    await press(eva, path, { intent: "submit", text: "Cartel B", link: "" });
    expect((await main(owner)).querySelector("[name=rules]")).toBeNull();
    const late = await press(owner, path, {
      intent: "save-terms",
      rules: "Otra cosa",
      split: "one",
    });
    expect([late.status, said(late.page)]).toEqual([
      409,
      "Somebody has joined by now, so rules and prizes stay as they are.",
    ]);

    const refusal = { intent: "refuse", author: "person-25", version: "1" };
    const without = await press(owner, path, { ...refusal, reason: " " });
    expect([without.status, said(without.page)]).toEqual([
      422,
      "Say why, in at most 500 characters.",
    ]);
    const refused = await press(owner, path, { ...refusal, reason: "Falta la foto" });
    expect(said(refused.page)).toMatch(/^The entry is not accepted/);
    expect(visibleText(await main(eva))).toContain("Not accepted: Falta la foto");
    const news = await readPage(await eva.request("/notifications"));
    expect(visibleText(news.querySelector("main")!)).toContain(
      "Your entry to “Cartel de mayo” was not accepted",
    );
    // One entry that can win: one press awards it all, and a refused one cannot be chosen.
    const cannot = await press(owner, path, { intent: "award", winner: "person-25" });
    expect(cannot.status).toBe(409);
    await press(eva, path, { intent: "submit", text: "Cartel B con foto", link: "" });

    const choices = await main(owner);
    expect([...choices.querySelectorAll("select")].map(({ name }) => name)).toEqual([
      "winner",
      "winner2",
    ]);
    const twice = await press(owner, path, {
      intent: "award",
      winner: "person-25",
      winner2: "person-25",
    });
    expect([twice.status, said(twice.page)]).toEqual([
      409,
      "Choose at least one winner, each only once. Nothing was awarded.",
    ]);
    const before = [await creditsOf("person-24"), await creditsOf("person-25")];
    const form = { intent: "award", winner: "person-25", winner2: "person-24" };
    const paid = await press(owner, path, form);
    expect(said(paid.page)).toMatch(/^The reward is paid/);
    const [ofAna, ofEva] = [await creditsOf("person-24"), await creditsOf("person-25")];
    expect([ofAna - before[0]!, ofEva - before[1]!]).toEqual([100, 150]);
    const facts = visibleText((await main(createBrowser(app))).querySelector("dl")!);
    expect(facts).toMatch(/Winners 1\. .+: 150 credits 2\. .+: 100 credits/);
  });

  it("links to an entry only at http and https addresses", async () => {
    const { path, owner } = await created();
    const ana = await as("person-14");
    await press(ana, path, { intent: "join" });
    await press(ana, path, { intent: "submit", text: "Mira", link: "https://plaza.mx/obra" });
    const links = async () =>
      [
        ...(await get(owner, path)).querySelectorAll("[aria-labelledby=entries] a[target=_blank]"),
      ].map((link) => link.getAttribute("href"));
    expect(await links()).toEqual(["https://plaza.mx/obra"]);
    // Stored directly in the database, past the form's check.
    await database.sql`UPDATE challenge_submissions SET link = ' javascript:alert(1)'
      WHERE challenge_id = ${path.split("/")[2]!} AND person_id = 'person-14'`;
    expect(await links()).toEqual([]);
  });

  it("refunds the reward only while there is no entry", async () => {
    const { path, owner, id } = await created();
    const back = await press(owner, path, { intent: "cancel" });
    expect(said(back.page)).toMatch(/^Cancelled/);
    expect(await creditsOf(id)).toBe(1_250);
    const other = await created();
    const ana = await as("person-4");
    await press(ana, other.path, { intent: "join" });
    await press(ana, other.path, { intent: "submit", text: "x", link: "" });
    const refused = await press(other.owner, other.path, { intent: "cancel" });
    expect(refused.status).toBe(409);
    expect(said(refused.page)).toMatch(/^Somebody has handed in/);
    const held = await database.sql`
      SELECT balance::int FROM ledger_accounts WHERE reference = ${other.path.split("/")[2]!}`;
    expect([...held]).toEqual([{ balance: 250 }]);
  });

  it("refunds the reward from the deadline on if every entry was refused", async () => {
    const { path, owner, id } = await created();
    const ana = await as("person-4");
    await press(ana, path, { intent: "join" });
    await press(ana, path, { intent: "submit", text: "x", link: "" });
    const refusal = { intent: "refuse", author: "person-4", version: "1", reason: "No es" };
    await press(owner, path, refusal);
    const entries = async () =>
      visibleText((await get(owner, path)).querySelector("[aria-labelledby=entries]")!);
    expect(await entries()).toContain("You have accepted no entry.");
    expect(await entries()).not.toContain("Cancel the challenge");
    const early = await press(owner, path, { intent: "cancel" });
    expect(early.status).toBe(409);
    expect(said(early.page)).toContain("you can cancel it from the deadline on");
    await database.sql`UPDATE challenges SET deadline = now() - interval '1 minute'
      WHERE id = ${path.split("/")[2]!}`;
    expect(await entries()).toContain("Yes, cancel and take 250 credits back");
    const back = await press(owner, path, { intent: "cancel" });
    expect(said(back.page)).toMatch(/^Cancelled/);
    expect(await creditsOf(id)).toBe(1_250);
    expect(await entries()).not.toContain("accepted no entry");
    const news = await readPage(await ana.request("/notifications"));
    expect(visibleText(news.querySelector("main")!)).toMatch(/Cartel de mayo.*cancelled/);
  });

  it("can be decided by its owner only", async () => {
    const { path } = await created();
    const ana = await as("person-4");
    for (const intent of ["award", "cancel"]) {
      const { status } = await press(ana, path, { intent, winner: "person-4" });
      expect(status).toBe(409);
    }
    expect((await get(ana, path)).querySelector("[aria-labelledby=entries]")).toBeNull();
  });
});

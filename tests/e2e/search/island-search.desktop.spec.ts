import type { Page } from "@playwright/test";
import { THEMES } from "#domain/preferences/preferences.ts";
import { fold } from "#domain/search/text-fold.ts";
import { expect, expectProblem, open, test, wear } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";

/** The global search box (docs/product.md, Lists, filters and search). */
const LISTS = /\/api\/(artifakts|spaces|agentiks|challenges)$/;
const ISLAND = /\/assets\/search-box\.client-[^/]+\.js/;

const box = (page: Page) => page.getByRole("banner").getByRole("combobox", { name: "Search" });
const options = (page: Page) => page.getByRole("listbox").getByRole("option");
const status = (page: Page) => page.getByRole("banner").getByRole("status");

/** Focuses the search form with the keyboard and waits until the search box has replaced it. */
async function reach(page: Page) {
  await page.keyboard.press("/");
  await expect(box(page)).toBeFocused();
  return box(page);
}

/** Index of the highlighted result; -1 for none. */
const highlighted = (page: Page) =>
  options(page).evaluateAll((all) =>
    all.findIndex((option) => option.getAttribute("aria-selected") === "true"),
  );

test("replaces the form on the first interaction only, and loads the lists then", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/spaces");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => ISLAND.test(path) || LISTS.test(path))).toEqual([]);
  // Its code is not in any of the page's initial scripts either.
  const scripts = asked.filter((path) => path.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(2);
  for (const path of scripts) {
    const code = await (await page.request.get(path)).text();
    expect([path, /aria-activedescendant|getGamepads|SpeechRecognition/.test(code)]).toEqual([
      path,
      false,
    ]);
  }
  const plain = page.getByRole("banner").getByRole("searchbox", { name: "Search" });
  await expect(plain).toHaveAttribute("placeholder", "Search spaces, artifakts, agentiks...");
  await plain.focus();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveAttribute("placeholder", "Search spaces, artifakts, agentiks...");
  const lists = ["/api/agentiks", "/api/artifakts", "/api/challenges", "/api/spaces"];
  await expect.poll(() => asked.filter((path) => LISTS.test(path)).sort()).toEqual(lists);

  // "/" and Ctrl+K focus the search, but not in text fields.
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("a/b");
  await expect(box(page)).toHaveValue("a/b");
  const field = page.getByRole("main").getByRole("searchbox");
  await field.fill("x");
  await field.press("/");
  await expect(field).toHaveValue("x/");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue("a/b");
  expect(asked.filter((path) => LISTS.test(path))).toHaveLength(4);
});

test("keeps the form if its code fails to load; otherwise takes over text, caret and focus", async ({
  page,
  problems,
}) => {
  await page.route(ISLAND, (route) => route.abort());
  await open(page, "/spaces");
  const plain = page.getByRole("banner").getByRole("searchbox");
  await plain.fill("pan");
  await plain.press("Enter");
  await expect(page).toHaveURL("/search?q=pan");
  problems.length = 0;

  await page.unroute(ISLAND);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(ISLAND, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/spaces");
  await plain.focus();
  await page.keyboard.type("paderia");
  for (let press = 0; press < 5; press++) await page.keyboard.press("ArrowLeft");
  release();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue("paderia");
  // Typed letter by letter while the list opens: the caret stays in the word.
  await page.keyboard.type("n");
  await expect(status(page)).toHaveText(/^No results found/);
  await page.keyboard.type("a");
  await expect(options(page).first()).toBeVisible();
  await expect(box(page)).toHaveValue("panaderia");
  await page.waitForTimeout(150);
  expect(await box(page).evaluate((field) => (field as HTMLInputElement).selectionStart)).toBe(4);
  await expect(status(page)).toHaveText(/^\d+ results$/);
});

test("supports the specified keys", async ({ page }) => {
  await open(page, "/spaces");
  const field = await reach(page);
  await field.fill("menú");
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByRole("listbox", { name: "Results" })).toBeVisible();
  const count = await options(page).count();
  expect(count).toBeGreaterThan(2);
  const seen: number[] = [await highlighted(page)];
  for (let press = 0; press <= count + 1; press++) {
    await page.keyboard.press("ArrowDown");
    seen.push(await highlighted(page));
  }
  // No result, each in turn, none after the last, then the first again.
  expect(seen).toEqual([-1, ...Array.from({ length: count }, (_, n) => n), -1, 0]);
  await page.keyboard.press("ArrowUp");
  expect(await highlighted(page)).toBe(-1);
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowUp");
  expect(await highlighted(page)).toBe(count - 1);
  await expect(options(page).last()).toBeInViewport();
  const active = await field.getAttribute("aria-activedescendant");
  await expect(options(page).last()).toHaveAttribute("id", active!);
  await page.keyboard.press("ArrowUp");
  expect(await highlighted(page)).toBe(count - 2);
  // Typing resets the highlight.
  await page.keyboard.type(" ");
  expect(await highlighted(page)).toBe(-1);
  await expect(field).toBeFocused();

  // Escape closes and clears.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-expanded", "false");

  // Enter opens the highlighted result.
  await field.fill("menú");
  await expect(options(page).first()).toBeVisible();
  expect(await highlighted(page)).toBe(-1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const second = options(page).nth(1);
  const [href, name] = [
    await second.getAttribute("href"),
    await second.locator("> span:last-child > span").first().textContent(),
  ];
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href!);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name!);
  await expect(options(page)).toHaveCount(0);

  // Without a highlight Enter opens /search; with a blank query it does nothing.
  await field.fill("panadería");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=panader%C3%ADa$/);
  await expect(options(page)).toHaveCount(0);
  await field.fill("   ");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(200);
  await expect(page).toHaveURL(/\/search\?q=panader%C3%ADa$/);
});

test("closes on a click outside, clears by its button, and announces the number of results", async ({
  page,
}) => {
  await open(page, "/spaces");
  const field = await reach(page);
  await field.fill("panaderia");
  await expect(options(page).first()).toBeVisible();
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await page.mouse.click(5, 735);
  await expect(options(page)).toHaveCount(0);
  await expect(field).toHaveValue("panaderia");
  await field.click();
  await expect(options(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Clear the search" })).toHaveCount(0);

  await field.fill("zzzzzz");
  const header = page.getByRole("banner");
  await expect(header.locator("p", { hasText: /^No results found$/ })).toBeVisible();
  await expect(header.locator("p", { hasText: /^Try adjusting your search terms$/ })).toBeVisible();
  await expect(status(page)).toHaveText("No results found. Try adjusting your search terms");
  for (const blank of ["   ", "\u0301"]) {
    await field.fill(blank);
    await expect(status(page)).toHaveText("");
    await expect(options(page)).toHaveCount(0);
    await expect(page.getByText("No results found")).toHaveCount(0);
  }
});

/** The texts of each group: heading, count and results. */
interface Shown {
  name: string;
  total: string;
  results: { href: string; title: string; facts: string[]; description: string; marks: string[] }[];
}

const MEMBERS = /^([\d,]+) (?=members?$|miembros?$)/;
/** Other tests join and leave a few spaces between the box's lists and the page. */
const FEW = 10;

/** Expects the same results, where counts of members may differ by a few. */
function expectSame(query: string, shown: Shown[], expected: Shown[]): void {
  const facts = (groups: Shown[]) =>
    groups.flatMap(({ results }) => results.flatMap((result) => result.facts));
  const membersIn = (groups: Shown[]) =>
    facts(groups).flatMap((fact) => MEMBERS.exec(fact)?.[1]?.replaceAll(",", "") ?? []);
  const withoutMembers = (groups: Shown[]) =>
    groups.map((group) => ({
      ...group,
      results: group.results.map((result) => ({
        ...result,
        facts: result.facts.map((fact) => fact.replace(MEMBERS, "")),
      })),
    }));
  expect([query, withoutMembers(shown)]).toEqual([query, withoutMembers(expected)]);
  const counts = membersIn(expected);
  for (const [at, count] of membersIn(shown).entries())
    expect(Math.abs(Number(count) - Number(counts[at]))).toBeLessThan(FEW);
}

const readDropdown = (page: Page): Promise<Shown[]> =>
  page.getByRole("listbox").evaluate((list) => {
    const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";
    const labelOf = (group: Element) =>
      document.getElementById(group.getAttribute("aria-labelledby") ?? "");
    const SCREENS = "[aria-labelledby=search-screens]";
    return [...list.querySelectorAll(`[role=group]:not(${SCREENS})`)].map((group) => ({
      name: text(labelOf(group)?.firstChild as Element),
      total: text(labelOf(group)?.querySelector(".badge")),
      results: [...group.querySelectorAll("[role=option]")].map((option) => {
        const [title, facts, description] = option.querySelectorAll(":scope > span:last-child > *");
        return {
          href: option.getAttribute("href")!,
          title: text(title),
          facts: [...facts!.children].map(text),
          description: text(description),
          marks: [...option.querySelectorAll("mark")].map(text),
        };
      }),
    }));
  });

/** Addresses of the group of Plaza's own screens. */
const readScreens = (page: Page): Promise<string[]> =>
  page
    .getByRole("banner")
    .locator("[aria-labelledby=search-screens] a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));

/** Addresses of Plaza's own screens on /search. */
const readScreensPage = (page: Page, query: string): Promise<string[]> =>
  page.evaluate(async (q) => {
    const html = await (await fetch(`/search?${new URLSearchParams({ q })}`)).text();
    const nav = /<nav aria-labelledby="results-screens"[^]*?<\/nav>/.exec(html)?.[0] ?? "";
    return [...nav.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
  }, query);

/** The items of /search by groups, from the server's HTML. */
const readResultsPage = (page: Page, query: string): Promise<Shown[]> =>
  page.evaluate(async (q) => {
    const html = await (await fetch(`/search?${new URLSearchParams({ q })}`)).text();
    // Without its styles, which violate the current page's CSP.
    const bare = html.replace(/<style[^]*?<\/style>| style="[^"]*"/g, "");
    const main = new DOMParser().parseFromString(bare, "text/html").querySelector("main")!;
    const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";
    return [...main.querySelectorAll("section:has(h2)")].map((section) => ({
      name: text(section.querySelector("h2")),
      total: text(section.querySelector("h2 + span")),
      results: [...section.querySelectorAll("li")].map((item) => ({
        href: item.querySelector("h3 a")!.getAttribute("href")!,
        title: text(item.querySelector("h3")),
        facts: [...item.querySelector("h3 + p")!.children].map(text),
        description: text(item.querySelector("p:last-child")),
        marks: [...item.querySelectorAll("mark")].map(text),
      })),
    }));
  }, query);

const QUERIES = [
  "pan",
  "PANADERÍA",
  "menu",
  "inbox",
  "a",
  "de",
  "niche",
  "design",
  "customer service",
  "sales",
  "ñ",
  "cocina abierta",
  "1",
  "-",
  ".",
  "%",
  "rivera",
  "zzzz",
  "señal",
  "e",
  "Diseño  ",
];

for (const mode of ["creator", "easy"]) {
  test.describe(mode, () => {
    test.use({ chosen: { mode } });
    test("finds the same as /search: groups, counts, results, texts and marks", async ({
      page,
    }) => {
      await open(page, "/spaces");
      await page.keyboard.press("/");
      const field = page.getByRole("banner").getByRole("combobox");
      let compared = 0;
      for (const query of QUERIES) {
        await field.fill(query);
        const expected = await readResultsPage(page, query);
        const screens = await readScreensPage(page, query);
        if (expected.length === 0 && screens.length === 0) {
          await expect(status(page)).toHaveText(/^(No results found|No encontramos nada)/);
          await expect(options(page)).toHaveCount(0);
          continue;
        }
        await expect(options(page).first()).toBeVisible();
        expectSame(query, await readDropdown(page), expected);
        expect([query, await readScreens(page)]).toEqual([query, screens]);
        compared += expected.length;
        const limits = { Artifakts: 8, Spaces: 6, Agentiks: 6, Challenges: 4 } as const;
        if (mode === "creator") {
          for (const { name, results } of expected)
            expect(results.length).toBeLessThanOrEqual(limits[name as keyof typeof limits]);
          for (const { title, description, marks } of expected.flatMap(({ results }) => results)) {
            const wanted = fold(query.trim());
            for (const mark of marks) expect(fold(mark)).toContain(wanted);
            if (fold(title + description).includes(wanted)) expect(marks).not.toEqual([]);
          }
        }
      }
      expect(compared).toBeGreaterThan(20);
      await field.fill("a");
      expect((await readDropdown(page)).map(({ results }) => results.length)).toEqual([8, 6, 6, 4]);
      await expect(page.getByRole("link", { name: /^(See all|Ver los) \d+ / })).toHaveAttribute(
        "href",
        "/search?q=a",
      );
      const kinds = page.getByRole("link", { name: /^(All \d+ in|Los \d+ de) / });
      await expect(kinds.first()).toHaveAttribute("href", "/search?q=a&kind=artifakt");
      await kinds.first().click();
      await expect(page).toHaveURL("/search?q=a&kind=artifakt");
      await expect(options(page)).toHaveCount(0);
    });
  });
}

test("shows each result's image, or its type's icon if there is none or it fails to load", async ({
  page,
  problems,
}) => {
  const artifakt = {
    id: "x",
    name: "Zarzuela uno",
    creator: "Ana Ruiz",
    price: 1250,
    rating: 48,
    description: `${"👩🏽‍🍳".repeat(130)}`,
    type: "pdf",
    downloadCount: 1,
    tags: [],
    image: "/covers/artifakt/artifakt-1.png",
  };
  await page.route("**/api/artifakts", (route) =>
    route.fulfill({
      json: [
        artifakt,
        { ...artifakt, id: "y", name: "Zarzuela dos", image: "/covers/nothing/here.png", price: 0 },
        { ...artifakt, id: "z", name: "Zarzuela tres", image: undefined },
      ],
    }),
  );
  await open(page, "/spaces");
  await (await reach(page)).fill("zarzuela");
  const [one, two, three] = [0, 1, 2].map((n) => options(page).nth(n));
  await expect(one!.locator("img")).toHaveAttribute("src", "/covers/artifakt/artifakt-1.png");
  await expect(one!).toContainText("Artifakt");
  await expect(one!).toContainText("Ana Ruiz");
  await expect(one!).toContainText("$1,250 MXN");
  await expect(one!).toContainText("4.8");
  await expect(one!).toContainText(`${"👩🏽‍🍳".repeat(120)}…`);
  await expect(two!.locator("img")).toHaveCount(0);
  await expect(two!).toContainText("FREE");
  await expect(three!.locator("img")).toHaveCount(0);
  await expect(three!.locator(".i-lucide-gem")).toBeVisible();
  await expectProblem(problems, /404/);
});

test("says 'Searching...' while loading, and shows a failure with a retry", async ({
  page,
  problems,
}) => {
  let isDown = true;
  let release = () => {};
  await page.route("**/api/agentiks", async (route) => {
    if (isDown) return route.fulfill({ status: 503, body: "Away" });
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  await open(page, "/spaces");
  const field = await reach(page);
  await field.fill("pan");
  const header = page.getByRole("banner");
  await expect(
    header.locator("p", { hasText: "The search could not be loaded" }).first(),
  ).toBeVisible();
  await expect(status(page)).toHaveText(/could not be loaded/);
  await expectProblem(problems, /503/);
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(header.locator("p", { hasText: /^Searching\.\.\.$/ }).first()).toBeVisible();
  await expect(status(page)).toHaveText("Searching...");
  await expect.poll(() => release.toString()).not.toBe("() => {}");
  release();
  await expect(options(page).first()).toBeVisible();

  isDown = true;
  await open(page, "/spaces");
  await (await reach(page)).fill("pan");
  await page.getByRole("link", { name: "Search on the results page" }).click();
  await expect(page).toHaveURL("/search?q=pan");
  await expectProblem(problems, /503/);
  await box(page).press("Enter");
  await expect(page).toHaveURL("/search?q=pan");
});

test("above 2,000 items it queries the server, and ignores outdated responses", async ({
  page,
}) => {
  const lists: string[] = [];
  const held = new Map<string, () => void>();
  page.on("request", (request) => void (LISTS.test(request.url()) && lists.push(request.url())));
  await page.route("**/suggestions", (route) => route.fulfill({ json: { size: 2_001 } }));
  await page.route("**/suggestions?q=*", async (route) => {
    const query = new URL(route.request().url()).searchParams.get("q")!;
    if (query === "pan") await new Promise<void>((resolve) => held.set(query, resolve));
    await route.continue().catch(() => undefined);
  });
  await open(page, "/spaces");
  const field = await reach(page);
  await field.fill("pan");
  await expect(status(page)).toHaveText("Searching...");
  await expect.poll(() => held.has("pan")).toBe(true);
  const cancelled = page.waitForEvent("requestfailed", (request) => /q=pan$/.test(request.url()));
  await field.fill("menú");
  await cancelled;
  await expect(options(page).first()).toBeVisible();
  const shown = await readDropdown(page);
  held.get("pan")!();
  await page.waitForTimeout(300);
  expect(await readDropdown(page)).toEqual(shown);
  expect(shown).toEqual(await readResultsPage(page, "menú"));
  expect(lists).toEqual([]);
});

test("loads the lists again after a write, but not after navigation", async ({ page }) => {
  const lists: string[] = [];
  page.on("request", (request) => void (LISTS.test(request.url()) && lists.push(request.url())));
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    // The response of a successful write.
    await route.fulfill({ response: await route.fetch(), status: 200 });
  });
  await open(page, "/spaces");
  await reach(page);
  await expect.poll(() => lists.length).toBe(4);
  await page.getByRole("main").getByRole("button", { name: /^Join/ }).first().click();
  await expect.poll(() => lists.length).toBe(8);
  await page.getByRole("banner").getByRole("link", { name: "Create New" }).click();
  await expect(page).toHaveURL("/new");
  await page.waitForTimeout(300);
  expect(lists.length).toBe(8);
});

test("is accessible while open, in every theme", async ({ page }) => {
  await open(page, "/notifications");
  const field = await reach(page);
  await field.fill("pan");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  for (const theme of THEMES) {
    await wear(page, theme);
    await expectAccessible(page);
  }
  await field.fill("zzzz");
  await expect(status(page)).toHaveText(/^No results/);
  await expectAccessible(page);
});

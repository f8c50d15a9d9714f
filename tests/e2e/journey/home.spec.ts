import { expect, test, type Locator, type Page } from "@playwright/test";

const arrive = (page: Page) =>
  page.context().addCookies([
    {
      name: "plaza-preferences",
      value: "theme=dark&mode=creator&language=auto&onboarded=1&path=1",
      domain: "localhost",
      path: "/",
    },
  ]);

/** Collects errors of the browser: exceptions, failed requests, CSP, hydration. */
function complaints(page: Page): string[] {
  const list: string[] = [];
  page.on("pageerror", (error) => list.push(error.message));
  page.on("console", (message) => {
    // Service workers are blocked in all tests but offline.phone.spec.ts.
    if (/^Service Worker registration blocked/.test(message.text())) return;
    if (message.type() === "error" || message.type() === "warning") list.push(message.text());
  });
  return list;
}

/** The sum of layout shifts since `forgetShifts`. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const kept = window as unknown as { shifts: number; observer: PerformanceObserver };
    kept.shifts = 0;
    kept.observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        kept.shifts += (entry as PerformanceEntry & { value: number }).value;
      }
    });
    kept.observer.observe({ type: "layout-shift", buffered: true });
  });
const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number }).shifts);

/** Forgets those of frames that are drawn, also those that were not reported yet. */
const forgetShifts = (page: Page) =>
  page.evaluate(async () => {
    const kept = window as unknown as { shifts: number; observer: PerformanceObserver };
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    kept.observer.takeRecords();
    kept.shifts = 0;
  });

const chart = (page: Page, name: string) => page.getByRole("figure", { name });
const picture = (page: Page, name: string) => chart(page, name).getByRole("img");
/** The element of echarts that replaces the static picture. */
const upgraded = (page: Page, name: string) => chart(page, name).locator(".echarts-for-react svg");

/** On a phone the platform's analytics are folded. */
async function unfold(page: Page, isMobile: boolean) {
  const box = page.getByRole("checkbox", { name: "Show the platform's analytics" });
  if (isMobile) await box.check();
  else await expect(box).toBeHidden();
}

/**
 * Taps or hovers over a chart until `done` holds: a tap before the analytics' script has arrived is
 * lost, and a person taps again. A mouse that stays where it is enters nothing: it leaves the chart first.
 */
const reach = (target: Locator, isMobile: boolean, done: () => Promise<void>) =>
  expect(async () => {
    if (!isMobile) await target.page().mouse.move(0, 0);
    await (isMobile ? target.tap() : target.hover());
    await done();
  }).toPass();

const CHARTS = ["User Activity Trend", "Uptime and Load", "Insights: use and success"];

test.describe("Home", () => {
  test.beforeEach(({ page }) => arrive(page));

  test("shows its parts without errors", async ({ page }) => {
    const found = complaints(page);
    await page.goto("/");
    await page.locator("html[data-ready]").waitFor();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(/plaza/);
    for (const name of ["Featured Spaces", "Trending Artifakts", "Community Challenges"]) {
      await expect(main.getByRole("heading", { name })).toBeVisible();
    }
    // A button, possibly disabled with a reason (the seeds' deadlines pass), or "Joined".
    await expect(main.getByText(/^(Join Challenge|Joined)$/)).toHaveCount(3);
    await expect(main.getByRole("link", { name: "Configure" })).toHaveCount(3);
    await expect(main.getByText(/^\d+ of \d+ places taken/)).toHaveCount(3);
    expect(found).toEqual([]);
  });

  test("a whole card is a link, apart from its button", async ({ page }) => {
    await page.goto("/");
    const card = page.getByRole("listitem").filter({
      has: page.getByRole("link", { name: "Configure" }),
    });
    const id = await card.first().getByRole("heading").getByRole("link").getAttribute("href");
    await card.first().click({ position: { x: 40, y: 20 } });
    await expect(page).toHaveURL(id!);
  });

  test("charts are static pictures until the first interaction", async ({ page, isMobile }) => {
    const late: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("chart-upgrade")) late.push(request.url());
    });
    await watchShifts(page);
    const found = complaints(page);
    await page.goto("/");
    await page.locator("html[data-ready]").waitFor();
    await unfold(page, isMobile);
    await picture(page, CHARTS[0]!).scrollIntoViewIfNeeded();
    expect(late).toEqual([]);
    await forgetShifts(page);
    for (const name of CHARTS) {
      const before = await picture(page, name).boundingBox();
      await reach(picture(page, name), isMobile, () =>
        expect(upgraded(page, name)).toBeVisible({ timeout: 2_000 }),
      );
      await expect(upgraded(page, name).locator("path").first()).toBeAttached();
      const after = await picture(page, name).boundingBox();
      expect(after?.width).toBe(before?.width);
      expect(after?.height).toBe(before?.height);
    }
    expect(late).toHaveLength(1);
    expect(await shifts(page)).toBe(0);
    expect(found).toEqual([]);
  });

  test("an interactive chart shows its numbers in a tooltip", async ({ page, isMobile }) => {
    test.skip(isMobile, "tooltips follow a mouse");
    await page.goto("/");
    await page.locator("html[data-ready]").waitFor();
    const trend = picture(page, CHARTS[0]!);
    await chart(page, CHARTS[0]!).getByText("Show as a table").click();
    await trend.hover();
    await expect(upgraded(page, CHARTS[0]!)).toBeVisible();
    await trend.hover({ position: { x: 3, y: 60 } });
    const first = chart(page, CHARTS[0]!).locator("tbody tr").first().locator("td").last();
    await expect(trend.getByText(`Active Users: ${await first.textContent()}`)).toBeVisible();
    await expect(trend.getByText("Day 1", { exact: true })).toBeVisible();
  });

  test("the analytics' script comes when somebody first uses the page", async ({ page }) => {
    const late: string[] = [];
    page.on("request", (request) => {
      if (/late-analytics/.test(request.url())) late.push(request.url());
    });
    await page.goto("/");
    await page.locator("html[data-ready]").waitFor();
    await page.waitForLoadState("networkidle");
    expect(late).toEqual([]);
    await page.keyboard.press("Tab");
    await expect.poll(() => late.length).toBe(1);
  });

  test("a chart stays a picture when echarts does not arrive", async ({ page, isMobile }) => {
    await page.route(/chart-upgrade/, (route) => route.abort());
    await page.goto("/");
    await page.locator("html[data-ready]").waitFor();
    await unfold(page, isMobile);
    let failed = 0;
    page.on("requestfailed", () => failed++);
    await reach(picture(page, CHARTS[0]!), isMobile, () =>
      expect.poll(() => failed, { timeout: 2_000 }).toBeGreaterThan(0),
    );
    await expect(picture(page, CHARTS[0]!).locator("svg path").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Featured Spaces" })).toBeVisible();
  });

  test("the keyboard opens a chart's table", async ({ page, isMobile }) => {
    await page.goto("/");
    await unfold(page, isMobile);
    const table = chart(page, CHARTS[2]!).getByRole("table");
    await expect(table).toBeHidden();
    await chart(page, CHARTS[2]!).getByText("Show as a table").focus();
    await page.keyboard.press("Enter");
    await expect(table.getByRole("columnheader", { name: "Success Rate" })).toBeVisible();
    await expect(table.getByRole("row")).toHaveCount(25);
  });

  test("a change of theme repaints the charts without new markup", async ({ page, isMobile }) => {
    await page.goto("/");
    await page.locator("html[data-ready]").waitFor();
    await unfold(page, isMobile);
    const line = picture(page, CHARTS[0]!).locator("path[stroke='var(--accent)']");
    const stroke = () => line.evaluate((element) => getComputedStyle(element).stroke);
    const dark = await stroke();
    await page.evaluate(() => document.documentElement.classList.replace("dark", "light"));
    expect(await stroke()).not.toBe(dark);
  });

  test("fits 320 pixels", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of ["en", "es"]) {
      await page.context().addCookies([
        {
          name: "plaza-preferences",
          value: `theme=dark&mode=creator&language=${language}&onboarded=1&path=1`,
          domain: "localhost",
          path: "/",
        },
      ]);
      await page.goto("/");
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(320);
    }
  });

  test("links and buttons are large enough for touch", async ({ page, isMobile }) => {
    // With a mouse the buttons of cards are lower.
    const least = isMobile ? 44 : 36;
    await page.goto("/");
    await unfold(page, isMobile);
    const small = await page
      .getByRole("main")
      .locator("a:not(h3 a), summary, button")
      .evaluateAll(
        (all, least) =>
          all
            .filter((one) => one.getBoundingClientRect().height < least)
            .map((one) => one.textContent),
        least,
      );
    expect(small).toEqual([]);
  });
});

test.describe("Home without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has its pictures, tables and links", async ({ page, isMobile }) => {
    await arrive(page);
    await page.goto("/");
    await unfold(page, isMobile);
    for (const name of CHARTS) {
      await expect(picture(page, name).locator("svg path").first()).toBeVisible();
      await chart(page, name).getByText("Show as a table").click();
      await expect(chart(page, name).getByRole("table")).toBeVisible();
    }
    await page.getByRole("link", { name: "Create New Space" }).click();
    await expect(page).toHaveURL("/new?tipo=space");
  });
});

import { expect, test, type Page } from "@playwright/test";

/** Cookies of a visitor who has passed the gate. */
async function arrive(page: Page, mode: "creator" | "easy" = "creator") {
  await page.context().addCookies([
    {
      name: "plaza-preferences",
      value: `theme=dark&mode=${mode}&language=auto&onboarded=1&path=1`,
      domain: "localhost",
      path: "/",
    },
  ]);
}

const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });
const matches = (page: Page) => page.getByRole("main").getByRole("status").first();
const category = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Category" }).getByRole("link", { name, exact: true });

test.describe("Artifakts", () => {
  test.beforeEach(({ page }) => arrive(page));

  test("navigation renders the first cards, then all; going back renders all at once", async ({
    page,
  }) => {
    await page.goto("/wallet");
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    const counts = await page.evaluateHandle(() => {
      const seen: number[] = [];
      new MutationObserver(() => {
        const shown = document.querySelectorAll("#cards > ul > li").length;
        if (shown !== 0 && shown !== seen.at(-1)) seen.push(shown);
      }).observe(document.body, { childList: true, subtree: true });
      return seen;
    });
    const seen = () => counts.evaluate((all) => all);
    await page
      .getByRole("navigation")
      .getByRole("link", { name: /^Artifakts/ })
      .locator("visible=true")
      .first()
      .click();
    await expect.poll(seen).toEqual([6, 24]);
    await cards(page).last().getByRole("link").first().click();
    await expect(page).toHaveURL(/artifakts\/.+/);
    await counts.evaluate((all) => all.splice(0));
    await page.goBack();
    await expect.poll(seen).toEqual([24]);
  });

  test("filters by category and price in the URL, and clears the filters", async ({ page }) => {
    await page.goto("/artifakts");
    await expect(cards(page)).toHaveCount(24);
    const all = await matches(page).textContent();
    await page.locator("summary", { hasText: "Filter" }).click();
    await page
      .getByRole("combobox", { name: "Price", exact: true })
      .selectOption({ label: "Free" });
    await page
      .getByRole("combobox", { name: "Order", exact: true })
      .selectOption({ label: "Best rated" });
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/sort=rating/);
    await expect(page).toHaveURL(/price=free/);
    await expect(page.getByRole("button", { name: /^Purchase/ })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Download Free" })).toHaveCount(24);
    await expect(matches(page)).not.toHaveText(all!);

    await category(page, "Documents").click();
    await expect(page).toHaveURL("/artifakts?category=documents&sort=rating&price=free");
    await expect(category(page, "Documents")).toHaveAttribute("aria-current", "true");
    await page.reload();
    await page.locator("summary", { hasText: "Filter" }).click();
    await expect(page.getByRole("combobox", { name: "Price", exact: true })).toHaveValue("free");

    const search = page.getByRole("searchbox", { name: "Search artifakts..." });
    await search.fill("zzzzzz");
    await search.press("Enter");
    await page.getByRole("link", { name: "Clear search and filters" }).click();
    await expect(page).toHaveURL("/artifakts");
    await expect(matches(page)).toHaveText(all!);
  });

  test("keeps the preview of the first item while more are loaded", async ({ page }) => {
    await page.goto("/artifakts");
    await page.locator("html[data-ready]").waitFor();
    const first = (await cards(page).first().textContent())!;
    await expect(page.getByRole("figure")).toContainText(first);
    // By keyboard: the preview follows a pointer to the card that comes under it.
    await page.getByRole("link", { name: "Show more" }).press("Enter");
    await expect(cards(page)).toHaveCount(48);
    await expect(page.getByRole("figure")).toContainText(first);
    await expect(page.getByRole("figure")).toContainText("Ready");
  });

  test("does not overflow the screen in either view", async ({ page }) => {
    for (const view of ["grid", "list"]) {
      await page.goto(`/artifakts?view=${view}`);
      const [content, screen] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(content).toBe(screen);
    }
  });

  test("is in Spanish with one list and no preview in easy mode", async ({ page }) => {
    await arrive(page, "easy");
    await page.goto("/artifakts");
    await expect(page.getByRole("link", { name: "Subir artifakt" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Descargar gratis" }).first()).toBeVisible();
    await expect(page.getByRole("figure")).toHaveCount(0);
  });
});

test.describe("Artifakts without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters, pages and searches with links and a form", async ({ page }) => {
    await arrive(page);
    await page.goto("/artifakts");
    await page.locator("summary", { hasText: "Filter" }).click();
    await page
      .getByRole("combobox", { name: "Price", exact: true })
      .selectOption({ label: "Paid" });
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("button", { name: "Download Free" })).toHaveCount(0);
    const cards = page.getByRole("main").getByRole("listitem");
    // The demo person's own artifakts in the list have no button.
    await expect(cards.filter({ hasText: /Purchase \$[\d,]+ MXN|Yours/ })).toHaveCount(24);
    // By key: cards above the link get their height as the page scrolls to it, and a click would miss it.
    await page.getByRole("link", { name: "Show more" }).press("Enter");
    await expect(page).toHaveURL("/artifakts?price=paid&page=2");
    await category(page, "Tools").click();
    await expect(page).toHaveURL("/artifakts?category=tools&price=paid");
    const search = page.getByRole("searchbox", { name: "Search artifakts..." });
    await search.fill("CALCULADORA");
    await search.press("Enter");
    await expect(page).toHaveURL(/q=CALCULADORA/);
    await expect(page).toHaveURL(/category=tools/);
    await expect(page).toHaveURL(/price=paid/);
  });
});

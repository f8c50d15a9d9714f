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

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("heading", { level: 3 });
const category = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Category" }).getByRole("link", { name, exact: true });

test.describe("Agentiks", () => {
  test.beforeEach(({ page }) => arrive(page));

  test("filters by category; only active agentiks have a Pause button", async ({ page }) => {
    await page.goto("/agentiks");
    await expect(cards(page)).toHaveCount(24);
    await expect(page.getByRole("button", { name: "Launch" }).first()).toBeVisible();
    await category(page, "Active").click();
    await expect(page).toHaveURL("/agentiks?category=active");
    // The demo person's own fourteen; other people's can be duplicated.
    await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(14);
    await expect(page.getByRole("button", { name: "Duplicate" })).toHaveCount(10);
    await expect(page.getByRole("button", { name: "Launch" })).toHaveCount(0);
    await category(page, "Customer Service").click();
    await expect(page).toHaveURL("/agentiks?category=customer_service");
    await expect(category(page, "Customer Service")).toHaveAttribute("aria-current", "true");
  });

  test("sorts by status, searches, and clears", async ({ page }) => {
    await page.goto("/agentiks");
    await page.locator("summary", { hasText: "Filter" }).click();
    await page
      .getByRole("combobox", { name: "Order", exact: true })
      .selectOption({ label: "Status" });
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/sort=status/);
    await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(14);
    const search = page.getByRole("searchbox", { name: "Search agentiks..." });
    await search.fill("zzzzzz");
    await search.press("Enter");
    await expect(main(page)).not.toContainText("Sample data");
    await page.getByRole("link", { name: "Clear search and filters" }).click();
    await expect(page).toHaveURL("/agentiks");
  });

  test("keeps a search that is typed while a new order is loading", async ({ page }) => {
    await page.goto("/agentiks");
    await page.waitForLoadState("networkidle");
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/sort=status/, async (route) => {
      await released;
      await route.continue();
    });
    await page.locator("summary", { hasText: "Filter" }).click();
    await page
      .getByRole("combobox", { name: "Order", exact: true })
      .selectOption({ label: "Status" });
    await page.getByRole("button", { name: "Apply" }).click();
    const search = page.getByRole("searchbox", { name: "Search agentiks..." });
    await search.fill("zzzzzz");
    release();
    await expect(page).toHaveURL(/sort=status/);
    await expect(page.getByRole("button", { name: "Apply" })).toBeHidden();
    await expect(search).toHaveValue("zzzzzz");
    await search.press("Enter");
    await expect(page).toHaveURL(/q=zzzzzz/);
    await expect(page).toHaveURL(/sort=status/);
  });

  test("a category that is pressed while a search is loading keeps the search", async ({
    page,
  }) => {
    await page.goto("/agentiks");
    await page.waitForLoadState("networkidle");
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.data\?q=ventas/, async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    });
    const search = page.getByRole("searchbox", { name: "Search agentiks..." });
    await search.fill("ventas");
    const asked = page.waitForRequest(/\.data\?q=ventas/);
    await search.press("Enter");
    await asked;
    await page.getByRole("main").getByRole("link", { name: "Content", exact: true }).click();
    release();
    await expect(page).toHaveURL(/category=content/);
    await expect(page).toHaveURL(/q=ventas/);
    await expect(search).toHaveValue("ventas");
  });

  test("previews the first, labels the sample figures once, and links to Configure", async ({
    page,
  }) => {
    await page.goto("/agentiks");
    const first = (await cards(page).first().textContent())!;
    await expect(page.getByRole("figure")).toContainText(first);
    await expect(main(page).getByText("Sample data")).toHaveCount(1);
    const configure = main(page).getByRole("link", { name: "Configure" });
    await expect(configure).toHaveCount(17);
    await expect(configure.first()).toHaveAttribute("href", /^\/agentiks\/[^/]+\/configure$/);
  });

  test("does not overflow the screen in either view", async ({ page }) => {
    for (const view of ["grid", "list"]) {
      await page.goto(`/agentiks?view=${view}`);
      const [content, screen] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(content).toBe(screen);
    }
  });

  test("is in Spanish with one list and no preview in easy mode", async ({ page }) => {
    await arrive(page, "easy");
    await page.goto("/agentiks");
    await expect(page.getByRole("button", { name: "Pausar" }).first()).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Configurar" })).toHaveCount(17);
    await expect(page.getByRole("figure")).toHaveCount(0);
  });
});

test.describe("Agentiks without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pages, filters and searches with links and a form", async ({ page }) => {
    await arrive(page);
    await page.goto("/agentiks");
    // By key: cards above the link get their height as the page scrolls to it, and a click would miss it.
    await page.getByRole("link", { name: "Show more" }).press("Enter");
    await expect(page).toHaveURL("/agentiks?page=2");
    await expect(cards(page)).toHaveCount(24);
    await category(page, "Content").click();
    await expect(page).toHaveURL("/agentiks?category=content");
    const search = page.getByRole("searchbox", { name: "Search agentiks..." });
    await search.fill("RESTAURANTES");
    await search.press("Enter");
    await expect(page).toHaveURL(/q=RESTAURANTES/);
    await expect(page).toHaveURL(/category=content/);
  });
});

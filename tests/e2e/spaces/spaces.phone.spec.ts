import { expect, test, type Page } from "@playwright/test";

/** Cookies of a visitor in advanced mode who has passed the gate. */
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

test.describe("Spaces", () => {
  test.beforeEach(({ page }) => arrive(page));

  test("searches and filters in the URL, and clears", async ({ page }) => {
    await page.goto("/spaces");
    await expect(cards(page)).toHaveCount(24);
    const search = page.getByRole("searchbox", { name: "Search spaces..." });
    await search.fill("PANADERIA");
    await search.press("Enter");
    await expect(page).toHaveURL(/q=PANADERIA/);
    await expect(page.getByRole("main").getByRole("status").first()).toContainText(/match/);
    await page.getByRole("navigation", { name: "Category" }).getByText("Niche").click();
    await expect(page).toHaveURL(/\?q=PANADERIA&category=niche$/);
    await page.reload();
    await expect(search).toHaveValue("PANADERIA");
    await search.fill("zzzzzz");
    await search.press("Enter");
    await page.getByRole("link", { name: "Clear search and filters" }).click();
    await expect(page).toHaveURL("/spaces");
    await expect(cards(page)).toHaveCount(24);
  });

  test("sorts in the filter, changes the view and keeps both in the URL", async ({ page }) => {
    await page.goto("/spaces");
    await page.locator("summary", { hasText: "Filter" }).click();
    await page.getByLabel("Order").selectOption({ label: "Name" });
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/sort=name/);
    await page.getByRole("link", { name: "List", exact: true }).click();
    await expect(page).toHaveURL(/sort=name&view=list/);
    // A phone shows only the other view.
    await expect(page.getByRole("link", { name: "List", exact: true })).toBeHidden();
    await page.getByRole("link", { name: "Grid", exact: true }).click();
    await expect(page).toHaveURL(/sort=name$/);
  });

  test("appends the next page to the list and restores it on Back", async ({ page }) => {
    await page.goto("/spaces");
    await page.locator("html[data-ready]").waitFor();
    const first = await cards(page).first().textContent();
    await page.getByRole("link", { name: "Show more" }).click();
    await expect(cards(page)).toHaveCount(48);
    await page.getByRole("link", { name: "Show more" }).click();
    await expect(cards(page)).toHaveCount(72);
    await expect(cards(page).first()).toHaveText(first!);
    const last = cards(page).nth(60);
    await last.scrollIntoViewIfNeeded();
    const seen = await page.evaluate(() => window.scrollY);
    // Not click(): it would scroll to bring the link of the sticky header into view.
    await page
      .getByRole("link", { name: /^Notifications/ })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL("/notifications");
    await page.goBack();
    await expect(cards(page)).toHaveCount(72);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(seen, -2);
  });

  test("previews space-4 as ready", async ({ page }) => {
    await page.goto("/spaces");
    await expect(page.getByRole("figure")).toContainText("Ready");
  });

  test("shows the new space as being created for two seconds after Create, then as ready", async ({
    page,
  }) => {
    await page.goto("/spaces");
    await page.locator("html[data-ready]").waitFor();
    await page.getByRole("link", { name: "Create Space" }).click();
    const canvas = page.getByRole("figure");
    await expect(canvas).toContainText("Your title and picture will show here");
    await page.getByRole("textbox", { name: "Name" }).fill("Panaderos del Sur");
    await expect(canvas).toContainText("Panaderos del Sur");
    await expect(canvas).toContainText("Ready");
    // The response is delayed, to check what is shown while it is pending.
    let answer = () => {};
    const isHeld = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/new.data*", async (route) => {
      if (route.request().method() === "POST") await isHeld;
      await route.continue();
    });
    const began = Date.now();
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(canvas).toContainText("Creating...");
    await expect(canvas).toContainText("Ready");
    expect(Date.now() - began).toBeGreaterThan(1_900);
    answer();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Panaderos del Sur");
  });

  test("shows it as ready at once if creating was refused", async ({ page }) => {
    await page.goto("/new?tipo=space");
    await page.locator("html[data-ready]").waitFor();
    const canvas = page.getByRole("figure");
    await expect(canvas).toContainText("Your title and picture will show here");
    // Too long for the server, past the field's maxLength.
    const name = page.getByRole("textbox", { name: "Name" });
    await name.evaluate((field) => field.removeAttribute("maxlength"));
    await name.fill("x".repeat(500));
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(canvas).toContainText("Ready", { timeout: 1_000 });
  });

  test("shows three spaces in Spanish in easy mode", async ({ page }) => {
    await arrive(page, "easy");
    await page.goto("/spaces");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ESPACIOS DE TRABAJO");
    await expect(page.getByRole("main").getByRole("link", { name: /^Entrar/ })).toHaveCount(3);
  });
});

test.describe("Spaces without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pages, filters and searches with links and a form", async ({ page }) => {
    await arrive(page);
    await page.goto("/spaces");
    // By key: cards above the link get their height as the page scrolls to it, and a click would miss it.
    await page.getByRole("link", { name: "Show more" }).press("Enter");
    await expect(page).toHaveURL("/spaces?page=2");
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole("link", { name: "Previous page" }).click();
    await expect(page).toHaveURL("/spaces");
    await page.getByText("Custom", { exact: true }).first().click();
    await expect(page).toHaveURL("/spaces?category=custom");
    await page.getByRole("searchbox", { name: "Search spaces..." }).fill("taller");
    await page.getByRole("searchbox", { name: "Search spaces..." }).press("Enter");
    await expect(page).toHaveURL(/category=custom.*q=taller|q=taller.*category=custom/);
  });
});

test("a space's name and tabs do not wait for the script of its conversation", async ({ page }) => {
  await arrive(page);
  await page.goto("/spaces");
  let letThrough = () => {};
  const isLet = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/late-conversation-/, async (route) => {
    await isLet;
    await route.continue();
  });
  const space = page.getByRole("main").locator('a[href="/spaces/space-4"]').first();
  const name = await space.textContent();
  await space.click();
  await expect(page.getByRole("heading", { level: 1, name: name! })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Parts of the space" })).toBeVisible();
  const message = page.getByRole("textbox", { name: "Message", exact: true });
  await expect(message).toBeHidden();
  letThrough();
  await expect(message).toBeVisible();
});

import { expect, open, test } from "../../support/browser-test.ts";
import type { Page } from "@playwright/test";

const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });
const searchBox = (page: Page) => page.getByRole("main").getByRole("searchbox");
const category = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Category" }).getByRole("link", { name });

test("shows the figures of the platform, what apps do, and prices beside names on narrow phones", async ({
  page,
}) => {
  await open(page, "/marketplace");
  const card = page.getByRole("listitem").filter({ hasText: "Counter Ledger" });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 700 });
    for (const name of ["Total Apps", "Downloads Today", "Active Developers"])
      await expect(page.getByText(name)).toBeVisible();
    await expect(card.getByText(/^Closes the day in four minutes/)).toBeVisible();
    const price = await card.getByText("$12 USD/mo").boundingBox();
    const nameEnds = await card.getByRole("link", { name: "Counter Ledger" }).evaluate((link) => {
      const name = document.createRange();
      name.selectNodeContents(link);
      return name.getBoundingClientRect().right;
    });
    expect(nameEnds).toBeLessThanOrEqual(price!.x);
  }
});

test("searches names, descriptions and tags, and counts the categories", async ({ page }) => {
  await open(page, "/marketplace");
  await expect(cards(page)).toHaveCount(14);
  await expect(category(page, /^All 14$/)).toHaveAttribute("aria-current", "true");
  await searchBox(page).fill("MOTORBIKES");
  await searchBox(page).press("Enter");
  await expect(cards(page)).toHaveText(["Ruta Corta"]);
  await expect(category(page, /^Automation 1$/)).toBeVisible();
  await category(page, /^Design 0$/).click();
  await expect(page.getByRole("heading", { name: "No apps found" })).toBeVisible();
  await page.getByRole("link", { name: "Clear search and filters" }).click();
  await expect(cards(page)).toHaveCount(14);
});

test("sorts at once, keeps the focus, and follows Back", async ({ page }) => {
  await open(page, "/marketplace?q=shop");
  const sort = page.getByRole("combobox", { name: "Sort by" });
  await sort.focus();
  await sort.selectOption("downloads");
  await expect(page).toHaveURL(/q=shop.*sort=downloads/);
  await expect(sort).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/marketplace?q=shop");
  await expect(sort).toHaveValue("featured");
});

test("shows the result of Install at the app, without scrolling", async ({ page }) => {
  await open(page, "/marketplace");
  const app = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Pulso" }) });
  const install = app.getByRole("button", { name: "Install Pulso" });
  await install.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await install.click();
  const toast = page.locator("[data-scope=toast][data-part=root]");
  await expect(toast).toContainText("Installed.");
  await expect(toast.getByRole("link", { name: "Open", exact: true })).toBeVisible();
  await expect(app.getByRole("button", { name: "Uninstall Pulso" })).toBeVisible();
  await expect(page).toHaveURL(/\/marketplace(#app-pulso)?$/);
  expect(before).toBeGreaterThan(0);
  await expect(app).toBeInViewport();
});

test("shows the distribution as a table", async ({ page }) => {
  await open(page, "/marketplace");
  const figure = page.getByRole("figure");
  await expect(figure.getByRole("img", { name: /^Category distribution/ })).toBeVisible();
  await figure.getByText("Show as a table").click();
  const table = figure.getByRole("table", { name: "Category distribution" });
  await expect(table.getByRole("row")).toHaveCount(8);
  // Installs count as downloads, and tests that install apps run at the same time.
  await expect(table.getByRole("row", { name: /^Commerce/ })).toContainText(/2,145,0\d\d/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("sorts with the search form and shows the result of Install at the app", async ({
    page,
  }) => {
    await page.goto("/marketplace");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("name");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(cards(page).first()).toHaveText("Cita Lista");
    await page.getByRole("button", { name: "Install Vitrina" }).click();
    await expect(page).toHaveURL(/sort=name#app-vitrina$/);
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("Installed.");
    await expect(alert).toBeInViewport();
  });
});

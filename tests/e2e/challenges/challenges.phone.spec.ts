import { expect, open, test } from "../../support/browser-test.ts";
import type { Page } from "@playwright/test";

const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search challenges..." });
const category = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Category" }).getByRole("link", { name, exact: true });

test("counts, filters and searches in the URL", async ({ page }) => {
  await open(page, "/challenges");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Community Challenges");
  const main = page.getByRole("main");
  for (const name of ["Active Challenges", "Total Reward Credits", "Your Challenges"]) {
    await expect(main.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(main.locator("div", { hasText: /^\s*Credits Earned\s+1,250\s*$/ })).toBeVisible();
  await expect(cards(page)).toHaveCount(24);

  await category(page, "Ending Soon").click();
  await expect(page).toHaveURL("/challenges?category=ending-soon");
  await expect(category(page, "Ending Soon")).toHaveAttribute("aria-current", "true");
  await expect(cards(page)).toHaveCount(3);
  await category(page, "All").click();
  await expect(page).toHaveURL("/challenges");
  await expect(cards(page)).toHaveCount(24);
  await searchBox(page).fill("RESENA");
  await searchBox(page).press("Enter");
  await expect(page).toHaveURL(/\?q=RESENA\b/);
  await expect(cards(page).first()).toContainText("reseña");
});

test("sorts in the filter", async ({ page }) => {
  await open(page, "/challenges");
  await page.locator("summary", { hasText: "Filter" }).click();
  await page.getByLabel("Order").selectOption({ label: "Highest reward" });
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/sort=reward/);
  const main = page.getByRole("main");
  const highest = main
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") })
    .first();
  await expect(highest).toContainText("800 credits");
});

test("says in place of Join why a challenge is closed", async ({ page }) => {
  await open(page, "/challenges");
  const item = (name: string) =>
    page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  const closed = item("The deadline has passed.").first();
  await expect(closed.getByRole("button")).toHaveCount(0);
  await expect(closed.getByText("Join Challenge The deadline has passed.")).toBeVisible();
  await expect(item("1 day left").getByRole("button", { name: "Join Challenge" })).toBeEnabled();
  await expect(closed.getByText(/places taken/)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters and searches with links and a form", async ({ page }) => {
    await page.goto("/challenges");
    await category(page, "Feedback").click();
    await expect(page).toHaveURL("/challenges?category=feedback");
    await searchBox(page).fill("caja");
    await searchBox(page).press("Enter");
    await expect(page).toHaveURL(/category=feedback.*q=caja/);
    await expect(cards(page)).not.toHaveCount(0);
  });
});

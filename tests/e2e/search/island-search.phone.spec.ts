import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";
import { expectTips } from "../../support/pages/expect-tips.ts";

/** The global search box on a phone; its other tests are in island-search.desktop.spec.ts. */
const box = (page: Page) => page.getByRole("banner").getByRole("combobox", { name: "Search" });
const options = (page: Page) => page.getByRole("listbox").getByRole("option");

test("fits a phone: as wide as the window, results of 44 px and more", async ({ page }) => {
  await open(page, "/spaces");
  await page.getByRole("banner").getByRole("searchbox").tap();
  await box(page).fill("pan");
  await expect(options(page).first()).toBeVisible();
  const panel = (await page.getByRole("listbox").boundingBox())!;
  expect(panel.width).toBeGreaterThan(360 - 24);
  for (const option of await options(page).all()) {
    const { height, width } = (await option.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    expect(width).toBeGreaterThan(300);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  const href = await options(page).nth(1).getAttribute("href");
  await options(page).nth(1).tap();
  await expect(page).toHaveURL(href!);
});

test("leads to the results with the person's own spaces, where it has found nothing", async ({
  page,
}) => {
  const name = `Ñandutí ${randomUUID().slice(0, 8)}`;
  await open(page, "/new?tipo=space");
  const main = page.getByRole("main");
  await main.locator("[name=name]").fill(name);
  await main.locator("[name=description]").fill("Solo su gente");
  await main.getByRole("radio", { name: /^Only its people/ }).check();
  await main.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/spaces\/space-/);
  await page.getByRole("banner").getByRole("searchbox").tap();
  await box(page).fill(name);
  await page.getByRole("link", { name: "See in my spaces" }).tap();
  await expect(page).toHaveURL(/\/search\?q=.*#results-mine$/);
  const own = main.getByRole("region", { name: "Your spaces" });
  await expect(own.getByRole("link", { name })).toBeVisible();
});

test("is accessible while open", async ({ page }) => {
  await open(page, "/notifications");
  await page.getByRole("banner").getByRole("searchbox").tap();
  await box(page).fill("pan");
  await expect(options(page).first()).toBeVisible();
  await expectAccessible(page);
  await expectTips(page);
});

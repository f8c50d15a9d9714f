import type { Page } from "@playwright/test";
import { expect, open, openSidebar, test } from "../../support/browser-test.ts";
import { expectAccessible, expectFits } from "../../support/expect-accessible.ts";

const main = (page: Page) => page.getByRole("main");
const rows = (page: Page) => main(page).getByRole("listitem");
const currency = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Currency" }).getByRole("link", { name, exact: true });

test("the sidebar links to figures and movements, filtered by the URL", async ({
  page,
  isMobile,
}) => {
  await open(page, "/notifications");
  await (await openSidebar(page, isMobile)).getByRole("link", { name: "Earnings" }).click();
  await expect(page).toHaveURL("/earnings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Earnings");
  for (const figure of [/^1,250Credits earned|^Credits earned1,250/, /\$3,536 MXN/, /\$40\.00 USD/])
    await expect(main(page).locator("dl > div", { hasText: figure })).toBeVisible();
  await expect(rows(page)).toHaveCount(11);
  await expect(rows(page).first()).toContainText("Challenge reward");
  await expect(rows(page).first()).toContainText("+300 credits");

  await currency(page, "MXN").click();
  await expect(page).toHaveURL("/earnings?currency=MXN");
  await expect(currency(page, "MXN")).toHaveAttribute("aria-current", "true");
  await expect(rows(page)).toHaveCount(5);
  await expect(main(page).getByRole("list").getByText("credits")).toHaveCount(0);
  await page.goBack();
  await expect(rows(page)).toHaveCount(11);

  // By keyboard to the subject of a movement.
  const subject = rows(page).getByRole("link", { name: "Doce historias de mostrador" });
  await subject.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/challenges/challenge-2");
});

test("an empty view links back to all movements", async ({ page }) => {
  await open(page, "/earnings?currency=USD&page=4");
  await expect(page.getByRole("heading", { name: "Nothing in this view" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Show all movements" }).click();
  await expect(rows(page)).toHaveCount(11);
});

for (const theme of ["light", "teal-calm"]) {
  test.describe(`in easy mode, at 320 px, ${theme}`, () => {
    test.use({ chosen: { mode: "easy", theme }, viewport: { width: 320, height: 640 } });

    test("everything fits and is Spanish", async ({ page }) => {
      await open(page, "/earnings");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ganancias");
      await expect(rows(page).first()).toContainText("Recompensa de un reto");
      await expectFits(page);
      await expectAccessible(page);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters with links", async ({ page }) => {
    await page.goto("/earnings");
    await expect(rows(page)).toHaveCount(11);
    await currency(page, "USD").click();
    await expect(page).toHaveURL("/earnings?currency=USD");
    await expect(rows(page)).toHaveText([/Opening balance\s*\+\$40\.00 USD/]);
    await currency(page, "All").click();
    await rows(page).getByRole("link", { name: "Íconos de cocina mexicana" }).click();
    await expect(page).toHaveURL("/artifakts/artifakt-7");
  });
});

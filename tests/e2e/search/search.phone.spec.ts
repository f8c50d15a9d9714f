import { THEMES } from "#domain/preferences/preferences.ts";
import { expect, open, test, wear } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";

test.describe("Search", () => {
  test("leads from the header to the results, to one kind, and back", async ({ page }) => {
    await open(page, "/spaces");
    const header = page.getByRole("banner").getByRole("searchbox");
    await header.fill("PANADERIA");
    // By now the search box may have replaced the plain form.
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=PANADERIA");
    const main = page.getByRole("main");
    // The URL changes a moment before the page.
    await expect(main.getByText(/^\d+ results for “PANADERIA”$/)).toBeVisible();
    await expect(main.locator("mark").first()).toHaveText(/^panader[ií]as?$|^Panader[ií]a$/);
    await main.getByRole("link", { name: /^See all \d+ Artifakts$/ }).click();
    await expect(page).toHaveURL("/search?q=PANADERIA&kind=artifakt");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(["Artifakts"]);
    await main.getByRole("link", { name: /^All \d/ }).click();
    await expect(page).toHaveURL("/search?q=PANADERIA");
    const first = main.getByRole("heading", { level: 3 }).first();
    const name = await first.textContent();
    await first.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name!);
  });

  test("searches again in its own field", async ({ page }) => {
    await open(page, "/search?q=zzzzzz");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "No results found" })).toBeVisible();
    await expect(main.getByText("Try adjusting your search terms")).toBeVisible();
    const field = main.getByRole("searchbox", { name: "Search everything" });
    await expect(field).toHaveValue("zzzzzz");
    await field.fill("   ");
    await field.press("Enter");
    await expect(main.getByRole("heading", { name: "What are you looking for?" })).toBeVisible();
    await field.fill("menú");
    await field.press("Enter");
    await expect(main.getByRole("heading", { level: 3 }).first()).toBeVisible();
  });

  test("is accessible in every theme", async ({ page }) => {
    test.slow();
    for (const path of ["/search?q=pan", "/search?q=zzzzzz", "/search?q=a&kind=space&page=2"]) {
      await open(page, path);
      await page.waitForLoadState("networkidle");
      for (const theme of THEMES) {
        await wear(page, theme);
        await expectAccessible(page);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("searches and pages", async ({ page }) => {
      await page.goto("/spaces");
      await page.getByRole("banner").getByRole("searchbox").fill("a");
      await page.getByRole("banner").getByRole("searchbox").press("Enter");
      await expect(page).toHaveURL("/search?q=a");
      await page.getByRole("link", { name: /^See all \d+ Spaces$/ }).click();
      await page.getByRole("link", { name: "Next page" }).click();
      await expect(page).toHaveURL("/search?q=a&kind=space&page=2");
      await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(24);
      await page.getByRole("link", { name: "Previous page" }).click();
      await expect(page).toHaveURL("/search?q=a&kind=space");
    });
  });
});

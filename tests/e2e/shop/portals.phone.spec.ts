import { expect, test, type Page } from "@playwright/test";

/** Cookies of a visitor who has passed the gate. */
async function arrive(page: Page) {
  await page.context().addCookies([
    {
      name: "plaza-preferences",
      value: "theme=dark&mode=creator&language=auto&onboarded=1&path=1",
      domain: "localhost",
      path: "/",
    },
  ]);
}

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Views" }).getByRole("link", { name });
const main = (page: Page) => page.getByRole("main");

for (const isScripted of [true, false]) {
  test.describe(isScripted ? "Portals" : "Portals without JavaScript", () => {
    test.use({ javaScriptEnabled: isScripted });
    test.beforeEach(({ page }) => arrive(page));

    test("searches, filters, and shows the rest of a portal's apps", async ({ page }) => {
      await page.goto("/portals");
      const portals = main(page).getByRole("heading", { level: 2 });
      await expect(portals).toHaveCount(6);
      await main(page).getByRole("searchbox").fill("CONTRACT CHECK");
      await main(page).getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL("/portals?q=CONTRACT+CHECK");
      await expect(portals).toHaveText(["Mind Portal"]);
      await page
        .getByRole("navigation", { name: "Category" })
        .getByRole("link", { name: "Analytics" })
        .click();
      await expect(main(page)).toContainText("Nothing matches");
      await main(page).getByRole("link", { name: "Clear search and filters" }).click();
      await expect(portals).toHaveCount(6);
      await main(page).getByRole("link", { name: "see 6 more" }).click();
      await expect(main(page).getByRole("link", { name: "House Manual" })).toBeVisible();
    });

    test("shows an app of the Launchpad and answers its button", async ({ page }) => {
      await page.goto("/portals");
      await tab(page, "Launchpad").click();
      await expect(page).toHaveURL("/portals?tab=launchpad");
      await expect(tab(page, "Launchpad")).toHaveAttribute("aria-current", "page");
      await main(page)
        .getByRole("link", { name: /^Prompt Shelf/ })
        .click();
      const sheet = main(page).getByRole("status").filter({ hasText: "From Mind Portal" });
      await expect(sheet).toBeInViewport();
      await sheet.getByRole("button", { name: "Install" }).click();
      await expect(sheet).toContainText("Prompt Shelf is installed.");
      await expect(sheet.getByRole("link", { name: "Open", exact: true }).first()).toBeVisible();
      await main(page).getByRole("link", { name: "Close", exact: true }).click();
      await expect(sheet).toHaveCount(0);
    });

    test("shows the suites", async ({ page }) => {
      await page.goto("/portals?tab=suites");
      await main(page).getByRole("button", { name: "Install Creative Suite" }).click();
      const said = main(page).getByRole("status");
      await expect(said).toContainText("Creative Suite");
      await expect(said.getByRole("listitem")).toHaveCount(6);
      await expect(said).toBeInViewport();
    });
  });
}

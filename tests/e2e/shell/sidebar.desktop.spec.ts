import { choose, expect, open, test } from "../../support/browser-test.ts";

/** The sidebar is narrowest at 1024 px; Spanish labels with badges are longest in creator mode. */
test("labels and badges end before the sidebar's edge", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await choose(page, { mode: "creator", language: "es" });
  await open(page, "/notifications");
  const navs = page.locator("#menu nav");
  await expect(navs.first()).toBeVisible();
  const wide = await navs.evaluateAll((all) =>
    all
      .filter((nav) => nav.scrollWidth > nav.clientWidth)
      .map((nav) => `${nav.ariaLabel}: ${nav.scrollWidth} of ${nav.clientWidth} px`),
  );
  expect(wide).toEqual([]);
});

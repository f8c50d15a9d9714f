import { expect, open, test } from "../../support/browser-test.ts";

// The next screen's icons come from the complete style sheet, unless the first screen's sprite has them.
for (const path of ["/new?tipo=agentik", "/new?tipo=artifakt", "/creator", "/builder"])
  test(`the next screen has its icons after ${path}`, async ({ page }) => {
    await open(page, path);
    await page
      .getByRole("link", { name: /^Agentiks$/ })
      .last()
      .click();
    await expect(page).toHaveURL(/\/agentiks$/);
    await page.locator("main a[href^='/agentiks/']").first().click();
    await expect(page.locator("main .i-lucide-chevron-left")).toBeVisible();
    const pictures = await page
      .locator("main [class*=i-lucide]:not(.nav-icon)")
      .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).maskImage));
    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.filter((picture) => !picture.startsWith('url("data:image/svg'))).toEqual([]);
  });

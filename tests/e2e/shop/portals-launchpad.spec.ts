import { expect, test } from "../../support/browser-test.ts";

test("the Launchpad fits the window, with apps large enough for touch", async ({ page }) => {
  await page.goto("/portals?tab=launchpad");
  const apps = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(apps).toHaveCount(51);
  const boxes = await Promise.all((await apps.all()).map((app) => app.boundingBox()));
  for (const box of boxes) {
    expect(box!.width).toBeGreaterThanOrEqual(44);
    expect(box!.height).toBeGreaterThanOrEqual(44);
  }
  const firstRow = boxes.filter((box) => box!.y === boxes[0]!.y);
  expect(firstRow).toHaveLength(page.viewportSize()!.width > 1280 ? 8 : 3);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
});

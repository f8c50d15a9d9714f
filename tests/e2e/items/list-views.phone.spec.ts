import { expect, test } from "../../support/browser-test.ts";

/** Grid and list view on a phone; on a wide screen they differ in the number of columns. */
for (const path of ["/spaces", "/artifakts", "/agentiks"]) {
  test(`${path}: a list has low rows on a phone, a grid has cards`, async ({ page }) => {
    await page.goto(path);
    const heightOf = async () => {
      const boxes = await page
        .locator("#cards > ul > li")
        .evaluateAll((cards) =>
          cards.slice(0, 3).map((card) => card.getBoundingClientRect().height),
        );
      return boxes.reduce((sum, height) => sum + height, 0);
    };
    const card = await heightOf();
    await page.getByRole("main").getByRole("link", { name: "List", exact: true }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect.poll(heightOf).toBeLessThan(0.8 * card);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await expect(page.locator("#cards").getByRole("button").first()).toBeVisible();
  });
}

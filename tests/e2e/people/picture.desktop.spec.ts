/** A person's picture that cannot be loaded is replaced by the drawing, whenever it fails. */
import sharp from "sharp";
import { expect, expectProblem, holdBack, open, test } from "../../support/browser-test.ts";

test.use({ chosen: { mode: "creator", language: "en" } });

const PICTURE = /\/pictures\/[0-9a-f]+\.webp$/;
const red = sharp({ create: { width: 64, height: 64, channels: 3, background: "#c00" } }).png();

for (const isLate of [false, true])
  test(`a picture that fails ${isLate ? "after" : "before"} the page's scripts have come`, async ({
    page,
    problems,
  }) => {
    await open(page, "/account");
    const buffer = await red.clone().toBuffer();
    await page
      .getByRole("main")
      .locator("[type=file]")
      .first()
      .setInputFiles({ name: "yo.png", mimeType: "image/png", buffer });
    await page.getByRole("main").getByRole("button", { name: "Save picture" }).click();
    const shown = page.locator('main img[src*="/pictures/"]').first();
    await expect(shown).toBeVisible();

    let fail = () => {};
    const isDue = new Promise<void>((resolve) => (fail = resolve));
    await page.route(PICTURE, async (route) => {
      if (isLate) await isDue;
      await route.abort();
    });
    const letIn = await holdBack(page);
    await page.goto("/account", { waitUntil: "commit" });
    if (!isLate)
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete))
        .toBe(true);
    letIn();
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    fail();
    await expect(shown).toHaveCount(0);
    await expectProblem(problems, /ERR_FAILED/);
  });

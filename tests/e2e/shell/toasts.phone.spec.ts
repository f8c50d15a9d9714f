import { expect, open, openSidebar, test } from "../../support/browser-test.ts";

/** Toasts: duration, focus key and swipe (docs/product.md, Limits and constants). */
test.describe("toasts", () => {
  const TEXT = /This browser has no voice recognition/;

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["SpeechRecognition", "webkitSpeechRecognition"])
        Object.defineProperty(window, name, { value: undefined });
    });
    await open(page, "/notifications");
  });

  test("are shown one at a time, for five seconds", async ({ page, isMobile }) => {
    const sidebar = await openSidebar(page, isMobile);
    const voice = sidebar.getByRole("button", { name: "Voice control" });
    await voice.click();
    const toasts = page.locator("[data-scope=toast][data-part=root]");
    await expect(toasts).toHaveText(TEXT);
    await expect(voice).toHaveAttribute("aria-pressed", "false");
    await voice.click();
    await page.waitForTimeout(500);
    await expect(toasts).toHaveCount(1);
    await page.mouse.move(5, 5);
    const shown = Date.now();
    await page.waitForTimeout(3_000);
    await expect(toasts).toHaveCount(1);
    await expect(toasts).toHaveCount(0);
    expect(Date.now() - shown).toBeGreaterThan(3_500);
    // No hidden element is left for screen readers.
    await expect(page.getByText(TEXT)).toHaveCount(0);
  });

  test("are focused by F8 and dismissed by their button", async ({ page, isMobile }) => {
    const sidebar = await openSidebar(page, isMobile);
    await sidebar.getByRole("button", { name: "Voice control" }).click();
    const region = page.getByRole("region", { name: /Messages/ });
    await expect(region.getByText(TEXT)).toBeVisible();
    await page.keyboard.press("F8");
    await expect(region).toBeFocused();
    await region.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText(TEXT)).toHaveCount(0);
  });

  test("take no presses outside themselves", async ({ page, isMobile }) => {
    const sidebar = await openSidebar(page, isMobile);
    await sidebar.getByRole("button", { name: "Voice control" }).click();
    const toast = page.locator("[data-scope=toast][data-part=root]");
    await expect(toast).toBeInViewport({ ratio: 1 });
    const box = (await toast.boundingBox())!;
    for (const y of [box.y - 4, box.y + box.height + 4]) {
      const isToast = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x!, y!)?.closest("[data-scope=toast]") != null,
        [box.x + box.width / 2, y],
      );
      expect(isToast, `${Math.round(y - box.y)} px from its top`).toBe(false);
    }
  });

  test("are dismissed by a swipe of 50 px to the right", async ({ page, isMobile }) => {
    const sidebar = await openSidebar(page, isMobile);
    await sidebar.getByRole("button", { name: "Voice control" }).click();
    const text = page.getByText(TEXT);
    await expect(text).toBeInViewport({ ratio: 1 });
    const swipe = async (distance: number) => {
      const box = (await text.boundingBox())!;
      const [x, y] = [box.x + 20, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y, { steps: 4 });
      await page.mouse.move(x + distance, y, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(30);
    await page.waitForTimeout(300);
    await expect(text).toBeVisible();
    await swipe(60);
    await expect(text).toHaveCount(0, { timeout: 1_000 });
  });
});

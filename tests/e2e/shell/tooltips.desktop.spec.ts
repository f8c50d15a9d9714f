import { expect, open, test } from "../../support/browser-test.ts";

/** Tooltips of a hovering pointer. */
test.describe("tooltips", () => {
  test("open after 700 ms, and at once within 300 ms of another", async ({ page }) => {
    await open(page, "/notifications");
    const bell = page.getByRole("link", { name: "Notifications, 3 unread" });
    // Load the code by another element with a tooltip, so that only the delay is measured.
    await page.evaluate(() => {
      const other = Object.assign(document.createElement("button"), { id: "other" });
      other.dataset.tip = "Another";
      other.style.cssText = "position:fixed;left:50%;top:50%;width:40px;height:40px";
      document.body.append(other);
    });
    const tip = page.locator(".tooltip");
    await bell.hover();
    await expect(tip).toHaveText("Notifications");
    await page.mouse.move(5, 500);
    await expect(tip).toBeHidden();
    await page.waitForTimeout(400);

    await bell.hover();
    await page.waitForTimeout(450);
    await expect(tip).toBeHidden();
    await expect(tip).toBeVisible({ timeout: 1_000 });
    await page.locator("#other").hover();
    await expect(tip).toHaveText("Another", { timeout: 350 });
    await expect(tip).toBeVisible({ timeout: 100 });

    await page.mouse.move(5, 500);
    await page.waitForTimeout(500);
    await bell.hover();
    await page.waitForTimeout(300);
    await expect(tip).toBeHidden();
    await expect(tip).toBeVisible({ timeout: 1_000 });
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
  });
});

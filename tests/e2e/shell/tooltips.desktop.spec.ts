import { expect, open, test } from "../../support/browser-test.ts";
import { findIconsOnly } from "../../support/pages/expect-tips.ts";

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

  test("say what an icon alone means, also one whose text is hidden on a narrow page", async ({
    page,
  }) => {
    const tip = page.locator(".tooltip");
    await open(page, "/multimedia");
    await page
      .getByRole("button", { name: /^Play / })
      .first()
      .hover();
    await expect(tip).toHaveText(/^Play /);
    const create = page.getByRole("link", { name: "Create New" });
    await create.hover();
    // Its text can be read: no tooltip repeats it.
    await page.waitForTimeout(800);
    await expect(tip).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.mouse.move(5, 400);
    await create.hover();
    await expect(tip).toHaveText("Create New");
    await expect(tip).toBeVisible();
  });

  test("say what a symbol is called", async ({ page }) => {
    await open(page, "/spaces/space-4");
    const options = page.getByRole("link", { name: /, Options for / }).first();
    await options.hover();
    await expect(page.locator(".tooltip")).toHaveText((await options.getAttribute("aria-label"))!);
    await expect(page.locator(".tooltip")).toBeVisible();
  });

  test("are missed where they are missing", async ({ page }) => {
    await open(page, "/notifications");
    expect((await findIconsOnly(page)).without).toEqual([]);
    await page.evaluate(() => {
      document.querySelector("main h1")!.insertAdjacentHTML(
        "afterend",
        `<button aria-label="Bare" style="width:40px;height:40px"><span aria-hidden="true">★</span></button>
         <a href="#x"><span style="position:absolute;width:1px;height:1px;overflow:hidden">Hidden</span>★</a>
         <button class="btn-icon" aria-label="Tipped">★</button><button>Text</button>`,
      );
    });
    const { all, without } = await findIconsOnly(page);
    expect(without.map((html) => /Bare|Hidden|Tipped|Text/.exec(html)?.[0])).toEqual([
      "Bare",
      "Hidden",
    ]);
    expect(all.length).toBeGreaterThanOrEqual(3);
  });
});

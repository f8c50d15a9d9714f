import type { Page } from "@playwright/test";
import { expect, open, openSidebar, test } from "../../support/browser-test.ts";
import { expectTips } from "../../support/pages/expect-tips.ts";

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
    await expectTips(page);
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

/**
 * Controls of the page, of the bottom bar and the round button that are in the window and cannot be pressed
 * because the toast is above their middle.
 */
const coveredByToast = (page: Page) =>
  page.evaluate(() => {
    const CONTROLS = "a[href],button,input:not([type=hidden]),select,textarea,summary,.fab";
    const toast = document.querySelector("[data-scope=toast][data-part=root]");
    if (!toast) return ["there is no toast"];
    return [...document.querySelectorAll(CONTROLS)]
      .filter((control) => !toast.contains(control) && control.matches("main *, nav *, .fab"))
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const found = document.elementFromPoint(x + width / 2, y + height / 2);
        return found !== null && toast.contains(found);
      })
      .map((control) => control.textContent || control.outerHTML);
  });

/** The next control to press is at the lower edge of a phone: the toast is not there. */
test.describe("a toast covers no control", () => {
  test.use({ chosen: { mode: "easy", language: "es" }, viewport: { width: 360, height: 740 } });

  test("of a new agentik's page", async ({ page }) => {
    await open(page, "/new?tipo=agentik");
    const main = page.getByRole("main");
    await main.getByLabel("Nombre", { exact: true }).fill("Lupita");
    await main.getByLabel("Descripción", { exact: true }).fill("Responde preguntas del menú");
    await main.getByRole("button", { name: "Crear", exact: true }).click();
    await expect(page).toHaveURL(/\/agentiks\/agentik-[0-9a-f]{24}$/);
    const toast = page.locator("[data-scope=toast][data-part=root]");
    await expect(toast).toBeInViewport({ ratio: 1 });
    expect(await coveredByToast(page)).toEqual([]);
    // Said once to a screen reader: nothing in the page repeats it.
    const said = await toast.locator("[data-part=description]").innerText();
    await expect(page.getByText(said, { exact: true })).toHaveCount(1);
    await toast.getByRole("button").click();
    await expect(toast).toHaveCount(0);
  });

  test("of a new space: its composer can be used at once", async ({ page }) => {
    await open(page, "/new?tipo=space");
    const main = page.getByRole("main");
    await main.getByLabel("Nombre", { exact: true }).fill("Cocina");
    await main.getByRole("button", { name: "Crear", exact: true }).click();
    await expect(page).toHaveURL(/\/spaces\/space-[0-9a-f]{24}$/);
    const toast = page.locator("[data-scope=toast][data-part=root]");
    await expect(toast).toBeInViewport({ ratio: 1 });
    const composer = main.locator("#composer");
    await expect(composer).toBeInViewport({ ratio: 1 });
    expect(await coveredByToast(page)).toEqual([]);
    await composer.getByRole("textbox", { name: "Mensaje", exact: true }).fill("Hola");
    await composer.getByRole("button", { name: "Enviar" }).click();
    await expect(main.locator("ol > li[id^=m]").filter({ hasText: "Hola" })).toHaveCount(1);
  });
});

import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser-test.ts";

/** Choosing the theme by gamepad (docs/product.md, Keyboard, voice and gamepad). */
interface FakePads {
  /** How many times the page has called getGamepads(). */
  reads: number;
  connect(slots: number): void;
  disconnect(): void;
  press(...buttons: number[]): void;
  push(x: number, y: number): void;
  hide(isHidden: boolean): void;
}
type WithPads = typeof window & { pads: FakePads };

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const pad = {
      id: "Fake pad",
      connected: true,
      axes: [0, 0],
      buttons: Array.from({ length: 17 }, () => ({ pressed: false })),
    };
    let slots: (typeof pad | null)[] = [];
    const tell = (type: string) => dispatchEvent(Object.assign(new Event(type), { gamepad: pad }));
    const pads: FakePads = {
      reads: 0,
      connect: (empty) => {
        slots = [...Array.from({ length: empty }, () => null), pad];
        tell("gamepadconnected");
      },
      disconnect: () => {
        slots = [null];
        tell("gamepaddisconnected");
      },
      press: (...buttons) =>
        pad.buttons.forEach((button, index) => (button.pressed = buttons.includes(index))),
      push: (...axes) => (pad.axes = axes),
      hide: (isHidden) => {
        const value = isHidden ? "hidden" : "visible";
        Object.defineProperty(document, "visibilityState", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      },
    };
    Object.assign(window, { pads });
    navigator.getGamepads = () => {
      pads.reads += 1;
      return slots as unknown as Gamepad[];
    };
  });
});

const press = (page: Page, ...buttons: number[]) =>
  page.evaluate((all) => (window as WithPads).pads.press(...all), buttons);
const push = (page: Page, x: number, y: number) =>
  page.evaluate(([a, b]) => (window as WithPads).pads.push(a!, b!), [x, y]);
const connect = (page: Page, empty = 0) =>
  page.evaluate((slots) => (window as WithPads).pads.connect(slots), empty);
const reads = (page: Page) => page.evaluate(() => (window as WithPads).pads.reads);
const picker = (page: Page) => page.locator("#menu button[name=theme]");

/** Names of the themes with a highlight: one or none. */
const highlighted = (page: Page) =>
  picker(page).evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(button);
        return outlineStyle === "dashed" && parseFloat(outlineWidth) >= 3;
      })
      .map((button) => button.textContent!.trim()),
  );
const expectHighlighted = (page: Page, name: string) =>
  expect.poll(() => highlighted(page)).toEqual([name]);

/** Client-side navigation, as by a link. */
const go = (page: Page, path: string) =>
  page.evaluate(
    (to) =>
      (
        window as unknown as { __remixRouter: { navigate(to: string): Promise<void> } }
      ).__remixRouter.navigate(to),
    path,
  );

/** Presses and releases a button, each until the page has polled it, and waits out the debounce. */
async function tap(page: Page, ...buttons: number[]) {
  await press(page, ...buttons);
  await untilPolled(page);
  await press(page);
  await untilPolled(page);
  await page.waitForTimeout(250);
}

/** Waits for two reads: timers of a busy page are late. */
async function untilPolled(page: Page) {
  const before = await reads(page);
  await expect.poll(() => reads(page)).toBeGreaterThanOrEqual(before + 2);
}

test("moves the highlight in the theme picker, and applies it", async ({ page, isMobile }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/notifications");
  await page.waitForTimeout(300);
  expect(await reads(page)).toBe(0);
  expect(asked.filter((url) => url.includes("gamepad"))).toEqual([]);

  // Two empty slots before the first connected gamepad.
  await connect(page, 2);
  await expect.poll(() => logged).toContain("gamepadconnected: Fake pad");
  await expectHighlighted(page, "Noche");
  const status = page.locator("body > [role=status]");
  await tap(page, 15);
  await expectHighlighted(page, "Gris Tenue");
  await expect(status).toHaveText("Theme picker: Gris Tenue");
  await expect(page.locator("html")).toHaveClass("dark");
  // On a phone the drawer has opened for it.
  await expect(picker(page).nth(2)).toBeInViewport();
  if (isMobile) await expect(page.locator("#menu")).toBeInViewport();
  await tap(page, 13);
  await expectHighlighted(page, "Turquesa");
  await tap(page, 15);
  await expectHighlighted(page, "Día");
  await tap(page, 12);
  await expectHighlighted(page, "Turquesa");
  await tap(page, 14);
  await expectHighlighted(page, "Gris Tenue");
  await push(page, 0.9, 0);
  await page.waitForTimeout(350);
  await push(page, 0, 0);
  await page.waitForTimeout(150);
  await expectHighlighted(page, "Turquesa");
  await push(page, 0, -0.9);
  await page.waitForTimeout(350);
  await push(page, 0.4, -0.4);
  await page.waitForTimeout(150);
  await expectHighlighted(page, "Gris Tenue");

  await tap(page, 0);
  await expect(page.locator("html")).toHaveClass("gray-subtle");
  await expect(status).toHaveText("Theme applied: Gris Tenue");
  await expect(picker(page).nth(2)).toHaveAttribute("aria-pressed", "true");
  await expectHighlighted(page, "Gris Tenue");
  await page.reload();
  await expect(page.locator("html")).toHaveClass("gray-subtle");
});

test("counts a held button once, does not poll while hidden, and stops on disconnection", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await open(page, "/notifications");
  await connect(page);
  await expectHighlighted(page, "Noche");
  await press(page, 15);
  await page.waitForTimeout(900);
  await expectHighlighted(page, "Gris Tenue");

  // Polls every 100 ms while the page is visible.
  const before = await reads(page);
  await page.waitForTimeout(1_000);
  const inOneSecond = (await reads(page)) - before;
  expect(inOneSecond).toBeGreaterThanOrEqual(5);
  expect(inOneSecond).toBeLessThanOrEqual(12);
  await page.evaluate(() => (window as WithPads).pads.hide(true));
  await press(page, 0);
  const hidden = await reads(page);
  await page.waitForTimeout(500);
  expect(await reads(page)).toBe(hidden);
  await page.evaluate(() => (window as WithPads).pads.hide(false));
  await page.waitForTimeout(350);
  expect(await reads(page)).toBeGreaterThan(hidden);
  // A press while the page was hidden is ignored.
  await expect(page.locator("html")).toHaveClass("dark");
  await press(page);
  await page.waitForTimeout(250);

  await page.evaluate(() => (window as WithPads).pads.disconnect());
  await expect.poll(() => logged).toContain("gamepaddisconnected: Fake pad");
  expect(await highlighted(page)).toEqual([]);
  const gone = await reads(page);
  await page.waitForTimeout(500);
  expect(await reads(page)).toBe(gone);
  await connect(page);
  await expectHighlighted(page, "Noche");
  await tap(page, 14);
  await expectHighlighted(page, "Día");

  // To a page without the layout and back: the gamepad still works, and is not polled twice.
  await go(page, "/path-selection");
  await expect(picker(page)).toHaveCount(0);
  await go(page, "/notifications");
  await expect(picker(page)).not.toHaveCount(0);
  logged.length = 0;
  await connect(page);
  await tap(page, 15);
  await expect.poll(async () => (await highlighted(page)).length).toBe(1);
  expect(logged.filter((line) => line.startsWith("gamepadconnected"))).toHaveLength(1);
});

import type { Locator, Page } from "@playwright/test";
import { THEMES } from "#domain/preferences/preferences.ts";
import { expect, test } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";

async function openBuilder(page: Page) {
  await page.goto("/builder");
  await whenReached(page);
}

/** The workbench's code comes when somebody reaches for the page. */
async function whenReached(page: Page) {
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await page.locator("h1").hover();
  await page.mouse.move(1, 1);
  await expect(page.locator("[data-builder=ready]")).toHaveCount(1);
}

const palette = (page: Page, type: "a space" | "an artifakt" | "an agentik") =>
  page.getByRole("button", { name: `Add ${type}` });
const canvas = (page: Page) => page.locator("#canvas");
const block = (page: Page, number: number) => page.locator(`#canvas #block-${number} a`);
const panel = (page: Page) => page.getByRole("complementary", { name: "Properties" });
const count = (page: Page) => page.getByRole("heading", { name: /^\d+ blocks?$/ });
const said = (page: Page) => page.getByRole("status").filter({ hasText: /./ });

/** A block's place in canvas pixels, as the list of blocks says it. */
const placeOf = async (page: Page, number: number) => {
  const line = panel(page).locator(`nav [data-block=block-${number}]`);
  const [x = NaN, y = NaN] = (await line.locator("span").last().innerText()).split(",").map(Number);
  return { x, y };
};

/** Puts the selected block somewhere, by its panel. */
async function putSelected(page: Page, x: number, y: number) {
  await panel(page).getByRole("link", { name: "Advanced configuration" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("From the left").fill(String(x));
  await dialog.getByLabel("From the top").fill(String(y));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

/** Three blocks that do not lie over each other. */
async function addThree(page: Page) {
  await palette(page, "a space").click();
  await putSelected(page, 0, 0);
  await palette(page, "an artifakt").click();
  await putSelected(page, 400, 20);
  await palette(page, "an agentik").click();
  await putSelected(page, 200, 400);
}

async function drag(page: Page, from: Locator, to: { x: number; y: number }) {
  const box = (await from.boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 30);
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

test("adds, selects, edits, duplicates, deletes, undoes, and loses nothing on reload", async ({
  page,
}) => {
  await openBuilder(page);
  await expect(count(page)).toHaveText("0 blocks");
  expect((await canvas(page).boundingBox())!.height).toBe(600);
  await addThree(page);
  await expect(count(page)).toHaveText("3 blocks");
  await expect(said(page)).toContainText("Added: New Agentik. 3 blocks");
  for (const [number, title, kind] of [
    [1, "New Space", "kind-space"],
    [2, "New Artifakt", "kind-artifakt"],
    [3, "New Agentik", "kind-agentik"],
  ] as const) {
    await expect(block(page, number)).toContainText(title);
    await expect(block(page, number)).toHaveClass(new RegExp(kind));
  }

  await block(page, 2).click();
  await expect(block(page, 2)).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL("/builder?block=block-2");
  await panel(page).getByLabel("Title").fill("Carta");
  await expect(block(page, 2)).toContainText("Carta");
  for (const [size, height] of [["Small", 128], ["Medium", 160], ["Large", 192]] as const) {
    await panel(page).getByLabel("Size").selectOption(size);
    expect((await block(page, 2).boundingBox())!.height).toBe(height);
  } // prettier-ignore
  await panel(page).getByLabel("Color").selectOption("Violet");
  await expect(block(page, 2)).toHaveClass(/kind-challenge/);

  await panel(page).getByRole("button", { name: "Duplicate" }).click();
  await expect(block(page, 4)).toContainText("Carta (Copy)");
  expect(await placeOf(page, 4)).toEqual({ x: 420, y: 40 });
  await expect(count(page)).toHaveText("4 blocks");

  await page.reload();
  await expect(count(page)).toHaveText("4 blocks");
  await whenReached(page);
  await expect(count(page)).toHaveText("4 blocks");
  await expect(block(page, 4)).toHaveAttribute("aria-current", "true");

  await panel(page).getByRole("button", { name: "Delete" }).click();
  await expect(count(page)).toHaveText("3 blocks");
  await expect(page.locator("#canvas [aria-current]")).toHaveCount(0);
  await expect(panel(page)).toContainText("Select a block to change it.");
  await expect(block(page, 3)).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(block(page, 4)).toContainText("Carta (Copy)");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(count(page)).toHaveText("3 blocks");
  await expect(page.getByText("The draft is kept in this browser.")).toBeVisible();
});

test("drags onto another to swap, elsewhere to move, and back with Escape", async ({ page }) => {
  await openBuilder(page);
  await addThree(page);
  const [first, second] = [await placeOf(page, 1), await placeOf(page, 2)];
  await canvas(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  const onSecond = async () => {
    const box = (await block(page, 2).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + 60 };
  };

  await drag(page, block(page, 1), await onSecond());
  await expect(block(page, 2)).toHaveAttribute("data-aimed-at");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await placeOf(page, 1)).toEqual(first);

  await drag(page, block(page, 1), await onSecond());
  await page.mouse.up();
  await expect(said(page)).toContainText("Swapped: New Space and New Artifakt.");
  expect(await placeOf(page, 1)).toEqual(second);
  expect(await placeOf(page, 2)).toEqual(first);
  // Nothing is left of the drag: neither how it looked nor a click that selects.
  await expect(page.locator("#canvas [data-aimed-at]")).toHaveCount(0);
  await expect(page.locator("#canvas li").first()).toHaveCSS("opacity", "1");
  await expect(block(page, 3)).toHaveAttribute("aria-current", "true");

  const frame = (await canvas(page).boundingBox())!;
  await drag(page, block(page, 3), { x: frame.x + 40, y: frame.y + 300 });
  await page.mouse.up();
  const moved = await placeOf(page, 3);
  expect(moved.x).toBeLessThan(200);
  expect(moved.y).toBeLessThan(400);
  for (let step = 0; step < 2; step += 1) await page.getByRole("button", { name: "Undo" }).click();
  expect(await placeOf(page, 1)).toEqual(first);
  expect(await placeOf(page, 3)).toEqual({ x: 200, y: 400 });
});

test("everything by the keyboard, said aloud", async ({ page }) => {
  await openBuilder(page);
  await addThree(page);
  await block(page, 1).focus();
  await page.keyboard.press("Enter");
  await expect(block(page, 1)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(said(page)).toContainText("New Space: 20 from the left, 100 from the top.");

  await page.keyboard.press(" ");
  await expect(said(page)).toContainText("Picked up: New Space.");
  await page.keyboard.press("Escape");
  await expect(said(page)).toContainText("Put back.");
  await page.keyboard.press(" ");
  await page.keyboard.press("Tab");
  await expect(block(page, 2)).toBeFocused();
  await page.keyboard.press(" ");
  await expect(said(page)).toContainText("Swapped: New Space and New Artifakt.");
  expect(await placeOf(page, 2)).toEqual({ x: 20, y: 100 });

  await page.keyboard.press("Control+d");
  await expect(said(page)).toContainText("Duplicated: New Artifakt. 4 blocks");
  await page.keyboard.press("Delete");
  await expect(said(page)).toContainText("Deleted: New Artifakt. 3 blocks");
  await expect(block(page, 3)).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(count(page)).toHaveText("4 blocks");
  await page.keyboard.press("Control+Shift+z");
  await expect(count(page)).toHaveText("3 blocks");
  await palette(page, "a space").focus();
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("4 blocks");
});

test("the advanced configuration changes the block at once and keeps the focus", async ({
  page,
}) => {
  await openBuilder(page);
  await palette(page, "an agentik").click();
  const opener = panel(page).getByRole("link", { name: "Advanced configuration" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Advanced configuration: New Agentik" });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Layout").selectOption("Grid");
  await expect(block(page, 1).locator("svg")).toHaveCount(4);
  await dialog.getByLabel("Show metrics").uncheck();
  await expect(block(page, 1)).not.toContainText("96%");
  await dialog.getByLabel("Custom style").fill("border-style: dashed; position: fixed");
  await expect(block(page, 1)).toHaveCSS("border-top-style", "dashed");
  await expect(block(page, 1)).not.toHaveCSS("position", "fixed");
  await expect(dialog.getByRole("status")).toContainText("position: fixed");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("clears after asking, and saves: the work stays", async ({ page, problems }) => {
  await openBuilder(page);
  await addThree(page);
  await page.getByRole("link", { name: "Clear All" }).click();
  const dialog = page.getByRole("dialog", { name: "Clear all blocks?" });
  await expect(dialog).toContainText("The 3 blocks");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(count(page)).toHaveText("3 blocks");

  const answered = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("/builder"),
  );
  await page.getByRole("button", { name: "Save Layout" }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText("Saved as version 1.")).toBeInViewport();
  await expect(count(page)).toHaveText("3 blocks");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save Layout" }).click();
  await expect(page.getByRole("alert")).toContainText("no connection");
  await page.context().setOffline(false);
  problems.length = 0;

  await page.getByRole("link", { name: "Clear All" }).click();
  await dialog.getByRole("button", { name: "Yes, clear all" }).click();
  await expect(count(page)).toHaveText("0 blocks");
  await expect(page.getByRole("button", { name: "Clear All" })).toBeDisabled();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(count(page)).toHaveText("3 blocks");
});

test.describe("the draft", () => {
  test.skip(({ isMobile }) => isMobile, "the same at every width");

  test("two tabs: the later change is shown in both, and undo brings back one's own", async ({
    page,
    context,
  }) => {
    await openBuilder(page);
    await palette(page, "a space").click();
    const other = await context.newPage();
    await openBuilder(other);
    await expect(count(other)).toHaveText("1 block");
    await palette(other, "an agentik").click();
    await expect(count(page)).toHaveText("2 blocks");
    await expect(said(page)).toContainText("another tab");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(count(page)).toHaveText("1 block");
  });

  test("a draft too large for a cookie is kept all the same", async ({ page }) => {
    await openBuilder(page);
    for (let index = 0; index < 8; index += 1) {
      await palette(page, "a space").click();
      await panel(page).getByLabel("Description").fill("ñandú ".repeat(48));
    }
    const cookies = await page.context().cookies(`${new URL(page.url()).origin}/builder`);
    expect(cookies.find(({ name }) => name === "plaza-builder")!.value).toMatch(/\|x$/);
    await page.reload();
    // Nobody has to reach for it: the page without it would show less than there is.
    await expect(page.locator("[data-builder=ready]")).toHaveCount(1);
    await expect(count(page)).toHaveText("8 blocks");
  });

  test("Modo Incógnito keeps the draft in no storage", async ({ page, baseURL }) => {
    const value = "theme=dark&mode=creator&language=auto&onboarded=1&path=1&switched=incognito";
    await page.context().addCookies([{ name: "plaza-preferences", value, url: baseURL }]);
    await openBuilder(page);
    await palette(page, "a space").click();
    await expect(page.getByText("kept until you close the browser")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("plaza-builder-draft"))).toBeNull();
    await page.reload();
    await expect(count(page)).toHaveText("1 block");
  });
});

test("fits a phone, and a finger can drag", async ({ page, isMobile }) => {
  test.skip(!isMobile, "fingers only");
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await openBuilder(page);
    if (width === 320) await palette(page, "a space").tap();
    await block(page, 1).tap();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths).toEqual([width, width]);
    for (const button of await page.locator("main :is(button, .btn, .field):visible").all()) {
      const box = (await button.boundingBox())!;
      expect(Math.round(Math.min(box.height, box.width))).toBeGreaterThanOrEqual(44);
    }
  }
  await page.getByRole("link", { name: "Edit", exact: true }).tap();
  await expect(panel(page).getByLabel("Title")).toBeInViewport();
  await putSelected(page, 0, 0);
  const before = await placeOf(page, 1);
  const box = (await block(page, 1).boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const at = (dx: number, dy: number) => ({
    touchPoints: [{ x: box.x + 30 + dx, y: box.y + 30 + dy }],
  });
  await block(page, 1).scrollIntoViewIfNeeded();
  Object.assign(box, await block(page, 1).boundingBox());
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(0, 0) });
  for (const step of [1, 2, 3, 4])
    await touch.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      ...at(step * 20, step * 15),
    });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(() => placeOf(page, 1)).not.toEqual(before);
  const after = await placeOf(page, 1);
  // The width is squeezed and the height is not.
  expect(after).toEqual({ x: Math.round((80 / 328) * 800), y: 60 });
});

for (const theme of THEMES) {
  test.describe(theme, () => {
    test.use({ chosen: { theme } });
    test.skip(({ isMobile }) => isMobile && theme !== "dark", "seen at the other width");

    test("with blocks, a selection and its dialogs, for everybody", async ({ page }) => {
      await openBuilder(page);
      await addThree(page);
      await expectAccessible(page);
      await panel(page).getByRole("link", { name: "Advanced configuration" }).click();
      await page.getByRole("dialog").getByLabel("Custom style").fill("nothing known");
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Clear All" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page);
    });
  });
}

/** Whether a module that could not be had once is never asked for again (Chromium up to 2026). */
async function remembersFailedImports(page: Page): Promise<boolean> {
  let asked = 0;
  await page.route("**/probe-of-imports.js", (route) =>
    asked++ === 0
      ? route.abort()
      : route.fulfill({ contentType: "text/javascript", body: "export {}" }),
  );
  const isHad = () =>
    page.evaluate((url) => import(url).then(() => true).catch(() => false), "/probe-of-imports.js");
  expect(await isHad()).toBe(false);
  return !(await isHad());
}

test.describe("before the code has come", () => {
  test("the first press counts, and what the server drew stands", async ({ page, problems }) => {
    let isHeldBack = true;
    await page.route(/late-workbench/, (route) => (isHeldBack ? route.abort() : route.continue()));
    /** How often the page that is shown now has asked for the code: the page before does not count. */
    const refused = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType("resource").filter(({ name }) => /late-workbench/.test(name))
            .length,
      );
    await page.goto("/builder");
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    await palette(page, "a space").click();
    await expect(page).toHaveURL(/block=block-1/);
    await expect(count(page)).toHaveText("1 block");
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    await panel(page).getByLabel("Title").fill("Barra");
    await expect.poll(refused).toBeGreaterThan(0);
    await expect(page.locator("[data-builder=ready]")).toHaveCount(0);
    isHeldBack = false;
    if (await remembersFailedImports(page)) {
      // A browser that never asks again for a module it did not get: the page goes on as it was sent.
      await panel(page).getByRole("button", { name: "Apply" }).click();
    } else {
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect(page.locator("[data-builder=ready]")).toHaveCount(1);
    }
    // What was typed meanwhile is there.
    await expect(panel(page).getByLabel("Title")).toHaveValue("Barra");
    await expect(block(page, 1)).toContainText("Barra");
    problems.length = 0;
  });
});

test.describe("reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("nothing moves by itself", async ({ page }) => {
    await openBuilder(page);
    await palette(page, "a space").click();
    await panel(page).getByRole("link", { name: "Advanced configuration" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    const running = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === "running").length,
      );
    // What takes a hundredth of a millisecond may be seen in the frame in which it ends.
    await expect.poll(running).toBe(0);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("adds, edits, swaps, duplicates, removes and clears by forms", async ({ page }) => {
    await page.goto("/builder");
    await palette(page, "a space").click();
    await palette(page, "an artifakt").click();
    await expect(count(page)).toHaveText("2 blocks");
    await panel(page).getByLabel("Title").fill("Carta");
    await panel(page).getByLabel("Size").selectOption("Large");
    await panel(page).getByRole("button", { name: "Apply" }).click();
    await expect(block(page, 2)).toContainText("Carta");
    await expect(panel(page).getByLabel("Size")).toHaveValue("large");

    const before = [await placeOf(page, 1), await placeOf(page, 2)];
    await panel(page).getByRole("button", { name: "Swap" }).click();
    expect([await placeOf(page, 2), await placeOf(page, 1)]).toEqual(before);
    await panel(page).getByRole("link", { name: "Advanced configuration" }).click();
    await panel(page).getByLabel("From the left").fill("100");
    await panel(page).getByLabel("Layout").selectOption("List");
    await panel(page).getByRole("button", { name: "Apply" }).last().click();
    expect((await placeOf(page, 2)).x).toBe(100);
    await panel(page).getByRole("button", { name: "Move: Right" }).click();
    expect((await placeOf(page, 2)).x).toBe(120);

    await panel(page).getByRole("button", { name: "Duplicate" }).click();
    await expect(block(page, 3)).toContainText("Carta (Copy)");
    await panel(page).getByRole("button", { name: "Delete" }).click();
    await expect(count(page)).toHaveText("2 blocks");
    await panel(page).locator("nav [data-block=block-1]").click();
    await expect(panel(page).getByLabel("Title")).toHaveValue("New Space");
    await page.getByRole("button", { name: "Save Layout" }).click();
    await expect(page.getByText("Saved as version 1.")).toBeInViewport();
    await expect(count(page)).toHaveText("2 blocks");
    await page.getByRole("link", { name: "Clear All" }).click();
    await page.getByRole("button", { name: "Yes, clear all" }).click();
    await expect(count(page)).toHaveText("0 blocks");
  });
});

test("each of many new blocks can be pressed", async ({ page, isMobile }) => {
  test.skip(isMobile, "the canvas is higher than what is in view; the places are the same");
  await openBuilder(page);
  for (let round = 0; round < 4; round += 1)
    for (const type of ["a space", "an artifakt", "an agentik"] as const)
      await palette(page, type).click();
  await expect(count(page)).toHaveText("12 blocks");
  await canvas(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  // Nothing is selected, or what is would lie on top.
  await page.evaluate(() => document.querySelector<HTMLElement>("#canvas [aria-current]")?.focus());
  await page.keyboard.press("Escape");
  await expect(canvas(page).locator("[aria-current]")).toHaveCount(0);
  const pressed = await canvas(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = new Set<string | undefined>();
    for (let y = 4; y < height; y += 8)
      for (let x = 2; x < width; x += 4) {
        const at = document.elementFromPoint(left + x, top + y);
        found.add(at?.closest<HTMLElement>("[data-block]")?.dataset.block);
      }
    return found.size - 1;
  });
  expect(pressed).toBe(12);
});

test("the block to swap with can be read", async ({ page }) => {
  await openBuilder(page);
  await palette(page, "an artifakt").click();
  await palette(page, "a space").click();
  const select = panel(page).getByLabel("Swap places with");
  await expect(select.locator("option")).toHaveText(/^\d+, \d+ · New Artifakt$/);
  const [text, room] = await select.evaluate((element: HTMLSelectElement) => {
    const { font, paddingLeft } = getComputedStyle(element);
    const context = document.createElement("canvas").getContext("2d")!;
    context.font = font;
    // Beside the paddings stands the arrow.
    const taken = 2 * parseFloat(paddingLeft) + 20;
    return [
      context.measureText(element.selectedOptions[0]!.text).width,
      element.clientWidth - taken,
    ];
  });
  expect(text).toBeLessThanOrEqual(room!);
});

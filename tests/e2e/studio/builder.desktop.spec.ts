import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";
import {
  openBuilder,
  palette,
  canvas,
  block,
  panel,
  count,
  said,
  placeOf,
  addThree,
} from "../../support/pages/builder-page.ts";

async function drag(page: Page, from: Locator, to: { x: number; y: number }) {
  const box = (await from.boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 30);
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

test("dragging onto a block swaps, elsewhere moves, and Escape cancels", async ({ page }) => {
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
  // The drag leaves neither its styles nor a click that selects.
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

test("everything works by keyboard and is announced", async ({ page }) => {
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

test("a block's texts are edited on the canvas, by a double press or by F2", async ({ page }) => {
  await openBuilder(page);
  await addThree(page);
  const first = block(page, 1);
  await first.dblclick();
  const editor = page.getByRole("form", { name: "Edit" });
  const title = editor.getByRole("textbox", { name: "Title" });
  await expect(title).toBeFocused();
  // The whole title is selected, so that typing replaces it.
  await page.keyboard.type("Fonda");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Comida corrida");
  await expect(panel(page).getByRole("textbox", { name: "Title" })).toHaveValue("Fonda");
  await page.keyboard.press("Escape");
  await expect(editor).toHaveCount(0);
  await expect(first).toBeFocused();
  await expect(first).toContainText("New Space");

  await page.keyboard.press("F2");
  await page.keyboard.type("Cocina económica");
  await expectAccessible(page, "#canvas");
  await page.keyboard.press("Enter");
  await expect(first).toBeFocused();
  await expect(first).toContainText("Cocina económica");
  // All that was typed is one step.
  await page.keyboard.press("Control+z");
  await expect(first).toContainText("New Space");
  await first.dblclick();
  await page.keyboard.type("Otra");
  await palette(page, "a space").click();
  await expect(editor).toHaveCount(0);
  await expect(count(page)).toHaveText("4 blocks");
  await expect(first).toContainText("Otra");
});

test("the advanced configuration applies at once and keeps the focus", async ({ page }) => {
  await openBuilder(page);
  await palette(page, "an agentik").click();
  const opener = panel(page).getByRole("link", { name: "Advanced configuration" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Advanced configuration: New Agentik" });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Layout").selectOption("Grid");
  await expect(block(page, 1).locator(".tile")).toHaveCount(4);
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

test("clears after a confirmation; saved work stays", async ({ page, problems }) => {
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
  // The draft needs no connection.
  await palette(page, "a space").click();
  await expect(count(page)).toHaveText("4 blocks");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(count(page)).toHaveText("3 blocks");
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
  test("two tabs: the later change is shown in both, and undo restores a tab's own", async ({
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

  test("a draft too large for the cookie is kept in localStorage", async ({ page }) => {
    await openBuilder(page);
    for (let index = 0; index < 8; index += 1) {
      await palette(page, "a space").click();
      await panel(page).getByLabel("Description").fill("ñandú ".repeat(48));
    }
    const cookies = await page.context().cookies(`${new URL(page.url()).origin}/builder`);
    expect(cookies.find(({ name }) => name === "plaza-builder")!.value).toMatch(/\|x$/);
    await page.reload();
    // Loaded without an interaction: the server's HTML does not have the whole draft.
    await expect(page.locator("[data-builder=ready]")).toHaveCount(1);
    await expect(count(page)).toHaveText("8 blocks");
  });

  test("Modo Incógnito does not store the draft in localStorage", async ({ page, baseURL }) => {
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

/** Whether the browser never retries a module whose import failed (Chromium up to 2026). */
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

test.describe("before its code has loaded", () => {
  test("the first click counts, and the server's HTML stays", async ({ page, problems }) => {
    let isHeldBack = true;
    await page.route(/late-workbench/, (route) => (isHeldBack ? route.abort() : route.continue()));
    /** How many times the current document has requested the code. */
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
      // In a browser that does not retry a failed module the page keeps working as HTML.
      await panel(page).getByRole("button", { name: "Apply" }).click();
    } else {
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect(page.locator("[data-builder=ready]")).toHaveCount(1);
    }
    // The text typed meanwhile is there.
    await expect(panel(page).getByLabel("Title")).toHaveValue("Barra");
    await expect(block(page, 1)).toContainText("Barra");
    problems.length = 0;
  });
});

test.describe("reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("has no animations", async ({ page }) => {
    await openBuilder(page);
    await palette(page, "a space").click();
    await panel(page).getByRole("link", { name: "Advanced configuration" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    const running = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === "running").length,
      );
    // A transition of 0.01 ms can be visible in the frame in which it ends.
    await expect.poll(running).toBe(0);
  });
});

// On a desktop only: on a phone the canvas is higher than the viewport.
test("each of many new blocks can be clicked", async ({ page }) => {
  await openBuilder(page);
  for (let round = 0; round < 4; round += 1)
    for (const type of ["a space", "an artifakt", "an agentik"] as const)
      await palette(page, type).click();
  await expect(count(page)).toHaveText("12 blocks");
  await canvas(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  // No block is selected: a selected one would be on top.
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

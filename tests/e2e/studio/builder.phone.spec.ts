import { expect, test } from "../../support/browser-test.ts";
import {
  openBuilder,
  palette,
  block,
  panel,
  count,
  placeOf,
  putSelected,
} from "../../support/pages/builder-page.ts";
import { expectLayout } from "../../support/pages/block-look.ts";

const LAYOUTS = [
  ["Card", "card"],
  ["List", "list"],
  ["Grid", "grid"],
] as const;
const SIZES = ["Small", "Medium", "Large"] as const;

test("fits a phone, and blocks can be dragged by touch", async ({ page }) => {
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
  // Widths are scaled, heights are not.
  expect(after).toEqual({ x: Math.round((80 / 328) * 800), y: 60 });
});

test("new blocks never cover each other, so that each can be tapped", async ({ page }) => {
  const TYPES = ["a space", "an artifakt", "an agentik", "a space", "an artifakt"] as const;
  await openBuilder(page);
  for (const type of TYPES) await palette(page, type).tap();
  await expect(count(page)).toHaveText(`${TYPES.length} blocks`);
  const boxes = await page
    .locator("#canvas [id^=block-]")
    .evaluateAll((blocks) =>
      blocks.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
    );
  expect(boxes).toHaveLength(TYPES.length);
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      expect(isApart, JSON.stringify([one, other])).toBe(true);
    }
  for (const number of TYPES.keys()) {
    await block(page, number + 1).tap();
    await expect(block(page, number + 1)).toHaveAttribute("aria-current", "true");
  }
});

test("card, list and grid look different in every size, with their figures", async ({ page }) => {
  await openBuilder(page);
  await palette(page, "a space").tap();
  await putSelected(page, 0, 0);
  const texts = { title: "New Space", metrics: "24 members" };
  for (const [name, layout] of LAYOUTS) {
    await panel(page).getByRole("link", { name: "Advanced configuration" }).tap();
    await page.getByRole("dialog").getByLabel("Layout").selectOption(name);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    for (const size of SIZES) {
      await panel(page).getByLabel("Size").selectOption(size);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await expectLayout(block(page, 1), layout, texts);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("card, list and grid look different, with their figures", async ({ page }) => {
    await page.goto("/builder");
    for (const type of ["a space", "an artifakt", "an agentik"] as const)
      await palette(page, type).click();
    const TEXTS = [
      { title: "New Space", metrics: "24 members" },
      { title: "New Artifakt", metrics: "★ 4.8 · 120" },
      { title: "New Agentik", metrics: "96% success" },
    ];
    for (const turn of LAYOUTS.keys()) {
      const layoutOf = (number: number) => LAYOUTS[(turn + number) % LAYOUTS.length]!;
      for (const number of TEXTS.keys()) {
        await page.goto(`/builder?block=block-${number + 1}&panel=advanced`);
        await panel(page).getByLabel("Layout").selectOption(layoutOf(number)[0]);
        await panel(page).getByRole("button", { name: "Apply" }).last().click();
      }
      for (const [number, texts] of TEXTS.entries())
        await expectLayout(block(page, number + 1), layoutOf(number)[1], texts);
    }
  });

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

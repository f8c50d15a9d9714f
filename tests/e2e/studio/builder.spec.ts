import { DEFAULT_THEME, THEMES } from "#domain/preferences/preferences.ts";
import { expect, test, wear } from "../../support/browser-test.ts";
import {
  openBuilder,
  whenReached,
  canvas,
  block,
  panel,
  count,
  said,
  placeOf,
  addThree,
} from "../../support/pages/builder-page.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";
import { expectTips } from "../../support/pages/expect-tips.ts";

test("adds, selects, edits, duplicates, deletes, undoes, and keeps everything on reload", async ({
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
  for (const [size, height] of [
    ["Small", 128],
    ["Medium", 160],
    ["Large", 192],
  ] as const) {
    await panel(page).getByLabel("Size").selectOption(size);
    expect((await block(page, 2).boundingBox())!.height).toBe(height);
  }
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

test("is accessible with blocks, a selection and its dialogs", async ({ page, isMobile }) => {
  test.slow();
  const look = async () => {
    // Contrast does not depend on the width.
    for (const theme of isMobile ? [DEFAULT_THEME] : THEMES) {
      await wear(page, theme);
      await expectAccessible(page);
    }
    await expectTips(page);
  };
  await openBuilder(page);
  await addThree(page);
  await look();
  await panel(page).getByRole("link", { name: "Advanced configuration" }).click();
  await page.getByRole("dialog").getByLabel("Custom style").fill("nothing known");
  await look();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Clear All" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look();
});

const SWAP_WORDS = {
  en: {
    add: ["Add an artifakt", "Add a space"],
    label: "Swap places with",
    option: /^\d+, \d+ · New Artifakt$/,
  },
  es: {
    add: ["Agregar un artifakt", "Agregar un espacio"],
    label: "Intercambiar lugar con",
    option: /^\d+, \d+ · Nuevo artifakt$/,
  },
} as const;

for (const [language, words] of Object.entries(SWAP_WORDS)) {
  test.describe(`in the language ${language}`, () => {
    test.use({ chosen: { language } });

    test("the select of the block to swap with is wide enough to read", async ({ page }) => {
      await openBuilder(page);
      for (const name of words.add) await page.getByRole("button", { name }).click();
      const select = page.locator("#properties").getByLabel(words.label);
      await expect(select.locator("option")).toHaveText(words.option);
      const [text, room] = await select.evaluate((element: HTMLSelectElement) => {
        const { font, paddingLeft } = getComputedStyle(element);
        const context = document.createElement("canvas").getContext("2d")!;
        context.font = font;
        // The select's arrow takes room beside the paddings.
        const taken = 2 * parseFloat(paddingLeft) + 20;
        return [
          context.measureText(element.selectedOptions[0]!.text).width,
          element.clientWidth - taken,
        ];
      });
      expect(text).toBeLessThanOrEqual(room!);
    });
  });
}

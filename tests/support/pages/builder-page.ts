import { expect, type Page } from "@playwright/test";

/** Opens the page builder and waits for its script. */
export async function openBuilder(page: Page) {
  await page.goto("/builder");
  await whenReached(page);
}

/** Waits for the page builder's script, which loads on the first pointer or key event. */
export async function whenReached(page: Page) {
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await page.locator("h1").hover();
  await page.mouse.move(1, 1);
  await expect(page.locator("[data-builder=ready]")).toHaveCount(1);
}

export const palette = (page: Page, type: "a space" | "an artifakt" | "an agentik") =>
  page.getByRole("button", { name: `Add ${type}` });
export const canvas = (page: Page) => page.locator("#canvas");
export const block = (page: Page, number: number) => page.locator(`#canvas #block-${number} a`);
export const panel = (page: Page) => page.getByRole("complementary", { name: "Properties" });
export const count = (page: Page) => page.getByRole("heading", { name: /^\d+ blocks?$/ });
export const said = (page: Page) => page.getByRole("status").filter({ hasText: /./ });

/** A block's position in canvas pixels, read from the list of blocks. */
export const placeOf = async (page: Page, number: number) => {
  const line = panel(page).locator(`nav [data-block=block-${number}]`);
  const [x = NaN, y = NaN] = (await line.locator("span").last().innerText()).split(",").map(Number);
  return { x, y };
};

/** Moves the selected block by the fields of its panel. */
export async function putSelected(page: Page, x: number, y: number) {
  await panel(page).getByRole("link", { name: "Advanced configuration" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("From the left").fill(String(x));
  await dialog.getByLabel("From the top").fill(String(y));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

/** Adds three blocks that do not overlap. */
export async function addThree(page: Page) {
  await palette(page, "a space").click();
  await putSelected(page, 0, 0);
  await palette(page, "an artifakt").click();
  await putSelected(page, 400, 20);
  await palette(page, "an agentik").click();
  await putSelected(page, 200, 400);
}

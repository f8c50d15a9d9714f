/** Photographs and files in a conversation, as a phone sends them: with scripts and without. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, open, test } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";

test.use({ chosen: { mode: "creator", language: "en" } });

const photo = async (name: string, width = 640, height = 480) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width, height, channels: 3, background: "#a52" } })
    .jpeg()
    .toBuffer(),
});
const prices = {
  name: "precios.csv",
  mimeType: "text/csv",
  buffer: Buffer.from("plato,precio\nMole,95\n"),
};

/** Creates a space. @returns the address of a new conversation in it */
async function beginSpace(page: Page): Promise<string> {
  await open(page, "/new?tipo=space");
  await page.getByLabel("Name", { exact: true }).fill("Cocina");
  await page.getByRole("main").getByRole("button", { name: "Create" }).first().click();
  await expect(page).toHaveURL(/\/spaces\/space-[0-9a-f]{24}$/);
  return `${new URL(page.url()).pathname}/t/new`;
}

test("files are chosen, taken back and sent; the text and the files are gone from the form", async ({
  page,
}) => {
  await open(page, await beginSpace(page));
  const field = page.locator("#composer input[type=file]");
  await field.setInputFiles([await photo("mole.jpg"), prices]);
  // Further ones are added.
  await field.setInputFiles(await photo("flan.jpg"));
  const chosen = page.getByRole("list", { name: "Files of this message" }).getByRole("listitem");
  await expect(chosen).toHaveCount(3);
  await expect(chosen.first().locator("img[src^='data:image']")).toBeVisible();
  await page.getByRole("button", { name: "Remove flan.jpg" }).click();
  await expect(chosen).toHaveCount(2);
  await expectAccessible(page);

  await field.setInputFiles([prices, prices, prices]);
  await expect(page.locator("#composer-says")).toContainText("4 files at most");
  await expect(chosen).toHaveCount(2);

  await page.getByRole("textbox", { name: "Message", exact: true }).fill("El mole de hoy");
  await page.getByRole("button", { name: "Send" }).click();
  const line = page.locator("main ol > li[id^=m]");
  await expect(line.getByRole("img", { name: "El mole de hoy" })).toBeVisible();
  await expect(line).toContainText("precios");
  await expect(chosen).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Message", exact: true })).toHaveValue("");
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  // In the conversation that is there, files alone.
  await field.setInputFiles(await photo("flan.jpg"));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(line).toHaveCount(2);
  await expect(chosen).toHaveCount(0);
  await line.nth(1).getByRole("link", { name: "flan" }).click();
  await expect(page.getByRole("heading", { name: "flan" })).toBeVisible();
});

test("a large photograph is made smaller before it is sent", async ({ page }) => {
  await open(page, await beginSpace(page));
  const pixels = { width: 3_000, height: 2_250, channels: 3, background: "#a52" } as const;
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const buffer = await sharp({ create: { ...pixels, noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(1_500_000);
  await page
    .locator("#composer input[type=file]")
    .setInputFiles({ name: "grande.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("button", { name: "Remove grande.jpg" })).toBeVisible();
  const size = await page
    .locator("#composer input[type=file]")
    .evaluate((input: HTMLInputElement) => input.files![0]!.size);
  expect(size).toBeLessThan(buffer.length);
});

test("without a network, files wait with their text, and are sent when it is back", async ({
  page,
  context,
}) => {
  await open(page, await beginSpace(page));
  await page.locator("#composer input[type=file]").setInputFiles(prices);
  await page.getByRole("textbox", { name: "Message", exact: true }).fill("Precios");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.locator("#composer-says")).toContainText("the files are sent when");
  await expect(page.getByRole("button", { name: "Remove precios.csv" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator("main ol > li[id^=m]")).toContainText("precios");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser's own field sends them", async ({ page }) => {
    await page.goto("/new?tipo=space");
    await page.getByLabel("Name", { exact: true }).fill("Cocina");
    await page.getByRole("main").getByRole("button", { name: "Create" }).first().click();
    await page.goto(`${new URL(page.url()).pathname}/t/new`);
    await page
      .getByLabel("Add photos or files, up to 4")
      .setInputFiles([await photo("a.jpg"), prices]);
    // The second line of the form is there while it has the focus, as it has once a person has chosen.
    await page.getByLabel("Add photos or files, up to 4").focus();
    await page.getByRole("button", { name: "Send" }).click();
    const line = page.locator("main ol > li[id^=m]");
    await expect(line.getByRole("img", { name: "a.jpg" })).toBeVisible();
    await expect(line).toContainText("precios");
  });
});

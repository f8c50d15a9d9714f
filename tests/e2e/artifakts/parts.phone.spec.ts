import { randomBytes, randomInt, randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";

/** A large file is sent in parts while its form is filled in, over a connection that breaks. */
const PASSWORD = "una lámpara bajo el mar";
const SIZE = 12 * 1_048_576;
const main = (page: Page) => page.getByRole("main");

test.beforeEach(({ context }) => {
  test.setTimeout(90_000);
  return context.setExtraHTTPHeaders({
    "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  });
});

async function signUp(page: Page) {
  await open(page, "/signup");
  await main(page).getByLabel("Your name").fill("Ana López");
  await main(page).getByLabel("E-mail").fill(`partes-${randomUUID()}@pruebas.mx`);
  await main(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(page).getByRole("button", { name: "Create account" }).click();
  await expect(page).not.toHaveURL(/signup/);
}

/** A file on the disk: chosen again, it is the same one. */
async function bookIn(folder: string): Promise<string> {
  const file = `${folder}/recetario.pdf`;
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(file, Buffer.concat([Buffer.from("%PDF-1.4 "), randomBytes(SIZE - 9)]));
  return file;
}

/** Slows each part down. @returns the offsets of the parts that were sent */
async function slowParts(page: Page, ms: number): Promise<number[]> {
  const offsets: number[] = [];
  await page.route("**/uploads/*", async (route) => {
    if (route.request().method() === "PATCH") {
      offsets.push(Number(route.request().headers()["upload-offset"]));
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
    await route.continue().catch(() => undefined);
  });
  return offsets;
}

async function fill(page: Page, file: string) {
  await open(page, "/new?tipo=artifakt");
  await main(page).locator("[name=name]").fill("Recetario de la casa");
  await main(page).locator("[name=description]").fill("Doce salsas");
  await main(page).locator("[name=type]").selectOption({ index: 1 });
  // The code that shows chosen files comes when something is reached.
  await main(page).locator("[name=file]").hover();
  await page.waitForLoadState("networkidle");
  await main(page).locator("[name=file]").setInputFiles(file);
}

const create = (page: Page) =>
  main(page).getByRole("button", { name: "Create", exact: true }).click();

async function expectMade(page: Page) {
  await expect(page).toHaveURL(/\/artifakts\/artifakt-[0-9a-f]{24}\/manage/, { timeout: 20_000 });
  await expect(main(page).getByText("Version 1: recetario.pdf")).toBeVisible();
  await expect(main(page).getByText("12 MB").first()).toBeVisible();
}

test("a form waits for its file, which shows how far it has come", async ({ page }, {
  outputDir,
}) => {
  await signUp(page);
  await slowParts(page, 150);
  await fill(page, await bookIn(outputDir));
  const bar = main(page).getByRole("progressbar", { name: /% sent/ });
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await create(page);
  await expect(main(page).getByText("The form is sent as soon as")).toBeVisible();
  await expectMade(page);
});

test("a file goes on by itself when the connection is back", async ({
  page,
  context,
  problems,
}, info) => {
  await signUp(page);
  const offsets = await slowParts(page, 100);
  await fill(page, await bookIn(info.outputDir));
  await expect.poll(() => offsets.length).toBeGreaterThan(2);
  await context.setOffline(true);
  await expect(
    main(page).getByText("The connection is gone. The file goes on by itself"),
  ).toBeVisible({
    timeout: 30_000,
  });
  await create(page);
  const sent = offsets.length;
  await context.setOffline(false);
  await expectMade(page);
  // It did not begin again.
  expect(Math.min(...offsets.slice(sent))).toBeGreaterThan(0);
  problems.splice(0);
});

test("the same file goes on where it stopped when its page was closed", async ({ page }, info) => {
  await signUp(page);
  const offsets = await slowParts(page, 100);
  const file = await bookIn(info.outputDir);
  await fill(page, file);
  await expect.poll(() => offsets.length).toBeGreaterThan(3);
  await open(page, "/wallet");
  const sent = offsets.length;
  await fill(page, file);
  await expect(main(page).getByText("· Sent")).toBeVisible({ timeout: 20_000 });
  expect(offsets[sent]).toBeGreaterThan(0);
  await create(page);
  await expectMade(page);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /tus/.test(key))),
  ).toEqual([]);
});

test("taken out, a file is removed, and another one is sent", async ({ page }, info) => {
  await signUp(page);
  const offsets = await slowParts(page, 100);
  // The removal takes longer than choosing the same file again.
  await page.route("**/uploads/*", async (route) => {
    if (route.request().method() === "DELETE")
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.fallback().catch(() => undefined);
  });
  const removed = page.waitForRequest((request) => request.method() === "DELETE");
  const file = await bookIn(info.outputDir);
  await fill(page, file);
  await expect.poll(() => offsets.length).toBeGreaterThan(1);
  await main(page).getByRole("button", { name: "Take recetario.pdf out" }).click();
  await removed;
  await main(page).locator("[name=file]").setInputFiles(file);
  await create(page);
  await expectMade(page);
});

test.describe("in Modo Incógnito", () => {
  test.use({ chosen: { switched: "incognito" } });
  test("the browser remembers nothing of an upload", async ({ page }, info) => {
    await signUp(page);
    const offsets = await slowParts(page, 50);
    await fill(page, await bookIn(info.outputDir));
    await expect.poll(() => offsets.length).toBeGreaterThan(2);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("recetario");
  });
});

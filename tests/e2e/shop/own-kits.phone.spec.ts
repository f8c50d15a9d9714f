import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { exampleManifest } from "#domain/shop/kits/own/example-manifest.ts";
import { confirmedSession } from "../../support/account-links.ts";
import { answered, expect, test } from "../../support/browser-test.ts";
import { expectAccessible, expectFits } from "../../support/expect-accessible.ts";

/** A person's kit, from its manifest to another person's installation. */
test.beforeEach(({ context }) =>
  context.setExtraHTTPHeaders({
    "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  }),
);

async function publish(page: Page, baseURL: string, operator: string) {
  const main = page.getByRole("main");
  const mark = `${operator}-${Date.now()}`;
  const as = async (email: string) => {
    const value = await confirmedSession(baseURL, email);
    await page.context().addCookies([{ name: "plaza-session", value, url: baseURL }]);
  };
  const check = async (name: string) => {
    const folder = process.env.PLAZA_PICTURES;
    if (folder)
      await page.screenshot({ path: `${folder}/${operator}-${name}.png`, fullPage: true });
    if (operator === "operator-plain") return;
    await expectFits(page);
    await expectAccessible(page, "main");
  };
  const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
  const text = () => main.getByLabel("Manifest", { exact: true });

  await as(`maker-${mark}@pruebas.mx`);
  await page.goto("/kits");
  await main.getByRole("link", { name: "Make a kit" }).click();
  await expect(text()).toHaveValue(exampleManifest("en"));
  await check("new");
  // A comma too many: kept, and said where.
  await text().fill(exampleManifest("en").replace('"parts": [', '"parts": [,'));
  await press("Check and save");
  await expect(page).toHaveURL(/\/kits\/kit-[0-9a-f]{24}$/);
  const kit = new URL(page.url()).pathname;
  await expect(main).toContainText("this is not JSON");
  await expect(text()).toHaveValue(/"parts": \[,/);
  await check("problems");
  await text().fill(exampleManifest("en").replaceAll("Bakery closing", mark));
  await press("Check and save");
  await expect(main.getByRole("heading", { name: mark, level: 1 })).toBeVisible();
  await expect(main).toContainText("Writes you a notice each evening.");
  await check("preview");
  await press("Install for me");
  await expect(answered(page, "It is in your Plaza.")).toBeVisible();
  await press("Send to review");
  await expect(answered(page, "It is sent.")).toBeVisible();
  await check("in-review");

  await as(`${operator}@pruebas.mx`);
  await page.goto("/operator/kits");
  const entry = main.getByRole("listitem").filter({ hasText: mark }).first();
  await expect(entry).toContainText("Done! We keep your bread for you");
  await check("operator");
  await entry.getByRole("button", { name: "Publish" }).click();
  await expect(answered(page, "The kit is published, and its maker is told.")).toBeVisible();

  await as(`other-${mark}@pruebas.mx`);
  await page.goto(`/marketplace?q=${mark}`);
  await main.getByRole("link", { name: "Kits from the community" }).click();
  await main.getByRole("link", { name: mark, exact: true }).click();
  await expect(page).toHaveURL(kit.replace("/kits/", "/apps/"));
  await check("offered");
  await press("Install");
  await expect(main.getByRole("heading", { name: "What you have now" })).toBeVisible();
  await check("installed");
  await main.getByRole("link", { name: "Closing list", exact: true }).click();
  await expect(page).toHaveURL(/\/documents\//);
  // A worker reads the document; without JavaScript a page says so until it is loaded again.
  await expect(async () => {
    await page.reload();
    await expect(main).toContainText("Count the till", { timeout: 2_000 });
  }).toPass();
  await page.goto(kit.replace("/kits/", "/apps/"));
  await press("Remove");
  await press("Yes, remove it");
  await expect(main.getByRole("button", { name: "Install", exact: true })).toBeVisible();

  await as(`maker-${mark}@pruebas.mx`);
  await page.goto("/kits");
  await expect(main.getByRole("listitem").filter({ hasText: mark }).first()).toContainText(
    "Published",
  );
  await check("list");
}

test("a person's kit goes from its manifest to installed", ({ page, baseURL }) =>
  publish(page, baseURL!, "operator-script"));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a person's kit goes from its manifest to installed", ({ page, baseURL }) =>
    publish(page, baseURL!, "operator-plain"));
});

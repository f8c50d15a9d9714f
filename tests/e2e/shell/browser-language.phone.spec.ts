import { choose, expect, open, preferencesOf, test } from "../../support/browser-test.ts";

/** `auto` follows the browser, on the server and in the browser (docs/product.md, Words and languages). */
test.use({ locale: "es-MX" });

test("a browser that asks for Spanish gets it, hydrates it, and keeps it between screens", async ({
  page,
}) => {
  await open(page, "/spaces");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Espacios Plaza");
  await page.getByRole("navigation").getByRole("link", { name: "Artifakts" }).last().click();
  await expect(page).toHaveURL(/\/artifakts$/);
  await expect(page).toHaveTitle("Artifakts · Plaza");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("button", { name: "Solo en español" })).toBeVisible();
  // The browser's language is not stored: another browser asks for its own.
  expect((await preferencesOf(page))?.value).toContain("language=auto");
});

test("English that was chosen stays English", async ({ page }) => {
  await choose(page, { language: "en" });
  await open(page, "/spaces");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a list shows only Spanish items at one press, remembers it, and shows all at another", async ({
  page,
}) => {
  await open(page, "/artifakts");
  const count = page.getByRole("main").getByRole("status").first();
  const all = await count.textContent();
  const button = page.getByRole("button", { name: "Solo en español" });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expect(page).toHaveURL(/\/artifakts\?lang=es$/);
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(count).not.toHaveText(all!);
  expect((await preferencesOf(page))?.value).toContain("items=es");
  await open(page, "/agentiks");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await open(page, "/artifakts");
  await expect(count).toHaveText(all!);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the filter and the wizard's language are plain forms", async ({ page }) => {
    await page.goto("/spaces");
    await page.getByRole("button", { name: "Solo en español" }).click();
    await expect(page).toHaveURL(/\/spaces\?lang=es$/);
    await page.goto("/spaces");
    await expect(page.getByRole("button", { name: "Solo en español" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.goto("/onboarding");
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("button", { name: "English" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });
});

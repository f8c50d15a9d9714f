import type { Page } from "@playwright/test";
import { randomInt } from "node:crypto";
import { answered, expect, test, untilStill, wear } from "../../support/browser-test.ts";
import { expectAccessible, expectFits } from "../../support/expect-accessible.ts";

/** The table of an app, as the owner of a shop uses it: installed, filled, changed, undone. */
test.use({ chosen: { language: "es", mode: "easy" } });
test.beforeEach(({ context }) =>
  context.setExtraHTTPHeaders({
    "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  }),
);

const card = (page: Page, name: string) =>
  page.getByRole("main").locator("tbody tr").filter({ hasText: name });

async function look(page: Page, name: string, kind: string) {
  const folder = process.env.PLAZA_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${kind}-${name}.png`, fullPage: true });
  await expectFits(page);
}

/** Installs the stock app and opens its table. */
async function openTable(page: Page, kind: string) {
  const main = page.getByRole("main");
  await page.goto("/marketplace?q=stockwise");
  await main
    .getByRole("link", { name: /Stockwise|Abrir/ })
    .first()
    .click();
  // The list has a button of the same name.
  await expect(main.getByRole("heading", { level: 1, name: "Stockwise" })).toBeVisible();
  await main.getByRole("button", { name: "Instalar" }).click();
  await expect(
    main.getByRole("link", { name: "Existencias y mínimos", exact: true }).first(),
  ).toBeVisible();
  await expect(main.getByRole("heading", { name: "Empieza aquí" })).toBeVisible();
  await look(page, "app", kind);
  await main.getByRole("link", { name: "Existencias y mínimos", exact: true }).first().click();
  await expect(main.locator("table")).toBeVisible();
}

async function useTable(page: Page, kind: string) {
  const main = page.getByRole("main");
  const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
  await openTable(page, kind);
  await look(page, "table", kind);
  await expect(main.locator("tfoot")).toContainText("449");

  await main.getByRole("link", { name: "Agregar una fila" }).click();
  await expect(main.getByLabel("Existencia")).toHaveAttribute("inputmode", "decimal");
  await look(page, "new-row", kind);
  for (const [name, amount, isLast] of [
    ["Café", "5", false],
    ["Azúcar", "1,000.5", false],
    ["Canela", "2", true],
  ] as const) {
    await main.getByLabel("Producto").fill(name);
    await main.getByLabel("Existencia").fill(amount);
    await press(isLast ? "Guardar" : "Guardar y agregar otra");
    await expect(answered(page, "La fila se agregó.").first()).toBeVisible();
    if (!isLast) await expect(main.getByLabel("Producto")).toHaveValue("");
  }
  await expect(card(page, "Azúcar")).toContainText("1,000.5");
  await expect(main.locator("tfoot")).toContainText("1,456.5");

  await main.getByRole("link", { name: /^Café/ }).click();
  await main.getByLabel("Existencia").fill("15");
  await look(page, "row", kind);
  await press("Guardar");
  await expect(card(page, "Café")).toContainText("15");
  await expect(main.locator("tfoot")).toContainText("1,466.5");

  await main.getByRole("link", { name: /^Huevo/ }).click();
  await press("Eliminar la fila");
  await expect(main.getByText("Eliminaste una fila.")).toBeVisible();
  await expect(card(page, "Huevo")).toHaveCount(0);
  await look(page, "deleted", kind);
  await press("Deshacer");
  await expect(card(page, "Huevo")).toContainText("120");
  await expect(main.locator("tfoot")).toContainText("1,466.5");

  await main.locator("summary", { hasText: "Ordenar" }).click();
  await main.getByRole("link", { name: "Existencia", exact: true }).click();
  await expect(main.locator("tbody tr").first()).toContainText("Gas");
}

test("is filled, changed and undone", async ({ page }) => {
  test.setTimeout(90_000);
  await useTable(page, "script");
  // Chips change their colour over 0.15 s.
  await untilStill(page);
  await expectAccessible(page, "main");
  const folder = process.env.PLAZA_PICTURES;
  if (folder) {
    await wear(page, "dark");
    await look(page, "dark", "script");
    await page.setViewportSize({ width: 1440, height: 900 });
    await look(page, "wide-dark", "script");
    await wear(page, "light");
    await look(page, "wide", "script");
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("is filled, changed and undone", async ({ page }) => {
    test.setTimeout(90_000);
    await useTable(page, "plain");
  });
});

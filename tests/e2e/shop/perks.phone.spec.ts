import { expect, test, type Page } from "@playwright/test";

/** Cookies of a visitor who has passed the gate. */
async function arrive(page: Page) {
  await page.context().addCookies([
    {
      name: "plaza-preferences",
      value: "theme=dark&mode=creator&language=auto&onboarded=1&path=1",
      domain: "localhost",
      path: "/",
    },
  ]);
}

const main = (page: Page) => page.getByRole("main");
const menu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Secciones de la tienda" }).getByRole("link", { name });
const heading = (page: Page, name: string) => main(page).getByRole("heading", { name, level: 2 });

for (const isScripted of [true, false]) {
  test.describe(isScripted ? "Perks" : "Perks without JavaScript", () => {
    test.use({ javaScriptEnabled: isScripted });
    test.beforeEach(({ page }) => arrive(page));

    test("shows results of the menu and the search above the lists", async ({ page }) => {
      await page.goto("/perks");
      await expect(heading(page, "Resultados")).toHaveCount(0);
      await menu(page, "Plantillas").click();
      await expect(page).toHaveURL("/perks?menu=plantillas");
      await expect(menu(page, "Plantillas")).toHaveAttribute("aria-current", "page");
      await expect(heading(page, "Resultados")).toBeVisible();
      await expect(heading(page, "Top 10 premium")).toBeVisible();
      await main(page).getByRole("searchbox", { name: "Busca en la tienda..." }).fill("MENU");
      await main(page).getByRole("button", { name: "Buscar" }).click();
      await expect(page).toHaveURL("/perks?menu=plantillas&q=MENU");
      await expect(main(page).getByRole("status")).toContainText("resultado");
      await main(page).getByRole("link", { name: "Quitar búsqueda y filtros" }).click();
      await expect(page).toHaveURL("/perks");
      await expect(heading(page, "Resultados")).toHaveCount(0);
    });

    test("answers every button", async ({ page }) => {
      await page.goto("/perks");
      const alert = main(page).getByRole("alert");
      await main(page).getByRole("button", { name: "Cancelar" }).click();
      await expect(alert).toContainText("No hay nada que cancelar");
      await main(page).getByRole("button", { name: "Comprar Voz de marca" }).click();
      const question = main(page).getByRole("region", { name: "¿Lo compras?" });
      await expect(question).toContainText("Saldo después");
      await expect(question).toBeInViewport();
      await expect(page).toHaveURL(/\/perks\?buy=perk-voz-marca/);
      await question.getByRole("button", { name: /^Pagar \$/ }).click();
      // With JavaScript a toast, without it at the foot of the page.
      const answer = isScripted
        ? page.locator("[data-scope=toast][data-part=root]")
        : alert.filter({ hasText: "Voz" });
      await expect(answer).toContainText("Voz de marca ya es tuyo.");
      await expect(answer.getByRole("link", { name: "Abrir", exact: true })).toBeVisible();
      await expect(answer).toBeInViewport();
      await expect(main(page).getByRole("button", { name: "Comprar Voz de marca" })).toHaveCount(0);
      await main(page).getByRole("button", { name: "Agregar dinero a la cuenta" }).click();
      await expect(page).toHaveURL("/wallet?currency=USD&next=%2Fperks");
    });
  });
}

test("the store fits its window", async ({ page }) => {
  await arrive(page);
  await page.goto("/perks?menu=actualizaciones");
  await expect(main(page).getByRole("list").last().getByRole("listitem")).toHaveCount(10);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
});

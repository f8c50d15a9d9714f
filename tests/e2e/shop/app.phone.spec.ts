import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser-test.ts";
import { expectAccessible, expectContrast } from "../../support/expect-accessible.ts";

/** Cookies of a visitor who has passed the gate. */
async function arrive(page: Page) {
  await page.context().addCookies([
    {
      name: "plaza-preferences",
      value: "theme=dark&mode=creator&language=es&onboarded=1&path=1",
      domain: "localhost",
      path: "/",
    },
  ]);
}
const main = (page: Page) => page.getByRole("main");
const picture = async (page: Page, name: string) => {
  const folder = process.env.PLAZA_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

for (const isScripted of [true, false]) {
  test.describe(isScripted ? "An app" : "An app without JavaScript", () => {
    test.use({ javaScriptEnabled: isScripted });

    test("is read about, installed, opened, used and removed", async ({ page }) => {
      const name = isScripted ? "script" : "plain";
      await arrive(page);
      await page.goto("/marketplace");
      await main(page).getByRole("link", { name: "Comandero", exact: true }).click();
      await expect(page).toHaveURL("/apps/app-comandero");
      await expect(main(page)).toContainText("Deja una tarea por cada pedido completo.");
      await picture(page, `${name}-before`);

      await page.goBack();
      await main(page).getByRole("button", { name: "Instalar Comandero" }).click();
      const opened = main(page).getByRole("link", { name: "Abrir Comandero" });
      await expect(opened).toBeVisible();
      await picture(page, `${name}-marketplace`);
      await opened.click();
      await expect(page).toHaveURL("/apps/app-comandero");
      await expect(main(page).getByRole("heading", { name: "Lo que ya tienes" })).toBeVisible();
      await picture(page, `${name}-opened`);

      // A thing of it, in use.
      await main(page)
        .getByRole("link", { name: "Orden de preparación en cocina", exact: true })
        .click();
      await expect(page).toHaveURL(/\/spaces\/space-\w+\/documents\/document-\w+/);
      await expect(main(page)).toContainText("Cómo entra un pedido");
      await page.goto("/apps/app-comandero");
      await main(page).getByRole("link", { name: "Toma de pedidos", exact: true }).click();
      await expect(page).toHaveURL(/\/agentiks\/agentik-/);

      await page.goto("/apps/app-comandero");
      await main(page).getByRole("button", { name: "Quitar" }).click();
      const question = main(page).getByRole("region", { name: "¿Quitar Comandero?" });
      await expect(question).toContainText("Esto se va:");
      await picture(page, `${name}-remove`);
      await question.getByRole("button", { name: "Sí, quitar" }).click();
      await expect(main(page).getByRole("button", { name: "Instalar" })).toBeVisible();
    });

    test("fits a window of 320 px, and says when it is coming soon", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await arrive(page);
      for (const id of ["app-comandero", "perk-kit-franquicia", "portal-app-audio"]) {
        await page.goto(`/apps/${id}`);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([id, width]).toEqual([id, 320]);
      }
      await page.goto("/apps/app-ruta-corta");
      await main(page).getByRole("button", { name: "Avísame" }).click();
      await expect(main(page)).toContainText("Te avisaremos cuando esté disponible.");
    });
  });
}

test("is accessible before and after installing, in two themes", async ({ page }) => {
  for (const theme of ["dark", "light"] as const) {
    await page.context().addCookies([
      {
        name: "plaza-preferences",
        value: `theme=${theme}&mode=creator&language=es&onboarded=1&path=1`,
        domain: "localhost",
        path: "/",
      },
    ]);
    for (const path of ["/apps/perk-kit-franquicia", "/apps/app-ruta-corta"]) {
      await open(page, path);
      await expectAccessible(page);
      await expectContrast(page);
    }
  }
  await open(page, "/apps/app-comandero");
  await main(page).getByRole("button", { name: "Instalar" }).press("Enter");
  await expect(main(page).getByRole("heading", { name: "Lo que ya tienes" })).toBeVisible();
  await open(page, "/apps/app-comandero?remove=1");
  await expectAccessible(page);
  await expectContrast(page);
});

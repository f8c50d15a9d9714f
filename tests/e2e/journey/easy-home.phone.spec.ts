import { expect, open, openSidebar, test, watchDocuments } from "../../support/browser-test.ts";

/** The home in easy mode. */
test.describe("easy", () => {
  test.use({ chosen: { mode: "easy" } });

  test("shows the number of steps left and links to the next one", async ({ page }) => {
    await open(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("COMENZANDO");
    const lists = page.getByRole("main").getByRole("list");
    await expect(lists.first()).toContainText("3 avisos sin leer");
    const steps = lists.nth(1);
    await expect(steps.getByRole("listitem")).toHaveCount(6);
    const done = await steps.getByText("Hecho", { exact: true }).count();
    await expect(page.getByText(new RegExp(`^${6 - done} enlaces? restantes?$`))).toBeVisible();
    const next = steps.getByRole("listitem").filter({ hasText: "Tu siguiente paso" });
    await expect(next).toHaveCount(1);
    await steps.getByRole("link", { name: "Agregar documento" }).click();
    await expect(page).toHaveURL("/spaces/documents");
    await page.goBack();
    await steps.getByRole("link", { name: /^Otra vez.*comunidad$/ }).click();
    await expect(page).toHaveURL("/challenges");
    await page.goBack();
    await page
      .locator("section", { hasText: "Enlaces rápidos" })
      .getByRole("link", { name: "Espacios" })
      .click();
    await expect(page).toHaveURL("/spaces");
  });

  test("has larger text than the advanced home, and fits a narrow phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, "/");
    const body = page.getByText("Pon aquí tu menú", { exact: false });
    const size = await body.evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
    expect(size).toBeGreaterThanOrEqual(18);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
  });
});

test("a change of the mode loads the other home without a new document", async ({
  page,
  isMobile,
}) => {
  await open(page, "/");
  await expect(page.getByRole("heading", { name: "Platform Analytics" })).toBeVisible();
  const documents = watchDocuments(page);
  const sidebar = await openSidebar(page, isMobile);
  await sidebar.locator('button[name=mode][value="easy"]').click();
  await expect(page.locator("h1")).toHaveText("COMENZANDO");
  await expect(page.getByText("Analítica de la plataforma")).toHaveCount(0);
  // Choosing a mode has closed the phone's drawer.
  await openSidebar(page, isMobile);
  await sidebar.locator('button[name=mode][value="creator"]').click();
  await expect(page.locator("h1")).toHaveText("Your whole business, one plaza.");
  await expect(page.locator("h2", { hasText: "Enlaces rápidos" })).toHaveCount(0);
  expect(documents).toEqual([]);
});

test.describe("easy, without JavaScript", () => {
  test.use({ javaScriptEnabled: false, chosen: { mode: "easy" } });

  test("has all parts, and every link leads to a screen", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("h1")).toHaveText("COMENZANDO");
    await expect(page.getByRole("heading", { name: "Qué es cada cosa" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Ajustes" }).click();
    await expect(page).toHaveURL("/ajustes");
    await page.getByRole("switch", { name: "Iniciar al arrancar" }).click();
    await expect(page).toHaveURL("/ajustes");
    await page.goto("/");
    const step = page.getByRole("link", { name: "Agregar documento" });
    await expect(step).toBeHidden();
    await page.getByText("Ver los primeros pasos").click();
    await expect(step).toBeVisible();
  });
});

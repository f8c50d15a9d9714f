import type { Page } from "@playwright/test";
import { expect, expectProblem, open, test } from "../../support/browser-test.ts";

/** The onboarding wizard. */
test.use({ chosen: null });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const step = (page: Page, number: number) =>
  expect(page.getByText(`Paso ${number} de 7`)).toBeVisible();

/** Waits for the validation code, which is loaded on the first interaction with the form. */
async function reach(page: Page, main = "Continuar") {
  const loaded = page.waitForResponse(/wizard-moves/);
  await page.getByRole("button", { name: main }).focus();
  await (await loaded).finished();
  await page.waitForTimeout(200);
}

/** Goes from the first step to the summary, with an answer in each. */
async function answerAll(page: Page) {
  await step(page, 1);
  await expect(button(page, "Anterior")).toBeDisabled();
  await button(page, "Continuar").click();
  await step(page, 2);
  await page.getByRole("radio", { name: /^Pyme/ }).check();
  await button(page, "Continuar").click();
  await step(page, 3);
  await page.getByRole("checkbox", { name: /^Ventas/ }).check();
  await page.getByRole("checkbox", { name: /^Redes sociales/ }).check();
  await button(page, "Continuar").click();
  await step(page, 4);
  await page.getByRole("radio", { name: /^Intermedio/ }).check();
  await button(page, "Continuar").click();
  await step(page, 5);
  await page.getByRole("radio", { name: /^Make/ }).check();
  await button(page, "Continuar").click();
  await step(page, 6);
  const field = page.getByLabel("Nombre o correo");
  // Enter adds a collaborator; it does not submit the step.
  await field.fill("ana@sol.mx");
  await field.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "ana@sol.mx" })).toBeVisible();
  await expect(field).toHaveValue("");
  await field.fill("ana@sol.mx");
  await button(page, "Agregar").click();
  await field.fill("luis");
  await button(page, "Agregar").click();
  await expect(page.getByRole("listitem")).toHaveCount(2);
  await button(page, "Quitar a luis").click();
  await expect(page.getByRole("listitem")).toHaveCount(1);
  await step(page, 6);
  await button(page, "Continuar").click();
  await step(page, 7);
}

async function expectSummary(page: Page) {
  const answers = page.getByRole("definition");
  await expect(answers).toHaveText([
    "Pyme",
    "Ventas, Redes sociales",
    "Intermedio",
    "Make (vas a migrar)",
    "ana@sol.mx",
  ]);
}

for (const script of [true, false]) {
  test.describe(script ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: script });

    test("goes through all seven steps, back, and through the summary", async ({ page }) => {
      await page.goto("/onboarding?next=%2Fspaces");
      if (script) await expect(page.locator("html[data-ready]")).toHaveCount(1);
      await answerAll(page);
      await expectSummary(page);
      await page.reload();
      await expectSummary(page);
      // Every answer is still there after Back and Forward.
      await page.goto("/onboarding?paso=3&next=%2Fspaces");
      await expect(page.getByRole("checkbox", { name: /^Ventas/ })).toBeChecked();
      await page.goto("/onboarding?paso=7&next=%2Fspaces");
      await page.getByRole("link", { name: "Cambiar: Plataforma actual" }).click();
      await step(page, 5);
      await page.getByRole("radio", { name: /^Ninguna/ }).check();
      await button(page, "Guardar y volver al resumen").click();
      await step(page, 7);
      await expect(page.getByRole("definition").nth(3)).toHaveText("Ninguna");
      await button(page, "Anterior").click();
      await step(page, 6);
      await button(page, "Continuar").click();
      await button(page, "Comenzar").click();
      await expect(page).toHaveURL("/path-selection?next=%2Fspaces");
      await page.getByRole("button", { name: "Continue to /spaces" }).click();
      await expect(page).toHaveURL("/spaces");
    });
  });
}

for (const script of [true, false]) {
  test.describe(script ? "trade and town with JavaScript" : "trade and town without", () => {
    test.use({ javaScriptEnabled: script });

    test("are refused with a reason, kept, and in the summary", async ({ page, problems }) => {
      await page.goto("/onboarding?paso=2&desde=resumen");
      if (script) {
        await expect(page.locator("html[data-ready]")).toHaveCount(1);
        await reach(page, "Guardar y volver al resumen");
      }
      await page.getByLabel("Giro").selectOption({ label: "Bar o cantina" });
      const town = page.getByLabel("Ciudad");
      await town.fill("x".repeat(61));
      await button(page, "Guardar y volver al resumen").click();
      await expect(page.getByRole("alert").filter({ hasText: "60 caracteres" })).toBeVisible();
      await expect(town).toHaveValue("x".repeat(61));
      await expect(page.getByLabel("Giro")).toHaveValue("bar");
      if (!script) await expectProblem(problems, /Failed to load resource/);
      await town.fill("Mérida");
      await button(page, "Guardar y volver al resumen").click();
      await expect(page.getByRole("definition").nth(1)).toHaveText("Bar o cantina");
      await expect(page.getByRole("definition").nth(2)).toHaveText("Mérida");
    });
  });
}

test("stores a choice at once, also without a connection", async ({ page, context, problems }) => {
  await open(page, "/onboarding");
  await reach(page);
  await context.setOffline(true);
  await answerAll(page);
  await expectSummary(page);
  await button(page, "Comenzar").click();
  await expect(page.getByRole("alert").filter({ hasText: "No hay conexión" })).toBeVisible();
  await expectProblem(problems, /Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await expectSummary(page);
  await context.setOffline(false);
  await button(page, "Comenzar").click();
  await expect(page).toHaveURL("/path-selection");
  const stored = await page.evaluate(() => [
    JSON.parse(localStorage.getItem("plaza-onboarding-answers") ?? "null"),
    localStorage.getItem("plaza-onboarding-completed"),
  ]);
  expect(stored).toEqual([
    {
      businessType: "pyme",
      trade: null,
      town: "",
      automationAreas: ["sales", "social_media"],
      aiExperience: "intermediate",
      collaborators: ["ana@sol.mx"],
      migrating: true,
      currentPlatform: "make",
    },
    "true",
  ]);
  // On a slow machine Remix looks up the summary's links while there is no connection.
  const other = problems.filter((problem) => !/manifest patches/.test(problem));
  problems.splice(0, problems.length, ...other);
});

test("restores a cleared cookie from local storage, and focuses each step's heading", async ({
  page,
  context,
}) => {
  await open(page, "/onboarding?paso=2");
  await reach(page);
  await page.getByRole("radio", { name: /^Agencia/ }).check();
  await context.clearCookies();
  await open(page, "/onboarding?paso=7");
  await expect(page.getByRole("definition").first()).toHaveText("Agencia");
  expect((await context.cookies()).map(({ name }) => name)).toContain("plaza-onboarding");
  await button(page, "Anterior").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await step(page, 7);
});

test("works with the keyboard only on a narrow screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/onboarding?paso=2");
  const startup = page.getByRole("radio", { name: /^Startup/ });
  await startup.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Pyme/ })).toBeChecked();
  // Enter in an option triggers the main button.
  await page.keyboard.press("Enter");
  await step(page, 3);
  for (let number = 1; number <= 7; number += 1) {
    await open(page, `/onboarding?paso=${number}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([number, over]).toEqual([number, 0]);
  }
});

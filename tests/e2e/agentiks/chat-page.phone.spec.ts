import type { Browser, Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser-test.ts";

/** A customer on a phone: asks, gets the worker's answer, asks for a person; the owner opened the page. */

const QUESTION = "¿A qué hora abren?";

/** A new person makes an agentik, launches it, and opens its chat page. @returns its address */
async function openChatPage(browser: Browser, baseURL: string): Promise<string> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: "en-US" });
  await context.addCookies([
    {
      name: "plaza-preferences",
      value: "theme=dark&mode=creator&language=en&onboarded=1&path=1",
      url: baseURL,
    },
  ]);
  const page = await context.newPage();
  const main = page.getByRole("main");
  await page.goto("/new?tipo=agentik");
  await main.getByLabel("Name", { exact: true }).fill("Lupita responde");
  await main.getByRole("button", { name: "Create" }).first().click();
  const slug = `fonda-${process.pid}-${Date.now().toString(36)}`;
  await page.goto(`${new URL(page.url()).pathname}/channels`);
  await main.getByLabel("Address", { exact: true }).fill(slug);
  await main.getByRole("button", { name: "Open the page" }).click();
  await expect(main).toContainText("Your page is open");
  await expect(main).toContainText("it answers your customers now");
  await context.close();
  return `/a/${slug}`;
}

const log = (page: Page) => page.getByRole("log");
const write = async (page: Page, text: string) => {
  await page.getByRole("textbox").fill(text);
  await page.getByRole("button", { name: "Enviar" }).click();
};

/** Lupita has no documents: that she does not know is an answer of the worker's. */
async function askAndGetAnswered(page: Page) {
  await write(page, QUESTION);
  await expect(log(page)).toContainText(QUESTION);
  await expect(log(page).locator(":scope > div")).toHaveCount(3);
  await expect(log(page)).not.toContainText("Escribiendo", { timeout: 20_000 });
}

async function askForPerson(page: Page) {
  await page.getByRole("button", { name: "Hablar con una persona" }).click();
  await expect(page.getByRole("status")).toContainText("lo verá y te responderá aquí");
  await page.getByRole("button", { name: "Seguir con el asistente" }).click();
  await expect(page.getByRole("button", { name: "Hablar con una persona" })).toBeVisible();
}

test.use({ chosen: null, locale: "es-MX" });

test("a customer asks, is answered and asks for a person", async ({ page, browser, baseURL }) => {
  const address = await openChatPage(browser, baseURL!);
  await open(page, address);
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(screen!);
  // A draft is there again after the page was loaded anew.
  await page.getByRole("textbox").fill("Un borrador");
  await open(page, address);
  await expect(page.getByRole("textbox")).toHaveValue("Un borrador");
  await askAndGetAnswered(page);
  await expect(page.getByRole("textbox")).toHaveValue("");
  await askForPerson(page);
  await page.reload();
  await expect(log(page)).toContainText(QUESTION);
});

test("a message without a network is sent once when it is back", async ({
  page,
  context,
  browser,
  baseURL,
  problems,
}) => {
  await open(page, await openChatPage(browser, baseURL!));
  await context.setOffline(true);
  await write(page, "Sin red");
  await expect(page.locator("#composer-says")).toContainText("Sin conexión");
  await context.setOffline(false);
  await expect(log(page).getByText("Sin red")).toHaveCount(1, { timeout: 20_000 });
  await expect(page.locator("#composer-says")).not.toContainText("Sin conexión");
  await page.reload();
  await expect(log(page).getByText("Sin red")).toHaveCount(1);
  problems.splice(0, problems.length, ...problems.filter((one) => !one.includes("ERR_INTERNET")));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a customer asks, is answered and asks for a person", async ({ page, browser, baseURL }) => {
    await page.goto(await openChatPage(browser, baseURL!));
    await askAndGetAnswered(page);
    await askForPerson(page);
  });
});

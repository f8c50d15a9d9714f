/** A message is kept on the device until it is in the conversation, and written once. */
import type { Page } from "@playwright/test";
import { expect, expectProblem, open, test } from "../../support/browser-test.ts";

test.use({ chosen: { mode: "creator", language: "en" } });

/** Console messages about a request that was cut off. */
const FAILED = /ERR_FAILED|Failed to fetch/;
const field = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send" }).click();
const sent = (page: Page, text: string) =>
  page.locator("main ol > li[id^=m]").filter({ hasText: text });

/** Creates a space and begins a conversation with "Hola"; the address of the conversation. */
async function beginConversation(page: Page): Promise<{ space: string; thread: string }> {
  await open(page, "/new?tipo=space");
  await page.getByLabel("Name", { exact: true }).fill("Cocina");
  await page.getByRole("main").getByRole("button", { name: "Create" }).first().click();
  await expect(page).toHaveURL(/\/spaces\/space-[0-9a-f]{24}$/);
  const space = new URL(page.url()).pathname;
  await open(page, `${space}/t/new`);
  await field(page).fill("Hola");
  await send(page);
  await expect(sent(page, "Hola")).toHaveCount(1);
  return { space, thread: new URL(page.url()).pathname };
}

/** Messages of a page that are held back, and then reach the server or not; their answers are lost. */
async function holdMessages(page: Page) {
  const passage: { open?: (reaches: boolean) => void; arrived?: () => void } = {};
  const opened = new Promise<boolean>((resolve) => (passage.open = resolve));
  const arrived = new Promise<void>((resolve) => (passage.arrived = resolve));
  await page.route(/\/t\//, async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.fallback();
    if (await opened)
      await page.context().request.fetch(request.url(), {
        method: "POST",
        data: request.postDataBuffer()!,
        headers: await request.allHeaders(),
        maxRedirects: 0,
      });
    passage.arrived!();
    await route.abort().catch(() => undefined);
  });
  return {
    async letGo({ reaches }: { reaches: boolean }) {
      passage.open!(reaches);
      await arrived;
      await page.unroute(/\/t\//);
    },
  };
}

/** Presses Send, and waits until the message is on its way. */
async function sendHeld(page: Page): Promise<void> {
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await send(page);
  await posted;
}

test("a message that is sent again before it has arrived is written once", async ({
  page,
  problems,
}) => {
  const { thread } = await beginConversation(page);
  const held = await holdMessages(page);
  await field(page).fill("Se acabó el gas.");
  await sendHeld(page);
  // Opened again, for instance because the network is slow.
  const copy = await page.context().newPage();
  // Without news the copy does not learn by itself that the message has arrived.
  await copy.route(/\/live\?since=/, (route) => route.abort());
  await open(copy, thread);
  await expect(field(copy)).toHaveValue("Se acabó el gas.");
  await held.letGo({ reaches: true });
  await send(copy);
  await expect(field(copy)).toHaveValue("");
  await expect(sent(copy, "Se acabó el gas.")).toHaveCount(1);
  await expectProblem(problems, FAILED);
});

test("a message that arrived without its answer is not offered again", async ({
  page,
  problems,
}) => {
  const { thread } = await beginConversation(page);
  const held = await holdMessages(page);
  await field(page).fill("Falta cilantro.");
  await sendHeld(page);
  await held.letGo({ reaches: true });
  await expectProblem(problems, FAILED);
  await open(page, thread);
  await expect(sent(page, "Falta cilantro.")).toHaveCount(1);
  await expect(field(page)).toHaveValue("");
});

test("what comes before the page follows its space is shown once it does", async ({ page }) => {
  const { thread } = await beginConversation(page);
  let follow = () => {};
  const isLate = new Promise<void>((resolve) => (follow = resolve));
  await page.route(/\/live\?since=/, async (route) => {
    await isLate;
    await route.continue();
  });
  await open(page, thread);
  const other = await page.context().newPage();
  await open(other, thread);
  await field(other).fill("Abrimos.");
  await send(other);
  await expect(sent(other, "Abrimos.")).toHaveCount(1);
  await expect(sent(page, "Abrimos.")).toHaveCount(0);
  follow();
  await expect(sent(page, "Abrimos.")).toHaveCount(1);
});

test("news that come while there is no network are loaded once it is back", async ({ page }) => {
  const { thread } = await beginConversation(page);
  // For the page alone: its stream still brings news.
  await page.evaluate(() =>
    Object.defineProperty(navigator, "onLine", { get: () => false, configurable: true }),
  );
  const other = await page.context().newPage();
  await open(other, thread);
  await field(other).fill("Abrimos.");
  await send(other);
  await expect(sent(other, "Abrimos.")).toHaveCount(1);
  // Longer than news take otherwise.
  await page.waitForTimeout(2_000);
  await expect(sent(page, "Abrimos.")).toHaveCount(0);
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, "onLine");
    dispatchEvent(new Event("online"));
  });
  await expect(sent(page, "Abrimos.")).toHaveCount(1);
});

test("once sent, what began a conversation is not offered for the next one", async ({ page }) => {
  const { space } = await beginConversation(page);
  await open(page, `${space}/t/new`);
  await expect(field(page)).toHaveValue("");
});

test("a message changed after it was sent in vain is another message", async ({
  page,
  problems,
}) => {
  const { thread } = await beginConversation(page);
  const held = await holdMessages(page);
  await field(page).fill("Cerramos a las 9.");
  await sendHeld(page);
  await held.letGo({ reaches: false });
  await expectProblem(problems, FAILED);
  await open(page, thread);
  await expect(field(page)).toHaveValue("Cerramos a las 9.");
  await field(page).fill("Cerramos a las 10.");
  await send(page);
  await expect(sent(page, "Cerramos a las 10.")).toHaveCount(1);
});

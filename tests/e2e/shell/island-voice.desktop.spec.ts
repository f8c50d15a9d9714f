import type { Locator } from "@playwright/test";
import { VOICE_COMMANDS } from "#domain/input/voice-commands.ts";
import { expect, open, openSidebar, test } from "../../support/browser-test.ts";
import {
  hearFourWords,
  listen,
  say,
  starts,
  toast,
  toggle,
  withoutRecognition,
  withRecognition,
  type WithVoice,
} from "../../support/pages/fake-voice.ts";

/** Voice control and typed commands (docs/product.md, Keyboard, voice and gamepad). */
const ISLAND = /\/assets\/voice-control\.client-[^/]+\.js/;

test("of several phrases recognised at once the last is shown, without delay", async ({
  page,
  isMobile,
}) => {
  await withRecognition(page);
  await listen(page, isMobile);
  // The toasts' code is loaded now, so that only their order and delay count.
  await expect(toast(page)).toContainText("Listening");
  await hearFourWords(page);
  await expect(toast(page)).toContainText("“cuatro”", { timeout: 4_000 });
});

test("of several phrases recognised before the toasts' code has loaded the last is shown", async ({
  page,
  isMobile,
}) => {
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/assets\/toast/, async (route) => {
    await gate;
    await route.continue();
  });
  await withRecognition(page);
  await listen(page, isMobile);
  await hearFourWords(page);
  letIn();
  await expect(toast(page)).toBeVisible();
  await expect(toast(page)).toContainText("“cuatro”");
});

test("runs all six groups of commands, and shows what it recognised and did", async ({
  page,
  isMobile,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await withRecognition(page);
  await open(page, "/notifications");
  await openSidebar(page, isMobile);
  expect(asked.filter((url) => ISLAND.test(url))).toEqual([]);
  await expect(toggle(page)).toContainText("Stopped");
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  await expect(toggle(page)).toContainText("Listening");
  // First a notice that audio may leave the device.
  await expect(toast(page)).toContainText("Your browser may send the audio");
  const { lang, continuous, interimResults } = await page.evaluate(
    () => (window as WithVoice).voice,
  );
  expect({ lang, continuous, interimResults }).toEqual({
    lang: "es-ES",
    continuous: true,
    interimResults: false,
  });

  const sidebar = page.locator("#menu");
  const names = {
    light: "Día",
    dark: "Noche",
    "gray-subtle": "Gris Tenue",
    "teal-calm": "Turquesa",
  };
  for (const { phrases, command } of VOICE_COMMANDS) {
    for (const phrase of phrases) {
      // As recognition may return it: without accents, within a sentence.
      const heard = `Por favor ${phrase.normalize("NFD").replace(/\p{M}/gu, "")} gracias`;
      await say(page, heard);
      await expect(sidebar.getByText(new RegExp(`(Heard: “|Se oyó: «)${heard}`))).toBeVisible();
      if ("theme" in command) {
        await expect(page.locator("html")).toHaveClass(command.theme);
        await expect(sidebar.getByText(`Theme: ${names[command.theme]}`)).toBeVisible();
      } else {
        await expect(page.locator("html")).toHaveAttribute("data-mode", command.mode);
      }
    }
  }
  await expect(sidebar.getByText("View mode: Creator")).toBeVisible();
  await say(page, "buenos días a todos");
  await expect(toast(page)).toHaveText(/Heard “buenos días a todos”: no command in it\./);
  await expect(page.locator("html")).toHaveClass("teal-calm");
  await toggle(page).click();
  await expect(toggle(page)).toContainText("Stopped");
  // Results that arrive after stopping are ignored.
  await say(page, "tema claro");
  await expect(page.locator("html")).toHaveClass("teal-calm");
});

test("an error stops it, is logged, and is explained", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await withRecognition(page);
  await open(page, "/notifications");
  const errors = [
    ["not-allowed", /The microphone is not allowed here/],
    ["network", /needs a connection and there is none/],
    ["audio-capture", /No microphone was found/],
    ["language-not-supported", /cannot recognise Spanish/],
    ["bad-grammar", /Voice recognition stopped/],
    ["no-speech", /Nothing was heard, so voice control stopped/],
    ["aborted", /Voice recognition stopped/],
  ] as const;
  for (const [error, text] of errors) {
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
    await page.evaluate((what) => (window as WithVoice).voice.fail(what), error);
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
    await expect(toast(page)).toHaveText(text);
    expect(logged).toContain(`voice recognition: ${error}`);
  }
  await page.waitForTimeout(500);
  expect(await starts(page)).toHaveLength(errors.length);
});

test("an error after switching off is ignored", async ({ page, isMobile }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await withRecognition(page);
  await listen(page, isMobile);
  await toggle(page).click();
  await page.evaluate(() => (window as WithVoice).voice.fail("aborted"));
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
  await expect(toast(page)).toContainText("Listening");
  expect(logged.filter((text) => text.includes("voice"))).toEqual([]);
  expect(await starts(page)).toHaveLength(1);
});

test("restarts with back-off when the browser ends it", async ({ page, isMobile }) => {
  await withRecognition(page);
  await listen(page, isMobile);
  const waits: number[] = [];
  for (let restart = 0; restart < 3; restart++) {
    const ended = await page.evaluate(() => {
      const at = performance.now();
      (window as WithVoice).voice.end();
      return at;
    });
    await expect.poll(async () => (await starts(page)).length).toBe(restart + 2);
    waits.push((await starts(page)).at(-1)! - ended);
  }
  expect(waits[0]).toBeGreaterThan(240);
  expect(waits[1]).toBeGreaterThan(490);
  expect(waits[2]).toBeGreaterThan(990);
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  // A result resets the back-off.
  await say(page, "hola");
  await page.evaluate(() => (window as WithVoice).voice.end());
  await page.waitForTimeout(600);
  expect(await starts(page)).toHaveLength(5);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
  await page.waitForTimeout(600);
  expect(await starts(page)).toHaveLength(5);
});

test("without recognition explains it, and offers to type commands", async ({ page, isMobile }) => {
  await withoutRecognition(page);
  await open(page, "/notifications");
  const sidebar = await openSidebar(page, isMobile);
  await expect(sidebar.getByRole("button", { name: "Write a command" })).toHaveCount(0);
  await toggle(page).click();
  await expect(toast(page)).toHaveText(
    /This browser has no voice recognition\. Write the same commands instead\./,
  );
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
  await sidebar.getByRole("button", { name: "Write a command" }).click();
  const dialog = page.getByRole("dialog", { name: "Commands" });
  await expect(dialog).toContainText("This browser has no voice recognition");
  const field = dialog.getByRole("textbox", { name: "Command" });
  await expect(dialog.getByRole("button", { name: "tema claro", exact: true })).toBeVisible();
  await field.fill("Tema Dia");
  await field.press("Enter");
  await expect(page.locator("html")).toHaveClass("light");
  await expect(dialog.getByRole("status")).toHaveText("Theme: Día");
  await expect(field).toHaveValue("");
});

test("the dialog opens by Ctrl+Shift+V, runs a command, and returns the focus", async ({
  page,
}) => {
  await open(page, "/notifications");
  const bell = page.getByRole("banner").getByRole("link", { name: "Create New" });
  await bell.focus();
  await page.keyboard.press("Control+Shift+V");
  const dialog = page.getByRole("dialog", { name: "Commands" });
  const field = dialog.getByRole("textbox", { name: "Command" });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText("may send the audio off this device");
  await field.fill("hola");
  await dialog.getByRole("button", { name: "Do it" }).click();
  await expect(dialog.getByRole("status")).toHaveText(/“hola” has no command in it/);
  await expect(field).toHaveValue("hola");
  await field.fill("   ");
  await field.press("Enter");
  await expect(dialog.getByRole("status")).toHaveText(/“hola” has no command in it/);
  await dialog.getByRole("button", { name: "modo gris" }).click();
  await expect(page.locator("html")).toHaveClass("gray-subtle");
  await field.fill("al modo fácil");
  await field.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-mode", "easy");
  // In the page's new language.
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("Modo de vista: Fácil");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Crear" })).toBeFocused();
  // It opens again each time, and a click outside closes it.
  await page.keyboard.press("Control+Shift+V");
  await expect(page.getByRole("dialog", { name: "Comandos" })).toBeVisible();
  // The dialog listens for outside clicks from the next frame on.
  await expect(async () => {
    await page.mouse.click(5, 5);
    await expect(page.getByRole("dialog")).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});

test("in a text field Ctrl+Shift+V pastes, and opens nothing", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/creator");
  await page.evaluate(() => navigator.clipboard.writeText("pan dulce"));
  const search = page.getByRole("banner").locator("[name=q]");
  const prompt = page.getByRole("main").locator("textarea[name=prompt]");
  const paste = async (field: Locator, text: string) => {
    await field.focus();
    await page.keyboard.press("Control+Shift+V");
    await expect(field).toHaveValue(text);
    await page.waitForTimeout(200);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  // The plain field, then the search box that has replaced it.
  await paste(search, "pan dulce");
  await expect(search).toHaveRole("combobox");
  await search.press("End");
  await paste(search, "pan dulcepan dulce");
  await paste(prompt, "pan dulce");
});

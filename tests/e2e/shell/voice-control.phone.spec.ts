import { expect, open, openSidebar, test } from "../../support/browser-test.ts";
import {
  hearFourWords,
  listen,
  say,
  starts,
  toast,
  withRecognition,
  type WithVoice,
} from "../../support/pages/fake-voice.ts";

/** Voice control in the phone's drawer; its other tests are in island-voice.desktop.spec.ts. */
test.beforeEach(async ({ page }) => {
  await withRecognition(page);
  await open(page, "/notifications");
});

test("runs spoken commands", async ({ page, isMobile }) => {
  const sidebar = await openSidebar(page, isMobile);
  const voice = sidebar.getByRole("button", { name: /Voice control|Control por voz/ });
  await voice.click();
  await expect(voice).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(/Listening in Spanish/)).toBeVisible();
  expect(await page.evaluate(() => (window as WithVoice).voice.lang)).toBe("es-ES");
  await say(page, "por favor tema claro");
  await expect(page.locator("html")).toHaveClass("light");
  await say(page, "Tema Turquesa");
  await expect(page.locator("html")).toHaveClass("teal-calm");
  await expect(page.getByText("Done: “Tema Turquesa”")).toBeVisible();
  await say(page, "modo facil");
  await expect(page.locator("html")).toHaveAttribute("data-mode", "easy");
  await say(page, "modo creador");
  await expect(page.locator("html")).toHaveAttribute("data-mode", "creator");
  await say(page, "buenos días");
  await expect(page.locator("html")).toHaveClass("teal-calm");
  await voice.click();
  await expect(voice).toHaveAttribute("aria-pressed", "false");
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "plaza-preferences")?.value).toContain("teal-calm");
});

test("shows the last of several phrases recognised at once, without delay", async ({
  page,
  isMobile,
}) => {
  await listen(page, isMobile);
  // The toasts' code is loaded now, so that only their order and delay count.
  await expect(toast(page)).toContainText("Listening");
  await hearFourWords(page);
  await expect(toast(page)).toContainText("“cuatro”", { timeout: 4_000 });
});

test("shows the last of several phrases also before the toasts' code has loaded", async ({
  page,
  isMobile,
}) => {
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/assets\/toast/, async (route) => {
    await gate;
    await route.continue();
  });
  await listen(page, isMobile);
  await hearFourWords(page);
  letIn();
  await expect(toast(page)).toContainText("“cuatro”");
});

test("stops with a reason when the microphone is denied", async ({ page, isMobile }) => {
  const sidebar = await openSidebar(page, isMobile);
  const voice = sidebar.getByRole("button", { name: "Voice control" });
  await voice.click();
  await expect(voice).toHaveAttribute("aria-pressed", "true");
  await page.evaluate(() => (window as WithVoice).voice.fail("not-allowed"));
  await expect(voice).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText(/The microphone is not allowed here/)).toBeVisible();
  await page.waitForTimeout(600);
  expect(await starts(page)).toHaveLength(1);
});

test("restarts when the browser ends it, until it is stopped", async ({ page, isMobile }) => {
  const startCount = async () => (await starts(page)).length;
  const sidebar = await openSidebar(page, isMobile);
  const voice = sidebar.getByRole("button", { name: "Voice control" });
  await voice.click();
  await expect(voice).toHaveAttribute("aria-pressed", "true");
  await page.evaluate(() => (window as WithVoice).voice.end());
  await expect.poll(startCount).toBe(2);
  await expect(voice).toHaveAttribute("aria-pressed", "true");
  await page.evaluate(() => (window as WithVoice).voice.end());
  await expect.poll(startCount).toBe(3);
  await voice.click();
  await expect(voice).toHaveAttribute("aria-pressed", "false");
  await page.waitForTimeout(1_200);
  expect(await startCount()).toBe(3);
});

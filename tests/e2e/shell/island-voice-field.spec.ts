import { THEMES } from "#domain/preferences/preferences.ts";
import { expect, open, test, wear } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";
import { expectTips } from "../../support/pages/expect-tips.ts";
import { listen, say, withRecognition } from "../../support/pages/fake-voice.ts";

/** The dialog for typed commands, whose layout differs on a phone. */
test("opens from the list of shortcuts, over Ajustes, and returns there", async ({
  page,
  isMobile,
}) => {
  await open(page, isMobile ? "/ajustes" : "/notifications#ajustes");
  const sheet = isMobile ? page.getByRole("main") : page.getByRole("dialog", { name: "Ajustes" });
  await sheet.getByText("Atajos de teclado").click();
  const opener = sheet.getByRole("button", { name: "Escribir" });
  // Opened by its button: no key press that other listeners would handle.
  await page.evaluate(() =>
    addEventListener("keydown", ({ key }) => (document.body.dataset.pressed = key)),
  );
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Commands" });
  await expect(dialog.getByRole("textbox", { name: "Command" })).toBeFocused();
  await expect(page.locator("body")).not.toHaveAttribute("data-pressed");
  // The focus is trapped, in both directions.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(dialog.getByRole("button").last()).toBeFocused();
  await dialog.getByRole("button", { name: "tema claro", exact: true }).click();
  await expect(page.locator("html")).toHaveClass("light");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("the dialog and the recognised text are accessible in every theme", async ({
  page,
  isMobile,
}) => {
  await withRecognition(page);
  await listen(page, isMobile);
  await say(page, "tema claro");
  await expect(page.locator("#menu").getByText(/^Heard: /)).toBeVisible();
  await expect(page.locator("html")).toHaveClass("light");
  for (const theme of THEMES) {
    await wear(page, theme);
    await expectAccessible(page);
  }
  await page.locator("#menu").getByRole("button", { name: "Write a command" }).click();
  await expect(page.getByRole("dialog", { name: "Commands" })).toBeVisible();
  await expectTips(page);
  for (const theme of THEMES) {
    await wear(page, theme);
    await expectAccessible(page);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
});

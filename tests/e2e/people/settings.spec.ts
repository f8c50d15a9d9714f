import type { Page } from "@playwright/test";
import { DEFAULT_THEME, THEMES } from "#domain/preferences/preferences.ts";
import {
  expect,
  open,
  openSidebar,
  test,
  watchDocuments,
  wear,
} from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";
import { expectTips } from "../../support/pages/expect-tips.ts";
import {
  linkOf,
  dialogOf,
  openSettings,
  untilItListens,
  watchData,
} from "../../support/pages/settings-dialog.ts";

/** Opening and closing the settings dialog (Ajustes). */
test("opens over the page, traps the focus, and closes by Escape, Back and a click outside", async ({
  page,
  isMobile,
}) => {
  await open(page, "/notifications");
  const documents = watchDocuments(page);
  const data = watchData(page);
  const dialog = await openSettings(page, isMobile);
  await expect(page).toHaveURL("/notifications#ajustes");
  await expect(page.locator("h1")).toHaveText("Notifications");

  for (let press = 0; press < 25; press++) {
    await page.keyboard.press("Tab");
    const isInside = await dialog.evaluate((box) => box.contains(document.activeElement));
    expect(isInside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/notifications");
  // The menu and, on a phone, the drawer that it was opened from are still open.
  await expect(linkOf(page)).toBeFocused();
  await expect(linkOf(page)).toBeInViewport();

  await openSettings(page, isMobile);
  // A click in the dialog is outside the menu, which closes; its summary gets the focus.
  await dialog.getByRole("heading", { name: "Ajustes" }).click();
  await expect(linkOf(page)).toBeHidden();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/notifications");
  await expect(page.locator("#menu summary")).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Cerrar los ajustes" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/notifications");

  await page.evaluate(() =>
    document.querySelector<HTMLElement>('#menu a[href="/ajustes"]')?.click(),
  );
  await untilItListens(page);
  await page.mouse.click(3, 3);
  await expect(dialog).toBeHidden();
  expect(documents).toEqual([]);
  expect(data.filter((url) => url.includes("ajustes"))).toEqual([]);
});

/** The ways to activate the settings link in the user menu. */
const PRESSES = {
  touch: (page: Page) => linkOf(page).tap(),
  mouse: (page: Page) => linkOf(page).click(),
  keyboard: (page: Page) => linkOf(page).press("Enter"),
  script: (page: Page) => linkOf(page).evaluate((link: HTMLAnchorElement) => link.click()),
};
for (const [way, press] of Object.entries(PRESSES)) {
  test(`opens over the page at the first activation by ${way}, before its code has loaded`, async ({
    page,
    isMobile,
  }) => {
    test.skip(way === "touch" && !isMobile, "for fingers");
    let letIn = () => {};
    const gate = new Promise<void>((resolve) => (letIn = resolve));
    await page.route(/\/assets\/(late-shell|settings-dialog)\.client/, async (route) => {
      await gate;
      await route.continue();
    });
    await open(page, "/notifications");
    const documents = watchDocuments(page);
    const sidebar = await openSidebar(page, isMobile);
    await sidebar.locator("summary").click();
    await press(page);
    // A second time, because nothing has happened yet.
    await press(page);
    letIn();
    await untilItListens(page);
    await expect(page).toHaveURL("/notifications#ajustes");
    await expect(page.locator("h1")).toHaveText("Notifications");
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL("/notifications");
    await expect(linkOf(page)).toBeFocused();
    expect(documents).toEqual([]);
  });
}

test.describe("accessibility", () => {
  test.use({ chosen: { switched: "incognito" } });

  test("the open dialog is accessible in every theme", async ({ page, isMobile }) => {
    await open(page, "/notifications");
    const dialog = await openSettings(page, isMobile);
    await dialog.getByText("Atajos de teclado").click();
    await expectTips(page);
    // Contrast does not depend on the width.
    for (const theme of isMobile ? [DEFAULT_THEME] : THEMES) {
      await wear(page, theme);
      await expectAccessible(page);
    }
  });
});

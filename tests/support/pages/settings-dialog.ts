import { expect, type Page } from "@playwright/test";
import { openSidebar } from "../browser-test.ts";

/** The link that opens the dialog Ajustes. */
export const linkOf = (page: Page) => page.locator('#menu a[href="/ajustes"]');
export const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Ajustes" });

/** Opens Ajustes on the current page, from the user menu, which may already be open. */
export async function openSettings(page: Page, isMobile: boolean) {
  const link = linkOf(page);
  if (!(await link.isVisible())) {
    const drawer = page.locator("[data-menu=open]");
    await openSidebar(page, isMobile && (await drawer.count()) === 0);
    await page.locator("#menu summary").click();
  }
  await link.click();
  const dialog = dialogOf(page);
  await untilItListens(page);
  return dialog;
}

/** Waits until the dialog has the focus: only then it handles keys and clicks outside. */
export async function untilItListens(page: Page) {
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect
    .poll(() => dialog.evaluate((box) => box.contains(document.activeElement)))
    .toBe(true);
}

/** Records requests for loader data; opening and closing a dialog should make none. */
export function watchData(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".data")) asked.push(request.url());
  });
  return asked;
}

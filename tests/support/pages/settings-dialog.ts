import { expect, type Page } from "@playwright/test";
import { openSidebar } from "../browser-test.ts";

/** Ajustes as its tests reach for it (spec 2 "Settings dialog 'Ajustes'"). */
export const linkOf = (page: Page) => page.locator('#menu a[href="/ajustes"]');
export const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Ajustes" });

/** Opens Ajustes over the present page, from the person's menu, which may still be open. */
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

/** The dialog hears keys, and presses beside it, once it holds the focus. */
export async function untilItListens(page: Page) {
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect
    .poll(() => dialog.evaluate((box) => box.contains(document.activeElement)))
    .toBe(true);
}

/** Requests for a page's data, which opening and closing a dialog has no need of. */
export function watchData(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".data")) asked.push(request.url());
  });
  return asked;
}

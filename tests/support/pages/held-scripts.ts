import { expect, type Page } from "@playwright/test";
import { CHROMIUM_ARGS } from "../browser.ts";

/** The browser itself takes its line for a 2g one, so it says so with every request that is its own. */
export const SLOW_LINE = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [...CHROMIUM_ARGS, "--force-effective-connection-type=2G"],
};

/** 1 once the scripts have taken over. */
export const isReady = (page: Page) => page.locator("html[data-ready]").count();

/** Every script and every answer of a loader that is asked for from here on. */
export function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "script" || /\.(js|data)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** With the first answer the server asks how fast the line is; from the second on it is told. */
export async function openHeld(page: Page, path: string): Promise<void> {
  await page.goto("/portals");
  await page.waitForLoadState("networkidle");
  await page.goto(path);
  expect(await page.locator("#held").count()).toBe(1);
}

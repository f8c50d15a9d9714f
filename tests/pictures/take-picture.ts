import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { choose, expect, test, untilStill } from "../support/browser-test.ts";
import type { Look } from "./looks.ts";
import type { Prepared } from "./prepare.ts";
import type { Shot } from "./shot.ts";

/** Higher pages are cut: what is far below the fold cannot be judged in a sheet. */
const HIGHEST_PX = 2_400;

/**
 * Opens a shot's page in a look, and brings it into its state.
 *
 * @param prepared what prepare.ts has made; a visitor at a plain path needs none of it
 */
export async function openShot(
  page: Page,
  shot: Shot,
  { theme, mode, language }: Omit<Look, "width">,
  prepared?: Prepared,
): Promise<void> {
  await page.setExtraHTTPHeaders({
    // Rate limits are by address.
    "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    ...(shot.savesData && { "Save-Data": "on" }),
  });
  const isFirstVisit = shot.viewer === "newcomer" || /onboarding|path-selection/.test(shot.path);
  await choose(page, { theme, mode, language, ...(isFirstVisit && { onboarded: "", path: "" }) });
  const path = prepared?.addresses[shot.path] ?? shot.path;
  const keep = (name: string, value: string) =>
    page.context().addCookies([{ name, value, url: test.info().project.use.baseURL! }]);
  if (prepared && (shot.viewer === "account" || shot.viewer === "fresh"))
    await keep("plaza-session", prepared.sessions[shot.viewer]);
  if (prepared && shot.viewer === "pending") await keep("plaza-sign-in", prepared.pending);
  await page.goto(path);
  // Published pages have no scripts: nothing marks them as ready.
  const isBare = /^\/(p|builder\/preview)\//.test(new URL(page.url()).pathname);
  // The styles of icons are enabled after the first frame.
  const ready = 'html[data-ready]:not(:has(style[media="not all"]))';
  if (!isBare && !shot.isWithoutScript && !shot.savesData)
    await expect(page.locator(ready)).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  await shot.act?.(page);
  // It would wait for ever: no promise of the page is kept.
  if (!shot.isWithoutScript) await untilStill(page);
}

/** The page as a PNG file: as far as HIGHEST_PX, or what fits the viewport. */
export async function takePicture(page: Page, shot: Shot, { width }: Pick<Look, "width">) {
  if (shot.isViewport) return page.screenshot();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(height, HIGHEST_PX) };
  return page.screenshot({ fullPage: true, clip });
}

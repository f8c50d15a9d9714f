import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser-test.ts";
import { serveInPieces } from "../../support/pages/serve-in-pieces.ts";

/**
 * Nothing moves while a list or an item's page comes, with its pictures and its complete style sheet. Less
 * than this rounds to 0.
 */
const NONE = 0.001;

/**
 * A card's picture is centred in its height, which grows while the card's texts are being parsed. More than
 * this is a row whose width is shared.
 */
const WHILE_PARSED = 0.002;

type Shift = [value: number, classes: unknown];

async function shiftsOf(page: Page, path: string): Promise<Shift[]> {
  await page.addInitScript(() => {
    const moved: Shift[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources, value } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        const nodes = sources.map(({ node }) => (node as Element | undefined)?.className);
        moved.push([value, nodes]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page, path);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return page.evaluate(() => (window as unknown as { moved: Shift[] }).moved);
}

async function expectNoShift(page: Page, path: string): Promise<void> {
  const moved = await shiftsOf(page, path);
  expect(moved.filter(([value]) => value >= NONE)).toEqual([]);
  expect(moved.reduce((sum, [value]) => sum + value, 0)).toBeLessThan(NONE);
}

for (const path of ["/spaces", "/artifakts", "/agentiks", "/challenges", "/artifakts/artifakt-1"])
  test(`${path} shifts nothing`, ({ page }) => expectNoShift(page, path));

for (const path of ["/spaces", "/artifakts", "/inbox", "/challenges", "/artifakts/artifakt-1", "/"])
  test(`${path} shifts nothing while its HTML comes in pieces`, async ({
    page,
    context,
    baseURL,
  }) => {
    const slow = await serveInPieces(new URL(baseURL!).origin);
    try {
      const cookies = await context.cookies();
      await context.addCookies(
        cookies.map(({ name, value }) => ({ name, value, url: slow.origin })),
      );
      const moved = await shiftsOf(page, slow.origin + path);
      expect(moved.filter(([value]) => value >= WHILE_PARSED)).toEqual([]);
    } finally {
      await slow.close();
    }
  });

for (const height of [660, 760])
  test(`the sidebar's foot stays in its place in a window of ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height });
    await expectNoShift(page, "/spaces");
  });

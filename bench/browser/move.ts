import type { BrowserContext } from "@playwright/test";
import { inTab, type How } from "./visit.ts";

/** How long a pointer rests on a link before it is pressed, in milliseconds (budgets.md: 1 s). */
const REST_MS = 1_000;
const BUDGET_MS = 30_000;

/**
 * Opens a screen, then another by a link of its own.
 *
 * @param link where the first screen is, and the address its link has
 * @param isReached whether a pointer rests on the link first, so that it is fetched ahead
 * @returns milliseconds from the press to the frame in which the other screen's heading stands
 */
export const moveOn = (
  context: BrowserContext,
  { address, href }: { address: string; href: string },
  { isReached, ...how }: How & { isReached: boolean },
): Promise<number> =>
  inTab(context, address, { ...how, hydrates: true }, async (page) => {
    const link = page.locator(`main a[href="${href}"]`).first();
    if (isReached) {
      await link.hover();
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
    return link.evaluate(followed, BUDGET_MS);
  });

/** Runs in the page. */
function followed(link: HTMLElement, most: number): Promise<number> {
  const heading = () => document.querySelector("main h1")?.textContent;
  const before = heading();
  const started = performance.now();
  link.click();
  return new Promise((resolve, reject) => {
    const look = () => {
      const now = performance.now();
      const after = heading();
      if (after && after !== before) resolve(now - started);
      else if (now - started > most) reject(new Error(`${link.getAttribute("href")} never came`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

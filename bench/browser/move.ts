import type { BrowserContext } from "@playwright/test";
import { inTab, type How } from "./visit.ts";

/** Time for which the pointer hovers over a link before the click, in milliseconds. */
const HOVER_MS = 1_000;
const BUDGET_MS = 30_000;

/**
 * Opens a screen, then navigates to another by its link.
 *
 * @param link URL of the first screen, and the link's href
 * @param isReached whether the pointer hovers over the link first, which triggers the prefetch
 * @returns milliseconds from the click to the frame that contains the other screen's heading
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
      await new Promise((resolve) => setTimeout(resolve, HOVER_MS));
    }
    return link.evaluate(clickAndWait, BUDGET_MS);
  });

/** Runs in the page: clicks and waits for the heading to change. */
function clickAndWait(link: HTMLElement, most: number): Promise<number> {
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

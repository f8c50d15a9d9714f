import { MODES } from "#domain/preferences/preferences.ts";
import { choose, expect, open, test } from "../../support/browser-test.ts";
import { SCREENS } from "../../support/screens.ts";

for (const { path } of SCREENS) {
  test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const mode of MODES) {
      await test.step(mode, async () => {
        await choose(page, { mode });
        await open(page, path);
        expect(await page.evaluate(findTooWide)).toEqual({ scrollWidth: 320, over: [] });
      });
    }
  });
}

/** Elements beyond the right edge, and the page's width in CSS pixels. Runs in the page. */
function findTooWide() {
  const isScrolled = (element: Element): boolean =>
    /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
    (element.parentElement ? isScrolled(element.parentElement) : false);
  const { scrollWidth } = document.documentElement;
  const over = Array.from(document.querySelectorAll("main *, header *"))
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .filter((element) => !isScrolled(element.parentElement!))
    .map((element) => element.outerHTML.slice(0, 120));
  return { scrollWidth, over: over.slice(0, 3) };
}

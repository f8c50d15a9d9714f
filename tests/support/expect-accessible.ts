import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** axe's rules for WCAG 2.2, levels A and AA. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Expects no accessibility violation in the page's present state.
 *
 * @param part a selector: checks only this part
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // Legacy mode runs axe in the page itself instead of a blank page per analysis, which is faster. The
  // results differ only for cross-origin frames, and Plaza has none.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(TAGS);
  await expectNothing(part ? axe.include(part) : axe);
}

/** Expects sufficient contrast, the only rule whose result depends on the theme. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNothing(new AxeBuilder({ page }).setLegacyMode().withRules("color-contrast"));

async function expectNothing(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** Expects no horizontal scrolling. */
export async function expectFits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** axe's rules for WCAG 2.2, levels A and AA. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * axe in the page as it is. Legacy mode runs it in the page itself instead of a blank page per analysis,
 * which is faster. The results differ only for cross-origin frames, and Plaza has none. A selector for
 * each element that passes a rule would take longer than the rules.
 */
const axeOf = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();

/**
 * Expects no accessibility violation in the page's present state.
 *
 * @param part a selector: checks only this part
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = axeOf(page).withTags(TAGS);
  await expectNothing(page, part ? axe.include(part) : axe);
}

/** Expects sufficient contrast, the only rule whose result depends on the theme. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNothing(page, axeOf(page).withRules("color-contrast"));

async function expectNothing(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target, failureSummary = "" } of nodes) {
      const selector = target.join(" ");
      const isCovered = id === "target-size" && failureSummary.includes("partially obscured");
      if (isCovered && (await isLargeEnoughScrolled(page, selector))) continue;
      found.push(`${id}: ${selector}\n${failureSummary}`);
    }
  expect(found).toEqual([]);
}

/** Whether a target that something fixed covers in part is large enough once it is scrolled to. */
async function isLargeEnoughScrolled(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((target) => target.scrollIntoView({ block: "center" }));
  const again = axeOf(page).withRules("target-size").include(selector);
  return (await again.analyze()).violations.length === 0;
}

/** Expects no horizontal scrolling. */
export async function expectFits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2, A and AA, as far as a machine can find. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * No violation in the state the page is in.
 *
 * @param part a selector: only what is in it is looked at
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // "Legacy" puts the results together in the page itself, and not in a blank one opened for it each
  // time. The two differ where there are frames of other origins, and we have none.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(TAGS);
  await expectNothing(part ? axe.include(part) : axe);
}

/** The same of contrast alone, which is all that depends on the theme. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNothing(new AxeBuilder({ page }).setLegacyMode().withRules("color-contrast"));

async function expectNothing(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** Nothing has to be pushed sideways. */
export async function expectFits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

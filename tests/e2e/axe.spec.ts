import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { THEMES } from "#app/domain/preferences.ts";
import { choose, expect, open, openSidebar, test, wear } from "../support/browser-test.ts";
import { SCREENS } from "../support/screens.ts";

/** No violation of WCAG 2.2 A and AA that a machine can find. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Those of them that look at colours: the others find the same in every theme. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (
    rules ? builder.withRules(rules) : builder.withTags(TAGS)
  ).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`),
  );
  expect(found).toEqual([]);
}

for (const { path } of SCREENS) {
  test.describe("in Noche", () => {
    test.use({ chosen: { theme: "dark", mode: "creator" } });

    test(`${path} can be used by everybody`, async ({ page, isMobile }) => {
      await open(page, path);
      await page.waitForLoadState("networkidle");
      await expectAccessible(page);
      // Contrast does not depend on the width: the phone shows the other mode instead.
      if (isMobile) {
        await choose(page, { theme: "dark", mode: "easy" });
        await open(page, path);
        return expectAccessible(page);
      }
      for (const theme of THEMES.filter((other) => other !== "dark")) {
        await test.step(theme, async () => {
          await wear(page, theme);
          await expectAccessible(page, COLOR_RULES);
        });
      }
    });
  });
}

test.describe("open states", () => {
  for (const theme of THEMES) {
    test.describe(theme, () => {
      test.use({ chosen: { theme } });
      test.skip(({ isMobile }) => isMobile && theme !== "dark", "seen at the other width");

      test("the drawer, the person's menu and a toast", async ({ page, isMobile }) => {
        await page.addInitScript(() => {
          for (const name of ["SpeechRecognition", "webkitSpeechRecognition"])
            Object.defineProperty(window, name, { value: undefined });
        });
        await open(page, "/notifications");
        const sidebar = await openSidebar(page, isMobile);
        await page.waitForTimeout(300);
        await expectAccessible(page);
        await sidebar.locator("summary").click();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await sidebar.getByRole("button", { name: "Voice control" }).click();
        await expect(page.getByText(/no voice recognition/)).toBeVisible();
        await page.mouse.move(5, 5);
        await page.waitForTimeout(500);
        await expectAccessible(page);
      });

      test("a page that is not there", async ({ page, problems }) => {
        await page.goto("/nowhere");
        await expectAccessible(page);
        problems.length = 0;
      });
    });
  }
});

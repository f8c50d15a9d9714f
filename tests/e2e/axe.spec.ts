import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { THEMES } from "#app/domain/preferences.ts";
import { expect, open, openSidebar, test } from "../support/browser-test.ts";
import { SCREENS } from "../support/screens.ts";

/** No violation of WCAG 2.2 A and AA that a machine can find. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`),
  );
  expect(found).toEqual([]);
}

for (const { path } of SCREENS) {
  for (const theme of THEMES) {
    for (const mode of path === "/" ? ["creator", "easy"] : ["creator"]) {
      test.describe(`${theme} ${mode}`, () => {
        test.use({ chosen: { theme, mode } });
        // Contrast does not depend on the width: both widths in one theme are enough.
        test.skip(({ isMobile }) => isMobile && theme !== "dark", "seen at the other width");

        test(`${path} can be used by everybody`, async ({ page }) => {
          await open(page, path);
          await page.waitForLoadState("networkidle");
          await expectAccessible(page);
        });
      });
    }
  }
}

for (const theme of THEMES) {
  test.describe(`${theme}, open states`, () => {
    test.use({ chosen: { theme } });

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

import { MODES, THEMES } from "#domain/preferences/preferences.ts";
import { choose, expect, open, openSidebar, test, wear } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";
import { SCREENS } from "../../support/screens.ts";

for (const { path } of SCREENS) {
  test.describe("in Noche", () => {
    test.use({ chosen: { theme: "dark", mode: "creator" } });

    test(`${path} can be used by everybody`, async ({ page, isMobile }) => {
      test.slow();
      for (const mode of isMobile || path === "/" ? MODES : (["creator"] as const)) {
        await choose(page, { theme: "dark", mode });
        await open(page, path);
        await page.waitForLoadState("networkidle");
        // Contrast does not depend on the width: the phone is looked at in one theme.
        for (const theme of isMobile ? (["dark"] as const) : THEMES) {
          await test.step(`${theme} ${mode}`, async () => {
            await wear(page, theme);
            await expectAccessible(page);
          });
        }
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

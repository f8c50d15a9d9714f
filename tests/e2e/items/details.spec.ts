import { THEMES } from "#domain/preferences/preferences.ts";
import { looksAt } from "../../support/sampling/combinations.ts";
import { choose, open, test, wear } from "../../support/browser-test.ts";
import { expectAccessible, expectContrast, expectFits } from "../../support/expect-accessible.ts";

const PAGES = [
  "/spaces/space-4/about",
  "/artifakts/artifakt-1",
  "/agentiks/agentik-1",
  "/challenges/challenge-1",
  "/apps/app-comandero",
];

for (const [index, path] of PAGES.entries())
  test(`${path} is accessible and does not overflow`, async ({ page, isMobile }, { project }) => {
    test.slow();
    for (const look of looksAt(index, project.name))
      await test.step(`${look.theme} ${look.mode}`, async () => {
        await choose(page, look);
        await open(page, path);
        await page.waitForLoadState("networkidle");
        await expectAccessible(page);
        await expectFits(page);
        // Contrast does not depend on the width.
        for (const theme of THEMES.filter((one) => !isMobile && one !== look.theme)) {
          await wear(page, theme);
          await expectContrast(page);
        }
      });
  });

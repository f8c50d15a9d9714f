import { DEFAULT_THEME, THEMES } from "#domain/preferences/preferences.ts";
import {
  choose,
  open,
  openSidebar,
  expect,
  test,
  untilStill,
  wear,
} from "../../support/browser-test.ts";
import { looksAt, looksOf, RUNS_ALL } from "../../support/sampling/combinations.ts";
import { expectAccessible, expectContrast } from "../../support/expect-accessible.ts";
import { expectFewRequests, watchRequests } from "../../support/pages/expect-few-requests.ts";
import { expectLinedUp } from "../../support/pages/expect-lined-up.ts";
import { expectNarrow, NARROW } from "../../support/pages/expect-narrow.ts";
import { expectTips } from "../../support/pages/expect-tips.ts";
import { SCREENS } from "../../support/screens/screens.ts";

/** In the usual run every second screen is opened on a phone alone, where most people open it. */
const isLeftOut = (index: number, path: string, width: string) =>
  !RUNS_ALL && width === "desktop" && path !== "/" && index % 2 === 1;

/**
 * Opening a screen takes longer than any of these checks: each screen is opened once for all of them. On a
 * phone in Spanish, which is longer than English: what fits in it fits in both.
 */
for (const [index, { path, isGated }] of SCREENS.entries())
  test(`${path} is accessible, fits, lines up and makes few requests`, async ({
    page,
    isMobile,
    baseURL,
  }, { project }) => {
    test.skip(isLeftOut(index, path, project.name), "seen on a phone");
    test.slow();
    if (isMobile) await page.setViewportSize(NARROW);
    const language = isMobile ? "es" : "en";
    // The home differs by mode.
    const looks = path === "/" ? looksOf(project.name) : looksAt(index, project.name);
    const requests = watchRequests(page);
    for (const [turn, look] of looks.entries())
      await test.step(`${look.theme} ${look.mode}`, async () => {
        await choose(page, { ...look, language });
        await open(page, path);
        await page.waitForLoadState("networkidle");
        // Later the browser has the scripts.
        if (turn === 0) await expectFewRequests(page, requests, baseURL!);
        await expectAccessible(page);
        await expectTips(page);
        if (isMobile) await expectNarrow(page);
        if (!isMobile && isGated) await expectLinedUp(page);
        // Contrast does not depend on the width. In the usual run each screen has one more theme, in turn.
        const others = isMobile ? [] : THEMES.filter((one) => one !== look.theme);
        const worn = RUNS_ALL ? others : others.slice(index % 3, (index % 3) + 1);
        for (const theme of worn) {
          await wear(page, theme);
          await expectContrast(page);
        }
      });
  });

test.describe("open states", () => {
  /** Every theme on a desktop only: contrast does not depend on the width. */
  const themesOf = (isMobile: boolean) => (isMobile ? [DEFAULT_THEME] : THEMES);

  test("the drawer and the user menu", async ({ page, isMobile }) => {
    test.slow();
    await open(page, "/notifications");
    const sidebar = await openSidebar(page, isMobile);
    for (const isUnfolded of [false, true]) {
      if (isUnfolded) await sidebar.locator("summary").click();
      for (const theme of themesOf(isMobile)) {
        await wear(page, theme);
        await expectAccessible(page);
      }
    }
  });

  for (const theme of THEMES)
    test.describe(theme, () => {
      test.use({ chosen: { theme } });

      test("a toast", async ({ page, isMobile }) => {
        test.skip(!themesOf(isMobile).includes(theme), "seen at the other width");
        await page.addInitScript(() => {
          for (const name of ["SpeechRecognition", "webkitSpeechRecognition"])
            Object.defineProperty(window, name, { value: undefined });
        });
        await open(page, "/notifications");
        const sidebar = await openSidebar(page, isMobile);
        await sidebar.getByRole("button", { name: "Voice control" }).click();
        await expect(page.getByText(/no voice recognition/)).toBeVisible();
        await page.mouse.move(5, 5);
        await untilStill(page);
        await expectAccessible(page);
      });
    });

  test("the 404 page", async ({ page, isMobile, problems }) => {
    await page.goto("/nowhere");
    for (const theme of themesOf(isMobile)) {
      await wear(page, theme);
      await expectAccessible(page);
    }
    problems.length = 0;
  });
});

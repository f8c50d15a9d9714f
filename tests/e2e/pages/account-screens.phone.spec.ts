import { confirmedSession } from "../../support/account-links.ts";
import { choose, expect, open, test } from "../../support/browser-test.ts";
import { expectAccessible, expectFits } from "../../support/expect-accessible.ts";
import { expectTips } from "../../support/pages/expect-tips.ts";
import { SESSION_SCREENS } from "../../support/screens/screens.ts";

/** The screens that only accounts and operators may open, in Spanish, at 320 px. */
const WALKED = SESSION_SCREENS.map(({ path }) => path);

for (const path of [...WALKED, "/operator/people?q=operator-script@pruebas.mx"])
  test(`${path} is accessible and fits`, async ({ page, baseURL }) => {
    test.slow();
    const value = await confirmedSession(baseURL!, "operator-script@pruebas.mx");
    await page.context().addCookies([{ name: "plaza-session", value, url: baseURL! }]);
    await page.setViewportSize({ width: 320, height: 640 });
    await choose(page, { language: "es" });
    await open(page, path);
    // Not the sign-in, nor a page for strangers.
    expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ""));
    await expect(page.locator("main h1, main h2").first()).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await expectTips(page);
  });

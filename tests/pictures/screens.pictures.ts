import { randomInt } from "node:crypto";
import path from "node:path";
import { choose, expect, test, untilStill } from "../support/browser-test.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { HEIGHTS, looksOf } from "./looks.ts";
import type { Prepared } from "./prepare.ts";
import { PICTURES_FOLDER } from "./contact-sheets.ts";
import { SHOTS } from "./screens-and-states.ts";

/** Higher pages are cut: what is far below the fold cannot be judged in a sheet. */
const HIGHEST_PX = 2_400;

test.use({ chosen: null });
test.describe.configure({ mode: "parallel" });

for (const [index, shot] of SHOTS.entries())
  for (const look of shot.look ? [shot.look] : looksOf(index))
    test(`${shot.name} ${Object.values(look).join(" ")}`, async ({ page, baseURL, problems }) => {
      const { addresses, sessions, pending } = JSON.parse(process.env.PICTURES!) as Prepared;
      const { width, theme, mode, language } = look;
      await page.setViewportSize({ width, height: HEIGHTS[width] });
      // Rate limits are by address.
      await page.setExtraHTTPHeaders({
        "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      });
      const isFirstVisit =
        shot.viewer === "newcomer" || /onboarding|path-selection/.test(shot.path);
      await choose(page, {
        theme,
        mode,
        language,
        ...(isFirstVisit && { onboarded: "", path: "" }),
      });
      const keep = (name: string, value: string) =>
        page.context().addCookies([{ name, value, url: baseURL! }]);
      if (shot.viewer === "account" || shot.viewer === "fresh")
        await keep("plaza-session", sessions[shot.viewer]);
      if (shot.viewer === "pending") await keep("plaza-sign-in", pending);
      await page.goto(addresses[shot.path] ?? shot.path);
      // Published pages have no scripts: nothing marks them as ready.
      const isBare = /^\/(p|builder\/preview)\//.test(new URL(page.url()).pathname);
      // The styles of icons are enabled after the first frame.
      const ready = 'html[data-ready]:not(:has(style[media="not all"]))';
      if (!isBare) await expect(page.locator(ready)).toHaveCount(1);
      await page.waitForLoadState("networkidle");
      await shot.act?.(page);
      await untilStill(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.screenshot({
        path: path.join(PICTURES_FOLDER, shot.name, `${width}-${theme}-${mode}-${language}.png`),
        ...(!shot.isViewport && {
          fullPage: true,
          clip: { x: 0, y: 0, width, height: Math.min(height, HIGHEST_PX) },
        }),
      });
      await expectAccessible(page);
      // Browsers log answers such as 404 and 422, which some states are about.
      if (shot.name.startsWith("state-")) problems.length = 0;
    });

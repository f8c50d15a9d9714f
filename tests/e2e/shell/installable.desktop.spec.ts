import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { CHROMIUM_ARGS, findChromium } from "../../support/browser.ts";
import { PAST_THE_GATE } from "../../support/request.ts";
import { REQUESTS_MAX } from "../../support/screens/screens.ts";

/**
 * Installing Plaza. A whole Chromium with a profile of its own: the headless shell offers no
 * installation, and a private window, which Playwright opens otherwise, refuses it.
 */
test("Chromium finds nothing that keeps Plaza from being installed", async ({ baseURL }) => {
  test.slow();
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-profile-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(() => undefined),
    args: CHROMIUM_ARGS,
    locale: "es-MX",
  });
  try {
    const value = new URLSearchParams(PAST_THE_GATE).toString();
    await context.addCookies([{ name: "plaza-preferences", value, url: baseURL! }]);
    const [page] = context.pages() as [ReturnType<typeof context.pages>[0]];
    const requested: string[] = [];
    // Not the page's icon, a data URL.
    context.on("request", (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === new URL(baseURL!).origin) requested.push(pathname);
    });
    await page.goto(`${baseURL}/spaces`);
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    await page.waitForLoadState("networkidle");
    const client = await context.newCDPSession(page);
    const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
    expect(installabilityErrors).toEqual([]);
    const { url, errors, data } = await client.send("Page.getAppManifest");
    expect([url, errors]).toEqual([`${baseURL}/manifest.webmanifest?lang=es`, []]);
    expect(JSON.parse(data ?? "")).toMatchObject({ name: "Plaza", lang: "es", start_url: "/" });

    // The page's own requests stay within the budget; for an installation the browser adds the
    // manifest and one icon, from its cache on the next page.
    const isForInstallation = (file: string) => /^\/(manifest\.webmanifest|icon-)/.test(file);
    expect(requested.filter((file) => !isForInstallation(file)).length).toBeLessThanOrEqual(
      REQUESTS_MAX,
    );
    expect(requested.filter(isForInstallation).length).toBeLessThanOrEqual(2);
  } finally {
    await context.close();
    fs.rmSync(profile, { recursive: true, force: true });
  }
});

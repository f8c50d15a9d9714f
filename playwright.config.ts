import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findTestBrowser } from "./tests/support/browser.ts";
import { freePort } from "./tests/support/free-port.ts";

/**
 * Browser tests on the production build. Playwright loads this file in the runner and in every
 * worker; values chosen here are stored in environment variables, so that all processes agree.
 */
const log = (line: string) => process.stdout.write(`${line}\n`);
process.env.TEST_BROWSER_PATH ||= await findTestBrowser(log);
process.env.PLAZA_BROWSER_PORT ||= String(await freePort());
const port = process.env.PLAZA_BROWSER_PORT;
const baseURL = `http://localhost:${port}`;
/** Tests that measure response times. */
const SPEED = "**/*-speed.spec.ts";
/** `x.spec.ts` runs at both widths; these only at the named one. */
const DESKTOP_ONLY = "**/*.desktop.spec.ts";
const PHONE_ONLY = "**/*.phone.spec.ts";
const DESKTOP = {
  viewport: { width: 1440, height: 900 },
  userAgent: userAgent("X11; Linux x86_64", ""),
};

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Each worker runs a browser. Tests wait as much as they compute: on two cores three workers took 1.9
  // minutes for what two did in 2.3, and four took 2.0.
  workers: 3,
  // The integration machine has been measured at 2.4 times slower than the one these tests were timed on.
  timeout: process.env.CI ? 60_000 : 30_000,
  expect: { timeout: 7_000 },
  reporter: [["list"], ["json", { outputFile: "reports/browser.json" }]],
  use: {
    baseURL,
    locale: "en-US",
    timezoneId: "America/Mexico_City",
    // Traces cost a fifth of the CPU time: pass `--trace retain-on-failure` when needed.
    screenshot: "only-on-failure",
    // Otherwise the worker answers a test's second page; offline.spec.ts tests the worker.
    serviceWorkers: "block",
    launchOptions: { executablePath: process.env.TEST_BROWSER_PATH, args: CHROMIUM_ARGS },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: [SPEED, PHONE_ONLY],
      use: DESKTOP,
    },
    {
      name: "phone",
      testIgnore: [SPEED, DESKTOP_ONLY],
      use: {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        userAgent: userAgent("Linux; Android 10; K", " Mobile"),
      },
    },
    // After the others, so that no other browser uses the CPU; alone: `--project=speed --no-deps`.
    { name: "speed", testMatch: SPEED, dependencies: ["desktop", "phone"], use: DESKTOP },
  ],
  webServer: {
    command: "node --import tsx tests/support/serve-build.ts",
    url: `${baseURL}/readyz`,
    env: { PORT: port },
    timeout: 90_000,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
});

/** A usual browser's user agent: "HeadlessChrome" counts as a bot, and bots skip the gate. */
function userAgent(system: string, kind: string): string {
  return `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0${kind} Safari/537.36`;
}

import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import usual from "../../playwright.config.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * `npm run pictures`: a picture of every screen and state, and contact sheets of them in
 * `reports/pictures`; `npm run pictures -- -g laptop-` of those whose name says so.
 */
export default defineConfig({
  ...usual,
  testDir: ".",
  testMatch: "screens.pictures.ts",
  outputDir: "../../test-results/pictures",
  timeout: 120_000,
  reporter: [["line"]],
  globalSetup: ["./pictures-folder.ts", "./prepare.ts"],
  globalTeardown: "./contact-sheets.ts",
  // Commands run in the configuration's folder otherwise.
  webServer: [usual.webServer!].flat().map((server) => ({ ...server, cwd: ROOT })),
  projects: [{ name: "pictures" }],
});

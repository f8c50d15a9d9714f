import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import usual from "../../playwright.config.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** `npm run pictures`: a picture of every screen and state, and contact sheets of them. */
export default defineConfig({
  ...usual,
  testDir: ".",
  testMatch: "*.pictures.ts",
  outputDir: "../../test-results/pictures",
  timeout: 120_000,
  reporter: [["line"]],
  globalSetup: "./prepare.ts",
  globalTeardown: "./contact-sheets.ts",
  // Commands run in the configuration's folder otherwise.
  webServer: [usual.webServer!].flat().map((server) => ({ ...server, cwd: ROOT })),
  projects: [{ name: "pictures" }],
});

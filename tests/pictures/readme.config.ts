import { defineConfig } from "@playwright/test";
import screens from "./playwright.config.ts";

/** `npm run pictures:readme`: README's pictures, in `docs/pictures`, of the example as it is seeded. */
export default defineConfig({
  ...screens,
  testMatch: "readme.pictures.ts",
  globalSetup: undefined,
  globalTeardown: undefined,
  projects: [{ name: "readme" }],
});

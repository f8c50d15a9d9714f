import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { bringChallengesToToday } from "./challenges-today.ts";
import { createTestDatabase } from "./database.ts";
import { provideTestServer } from "./templates.ts";

/**
 * Playwright's web server: the production build on PORT, over a database cloned from the seeded
 * template. A program of its own because Playwright starts its web server before its global setup.
 */
const ROOT = path.resolve(fileURLToPath(import.meta.url), "../../..");
const postgres = await provideTestServer((line) => console.log(line));
const database = await createTestDatabase();
await bringChallengesToToday(database.sql);

const server = spawn(process.execPath, ["--enable-source-maps", "build/plaza.js"], {
  cwd: ROOT,
  env: { ...process.env, NODE_ENV: "production", DATABASE_URL: database.url },
  stdio: "inherit",
});
const ended = new Promise<number>((resolve) => {
  server.once("error", () => resolve(1));
  server.once("exit", (code) => resolve(code ?? 1));
});

let asked = false;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (!asked) server.kill("SIGTERM");
    asked = true;
  });
}

const code = await ended;
await database.drop();
await postgres.stop();
process.exit(asked ? 0 : code || 1);

import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { browserDatabaseFile, browserTestServerFile } from "./browser-database-file.ts";
import { bringChallengesToToday } from "./challenges-today.ts";
import { browserTelegramFile } from "./channels/browser-telegram.ts";
import { startFakeTelegram } from "./channels/fake-telegram.ts";
import { createTestDatabase } from "./database.ts";
import { provideTestServer } from "./postgres/templates.ts";

/**
 * Playwright's web server: the production build on PORT, on a database cloned from the seeded template.
 * A separate program, because Playwright starts its web server before its global setup.
 */
const ROOT = path.resolve(fileURLToPath(import.meta.url), "../../..");
const postgres = await provideTestServer((line) => console.log(line));
const database = await createTestDatabase();
await bringChallengesToToday(database.sql);

// For tests that act as the operator, with direct access to the database.
const databaseFile = browserDatabaseFile(process.env.PORT ?? "");
fs.writeFileSync(databaseFile, database.url);
const testServerFile = browserTestServerFile(process.env.PORT ?? "");
fs.writeFileSync(testServerFile, JSON.stringify(postgres.server));

const telegram = await startFakeTelegram();
const telegramFile = browserTelegramFile(process.env.PORT ?? "");
fs.writeFileSync(telegramFile, telegram.root);

const server = spawn(process.execPath, ["--enable-source-maps", "build/plaza.js"], {
  cwd: ROOT,
  // TRUST_PROXY lets each test send an IP address of its own, for separate rate limits.
  env: {
    ...process.env,
    NODE_ENV: "production",
    DATABASE_URL: database.url,
    TRUST_PROXY: "on",
    // High, so that a machine busy with browsers sheds no load.
    MAX_RUNNING: "100",
    // For tests with a web server of their own.
    TOOL_HOSTS_ALLOWED: "127.0.0.1",
    TELEGRAM_API_ROOT: telegram.root,
    PLAZA_OPERATORS:
      "operator-script@pruebas.mx,operator-plain@pruebas.mx,operator-forms@pruebas.mx",
  },
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
for (const file of [databaseFile, testServerFile, telegramFile]) fs.rmSync(file, { force: true });
await telegram.stop();
await database.drop();
await postgres.stop();
process.exit(asked ? 0 : code || 1);

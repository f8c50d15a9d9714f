/** `npm run dev`: starts the database, compiles the messages, runs Remix with hot reload. */
import { spawn } from "node:child_process";
import { closeDatabase, isEmpty, openDatabase } from "./database/database-server.mjs";
import { checkEnvironment, loadEnvFile } from "./environment.mjs";
import { checkNode, ensureInstalled } from "./install.mjs";
import { checkPort } from "./port.mjs";
import { compileMessages } from "./build/production-build.mjs";
import {
  lastLine,
  packageProgram,
  reportError,
  ROOT,
  runNode,
  signalChildren,
  step,
} from "./steps.mjs";

let stopping = false;
let stop = () => signalChildren("SIGTERM");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    stop();
  });
}

process.exit(await main());

async function main() {
  let database = null;
  try {
    checkNode();
    loadEnvFile();
    const env = checkEnvironment();
    await checkPort(env.PORT, env.HOST);
    await ensureInstalled();
    await step("messages", () => compileMessages());
    database = await openDatabase();
    const given = { DATABASE_URL: database.url };
    await step("migrate", async (note) => {
      const said = await runNode(["--import", "tsx", "db/migrate/migrate-main.ts"], { env: given });
      note(said.trim());
    });
    if (await isEmpty(database.url))
      await step("seed", async (note) => {
        const args = ["--import", "tsx", "seeds/main.ts", "--if-empty"];
        note(lastLine(await runNode(args, { env: { ...given, SEED_REMOTE: "yes" } })));
      });
    return stopping ? 130 : await serve(env, given);
  } catch (error) {
    return stopping ? 130 : reportError(error);
  } finally {
    await closeDatabase(database).catch(reportError);
  }
}

/**
 * @param {import("../config/env-schema.mjs").Env} env
 * @param {Record<string, string>} given
 * @returns {Promise<number>} the exit code
 */
function serve(env, given) {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [
        packageProgram("@remix-run/dev"),
        "vite:dev",
        "--port",
        String(env.PORT),
        "--strictPort",
        "--host",
        env.HOST,
      ],
      {
        cwd: ROOT,
        env: { ...process.env, ...given, NODE_ENV: "development" },
        stdio: "inherit",
      },
    );
    stop = () => {
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), 5_000).unref();
    };
    child.once("error", (error) => resolve(reportError(error)));
    child.once("exit", (code) => resolve(stopping ? 0 : (code ?? 1)));
  });
}

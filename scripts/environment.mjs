/** The environment of the scripts: the file .env, and the app's own rules. */
import fs from "node:fs";
import path from "node:path";
import { Refusal, ROOT } from "./steps.mjs";

/** Reads .env where there is one; what is already set wins. */
export function loadEnvFile() {
  const file = path.join(ROOT, ".env");
  if (fs.existsSync(file)) process.loadEnvFile(file);
}

/** Stands in while the embedded database, whose address nobody can get wrong, is not up. */
const EMBEDDED = "postgres://127.0.0.1/plaza";

/**
 * Checks the environment by the schema the app itself uses (app/env-schema.server.ts). Packages
 * must be installed.
 *
 * @returns {Promise<import("../app/env-schema.server.ts").Env>} DATABASE_URL is a stand-in when none
 *   was given
 * @throws Refusal naming all wrong variables at once
 */
export async function checkEnvironment(source = process.env) {
  const { tsImport } = await import("tsx/esm/api");
  const { parseEnv } = await tsImport("../app/env-schema.server.ts", import.meta.url);
  try {
    return parseEnv({ ...source, DATABASE_URL: source.DATABASE_URL || EMBEDDED });
  } catch (error) {
    if (error?.name !== "EnvError") throw error;
    throw new Refusal(error.message);
  }
}

/** The environment of the scripts: the file .env, and the app's own rules. */
import fs from "node:fs";
import path from "node:path";
import { EnvError, parseEnv } from "../config/env-schema.mjs";
import { Refusal, ROOT } from "./steps.mjs";

/** Reads .env where there is one; what is already set wins. */
export function loadEnvFile() {
  const file = path.join(ROOT, ".env");
  if (fs.existsSync(file)) process.loadEnvFile(file);
}

/** Stands in while the embedded database, whose address nobody can get wrong, is not up. */
const EMBEDDED = "postgres://127.0.0.1/plaza";

/**
 * Checks the environment by the rules of the app itself (config/env-schema.mjs), which need no
 * package: what is wrong is said before anything is installed.
 *
 * @returns {import("../config/env-schema.mjs").Env} DATABASE_URL is a stand-in when none was given
 * @throws Refusal naming all wrong variables at once
 */
export function checkEnvironment(source = process.env) {
  try {
    return parseEnv({ ...source, DATABASE_URL: source.DATABASE_URL || EMBEDDED });
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    throw new Refusal(error.message);
  }
}

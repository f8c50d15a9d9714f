/** The environment of the scripts: .env, checked by the application's own rules. */
import fs from "node:fs";
import path from "node:path";
import { EnvError, parseEnv } from "../config/env-schema.mjs";
import { Refusal, ROOT } from "./steps.mjs";

/** Reads .env if it exists; variables that are already set win. */
export function loadEnvFile() {
  const file = path.join(ROOT, ".env");
  if (fs.existsSync(file)) process.loadEnvFile(file);
}

/** Placeholder for checks before the embedded database runs; its URL needs no validation. */
const EMBEDDED = "postgres://127.0.0.1/plaza";

/**
 * Checks the environment by the application's rules (config/env-schema.mjs), which need no package:
 * mistakes are reported before anything is installed.
 *
 * @returns {import("../config/env-schema.mjs").Env} with a placeholder DATABASE_URL if none is set
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

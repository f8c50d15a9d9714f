import { parseEnv } from "./env-schema.mjs";

/**
 * The environment of this process, read once. The only reader of `process.env` in app/.
 *
 * @throws EnvError while loading, naming all wrong variables at once
 */
export const env = parseEnv(process.env);

export { EnvError, parseEnv, type Env } from "./env-schema.mjs";

import { parseEnv } from "./env-schema.mjs";

/**
 * The environment of this process, read once. Nothing else in the application reads `process.env`.
 *
 * @throws EnvError when this module is loaded; it names all wrong variables at once
 */
export const env = parseEnv(process.env);

export { EnvError, parseEnv, type Env } from "./env-schema.mjs";

import { parseEnv } from "./env-schema.mjs";

/**
 * The environment of this process, read once. Nothing else in the application reads `process.env`.
 *
 * @throws EnvError when this module is loaded; it names all wrong variables at once
 */
export const env = parseEnv(process.env);

/** Whether DATABASE_POOL is given, and not the standard of each process. */
export const hasOwnPool = Boolean(process.env.DATABASE_POOL);

export { EnvError, parseEnv, type Env } from "./env-schema.mjs";

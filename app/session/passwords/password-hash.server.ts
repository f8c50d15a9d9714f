import { hash, verify } from "@node-rs/argon2";
import { normalizePassword, PASSWORD_MAX_CHARACTERS } from "#domain/people/passwords.ts";
import { createToken } from "#db/connection/tokens.ts";

/** argon2id (the library's default) as in OWASP's password storage cheat sheet; about 10 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @returns the hash in PHC format, with salt and cost parameters */
export const hashPassword = (password: string): Promise<string> =>
  hash(normalizePassword(password), COST);

/** Prefix of a hash with the current algorithm and cost parameters (PHC string format). */
const CURRENT_PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Whether a hash has other cost parameters than now; the next sign-in renews it. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(CURRENT_PREFIX);

let dummyHash: Promise<string> | undefined;

/**
 * Verifies a password against a stored hash. Without a hash it verifies against a dummy one, so that
 * response time does not reveal whether an account exists.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  // Longer than any accepted password: skip the cost of hashing.
  if (password.length > 2 * PASSWORD_MAX_CHARACTERS) return false;
  const reference = stored ?? (await (dummyHash ??= hash(createToken(), COST)));
  const isRight = await verify(reference, normalizePassword(password));
  return isRight && stored !== undefined;
}

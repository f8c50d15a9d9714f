import { hash, verify } from "@node-rs/argon2";
import { normalizePassword, PASSWORD_MAX_CHARACTERS } from "#domain/people/passwords.ts";
import { createToken } from "#db/connection/tokens.ts";

/** argon2id (the library's default), as OWASP's password storage cheat sheet asks: about 10 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @returns the hash with its salt and cost, to be stored */
export const hashPassword = (password: string): Promise<string> =>
  hash(normalizePassword(password), COST);

/** What a hash says of itself before its salt, as `hashPassword` makes it now. */
const NOW_MADE = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Whether a hash was made at another cost than today's: it is made anew at the next sign-in. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(NOW_MADE);

let nobodys: Promise<string> | undefined;

/**
 * Whether a password is the one that was hashed. Takes as long when there is no hash to compare
 * with: how long a sign-in takes does not tell whether there is such an account.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  // Longer than any that was ever accepted: not worth hashing.
  if (password.length > 2 * PASSWORD_MAX_CHARACTERS) return false;
  const against = stored ?? (await (nobodys ??= hash(createToken(), COST)));
  const isRight = await verify(against, normalizePassword(password));
  return isRight && stored !== undefined;
}

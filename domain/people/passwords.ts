import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** Code points. There are no rules on which characters a password must contain. */
export const PASSWORD_MIN_CHARACTERS = 8;
/** Longer than any passphrase, short enough to hash quickly. */
export const PASSWORD_MAX_CHARACTERS = 1_024;

export const PASSWORD_PROBLEMS = ["short", "long", "common", "personal", "breached"] as const;
/**
 * `common`: in the list of common passwords, or a pattern. `personal`: the person's name or address
 * with digits. `breached`: in the list of leaked passwords, which only the server has
 * (app/session/passwords/breached-passwords.server.ts).
 */
export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number];

/** The person who chooses a password. */
export interface PasswordOwner {
  email?: string;
  name?: string;
}

/** Unicode NFKC before hashing: the same keys give the same bytes on every system. */
export const normalizePassword = (password: string): string => password.normalize("NFKC");

/** Validates a new password; undefined when it is accepted. Does not check `breached`. */
export function findPasswordProblem(
  password: string,
  { email = "", name = "" }: PasswordOwner = {},
): PasswordProblem | undefined {
  // Cheap check first, before splitting the string into code points.
  if (password.length > 2 * PASSWORD_MAX_CHARACTERS) return "long";
  const characters = Array.from(normalizePassword(password));
  if (characters.length < PASSWORD_MIN_CHARACTERS) return "short";
  if (characters.length > PASSWORD_MAX_CHARACTERS) return "long";

  const folded = foldPassword(characters.join(""));
  if (COMMON_PASSWORDS.has(folded) || isRepeated(folded) || isSequence(folded)) return "common";
  if (isWordAndDigits(folded, PRODUCT_WORDS)) return "common";
  const own = [email, email.split("@")[0] ?? "", name, ...name.split(/\s+/)].map(foldPassword);
  if (
    isWordAndDigits(
      folded,
      own.filter((word) => word.length >= 3),
    )
  )
    return "personal";
  return undefined;
}

const PRODUCT_WORDS = ["plaza", "plazaspaces", "plazapro", "agentik", "agentiks", "artifakt"];

/** Canonical form for comparison with lists: without case and spaces. */
export const foldPassword = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");

/** A unit of 1 to 4 characters repeated: `aaaaaaaa`, `abababab`, `12341234`. */
function isRepeated(text: string): boolean {
  const units = Array.from(text);
  for (let size = 1; size <= 4 && size * 2 <= units.length; size += 1) {
    if (units.every((unit, at) => unit === units[at % size])) return true;
  }
  return false;
}

const ROWS = [
  "0123456789012345678901234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertyuiopasdfghjklñzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
];
const RUNS = ROWS.flatMap((row) => [row, Array.from(row).reverse().join("")]);

/** Part of a keyboard row, the alphabet or the digits, forwards or backwards. */
const isSequence = (text: string) => RUNS.some((run) => run.includes(text));

/** A word with up to 6 digits and symbols before or after it: `valentina2026!`. */
function isWordAndDigits(text: string, words: readonly string[]): boolean {
  return words.some((word) => {
    const at = text.indexOf(word);
    if (at < 0) return false;
    const rest = text.slice(0, at) + text.slice(at + word.length);
    return rest.length <= 6 && !/\p{L}/u.test(rest);
  });
}

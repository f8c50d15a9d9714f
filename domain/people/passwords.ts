import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** Characters (code points). Anything may be in them; nothing must be. */
export const PASSWORD_MIN_CHARACTERS = 8;
/** Far beyond any passphrase, and short enough to hash at once. */
export const PASSWORD_MAX_CHARACTERS = 1_024;

export const PASSWORD_PROBLEMS = ["short", "long", "common", "personal", "breached"] as const;
/**
 * `common`: a first guess. `personal`: a guess from the person's own name or address. `breached`:
 * in a list of leaked passwords, which only the server has (app/session/breached-passwords.server.ts).
 */
export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number];

/** What is known about whoever chooses a password. */
export interface PasswordOwner {
  email?: string;
  name?: string;
}

/** The form a password is hashed in: the same keys give the same bytes on every system. */
export const normalizePassword = (password: string): string => password.normalize("NFKC");

/** What is wrong with a password somebody chooses; undefined when it may be used. */
export function findPasswordProblem(
  password: string,
  { email = "", name = "" }: PasswordOwner = {},
): PasswordProblem | undefined {
  // Units first: a megabyte is not worth taking apart.
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

/** The form in which passwords are compared with lists: capitals and spaces make none stronger. */
export const foldPassword = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");

/** `aaaaaaaa`, `abababab`, `12341234`: a short piece again and again. */
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

/** Keys or characters in their order, forwards or backwards. */
const isSequence = (text: string) => RUNS.some((run) => run.includes(text));

/** A word alone or with digits and signs before or after it: `valentina2026!`. */
function isWordAndDigits(text: string, words: readonly string[]): boolean {
  return words.some((word) => {
    const at = text.indexOf(word);
    if (at < 0) return false;
    const rest = text.slice(0, at) + text.slice(at + word.length);
    return rest.length <= 6 && !/\p{L}/u.test(rest);
  });
}

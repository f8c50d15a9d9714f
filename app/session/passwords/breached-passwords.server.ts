import { createHash } from "node:crypto";
import {
  findPasswordProblem,
  foldPassword,
  type PasswordOwner,
  type PasswordProblem,
} from "#domain/people/passwords.ts";

/** Bytes kept of each hash. With 5 bytes about 1 in 10 million other passwords is refused too. */
const HASH_BYTES = 5;

/** The list's entry for a password (scripts/ops/breached-passwords.ts writes the list). */
const hashOf = (password: string): Buffer =>
  createHash("sha256").update(foldPassword(password)).digest().subarray(0, HASH_BYTES);

/**
 * Checks a newly chosen password: first the rules, then a local list of 100,000 leaked passwords. No
 * request to another host.
 *
 * @returns undefined for an acceptable password
 */
export async function findNewPasswordProblem(
  password: string,
  owner: PasswordOwner,
): Promise<PasswordProblem | undefined> {
  const problem = findPasswordProblem(password, owner);
  if (problem) return problem;
  return (await isBreached(password)) ? "breached" : undefined;
}

/** Whether a password is in the list; ignores case and white space. Binary search. */
export async function isBreached(password: string): Promise<boolean> {
  const wanted = hashOf(password);
  const list = await (loading ??= load());
  let [from, to] = [0, list.length / HASH_BYTES];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const order = list.compare(
      wanted,
      0,
      HASH_BYTES,
      middle * HASH_BYTES,
      (middle + 1) * HASH_BYTES,
    );
    if (order === 0) return true;
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return false;
}

let loading: Promise<Buffer> | undefined;

/** The sorted hashes, concatenated; loaded when the first password is checked. */
async function load(): Promise<Buffer> {
  const { default: text } = await import("./breached-passwords.txt?raw");
  return Buffer.from(text, "base64");
}

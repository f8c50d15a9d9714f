import { createHash } from "node:crypto";
import {
  findPasswordProblem,
  foldPassword,
  type PasswordOwner,
  type PasswordProblem,
} from "#domain/people/passwords.ts";

/** Bytes of a hash that are kept: of ten million other passwords one is refused as well. */
const HASH_BYTES = 5;

/** What the list holds of a password (written by scripts/ops/breached-passwords.ts). */
const hashOf = (password: string): Buffer =>
  createHash("sha256").update(foldPassword(password)).digest().subarray(0, HASH_BYTES);

/**
 * What is wrong with a password somebody chooses: the rules, then a list of 100,000 that leaks have
 * made known. No other host is asked.
 */
export async function findNewPasswordProblem(
  password: string,
  owner: PasswordOwner,
): Promise<PasswordProblem | undefined> {
  const problem = findPasswordProblem(password, owner);
  if (problem) return problem;
  return (await isBreached(password)) ? "breached" : undefined;
}

/** Whether a password is in the list, whatever its capitals and spaces. */
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

/** Sorted hashes without anything between them; read when the first password is chosen. */
async function load(): Promise<Buffer> {
  const { default: text } = await import("./breached-passwords.txt?raw");
  return Buffer.from(text, "base64");
}

import { randomBytes } from "node:crypto";
import {
  parseCode,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  recoveryCodeOf,
} from "#domain/people/second-factors.ts";
import { hashPassword, isPassword } from "#app/session/passwords/password-hash.server.ts";

/** New recovery codes, to be shown once, and their hashes, to be stored. */
export async function createRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES)),
  );
  const hashes = await Promise.all(
    codes.map((code) => hashPassword(parseCode(code)?.code ?? code)),
  );
  return { codes, hashes };
}

/**
 * The hash that a recovery code belongs to. Each has a salt of its own, so all are tried.
 *
 * @param code as `parseCode` returns it
 */
export async function findRecoveryCode(
  code: string,
  hashes: readonly string[],
): Promise<string | undefined> {
  const matches = await Promise.all(hashes.map((hash) => isPassword(code, hash)));
  return hashes.find((_, index) => matches[index]);
}

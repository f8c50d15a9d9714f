import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { secretKey } from "#adapters/secrets/secret-key.server.ts";

/**
 * Authenticated encryption with the application's secret key: AES-256-GCM (NIST SP 800-38D), with a
 * key derived by HKDF-SHA-256 (RFC 5869). The context is authenticated too: what was sealed for one
 * person and purpose cannot be opened for another.
 */
const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

let derived: Buffer | undefined;
const keyOf = (): Buffer =>
  (derived ??= Buffer.from(hkdfSync("sha256", secretKey(), "", "plaza seal", 32)));

/** Encrypts a text. @returns nonce, ciphertext and tag, in base64url */
export function seal(text: string, context: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(), nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString("base64url");
}

/** Decrypts a text; undefined if it was changed, or sealed with another key or context. */
export function unseal(sealed: string, context: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { seal, unseal } from "#adapters/secrets/seal.server.ts";

/** Secrets and signatures of the webhooks that set off an agentik's duty. */

const sealContext = (triggerId: string) => `hook ${triggerId}`;

/** Encrypts a webhook's secret: an HMAC needs the secret itself, so a hash would not do. */
export const sealHookSecret = (secret: string, triggerId: string): string =>
  seal(secret, sealContext(triggerId));

/**
 * Whether a delivery knows its webhook's secret: as `Authorization: Bearer …`, or by
 * `X-Plaza-Signature`, the hexadecimal HMAC-SHA256 of the raw body, with or without `sha256=` before it.
 * Both are compared in constant time.
 */
export function isSignedDelivery(
  headers: Headers,
  body: Uint8Array,
  { id, sealedSecret }: { id: string; sealedSecret: string },
): boolean {
  const secret = unseal(sealedSecret, sealContext(id));
  if (secret === undefined) return false;
  const signature = /^(?:sha256=)?([0-9a-f]{64})$/i.exec(headers.get("X-Plaza-Signature") ?? "");
  if (signature) {
    const expected = createHmac("sha256", secret).update(body).digest();
    return timingSafeEqual(expected, Buffer.from(signature[1]!, "hex"));
  }
  const token = /^Bearer ([\w-]{1,200})$/i.exec(headers.get("Authorization") ?? "")?.[1];
  return token !== undefined && timingSafeEqual(hashOf(token), hashOf(secret));
}

/** Hashes have equal lengths, which `timingSafeEqual` requires. */
const hashOf = (text: string) => createHash("sha256").update(text).digest();

/** Deduplication key of a delivery that has none: a hash of its body. */
export const bodyKey = (body: Uint8Array): string =>
  createHash("sha256").update(body).digest("hex");

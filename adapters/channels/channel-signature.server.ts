import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Proofs that a request to a channel's webhook is the provider's, compared in constant time. */

/**
 * WhatsApp's `X-Hub-Signature-256`: `sha256=` and the hexadecimal HMAC-SHA256 of the raw body, by the
 * app's secret.
 */
export function isSignedByWhatsapp(headers: Headers, body: Uint8Array, secret: string): boolean {
  const given = /^sha256=([0-9a-f]{64})$/i.exec(headers.get("X-Hub-Signature-256") ?? "")?.[1];
  if (!given) return false;
  const expected = createHmac("sha256", secret).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(given, "hex"));
}

/** Telegram's `X-Telegram-Bot-Api-Secret-Token`: the secret that was given with the webhook. */
export const isSentByTelegram = (headers: Headers, secret: string): boolean =>
  isSameSecret(headers.get("X-Telegram-Bot-Api-Secret-Token") ?? "", secret);

/** Compares hashes, which have equal lengths, as `timingSafeEqual` requires. */
export const isSameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(hashOf(given), hashOf(secret));

const hashOf = (text: string) => createHash("sha256").update(text).digest();

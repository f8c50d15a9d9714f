import { createECDH, hkdfSync } from "node:crypto";
import { env } from "#config/env.ts";
import { HAS_SECRET_KEY, secretKey } from "#adapters/secrets/secret-key.server.ts";

/** The key pair that identifies this server to push services (VAPID, RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const CURVE = "prime256v1";
let known: VapidKeys | undefined;

/**
 * The VAPID keys: of VAPID_PRIVATE_KEY, or else derived from the application's secret key (HKDF), so
 * that every process has the same and nothing else needs keeping. Browsers are subscribed for one
 * public key: with another one all of them must subscribe again.
 *
 * @returns undefined where there is no secret key: then there are no push messages
 */
export function vapidKeys(): VapidKeys | undefined {
  if (env.VAPID_PRIVATE_KEY === undefined && !HAS_SECRET_KEY) return undefined;
  return (known ??= env.VAPID_PRIVATE_KEY
    ? keysOf(Buffer.from(env.VAPID_PRIVATE_KEY, "base64url"))
    : derivedKeys(secretKey()));
}

/** A private key is a number from 1 to the order of the curve; one derived number in 2^32 is too large. */
function derivedKeys(secret: string): VapidKeys {
  for (let turn = 0; ; turn += 1) {
    const bytes = Buffer.from(hkdfSync("sha256", secret, "", `plaza vapid ${turn}`, 32));
    try {
      return keysOf(bytes);
    } catch {
      // Out of range: the next one.
    }
  }
}

function keysOf(privateKey: Buffer): VapidKeys {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: privateKey.toString("base64url"),
  };
}

/** Contact for push services, as RFC 8292 asks: the operator's, else the site. */
export function vapidSubject(): string {
  const contact = env.PLAZA_OPERATOR_CONTACT?.href;
  if (contact && /^mailto:|^https:/.test(contact)) return contact;
  return env.PUBLIC_URL?.startsWith("https:") ? env.PUBLIC_URL : "mailto:plaza@localhost";
}

/**
 * Push messages (Web Push: RFC 8030, encryption RFC 8291, VAPID RFC 8292): what a browser may
 * subscribe with, and how often a message is tried.
 */

/** Devices of a person; a further one replaces the oldest. */
export const PUSH_DEVICES_MAX = 10;
/** Maximum pushes to a person within an hour; further notifications are only in the list. */
export const PUSHES_PER_HOUR = 20;
/** Tries of one message on one device; then it is only in the list. */
export const PUSH_TRIES_MAX = 5;
/** Time to live of a message for a device that is off, at the push service: one day, in seconds. */
export const PUSH_TTL_S = 86_400;
/** Length of the text in a message. Push services accept 4,096 bytes in all. */
export const PUSH_TEXT_MAX = 300;

const ENDPOINT_MAX = 1_000;
const FIRST_RETRY_MS = 30_000;

/**
 * Whether a text is the address of a push service: https on its usual port, without credentials, at a
 * host with a public name. The addresses that the name stands for are checked when a message is sent
 * (adapters/network/public-address.server.ts).
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > ENDPOINT_MAX || !URL.canParse(text)) return false;
  const { protocol, port, username, password, hostname } = new URL(text);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  return isPublicName(hostname);
}

/** Two labels or more, of which the last is no number and not reserved for local use. */
function isPublicName(host: string): boolean {
  return (
    /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]([a-z\d-]*[a-z\d])$/.test(host) &&
    !/\.(local|localhost|localdomain|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/.test(
      host,
    )
  );
}

/** A device's public key: an uncompressed point on P-256 of 65 bytes, in base64url. */
export const isPushKey = (text: string): boolean => /^B[\w-]{86}$/.test(text);

/** The shared secret of a subscription: 16 bytes in base64url. */
export const isPushAuth = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** Exponential back-off of a message: 30 s, 2 min, 8 min, 32 min. @param tries at least 1 */
export const pushRetryMs = (tries: number): number => FIRST_RETRY_MS * 4 ** (tries - 1);

/** Outcome by the status of a push service's answer, or by no answer. */
export function pushOutcome(status: number | undefined): "delivered" | "gone" | "failed" {
  if (status === 404 || status === 410) return "gone";
  return status !== undefined && status >= 200 && status < 300 ? "delivered" : "failed";
}

/** A text of at most `PUSH_TEXT_MAX` characters; a longer one ends with an ellipsis. */
export function shortenPushText(text: string): string {
  const characters = [...text];
  return characters.length <= PUSH_TEXT_MAX
    ? text
    : `${characters.slice(0, PUSH_TEXT_MAX - 1).join("")}…`;
}

/** Maps providers' error codes to Plaza's reasons. */
import type { SendTrouble } from "./channels.ts";

/** Outcome of sending one message. */
export type SendOutcome =
  /** `externalId`: the message's id at the provider. */
  | { kind: "sent"; externalId: string }
  /** Certainly not sent. `isWholeChannel`: messages to other customers fail too. */
  | {
      kind: "failed";
      trouble: SendTrouble;
      retryAfterSeconds?: number | undefined;
      isWholeChannel?: boolean | undefined;
    }
  /** The message may have been sent: no answer came. */
  | { kind: "lost" };

/** Troubles that pass by themselves. */
export const isPassingTrouble = (trouble: SendTrouble): boolean =>
  trouble === "limited" || trouble === "away";

/** Telegram answers with HTTP statuses: https://core.telegram.org/bots/api#making-requests. */
export function troubleOfTelegram(code: number, description = ""): SendTrouble {
  if (code === 401 || code === 404) return "token";
  if (code === 403) return "blocked";
  if (code === 429) return "limited";
  if (code >= 500) return "away";
  return /chat not found|user is deactivated|PEER_ID_INVALID/i.test(description)
    ? "blocked"
    : "refused";
}

/** Meta's codes: https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes. */
const WHATSAPP_CODES: Readonly<Record<number, SendTrouble>> = {
  0: "token",
  3: "token",
  10: "token",
  190: "token",
  131005: "token",
  131031: "token",
  1: "away",
  2: "away",
  131000: "away",
  131016: "away",
  133004: "away",
  4: "limited",
  80007: "limited",
  130429: "limited",
  131048: "limited",
  131056: "limited",
  131026: "blocked",
  131021: "blocked",
  131050: "opted-out",
  131047: "window",
};

/** Too many messages to one customer: others may go on. */
const ONE_CUSTOMER_LIMIT = 131056;

export function troubleOfWhatsapp({
  status,
  code,
}: {
  /** HTTP status. */
  status: number;
  /** Error code in the body of the answer, if there is one. */
  code: number | undefined;
}): SendTrouble {
  if (code !== undefined) {
    const known = WHATSAPP_CODES[code];
    if (known) return known;
    if (code >= 200 && code < 300) return "token";
    if (code >= 132_000 && code < 133_000) return "template";
  }
  if (status === 401) return "token";
  if (status === 429) return "limited";
  return status >= 500 ? "away" : "refused";
}

export const isWholeNumberLimited = (code: number | undefined): boolean =>
  code !== ONE_CUSTOMER_LIMIT;

/**
 * Whether an HTTP status leaves it open if the message was sent: a gateway gave up on a server that may
 * have done it.
 */
export const isUncertainStatus = (status: number): boolean => status === 502 || status === 504;

import {
  CHAT_MESSAGES_A_MINUTE,
  CHAT_MESSAGES_AN_HOUR_BY_ADDRESS,
} from "#domain/agentiks/chats/chats.ts";
import { API_QUESTIONS_A_MINUTE, API_REQUESTS_A_MINUTE } from "./api-tokens.ts";

/** A fixed-window rate limit; the window begins with the first try. */
export interface RateLimit {
  /** Tries within one window. */
  max: number;
  windowMs: number;
}

const MINUTE_MS = 60_000;

export const RATE_LIMITS = {
  /** "Address" is the client's IP address here, see {@link addressKey}. */
  signInByAddress: { max: 10, windowMs: MINUTE_MS },
  /** A known device has a counter of its own, so that others cannot lock the owner out. */
  signInByAccount: { max: 10, windowMs: 15 * MINUTE_MS },
  /**
   * Codes of a second factor. Three of a million codes are valid at a time, so that a day's tries
   * guess one with a chance of 1 in 6,000. A known device has its own counter, as above.
   */
  secondStepByAccount: { max: 5, windowMs: 15 * MINUTE_MS },
  secondStepByDay: { max: 50, windowMs: 24 * 60 * MINUTE_MS },
  /** Challenges for a passkey, each a row for five minutes. */
  passkeyByAddress: { max: 30, windowMs: MINUTE_MS },
  signUpByAddress: { max: 10, windowMs: MINUTE_MS },
  resetByAddress: { max: 10, windowMs: MINUTE_MS },
  /** Reset mails to one account. */
  resetByAccount: { max: 3, windowMs: 15 * MINUTE_MS },
  /** Confirmation mails to one e-mail address, for a sign-up or a change of address. */
  linkByRecipient: { max: 3, windowMs: 15 * MINUTE_MS },
  /** Mails with an invitation to a space, from one person. */
  invitationMailByPerson: { max: 40, windowMs: 60 * MINUTE_MS },
  /** Password attempts on one sign-up confirmation link. */
  passwordByLink: { max: 10, windowMs: 15 * MINUTE_MS },
  /** Password attempts on the forms of the account page. */
  passwordByPerson: { max: 10, windowMs: 15 * MINUTE_MS },
  /** Reports of items by one account. */
  reportByPerson: { max: 10, windowMs: 60 * MINUTE_MS },
  /** Comments on entries of challenges by one account. */
  commentByPerson: { max: 20, windowMs: 10 * MINUTE_MS },
  /** Deliveries to one webhook of an agentik, with its secret. */
  hook: { max: 60, windowMs: MINUTE_MS },
  /** Requests with a personal token, and questions to agentiks among them; by the token. */
  api: { max: API_REQUESTS_A_MINUTE, windowMs: MINUTE_MS },
  apiQuestion: { max: API_QUESTIONS_A_MINUTE, windowMs: MINUTE_MS },
  /** Chosen pictures, which are decoded. Keyed like `write`. */
  picture: { max: 20, windowMs: 10 * MINUTE_MS },
  /** Discount codes that were typed before a purchase. */
  discountCode: { max: 20, windowMs: 10 * MINUTE_MS },
  /** Messages of a customer on chat pages, by the hash of their cookie's token. */
  chatByContact: { max: CHAT_MESSAGES_A_MINUTE, windowMs: MINUTE_MS },
  chatByAddress: { max: CHAT_MESSAGES_AN_HOUR_BY_ADDRESS, windowMs: 60 * MINUTE_MS },
  /** Counted views of a published page by one device: reloading it changes nothing. */
  pageView: { max: 1, windowMs: 30 * MINUTE_MS },
  /** Questions to the providers of channels, by a person's forms. */
  channelByPerson: { max: 30, windowMs: 10 * MINUTE_MS },
  /** Questions to MCP servers, by a person's forms. */
  mcpByPerson: { max: 30, windowMs: 10 * MINUTE_MS },
  /** Keyed by session, or by IP address without one. */
  write: { max: 100, windowMs: MINUTE_MS },
} as const satisfies Record<string, RateLimit>;

/** The current window of a key, including this try. */
export interface CountedTry {
  count: number;
  endsAt: Date;
}

/**
 * @param now may be slightly before the window began: of two concurrent tries the later one may be
 *   counted first
 * @returns 0 when the try is allowed; otherwise whole seconds to wait, from 1 to the window's
 *   length
 */
export function secondsToWait(
  { max, windowMs }: RateLimit,
  { count, endsAt }: CountedTry,
  now: Date,
): number {
  if (count <= max) return 0;
  const left = Math.min(endsAt.getTime() - now.getTime(), windowMs);
  return Math.max(1, Math.ceil(left / 1_000));
}

/** The window after one more try. The UPSERT in db/commands/people/count-try.ts does the same. */
export function countTry(
  before: CountedTry | undefined,
  { windowMs }: RateLimit,
  now: Date,
): CountedTry {
  if (!before || before.endsAt <= now)
    return { count: 1, endsAt: new Date(now.getTime() + windowMs) };
  return { count: before.count + 1, endsAt: before.endsAt };
}

const IPV4_IN_IPV6 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * Rate-limit key of an IP address. IPv6 addresses count as their /64, since one subscriber has at
 * least that; an IPv4-mapped IPv6 address counts as the IPv4 address.
 */
export function addressKey(address: string | undefined): string {
  if (!address) return "unknown";
  const bare = address
    .trim()
    .replace(/^\[|\](?::\d+)?$/g, "")
    .replace(/%.*$/, "")
    .toLowerCase();
  const mapped = IPV4_IN_IPV6.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!bare.includes(":")) return bare.slice(0, 64);
  const [head = "", tail] = bare.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const whole = [...groups, ...Array<string>(missing).fill("0"), ...rest];
  const prefix = whole.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${prefix.join(":").slice(0, 64)}::/64`;
}

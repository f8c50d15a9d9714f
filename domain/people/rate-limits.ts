/** How often something may be tried (product: "People and safety"). Windows begin with the first try. */
export interface RateLimit {
  /** Tries within one window. */
  max: number;
  windowMs: number;
}

const MINUTE_MS = 60_000;

export const RATE_LIMITS = {
  signInByAddress: { max: 10, windowMs: MINUTE_MS },
  /** Counted for a known device apart: the failures of others do not lock the owner out. */
  signInByAccount: { max: 10, windowMs: 15 * MINUTE_MS },
  signUpByAddress: { max: 10, windowMs: MINUTE_MS },
  resetByAddress: { max: 10, windowMs: MINUTE_MS },
  /** Mails to one address. */
  resetByAccount: { max: 3, windowMs: 15 * MINUTE_MS },
  /** Links to confirm one address, for a sign-up or another e-mail. */
  linkByRecipient: { max: 3, windowMs: 15 * MINUTE_MS },
  /** Password attempts on one sign-up confirmation link. */
  passwordByLink: { max: 10, windowMs: 15 * MINUTE_MS },
  /** Forms of the account page that ask for the password. */
  passwordByPerson: { max: 10, windowMs: 15 * MINUTE_MS },
  /** By session; by address for whoever has none. */
  write: { max: 100, windowMs: MINUTE_MS },
} as const satisfies Record<string, RateLimit>;

/** A key's present window, after this try was counted. */
export interface CountedTry {
  count: number;
  endsAt: Date;
}

/**
 * @param now may be a moment before the window began: of two tries at once the later one may be
 *   counted first
 * @returns whole seconds until another try has a chance, from 1 to the window's; 0 when this one is
 *   allowed
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

/** The next window's state of a key: what one UPSERT does in Postgres (db/commands/people/count-try.ts). */
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
 * What counts as one address. An IPv6 subscriber has at least a /64 and may send from any of its
 * addresses, so the first four groups count; an IPv4 address written as IPv6 is the IPv4 one.
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

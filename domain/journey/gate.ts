import { paths } from "#domain/addresses/paths.ts";

/** The two steps before the normal pages: the wizard, then the path choice. */
export const JOURNEY_PATHS = [paths.onboarding, paths.pathSelection] as const;
export type JourneyPath = (typeof JOURNEY_PATHS)[number];

/**
 * First path segments of the gated pages, those in the shared layout; "" is the home. Everything
 * else is open: the JSON API, assets, sign-in, invitations, health checks, preferences, unknown
 * addresses (404) and the two steps themselves (docs/product.md, Gate, wizard and path).
 */
export const GATED_SECTIONS: ReadonlySet<string> = new Set([
  "",
  "account",
  "agenda",
  "agentiks",
  "ajustes",
  "approvals",
  "apps",
  "artifakts",
  "builder",
  "challenges",
  "creator",
  "earnings",
  "inbox",
  "kits",
  "library",
  "marketplace",
  "multimedia",
  "new",
  "notifications",
  "operator",
  "payouts",
  "perks",
  "portals",
  "pro",
  "report",
  "runs",
  "search",
  "spaces",
  "takedown",
  "wallet",
]);

export interface GateRequest {
  /** The path of the address, with or without percent-encoding. */
  pathname: string;
  /** The wizard is finished. */
  onboarded: boolean;
  /** A path has been chosen. */
  pathSelected: boolean;
  /** A search or link-preview crawler: never redirected, so that a shared link has a preview. */
  isBot: boolean;
  /** Address of an item at which the person has arrived (arrival.ts): it and what is below it are open. */
  arrivedAt?: string | undefined;
}

export type GateDecision = { pass: true } | { pass: false; to: JourneyPath };

const PASS: GateDecision = { pass: true };

/**
 * Whether a request may see its page, or is redirected: to /onboarding before the wizard is
 * finished, to /path-selection before a path is chosen.
 */
export function decideGate({
  pathname,
  onboarded,
  pathSelected,
  isBot,
  arrivedAt,
}: GateRequest): GateDecision {
  if (isBot || (onboarded && pathSelected) || !isGated(pathname)) return PASS;
  if (arrivedAt && (pathname === arrivedAt || pathname.startsWith(`${arrivedAt}/`))) return PASS;
  return { pass: false, to: onboarded ? paths.pathSelection : paths.onboarding };
}

/** Ignores case, doubled slashes and percent-encoding, as route matching does. */
function isGated(pathname: string): boolean {
  const decoded = decodeOnce(pathname) ?? pathname;
  const first = decoded.split("/").find((segment) => segment !== "") ?? "";
  return GATED_SECTIONS.has(first.toLowerCase());
}

/** Longer than any address of the site, short enough for a header and a hidden field. */
export const NEXT_MAX_CHARACTERS = 512;

/** Placeholder origin to resolve paths on (RFC 2606: `.invalid` never exists). */
const ORIGIN = "https://plaza.invalid";

/** Control characters, which browsers remove, and backslashes, which they read as slashes. */
const UNSAFE = /[\p{Cc}\\]/u;

/**
 * Prevents open redirects: a path of this site, from untrusted input.
 *
 * Returns an absolute path in normal form (percent-encoded, dot segments resolved). The fallback is
 * returned for anything that leads to another host (`//host`, backslashes, control characters,
 * schemes, any of these percent-encoded any number of times) and for paths that are too long.
 */
export function safePath(value: unknown, fallback: string = "/"): string {
  return destinationOf(value)?.path ?? fallback;
}

/**
 * The target after the wizard, the path choice or sign-in: a {@link safePath} that is not one of
 * the two steps, which would be a redirect loop.
 */
export function safeNext(value: unknown, fallback: string = "/"): string {
  const destination = destinationOf(value);
  // As it is and decoded: "/path-selection/..%2f" is a step's address for a router, and "/" for a proxy.
  const { path, revealed } = destination ?? { path: fallback, revealed: fallback };
  return isJourney(path) || isJourney(revealed) ? fallback : path;
}

/** @returns the path in normal form, and its fully decoded form */
function destinationOf(value: unknown): { path: string; revealed: string } | undefined {
  if (typeof value !== "string" || value.length > NEXT_MAX_CHARACTERS) return undefined;
  if (!value.startsWith("/") || UNSAFE.test(value)) return undefined;
  const url = resolveOnSite(value);
  if (!url) return undefined;

  // The decoded form must stay on this site as well: a proxy may decode it.
  const decoded = decodeFully(url.pathname);
  if (decoded === undefined || UNSAFE.test(decoded)) return undefined;
  const revealed = resolveOnSite(decoded)?.pathname;
  const path = url.pathname + url.search + url.hash;
  if (revealed === undefined || path.length > NEXT_MAX_CHARACTERS) return undefined;
  return { path, revealed };
}

/** Resolves a path; undefined when it leads to another origin. */
function resolveOnSite(path: string): URL | undefined {
  if (!URL.canParse(path, ORIGIN)) return undefined;
  const url = new URL(path, ORIGIN);
  // "/.//host" resolves to the path "//host", which would leave the site when resolved again.
  return url.origin === ORIGIN && !url.pathname.startsWith("//") ? url : undefined;
}

function isJourney(pathname: string): boolean {
  const first = `/${pathname.split("/")[1] ?? ""}`.toLowerCase();
  return JOURNEY_PATHS.some((journey) => journey === first);
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Decodes until nothing changes; undefined for a malformed encoding. Ends, since each round
 * shortens the text.
 */
function decodeFully(text: string): string | undefined {
  let current: string | undefined = text;
  for (;;) {
    const decoded: string | undefined = decodeOnce(current);
    if (decoded === undefined || decoded === current) return decoded;
    current = decoded;
  }
}

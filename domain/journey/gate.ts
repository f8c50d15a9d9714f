/** The two steps a newcomer takes before the normal pages (spec 2 "Redirect rule", spec 4). */
export const JOURNEY_PATHS = ["/onboarding", "/path-selection"] as const;
export type JourneyPath = (typeof JOURNEY_PATHS)[number];

/**
 * The first segments of the pages under the shared layout; "" is the home. Only these are gated, so
 * that the interface for programs, assets, sign-in, invitations, health, preferences and every
 * address that is not there (404) are not (product.md, "The gate"). The two journey pages stand
 * outside the shared layout and can be opened directly.
 */
export const GATED_SECTIONS: ReadonlySet<string> = new Set([
  "",
  "account",
  "agentiks",
  "ajustes",
  "artifakts",
  "builder",
  "challenges",
  "creator",
  "earnings",
  "library",
  "marketplace",
  "multimedia",
  "new",
  "notifications",
  "payouts",
  "perks",
  "portals",
  "pro",
  "search",
  "spaces",
  "wallet",
]);

export interface GateRequest {
  /** The path of the address, with or without percent-encoding. */
  pathname: string;
  /** The wizard is done. */
  onboarded: boolean;
  /** A path was chosen. */
  pathSelected: boolean;
  /** A search or link-preview robot: it sees the page itself, so that a shared link has a title. */
  isBot: boolean;
}

export type GateDecision = { pass: true } | { pass: false; to: JourneyPath };

const PASS: GateDecision = { pass: true };

/**
 * Whether a request sees its page or is first sent on its journey (spec 2 "Redirect rule"): not
 * onboarded leads to /onboarding; onboarded without a chosen path leads to /path-selection.
 */
export function decideGate({
  pathname,
  onboarded,
  pathSelected,
  isBot,
}: GateRequest): GateDecision {
  if (isBot || (onboarded && pathSelected) || !isGated(pathname)) return PASS;
  return { pass: false, to: onboarded ? "/path-selection" : "/onboarding" };
}

/** Routes match without regard to case, doubled slashes and encoding, and so does the gate. */
function isGated(pathname: string): boolean {
  const decoded = decodeOnce(pathname) ?? pathname;
  const first = decoded.split("/").find((segment) => segment !== "") ?? "";
  return GATED_SECTIONS.has(first.toLowerCase());
}

/** Longer than any address of ours; short enough for a header and a hidden field. */
export const NEXT_MAX_CHARACTERS = 512;

/** No real host: an answer must lead to whichever host it is resolved on. */
const ORIGIN = "https://plaza.invalid";

/** Control characters, which browsers drop, and backslashes, which they read as slashes. */
const UNSAFE = /[\p{Cc}\\]/u;

/**
 * A path of this site, from a value anybody may have written.
 *
 * Only an absolute path is let through, in its normal form (percent-encoded, dot segments
 * resolved). Everything else is the fallback: other hosts in any disguise (`//host`, backslashes,
 * control characters, schemes, the same percent-encoded any number of times) and what is too long.
 */
export function safePath(value: unknown, fallback: string = "/"): string {
  return destinationOf(value)?.path ?? fallback;
}

/**
 * Where to go after the wizard, the path choice or sign-in: a {@link safePath} that is not one of
 * the journey pages themselves, or the browser would go in circles.
 */
export function safeNext(value: unknown, fallback: string = "/"): string {
  const destination = destinationOf(value);
  return destination && !isJourney(destination.revealed) ? destination.path : fallback;
}

/** @returns the path in its normal form, and what its encoding hides */
function destinationOf(value: unknown): { path: string; revealed: string } | undefined {
  if (typeof value !== "string" || value.length > NEXT_MAX_CHARACTERS) return undefined;
  if (!value.startsWith("/") || UNSAFE.test(value)) return undefined;
  const url = resolveOnSite(value);
  if (!url) return undefined;

  // What is hidden must lead to this site too: somebody on the way may decode it.
  const decoded = decodeFully(url.pathname);
  if (decoded === undefined || UNSAFE.test(decoded)) return undefined;
  const revealed = resolveOnSite(decoded)?.pathname;
  const path = url.pathname + url.search + url.hash;
  if (revealed === undefined || path.length > NEXT_MAX_CHARACTERS) return undefined;
  return { path, revealed };
}

/** The address a path leads to, or undefined when it leads away from the site. */
function resolveOnSite(path: string): URL | undefined {
  if (!URL.canParse(path, ORIGIN)) return undefined;
  const url = new URL(path, ORIGIN);
  // "/.//host" stays on the site, but its path would leave when it is resolved again.
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

/** Decoded until nothing changes; undefined for a broken encoding. Each round makes it shorter. */
function decodeFully(text: string): string | undefined {
  let current: string | undefined = text;
  for (;;) {
    const decoded: string | undefined = decodeOnce(current);
    if (decoded === undefined || decoded === current) return decoded;
    current = decoded;
  }
}

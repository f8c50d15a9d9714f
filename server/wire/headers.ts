import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";

/** Names and values in turn, as `ServerResponse.writeHead` takes them. */
export type HeaderList = string[];

/** Strict-Transport-Security (RFC 6797); `maxAge` in seconds. */
export interface StrictTransport {
  maxAge: number;
  includeSubDomains: boolean;
  preload: boolean;
}

export interface SecurityOptions {
  /** HSTS is sent in production only: on a developer's machine it would outlive the trial. */
  production: boolean;
  /** What it says: a year, unless told otherwise; null sends none. */
  hsts?: StrictTransport | null;
  /** Origins of pictures that are not our own (the configured avatar). */
  imageOrigins?: readonly string[];
}

/** What a page's policy allows inline, as CSP source expressions: nonces or hashes. */
export interface InlineSources {
  script: string;
  style: string;
}

/** Inline scripts and styles that carry this nonce. */
export const nonceSources = (nonce: string): InlineSources => ({
  script: `'nonce-${nonce}'`,
  style: `'nonce-${nonce}'`,
});

export interface SecurityHeaders {
  /** Lower-case names of all of them: an answer that sets one of its own keeps its own. */
  readonly names: ReadonlySet<string>;
  /** For a page: the full policy, with what it allows inline. */
  forPage(inline: InlineSources, secure: boolean): HeaderList;
  /** For everything that is not a page. */
  forRest(secure: boolean): HeaderList;
}

const CSP = "Content-Security-Policy";
const SCRIPT_PLACE = "script-sources";
const STYLE_PLACE = "style-sources";
const A_YEAR: StrictTransport = { maxAge: 31_536_000, includeSubDomains: false, preload: false };

/** Voice control listens, the gamepad steers; nothing else of the device is asked for. */
const PERMISSIONS = "camera=(), geolocation=(), microphone=(self), gamepad=(self)";

type Directives = Record<string, string[]>;

/**
 * The headers that every answer carries, whatever made it.
 *
 * helmet writes them once, at the start, into a recorder; per answer only the inline sources are put
 * in their places. Pages get the whole policy. The rest (data, JSON, assets, refusals) gets a short one that
 * allows no form, frame or plugin should somebody open it as a document; it still allows our own
 * origin, because a service worker's fetches are judged by the policy of its script.
 */
export function createSecurityHeaders(options: SecurityOptions): SecurityHeaders {
  const build = (secure: boolean) => {
    const hsts =
      secure &&
      options.production &&
      (options.hsts === undefined ? A_YEAR : (options.hsts ?? false));
    const page = record(pagePolicy(options.imageOrigins ?? [], secure), hsts);
    const policy = page.get(CSP) ?? "";
    page.delete(CSP);
    return { page: [...page].flat(), policy, rest: [...record(restPolicy(), hsts)].flat() };
  };
  const plain = build(false);
  const overTls = build(true);
  return {
    names: new Set(
      overTls.rest.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
    ),
    forPage({ script, style }, secure) {
      const { page, policy } = secure ? overTls : plain;
      return [...page, CSP, policy.replace(SCRIPT_PLACE, script).replace(STYLE_PLACE, style)];
    },
    forRest: (secure) => (secure ? overTls : plain).rest,
  };
}

function pagePolicy(imageOrigins: readonly string[], secure: boolean): Directives {
  return {
    defaultSrc: ["'self'"],
    // No 'strict-dynamic': it would switch 'self' off, and with it the module preloads.
    scriptSrc: ["'self'", SCRIPT_PLACE],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", STYLE_PLACE],
    // Ark and ECharts' SVG write style attributes; a style attribute runs nothing.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", "data:", ...imageOrigins],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    mediaSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(secure ? { upgradeInsecureRequests: [] } : {}),
  };
}

function restPolicy(): Directives {
  return {
    defaultSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  };
}

/** Runs helmet over an answer that only remembers what is set on it. */
function record(directives: Directives, hsts: StrictTransport | false): Map<string, string> {
  const written = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => void written.set(name, value),
    removeHeader: (name: string) => void written.delete(name),
  };
  const write = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: hsts,
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  // helmet touches these two methods of the answer and nothing of the request.
  const untyped: unknown = recorder;
  write({} as IncomingMessage, untyped as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  written.set("Permissions-Policy", PERMISSIONS);
  return written;
}

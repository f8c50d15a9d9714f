import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";

/** Alternating header names and values, as `ServerResponse.writeHead` takes them. */
export type HeaderList = string[];

/** Strict-Transport-Security (RFC 6797); `maxAge` in seconds. */
export interface StrictTransport {
  maxAge: number;
  includeSubDomains: boolean;
  preload: boolean;
}

export interface SecurityOptions {
  /** HSTS is sent in production only: browsers would remember it for localhost. */
  production: boolean;
  /** Default: one year; null sends no HSTS header. */
  hsts?: StrictTransport | null;
}

/** CSP source expressions (nonces or hashes) of a page's inline scripts and styles. */
export interface InlineSources {
  script: string;
  style: string;
}

/** CSP sources that allow inline scripts and styles with this nonce. */
export const nonceSources = (nonce: string): InlineSources => ({
  script: `'nonce-${nonce}'`,
  style: `'nonce-${nonce}'`,
});

export interface SecurityHeaders {
  /**
   * Lower-case names of these headers: the application's own header of that name takes precedence.
   */
  readonly names: ReadonlySet<string>;
  /**
   * For an HTML page: the full CSP, with its inline sources.
   *
   * @param framedBy origins whose pages may show this one in a frame; none by default
   */
  forPage(inline: InlineSources, secure: boolean, framedBy?: readonly string[]): HeaderList;
  /** For every other response. */
  forRest(secure: boolean): HeaderList;
}

const CSP = "Content-Security-Policy";
const FRAME_OPTIONS = "X-Frame-Options";
const UNFRAMED = "frame-ancestors 'none'";
const SCRIPT_PLACEHOLDER = "script-sources";
const STYLE_PLACEHOLDER = "style-sources";
const A_YEAR: StrictTransport = { maxAge: 31_536_000, includeSubDomains: false, preload: false };

/** Voice control uses the microphone, the gamepad API the pad; no other device feature is used. */
const PERMISSIONS = "camera=(), geolocation=(), microphone=(self), gamepad=(self)";

type Directives = Record<string, string[]>;

/**
 * The security headers of every response.
 *
 * helmet generates them once, at the start; per response only the inline sources are filled in.
 * Pages get the full CSP. Other responses (data, JSON, assets, errors) get a short one that allows
 * no form, frame or plugin if they are opened as a document. It still allows 'self', because a
 * service worker's fetches are subject to the CSP of its script.
 */
export function createSecurityHeaders(options: SecurityOptions): SecurityHeaders {
  const build = (secure: boolean) => {
    const hsts =
      secure &&
      options.production &&
      (options.hsts === undefined ? A_YEAR : (options.hsts ?? false));
    const page = recordHelmet(pagePolicy(secure), hsts);
    const policy = page.get(CSP) ?? "";
    page.delete(CSP);
    return { page: [...page].flat(), policy, rest: [...recordHelmet(restPolicy(), hsts)].flat() };
  };
  const plain = build(false);
  const overTls = build(true);
  return {
    names: new Set(
      overTls.rest.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
    ),
    forPage({ script, style }, secure, framedBy = []) {
      const { page, policy } = secure ? overTls : plain;
      const inline = policy.replace(SCRIPT_PLACEHOLDER, script).replace(STYLE_PLACEHOLDER, style);
      if (framedBy.length === 0) return [...page, CSP, inline];
      // X-Frame-Options knows no list of sites; browsers that know both follow the CSP.
      const at = page.indexOf(FRAME_OPTIONS);
      return [
        ...page.slice(0, at),
        ...page.slice(at + 2),
        CSP,
        inline.replace(UNFRAMED, `frame-ancestors ${framedBy.join(" ")}`),
      ];
    },
    forRest: (secure) => (secure ? overTls : plain).rest,
  };
}

function pagePolicy(secure: boolean): Directives {
  return {
    defaultSrc: ["'self'"],
    // No 'strict-dynamic': it disables 'self', and with it the module preloads.
    scriptSrc: ["'self'", SCRIPT_PLACEHOLDER],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", STYLE_PLACEHOLDER],
    // Ark UI and ECharts' SVG use style attributes, which cannot run scripts.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", "data:"],
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

/** Collects the headers that helmet sets. */
function recordHelmet(directives: Directives, hsts: StrictTransport | false): Map<string, string> {
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
  // helmet only calls these two methods of the response and does not use the request.
  const untyped: unknown = recorder;
  write({} as IncomingMessage, untyped as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  written.set("Permissions-Policy", PERMISSIONS);
  return written;
}

import { createHash } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Fetch } from "../handler.ts";
import { fromApplication } from "../wire/application-headers.ts";
import type { HeaderList, SecurityHeaders } from "../wire/headers.ts";
import { inlineHashes, withoutNonce } from "./inline-hashes.ts";
import { visitorKey, type PageRequest } from "./visitor-key.ts";

/** Time to live, in milliseconds: pages may depend on the time of day. */
const FRESH_MS = 60_000;
const MAX_PAGES = 256;
const MAX_BYTES = 24 * 1024 * 1024;
/** Pages queued for best-quality compression; beyond that they are compressed per request. */
const MAX_WAITING = 32;

/** A rendered page that is the same for all visitors with the same preferences and language. */
export interface CachedPage {
  readonly html: Buffer;
  readonly etag: string;
  /** The application's headers and the security headers, whose CSP lists the page's hashes. */
  readonly head: HeaderList;
  /** Brotli at maximum quality; made after the page's first cache hit. */
  brotli: Buffer | null;
  /** Render time on the clock of `createPageCache`, in milliseconds. */
  readonly rendered: number;
  /** Number of invalidations before it was rendered; after a further one the page is stale. */
  readonly changes: number;
  isQueued: boolean;
}

export interface PageCache {
  /** The fresh page for a request, to be sent as it is; undefined on a cache miss. */
  find(request: PageRequest): CachedPage | undefined;
  /**
   * Wraps the application: concurrent requests for the same visitors' page share one render, and
   * the page is cached.
   *
   * @param fetch applies the concurrency limit itself, so requests that wait for another one's
   *   render take no slot
   */
  wrap(fetch: Fetch): Fetch;
  /** Invalidates all pages, because data they show has changed. */
  invalidate(): void;
  /** For the metrics: pages in memory, cache hits, and renders. */
  count(): number;
  hits(): number;
  misses(): number;
}

/**
 * Cache of visitors' pages, keyed by address, preferences cookie (theme, mode, language), whether the
 * browser asks for Spanish, and Save-Data. Requests with a session, or with a Plaza cookie that is not known to be harmless,
 * always reach the application.
 *
 * Inline scripts and styles of a cached page are allowed by hashes, computed once, instead of a
 * nonce, so that its bytes are the same for everyone (CSP Level 3, 6.7.3).
 *
 * @param now clock in milliseconds, for `FRESH_MS`
 */
export function createPageCache(
  security: SecurityHeaders,
  now: () => number = () => performance.now(),
): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    max: MAX_PAGES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ html }) => html.length,
  });
  /** Renders in progress; concurrent requests for the same key wait for them. */
  const rendering = new Map<string, Promise<CachedPage | null>>();
  let changes = 0;
  let waiting = 0;
  let hits = 0;
  let misses = 0;
  let queue = Promise.resolve();

  /** Stale pages stay cached for their compressed copy: most are rendered again unchanged. */
  const isFresh = (page: CachedPage) =>
    page.changes === changes && now() - page.rendered < FRESH_MS;

  /** Compresses one page at a time: the best quality takes 250 ms of processor time. */
  function compressLater(key: string, page: CachedPage): void {
    if (page.brotli || page.isQueued || waiting >= MAX_WAITING) return;
    page.isQueued = true;
    waiting += 1;
    queue = queue.then(async () => {
      waiting -= 1;
      // If it fails, the page goes on being compressed per request.
      if (pages.peek(key) === page) page.brotli = await compressBest(page.html).catch(() => null);
    });
  }

  /** Renders and caches a page; a response that is not cacheable is handed to `pass`. */
  async function render(
    key: string,
    make: () => Promise<Response>,
    { nonce, secure }: { nonce: string; secure: boolean },
    pass: (response: Response) => void,
  ): Promise<CachedPage | null> {
    const changesBefore = changes;
    const response = await make();
    if (!isCacheable(response)) {
      pass(response);
      return null;
    }
    const text = await response.text();
    const html = Buffer.from(withoutNonce(text, nonce));
    const former = pages.peek(key);
    const page: CachedPage = {
      html,
      etag: `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`,
      head: [
        ...fromApplication(response.headers),
        ...security.forPage(inlineHashes(text, nonce), secure),
      ],
      brotli: former?.html.equals(html) ? former.brotli : null,
      rendered: now(),
      changes: changesBefore,
      isQueued: false,
    };
    if (changesBefore === changes) pages.set(key, page);
    return page;
  }

  return {
    find(request) {
      const key = visitorKey(request);
      const page = key ? pages.get(key) : undefined;
      if (!key || !page || !isFresh(page)) return undefined;
      hits += 1;
      compressLater(key, page);
      return page;
    },

    wrap: (fetch) => async (request, context) => {
      const url = new URL(request.url);
      const { method, headers } = request;
      const cookie = headers.get("Cookie") ?? undefined;
      const key = visitorKey({
        method,
        url,
        cookie,
        saveData: headers.get("Save-Data"),
        acceptLanguage: headers.get("Accept-Language"),
      });
      if (!key) return fetch(request, context);
      const started = rendering.get(key);
      let page = started ? await started.catch(() => null) : null;
      let passed: Response | undefined;
      if (!page) {
        misses += 1;
        // Without the client's abort signal: others may wait for the page when this client leaves.
        const shared = new Request(url, { headers });
        const made = render(
          key,
          async () => fetch(shared, { ...context, isShared: true }),
          { nonce: context.nonce, secure: url.protocol === "https:" },
          (response) => (passed = response),
        );
        rendering.set(key, made);
        try {
          page = await made;
        } finally {
          if (rendering.get(key) === made) rendering.delete(key);
        }
      }
      return page ? toResponse(page) : passed!;
    },

    invalidate() {
      changes += 1;
      rendering.clear();
    },

    count: () => pages.size,
    hits: () => hits,
    misses: () => misses,
  };
}

const brotli = promisify(zlib.brotliCompress);

const compressBest = (html: Buffer): Promise<Buffer> =>
  brotli(html, {
    params: {
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });

/** A complete page that neither controls caching itself nor sets a cookie. */
const isCacheable = ({ status, headers }: Response) =>
  status === 200 &&
  (headers.get("Content-Type")?.startsWith("text/html") ?? false) &&
  !headers.has("Set-Cookie") &&
  !headers.has("Cache-Control");

/** The response for the request that caused the render, with the headers of a cached page. */
function toResponse({ html, head, etag }: CachedPage): Response {
  const headers = new Headers({ ETag: etag, Vary: "Cookie", "Server-Timing": "cache;desc=miss" });
  for (let at = 0; at < head.length; at += 2) headers.append(head[at]!, head[at + 1]!);
  return new Response(new Uint8Array(html), { headers });
}

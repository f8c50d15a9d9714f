import { createHash } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Fetch } from "../handler.ts";
import { fromApplication } from "../wire/application-headers.ts";
import type { HeaderList, SecurityHeaders } from "../wire/headers.ts";
import { inlineHashes, withoutNonce } from "./inline-hashes.ts";
import { visitorKey, type PageRequest } from "./visitor-key.ts";

/** Milliseconds until a page is rendered again: what it shows may depend on the hour. */
const FRESH_MS = 60_000;
const MAX_PAGES = 256;
const MAX_BYTES = 24 * 1024 * 1024;
/** Pages that wait for the best compression; beyond that they are compressed for each request. */
const MAX_WAITING = 32;

/** A rendered page that is the same for every visitor with the same preferences. */
export interface CachedPage {
  readonly html: Buffer;
  readonly etag: string;
  /** The application's headers and the security headers, whose policy names the page's hashes. */
  readonly head: HeaderList;
  /** The page in brotli at its best quality; null until it was asked for a second time. */
  brotli: Buffer | null;
  /** Render time on the clock of `createPageCache`, in milliseconds. */
  readonly rendered: number;
  /** How many changes there had been when it was rendered: after another it may show what was. */
  readonly changes: number;
  isQueued: boolean;
}

export interface PageCache {
  /** The fresh page a request asks for, to be sent as it is; undefined when there is none. */
  find(request: PageRequest): CachedPage | undefined;
  /**
   * Wraps the application: a visitor's page is rendered once for all who ask for it, and kept.
   *
   * @param fetch waits for its turn itself (admission.ts): who only waits for a page needs none
   */
  wrap(fetch: Fetch): Fetch;
  /** Something that pages show has changed: none rendered before is sent again. */
  invalidate(): void;
  /** For the metrics: pages in memory, answers from it, and pages rendered. */
  count(): number;
  hits(): number;
  misses(): number;
}

/**
 * Visitors' pages in memory, one per address, theme, mode, language and Save-Data. Requests with a
 * session, or with a cookie of ours that is not known to be harmless, always reach the application.
 *
 * Inline scripts and styles of a kept page are allowed by their hashes, computed once, so that its
 * bytes are the same for everybody (CSP Level 3, 6.7.3).
 *
 * @param now milliseconds, for `FRESH_MS`
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
  /** Pages that are being rendered: who asks meanwhile waits for the same one. */
  const rendering = new Map<string, Promise<CachedPage | null>>();
  let changes = 0;
  let waiting = 0;
  let hits = 0;
  let misses = 0;
  let queue = Promise.resolve();

  /** Stale pages stay for their compressed copy: most are rendered again as they were. */
  const isFresh = (page: CachedPage) =>
    page.changes === changes && now() - page.rendered < FRESH_MS;

  /** One page at a time: the best quality takes a quarter of a second of a processor. */
  function compressLater(key: string, page: CachedPage): void {
    if (page.brotli || page.isQueued || waiting >= MAX_WAITING) return;
    page.isQueued = true;
    waiting += 1;
    queue = queue.then(async () => {
      waiting -= 1;
      // Without a copy the page is compressed for each request.
      if (pages.peek(key) === page) page.brotli = await compressBest(page.html).catch(() => null);
    });
  }

  /** Renders a page and keeps it; an answer that is not to be kept goes to `pass`. */
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
      const key = visitorKey({ method, url, cookie, saveData: headers.get("Save-Data") });
      if (!key) return fetch(request, context);
      const started = rendering.get(key);
      let page = started ? await started.catch(() => null) : null;
      let passed: Response | undefined;
      if (!page) {
        misses += 1;
        // Without the client's signal: others may wait for it, so it is made even if they leave.
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

/** Whole pages that say nothing themselves about caching and set no cookie. */
const isCacheable = ({ status, headers }: Response) =>
  status === 200 &&
  (headers.get("Content-Type")?.startsWith("text/html") ?? false) &&
  !headers.has("Set-Cookie") &&
  !headers.has("Cache-Control");

/** For the request that made it: sent like any answer, with the headers a kept page has. */
function toResponse({ html, head, etag }: CachedPage): Response {
  const headers = new Headers({ ETag: etag, Vary: "Cookie", "Server-Timing": "cache;desc=miss" });
  for (let at = 0; at < head.length; at += 2) headers.append(head[at]!, head[at + 1]!);
  return new Response(new Uint8Array(html), { headers });
}

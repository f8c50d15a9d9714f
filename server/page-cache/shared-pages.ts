import { createHash } from "node:crypto";
import { compressTemplate, type PageTemplate, piecesOf, toTemplate } from "./page-template.ts";
import { leanPage } from "./lean-page.ts";
import type { HeaderList } from "../wire/headers.ts";
import { holdScripts } from "./held-scripts.ts";
import { fromApplication } from "../send-response.ts";

/** How long a page is sent without being made again: what it shows may depend on the hour. */
const FRESH_MS = 60_000;
/** More are never kept: an address may carry anything after its question mark. */
const MAX_PAGES = 256;
const MAX_BYTES = 24 * 1024 * 1024;
/** Pages that wait for the best compression; past that they go out as they would have anyway. */
const MAX_WAITING = 32;

/** What a page depends on besides its address, and what does not matter to it. */
const PREFERENCES_COOKIE = "plaza-preferences";
const IRRELEVANT_COOKIES: ReadonlySet<string> = new Set([
  ...["plaza-visitor", "__Host-plaza-visitor"],
  ...["plaza-device", "__Host-plaza-device"],
  // Says when, and not what (kept-page.ts).
  "plaza-changed",
]);
const OUR_COOKIE = /^(?:__Host-|__Secure-)?plaza-/;

/** A page that is the same for every visitor with the same preferences. */
export interface SharedPage {
  readonly template: PageTemplate;
  /** The application's own headers. */
  readonly head: HeaderList;
  readonly etag: string;
  /** On the clock of `createSharedPages`; in the past for ever once something has changed. */
  made: number;
  asked: number;
  /** What goes before and after each nonce; there some time after the page was asked for again. */
  compressed: readonly Buffer[] | null;
  isQueued: boolean;
}

export interface SharedPages {
  /**
   * Which page a request asks for.
   *
   * @returns null when the answer may be a particular person's, or is no page
   */
  keyOf(request: {
    method?: string;
    url: URL;
    cookie: string | undefined;
    /** Its scripts wait (held-scripts.ts): another page. */
    isHeld?: boolean;
  }): string | null;
  /**
   * The page under this key, made when it is not there or no longer fresh; one that many ask for
   * at once is made once.
   *
   * @param make asks the application, with a nonce that `toTemplate` finds again
   * @returns the page; or the application's answer, for the caller who made it, where that answer
   *   is not to be kept; or null for those who waited for it
   */
  find(key: string, make: () => Promise<Made>): Promise<SharedPage | Response | null>;
  /** Something that pages show has changed. */
  forget(): void;
  /** For the metrics: pages that are kept, answers from memory, pages that were made. */
  count(): number;
  hits(): number;
  misses(): number;
}

export interface Made {
  response: Response;
  nonce: string;
  /** Its scripts are to wait. */
  isHeld?: boolean;
}

/**
 * The visitors' view of the pages, made once per address, theme, mode and language and sent from
 * memory with a nonce of its own each time, until something changes.
 *
 * Whoever has a session, or any cookie of ours that is not known to be harmless, is answered by the
 * application. So is everyone without preferences: the gate may send them elsewhere.
 *
 * @param now milliseconds, for `FRESH_MS`
 */
export function createSharedPages(now: () => number = () => performance.now()): SharedPages {
  const pages = new Map<string, SharedPage>();
  const making = new Map<string, Promise<SharedPage | null>>();
  /** The last of `pages`. */
  let latest: SharedPage | undefined;
  let bytes = 0;
  /** Counts the changes: a page that was begun before one may show what was. */
  let changes = 0;
  let waiting = 0;
  let hits = 0;
  let misses = 0;
  let queue = Promise.resolve();

  function keep(key: string, page: SharedPage): void {
    drop(key);
    pages.set(key, page);
    latest = page;
    bytes += sizeOf(page);
    for (const oldest of pages.keys()) {
      if (pages.size <= MAX_PAGES && bytes <= MAX_BYTES) break;
      drop(oldest);
    }
  }

  function drop(key: string): void {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= sizeOf(page);
  }

  /** One page at a time: the best quality takes a quarter of a second of somebody's processor. */
  function compressLater(key: string, page: SharedPage): void {
    if (page.compressed || page.isQueued || waiting >= MAX_WAITING) return;
    page.isQueued = true;
    waiting += 1;
    queue = queue.then(async () => {
      waiting -= 1;
      if (pages.get(key) !== page) return;
      const compressed = await compressTemplate(page.template);
      if (!compressed || pages.get(key) !== page) return;
      bytes -= sizeOf(page);
      page.compressed = piecesOf(compressed);
      bytes += sizeOf(page);
    });
  }

  return {
    keyOf({ method, url, cookie, isHeld }) {
      if (method !== "GET" || url.pathname.endsWith(".data") || cookie === undefined) return null;
      let preferences: string | undefined;
      for (const part of cookie.split(";")) {
        const [name = "", value = ""] = part.trim().split(/=(.*)/s);
        if (!OUR_COOKIE.test(name) || IRRELEVANT_COOKIES.has(name)) continue;
        if (name !== PREFERENCES_COOKIE || preferences !== undefined) return null;
        preferences = value;
      }
      if (preferences === undefined) return null;
      return `${url.href}\n${preferences}${isHeld ? "\nheld" : ""}`;
    },

    async find(key, make) {
      const known = pages.get(key);
      if (known && now() - known.made < FRESH_MS) {
        // The one that was asked for last is the last to go.
        if (known !== latest) {
          pages.delete(key);
          pages.set(key, known);
          latest = known;
        }
        known.asked += 1;
        hits += 1;
        if (known.asked > 1) compressLater(key, known);
        return known;
      }
      const started = making.get(key);
      if (started) return started.catch(() => null);

      misses += 1;
      let unkept: Response | null = null;
      const begun = changes;
      const promise = (async () => {
        const { response, nonce, isHeld } = await make();
        if (!isKept(response)) {
          unkept = response;
          return null;
        }
        const html = leanPage(await response.text());
        const usual = toTemplate(html, nonce);
        const template = isHeld ? toTemplate(holdScripts(html, nonce), nonce) : usual;
        const etag = `W/"${digestOf(usual)}${isHeld ? HELD_TAG : ""}"`;
        const page = toPage(
          { template, head: fromApplication(response.headers), etag },
          now(),
          known,
        );
        if (begun === changes) keep(key, page);
        return page;
      })();
      making.set(key, promise);
      try {
        return (await promise) ?? unkept;
      } finally {
        if (making.get(key) === promise) making.delete(key);
      }
    },

    count: () => pages.size,
    hits: () => hits,
    misses: () => misses,

    forget() {
      changes += 1;
      // Kept for their compressed bytes: what is made anew is mostly what it was.
      for (const page of pages.values()) page.made = -Infinity;
      making.clear();
    },
  };
}

/** Pages only, whole and well; and nothing that sets a cookie or says itself how it may be kept. */
function isKept({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    (headers.get("Content-Type")?.startsWith("text/html") ?? false) &&
    !headers.has("Set-Cookie") &&
    !headers.has("Cache-Control")
  );
}

function toPage(
  what: Pick<SharedPage, "template" | "head" | "etag">,
  made: number,
  former: SharedPage | undefined,
): SharedPage {
  const isSame = former?.template.bytes.equals(what.template.bytes) ?? false;
  return {
    ...what,
    made,
    compressed: isSame && former ? former.compressed : null,
    asked: isSame && former ? former.asked + 1 : 1,
    isQueued: false,
  };
}

/** After the same digest: the service worker reads from it that nothing else is different. */
const HELD_TAG = "-held";

const digestOf = ({ bytes }: PageTemplate) =>
  createHash("sha256").update(bytes).digest("base64url").slice(0, 22);

const sizeOf = ({ template, compressed }: SharedPage) =>
  template.bytes.length + (compressed ?? []).reduce((sum, { length }) => sum + length, 0);

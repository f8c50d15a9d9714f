import { BROTLI_QUALITY, compressWhole } from "../wire/compression.ts";
import { compressTemplate, fillTemplate, type PageTemplate, toTemplate } from "./page-template.ts";

/** A page is some 10 KB as it is kept: compressed. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Somebody's page that nobody has asked for in so long is not kept any longer. */
const UNUSED_MS = 10 * 60_000;

/** What the application says a page is drawn from (app/document/drawn-from.server.ts). */
export interface DrawnFrom {
  digest: string;
  own: readonly string[];
}

/** One answer that may have been drawn before. */
export interface Drawing {
  /** For the application, before it draws: whether it need not (app/load-context.ts). */
  isDrawn(from: DrawnFrom): boolean;
  /** For the application: what it has drawn is not whole. */
  spoil(): void;
  /** Whether it was told so. */
  isKnown(): boolean;
  /**
   * The page, compressed by brotli, with this answer's nonce and its own texts: the one that is there
   * or the one that the application has just drawn, which is kept.
   *
   * @returns null for an answer that is no such page; its body has not been touched
   */
  bodyFor(response: Response, nonce: string): Promise<Buffer | null>;
}

export interface DrawnPages {
  /** @param isHeld its scripts wait (held-scripts.ts): another page, drawn from the same */
  begin(isHeld?: boolean): Drawing;
  /** For the metrics: pages that are kept, their bytes, answers that were not drawn, and that were. */
  count(): number;
  bytes(): number;
  hits(): number;
  misses(): number;
}

interface Kept {
  page: PageTemplate;
  /** On the clock of `createDrawnPages`. */
  used: number;
}

/**
 * Pages as they were drawn, under a digest of all that they were drawn from: whoever asks for
 * something, its loaders are asked each time, and only where they answer exactly what they once did
 * is the page sent that was drawn then. So there is nothing to forget when something changes, and
 * nobody can be sent what would not have been drawn for them.
 *
 * @param options.now milliseconds, for `UNUSED_MS`
 */
export function createDrawnPages({
  now = () => performance.now(),
  maxBytes = MAX_BYTES,
} = {}): DrawnPages {
  /** The one that was used last is the last. */
  const pages = new Map<string, Kept>();
  let bytes = 0;
  let hits = 0;
  let misses = 0;

  function drop(digest: string): void {
    bytes -= pages.get(digest)?.page.bytes.length ?? 0;
    pages.delete(digest);
  }

  function keep(digest: string, page: PageTemplate): void {
    drop(digest);
    pages.set(digest, { page, used: now() });
    bytes += page.bytes.length;
    for (const [oldest, { used }] of pages) {
      if (bytes <= maxBytes && now() - used < UNUSED_MS) break;
      drop(oldest);
    }
  }

  function find(digest: string): PageTemplate | undefined {
    const known = pages.get(digest);
    if (!known) return undefined;
    pages.delete(digest);
    pages.set(digest, known);
    known.used = now();
    return known.page;
  }

  return {
    begin(isHeld = false) {
      let from: DrawnFrom | undefined;
      let known: PageTemplate | undefined;
      return {
        isDrawn(given) {
          from = isHeld ? { ...given, digest: `${given.digest} held` } : given;
          known = find(from.digest);
          if (known) hits += 1;
          else misses += 1;
          return known !== undefined;
        },
        spoil: () => void (from = undefined),
        isKnown: () => known !== undefined,
        async bodyFor(response, nonce) {
          if (!from || !isWholePage(response)) return null;
          const texts = [nonce, ...from.own];
          if (known) return fillTemplate(known, ...texts);
          const html = await response.text();
          const page = await compressTemplate(toTemplate(html, ...texts), BROTLI_QUALITY);
          if (!page) return compressWhole(Buffer.from(html), "br");
          keep(from.digest, page);
          return fillTemplate(page, ...texts);
        },
      };
    },
    count: () => pages.size,
    bytes: () => bytes,
    hits: () => hits,
    misses: () => misses,
  };
}

/** What failed after all while it was drawn is sent as it is. */
const isWholePage = ({ status, headers }: Response) =>
  status === 200 && (headers.get("Content-Type")?.startsWith("text/html") ?? false);

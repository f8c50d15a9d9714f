import { createHash } from "node:crypto";
import type { InlineSources } from "../wire/headers.ts";

/** Inline scripts and styles, with their attributes and their text. */
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * CSP sources for a page's inline scripts and styles: the SHA-256 of each element that carries the
 * nonce. An element without it, such as one that was injected, is not allowed.
 *
 * @param html as rendered with `nonce`
 */
export function inlineHashes(html: string, nonce: string): InlineSources {
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag = "", attributes = "", text = ""] of html.matchAll(INLINE)) {
    if (!attributes.includes(` nonce="${nonce}"`) || /\ssrc=/.test(attributes)) continue;
    sources[tag as "script" | "style"].add(
      `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
  }
  return { script: [...sources.script].join(" "), style: [...sources.style].join(" ") };
}

/** The page as it is kept: hashes allow what the nonce allowed. */
export const withoutNonce = (html: string, nonce: string): string =>
  html.replaceAll(` nonce="${nonce}"`, "");

import { createHash } from "node:crypto";
import type { InlineSources } from "../wire/headers.ts";

/** Inline script and style elements: name, attributes, content. */
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * CSP sources for a page's inline scripts and styles: SHA-256 hashes of the elements that carry the
 * nonce. An element without it, such as an injected one, stays blocked.
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

/** The HTML as cached: without nonces, because hashes allow its inline elements. */
export const withoutNonce = (html: string, nonce: string): string =>
  html.replaceAll(` nonce="${nonce}"`, "");

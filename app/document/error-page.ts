import type { ErrorPage, ErrorReason } from "#domain/format/http/error-page.ts";
import { tilePaths } from "#domain/items/tiles.ts";
import { resolveLocale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { parsePreferences } from "#app/preferences/preferences-cookie.ts";

/** Seconds until the page reloads itself. */
const RELOAD_AFTER_S = 5;

const STYLE =
  "body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground,Canvas);color:var(--ink,CanvasText);font:1rem/1.5 system-ui,sans-serif}" +
  "main{max-width:34rem;padding:2rem}h1{font-size:1.6rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1rem}" +
  "a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:1px solid;border-radius:.625rem;background:var(--accent,Canvas);color:var(--on-accent,LinkText);font-weight:600;text-decoration:none}" +
  "a:focus-visible{outline:3px solid var(--focus,Highlight);outline-offset:2px}small{color:var(--ink-soft,CanvasText)}" +
  "svg{display:block;width:10rem;height:2.5rem;margin:0 0 1.25rem;color:var(--accent,CanvasText)}";

/** Plaza's frieze of tiles: decoration above the words. */
const FRIEZE = (() => {
  const { strong, soft } = tilePaths(1, 4, 1);
  return `<svg viewBox="0 0 160 40" fill="currentColor" aria-hidden="true"><path d="${strong}"/><path opacity=".45" fill-rule="evenodd" d="${soft}"/></svg>`;
})();

const TITLES = {
  busy: m.common_unavailable_title,
  "too-large": m.common_too_large_title,
  foreign: m.common_foreign_title,
  failed: m.common_error_title,
} satisfies Record<ErrorReason, unknown>;

const BODIES = {
  busy: m.common_unavailable_body,
  "too-large": m.common_too_large_body,
  foreign: m.common_foreign_body,
  failed: m.common_error_body,
} satisfies Record<ErrorReason, unknown>;

/**
 * The page of a request that does not reach the application, or in which it failed: it needs nothing but
 * this process. About 2 KB of HTML without scripts; a busy one reloads itself after a GET.
 *
 * @param tokensOf the colours of a theme as CSS declarations
 */
export function errorPage(what: ErrorPage, tokensOf: (theme: string) => string): string {
  const { reason, cookie, asksSpanish, target, nonce, requestId, isWrite } = what;
  const preferences = parsePreferences(cookie);
  const lang = { locale: resolveLocale({ ...preferences, asksSpanish }) };
  const isBusy = reason === "busy";
  const title = escape(TITLES[reason]({}, lang));
  const body = isBusy && isWrite ? m.common_unavailable_sent({}, lang) : BODIES[reason]({}, lang);
  // A write cannot be repeated by a link; the form of one from another site is opened here.
  const link = reason === "foreign" ? m.common_foreign_open : m.common_error_retry;
  const hasLink = !isWrite || reason === "foreign";
  return (
    `<!DOCTYPE html><html lang="${lang.locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="robots" content="noindex">' +
    (isBusy && !isWrite ? `<meta http-equiv="refresh" content="${RELOAD_AFTER_S}">` : "") +
    `<title>${title}</title>` +
    `<style nonce="${nonce}">:root{color-scheme:light dark;${tokensOf(preferences.theme)}}${STYLE}</style></head>` +
    `<body><main>${FRIEZE}<h1>${title}</h1><p>${escape(body)}</p>` +
    `${hasLink ? `<p><a href="${escape(target)}">${escape(link({}, lang))}</a></p>` : ""}` +
    `<p><small>${escape(m.common_error_request({}, lang))} ${requestId}</small></p>` +
    "</main></body></html>"
  );
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

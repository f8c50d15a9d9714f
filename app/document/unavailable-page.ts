import { resolveLocale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { parsePreferences } from "#app/preferences/preferences-cookie.ts";

export interface Unavailable {
  /** The request's Cookie header. */
  cookie: string | undefined;
  /** Whether the browser prefers Spanish to English. */
  asksSpanish: boolean;
  /** Validated path and query of the request; the page requests them again. */
  target: string;
  nonce: string;
  requestId: string;
  /** Whether the request was a write: then the page does not reload itself. */
  isWrite: boolean;
  /** The colours of a theme as CSS declarations. */
  tokensOf: (theme: string) => string;
}

/** Seconds until the page reloads itself. */
const RELOAD_AFTER_S = 5;

const STYLE =
  "body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground,Canvas);color:var(--ink,CanvasText);font:1rem/1.5 system-ui,sans-serif}" +
  "main{max-width:34rem;padding:2rem}h1{font-size:1.6rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1rem}" +
  "a{display:inline-block;padding:.6rem 1.1rem;border:2px solid;border-radius:.5rem;color:inherit;font-weight:600;text-decoration:none}small{opacity:.75}";

/**
 * The 503 page, for an unavailable database or an overloaded process: it needs nothing but this
 * process. About 1.5 KB of HTML without scripts; after a GET it reloads itself.
 */
export function unavailablePage(what: Unavailable): string {
  const { cookie, asksSpanish, target, nonce, requestId, isWrite, tokensOf } = what;
  const preferences = parsePreferences(cookie);
  const lang = { locale: resolveLocale({ ...preferences, asksSpanish }) };
  const body = isWrite ? m.common_unavailable_sent({}, lang) : m.common_unavailable_body({}, lang);
  const retry = `<p><a href="${escape(target)}">${escape(m.common_error_retry({}, lang))}</a></p>`;
  return (
    `<!DOCTYPE html><html lang="${lang.locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="robots" content="noindex">' +
    (isWrite ? "" : `<meta http-equiv="refresh" content="${RELOAD_AFTER_S}">`) +
    `<title>${escape(m.common_unavailable_title({}, lang))}</title>` +
    `<style nonce="${nonce}">:root{color-scheme:light dark;${tokensOf(preferences.theme)}}${STYLE}</style></head>` +
    `<body><main><h1>${escape(m.common_unavailable_title({}, lang))}</h1><p>${escape(body)}</p>` +
    `${isWrite ? "" : retry}<p><small>${escape(m.common_error_request({}, lang))} ${requestId}</small></p>` +
    "</main></body></html>"
  );
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

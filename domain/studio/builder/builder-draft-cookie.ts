import { readCookie, serializeCookie } from "#domain/format/cookie.ts";
import {
  compactDraft,
  compactTooLarge,
  parseCompactDraft,
  type BuilderDraft,
} from "./builder-draft.ts";

/**
 * The draft of the builder for pages without script, and for the first look at a page with it. The
 * browser sends it to the builder only; it is readable and holds nothing that needs protection.
 */
const COOKIE = "plaza-builder";
const PATH = "/builder";
const ONE_YEAR_S = 31_536_000;

/**
 * @param header a Cookie header or `document.cookie`
 * @returns null when there is none that can be read; only the time when it was too large
 */
export function readDraftCookie(
  header: string | null | undefined,
): BuilderDraft | { at: number } | null {
  const value = readCookie(header, COOKIE);
  return value === undefined ? null : parseCompactDraft(value);
}

/** The text that makes the browser forget the draft: it is saved. */
export const forgetDraftCookie = serializeCookie(COOKIE, "", {
  path: PATH,
  maxAgeSeconds: 0,
  secure: false,
});

/**
 * The text for Set-Cookie or `document.cookie`. A draft that does not fit leaves only word that it
 * is there.
 *
 * @param isForSession gone with the browser, as in Modo Incógnito
 */
export function writeDraftCookie(
  draft: BuilderDraft,
  { secure, isForSession }: { secure: boolean; isForSession: boolean },
): string {
  const value = compactDraft(draft) ?? compactTooLarge(draft.at);
  return serializeCookie(COOKIE, value, {
    path: PATH,
    ...(!isForSession && { maxAgeSeconds: ONE_YEAR_S }),
    secure,
  });
}

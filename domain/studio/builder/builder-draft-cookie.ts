import { paths } from "#domain/addresses/paths.ts";
import { readCookie, serializeCookie } from "#domain/format/http/cookie.ts";
import {
  compactDraft,
  compactTooLarge,
  parseCompactDraft,
  type BuilderDraft,
} from "./builder-draft.ts";

/**
 * The builder's draft as a cookie: the server renders the canvas from it, with and without script.
 * Sent to `/builder` only. Not HttpOnly: scripts write it too, and it holds nothing secret.
 */
const COOKIE = "plaza-builder";
const ONE_YEAR_S = 31_536_000;

/**
 * @param header a Cookie header or `document.cookie`
 * @returns null without a valid draft; only its time when the draft was too large for a cookie
 */
export function readDraftCookie(
  header: string | null | undefined,
): BuilderDraft | { at: number } | null {
  const value = readCookie(header, COOKIE);
  return value === undefined ? null : parseCompactDraft(value);
}

/** `Set-Cookie` value that deletes the draft after it was saved. */
export const forgetDraftCookie = serializeCookie(COOKIE, "", {
  path: paths.builder,
  maxAgeSeconds: 0,
  secure: false,
});

/**
 * The draft as a value for `Set-Cookie` or `document.cookie`; only its time if the draft is too
 * large.
 *
 * @param isForSession a session cookie, for Modo Incógnito
 */
export function writeDraftCookie(
  draft: BuilderDraft,
  { secure, isForSession }: { secure: boolean; isForSession: boolean },
): string {
  const value = compactDraft(draft) ?? compactTooLarge(draft.at);
  return serializeCookie(COOKIE, value, {
    path: paths.builder,
    ...(!isForSession && { maxAgeSeconds: ONE_YEAR_S }),
    secure,
  });
}

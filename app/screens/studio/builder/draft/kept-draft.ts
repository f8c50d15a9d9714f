import type { BuilderWork } from "#domain/studio/builder/builder-work.ts";
import {
  nextDraftTime,
  parseDraft,
  serializeDraft,
  type BuilderDraft,
} from "#domain/studio/builder/builder-draft.ts";
import { isIncognito, keepText } from "#app/preferences/kept-text.ts";
import { DRAFT_KEY } from "./draft-key.ts";
import {
  forgetDraftCookie,
  readDraftCookie,
  writeDraftCookie,
} from "#domain/studio/builder/builder-draft-cookie.ts";

/** How long the browser keeps the draft: across restarts, for the session, or not at all. */
export type Keeping = "kept" | "session" | "not";

/**
 * Stores the draft in localStorage and in the cookie that the server reads. In Modo Incógnito only in
 * a session cookie, which the browser deletes on exit.
 *
 * @param former time of the draft that was changed, and the version it is based on
 */
export function keepDraft(
  work: BuilderWork,
  former: { at: number; base: number },
): { at: number; keeping: Keeping } {
  const draft = { at: nextDraftTime(Date.now(), former.at), work, base: former.base };
  const isForSession = isIncognito();
  const secure = location.protocol === "https:";
  document.cookie = writeDraftCookie(draft, { secure, isForSession });
  const isKept = keepText(DRAFT_KEY, serializeDraft(draft));
  const inCookie = readDraftCookie(document.cookie);
  const keeping = isKept
    ? "kept"
    : inCookie && "work" in inCookie && inCookie.at === draft.at
      ? "session"
      : "not";
  return { at: draft.at, keeping };
}

/** Whether the server knows of the draft but cannot read it: no cookie holds it. */
export function isDraftLarge(): boolean {
  const cookie = readDraftCookie(document.cookie);
  return cookie !== null && !("work" in cookie);
}

/** Deletes the stored draft: it was saved or replaced. */
export function forgetDraft(): void {
  document.cookie = forgetDraftCookie;
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // localStorage is blocked, so it has no draft.
  }
}

/** The draft in localStorage; null if it is missing, invalid, or cannot be read. */
export function findKeptDraft(): BuilderDraft | null {
  try {
    return parseDraft(localStorage.getItem(DRAFT_KEY));
  } catch {
    return null;
  }
}

/**
 * Finds a newer draft than the one the page shows.
 *
 * @param shown the draft that the page shows
 * @returns the newest draft, and the different one in localStorage that it replaces, if any; null if
 *   the shown draft is the newest
 */
export function findNewerDraft(
  shown: BuilderDraft,
): { draft: BuilderDraft; replaced: BuilderDraft | null } | null {
  const cookie = readDraftCookie(document.cookie);
  const stored = findKeptDraft();
  // After a client-side navigation the server has not seen the cookie: its Path is /builder, and the
  // page's data are fetched from /builder.data.
  const plain = cookie && "work" in cookie && cookie.at > shown.at ? cookie : shown;
  if (stored && stored.at >= Math.max(plain.at, cookie?.at ?? 0)) {
    return { draft: stored, replaced: null };
  }
  const replaced = stored && !isSame(stored.work, plain.work) ? stored : null;
  return plain === shown && !replaced ? null : { draft: plain, replaced };
}

const isSame = (a: BuilderWork, b: BuilderWork) =>
  JSON.stringify(a.blocks) === JSON.stringify(b.blocks);

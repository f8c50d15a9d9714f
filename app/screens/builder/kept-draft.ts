import type { BuilderDocument } from "#app/domain/builder-document.ts";
import {
  nextDraftTime,
  parseDraft,
  serializeDraft,
  type BuilderDraft,
} from "#app/domain/builder-draft.ts";
import { isOn } from "#app/domain/preferences.ts";
import { changedPreferences } from "#app/preferences/browser-preferences.ts";
import { keepText } from "#app/preferences/kept-text.ts";
import { parsePreferences } from "#app/preferences/preferences-cookie.ts";
import { readDraftCookie, writeDraftCookie } from "./draft-cookie.ts";

/** The draft in local storage, which has room for any; the cookie mirrors it where it fits. */
export const DRAFT_KEY = "plaza-builder-draft";

/** How long a draft stays where it was kept. */
export type Keeping = "kept" | "session" | "not";

/**
 * Keeps the document in local storage and in the cookie that the server reads. In Modo Incógnito
 * only in a cookie that goes with the browser.
 *
 * @param formerAt the time of the draft it came from
 */
export function keepDraft(
  document: BuilderDocument,
  formerAt: number,
): { at: number; keeping: Keeping } {
  const draft = { at: nextDraftTime(Date.now(), formerAt), document };
  const preferences = changedPreferences() ?? parsePreferences(window.document.cookie);
  const isForSession = isOn(preferences, "incognito");
  const secure = location.protocol === "https:";
  window.document.cookie = writeDraftCookie(draft, { secure, isForSession });
  const isKept = keepText(DRAFT_KEY, serializeDraft(draft));
  const inCookie = readDraftCookie(window.document.cookie);
  const keeping = isKept
    ? "kept"
    : inCookie && "document" in inCookie && inCookie.at === draft.at
      ? "session"
      : "not";
  return { at: draft.at, keeping };
}

/** What local storage holds; null for garbage, and where it cannot be read. */
export function findKeptDraft(): BuilderDraft | null {
  try {
    return parseDraft(localStorage.getItem(DRAFT_KEY));
  } catch {
    return null;
  }
}

/**
 * The draft to go on with.
 *
 * @param shown what the page shows
 * @returns the newest one, with the one in local storage that it takes the place of, if that is
 *   another; null when it is what is shown
 */
export function findNewerDraft(shown: {
  at: number;
  document: BuilderDocument;
}): { draft: BuilderDraft; replaced: BuilderDraft | null } | null {
  const cookie = readDraftCookie(document.cookie);
  const kept = findKeptDraft();
  // A page that was opened from another one could not send the cookie.
  const plain = cookie && "document" in cookie && cookie.at > shown.at ? cookie : shown;
  if (kept && kept.at >= Math.max(plain.at, cookie?.at ?? 0)) {
    return { draft: kept, replaced: null };
  }
  const replaced = kept && !isSame(kept.document, plain.document) ? kept : null;
  return plain === shown && !replaced ? null : { draft: plain, replaced };
}

const isSame = (a: BuilderDocument, b: BuilderDocument) =>
  JSON.stringify(a.blocks) === JSON.stringify(b.blocks);

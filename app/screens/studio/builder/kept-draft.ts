import type { BuilderWork } from "#domain/studio/builder/builder-work.ts";
import {
  nextDraftTime,
  parseDraft,
  serializeDraft,
  type BuilderDraft,
} from "#domain/studio/builder/builder-draft.ts";
import { isOn } from "#domain/preferences/preferences.ts";
import { changedPreferences } from "#app/preferences/browser-preferences.ts";
import { keepText } from "#app/preferences/kept-text.ts";
import { parsePreferences } from "#app/preferences/preferences-cookie.ts";
import { DRAFT_KEY } from "./draft-key.ts";
import {
  forgetDraftCookie,
  readDraftCookie,
  writeDraftCookie,
} from "#domain/studio/builder/builder-draft-cookie.ts";

/** How long a draft stays where it was kept. */
export type Keeping = "kept" | "session" | "not";

/**
 * Keeps the work in local storage and in the cookie that the server reads. In Modo Incógnito
 * only in a cookie that goes with the browser.
 *
 * @param former the time of the draft it came from, and the version
 */
export function keepDraft(
  work: BuilderWork,
  former: { at: number; base: number },
): { at: number; keeping: Keeping } {
  const draft = { at: nextDraftTime(Date.now(), former.at), work, base: former.base };
  const preferences = changedPreferences() ?? parsePreferences(document.cookie);
  const isForSession = isOn(preferences, "incognito");
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

/** It is saved, or something else was taken in its place. */
export function forgetDraft(): void {
  document.cookie = forgetDraftCookie;
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // What cannot be reached holds nothing of ours.
  }
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
export function findNewerDraft(
  shown: BuilderDraft,
): { draft: BuilderDraft; replaced: BuilderDraft | null } | null {
  const cookie = readDraftCookie(document.cookie);
  const kept = findKeptDraft();
  // A page that was opened from another one could not send the cookie.
  const plain = cookie && "work" in cookie && cookie.at > shown.at ? cookie : shown;
  if (kept && kept.at >= Math.max(plain.at, cookie?.at ?? 0)) {
    return { draft: kept, replaced: null };
  }
  const replaced = kept && !isSame(kept.work, plain.work) ? kept : null;
  return plain === shown && !replaced ? null : { draft: plain, replaced };
}

const isSame = (a: BuilderWork, b: BuilderWork) =>
  JSON.stringify(a.blocks) === JSON.stringify(b.blocks);

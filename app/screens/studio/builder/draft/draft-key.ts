/** localStorage key of the draft. A cookie has a copy if the draft fits into it. */
export const DRAFT_KEY = "plaza-builder-draft";

/** Whether localStorage has a draft; false if it cannot be read. */
export function isDraftKept(): boolean {
  try {
    return localStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}

/** The draft in local storage, which has room for any; the cookie mirrors it where it fits. */
export const DRAFT_KEY = "plaza-builder-draft";

/** Whether there is something under it; false where it cannot be read. */
export function isDraftKept(): boolean {
  try {
    return localStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * The keyboard shortcuts of every page, written out: a few bytes instead of the list of all shortcuts
 * (domain/preferences/shortcuts.ts). A test compares the two. In text fields the keys keep their usual
 * effect: "/" is a character, Ctrl+Shift+V pastes.
 */

/** Whether the focus is in a field. */
const isInField = ({ target }: KeyboardEvent) =>
  (target as Element).closest?.("input,textarea,select,[contenteditable]");

/**
 * Whether a key press focuses the search: "/" or Ctrl+K (Command+K on a Mac, where Ctrl+K in a text
 * field deletes to the end of the line).
 */
export const isFindKey = (event: KeyboardEvent) =>
  event.ctrlKey || event.metaKey
    ? event.key.toLowerCase() === "k" &&
      !event.shiftKey &&
      !event.altKey &&
      !(event.ctrlKey && isInField(event) && /^Mac/.test(navigator.platform))
    : event.key === "/" && !isInField(event);

/** Whether a key press opens the dialog for typed commands: Ctrl+Shift+V. */
export const isWriteKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) &&
  event.shiftKey &&
  !event.altKey &&
  event.key.toLowerCase() === "v" &&
  !isInField(event);

/**
 * The shortcuts that stand on every page, written out: a few bytes instead of the list of all of
 * them (domain/preferences/shortcuts.ts); a test holds the two together. Where text is written, the keys
 * are left to it: "/" is a sign there, Ctrl+Shift+V pastes.
 */
const isWriting = ({ target }: KeyboardEvent) =>
  (target as Element).closest?.("input,textarea,select,[contenteditable]");

/**
 * Whether a press puts the focus into the search box: "/" or Ctrl+K (Command on a Mac, where Ctrl+K
 * in a text deletes the rest of the line).
 */
export const isFindKey = (event: KeyboardEvent) =>
  event.ctrlKey || event.metaKey
    ? event.key.toLowerCase() === "k" &&
      !event.shiftKey &&
      !event.altKey &&
      !(event.ctrlKey && isWriting(event) && /^Mac/.test(navigator.platform))
    : event.key === "/" && !isWriting(event);

/** Whether a press opens the field for commands: Ctrl+Shift+V. */
export const isWriteKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) &&
  event.shiftKey &&
  !event.altKey &&
  event.key.toLowerCase() === "v" &&
  !isWriting(event);

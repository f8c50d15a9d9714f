/**
 * All keyboard shortcuts and where they work, for the list in Ajustes. The event handlers have
 * their own copy of the keys; tests compare the two.
 */

/** Places where a shortcut works; the list in Ajustes is grouped by them. */
export const SHORTCUT_PLACES = ["everywhere", "search", "open", "builder"] as const;
export type ShortcutPlace = (typeof SHORTCUT_PLACES)[number];

export interface Shortcut {
  place: ShortcutPlace;
  /** Alternative key combinations; the last key of each is a `KeyboardEvent.key`. */
  combinations: readonly (readonly string[])[];
}

export const SHORTCUTS = {
  /** Focuses the global search box. */
  search: { place: "everywhere", combinations: [["/"], ["Control", "K"]] },
  /** Opens the dialog for typed commands. */
  voice: { place: "everywhere", combinations: [["Control", "Shift", "V"]] },
  /** Focuses the region with the toast. */
  messages: { place: "everywhere", combinations: [["F8"]] },
  /** Skip links at the top of a page. */
  skip: { place: "everywhere", combinations: [["Tab"]] },
  /** Moves the highlight through the results; before the first and after the last there is none. */
  move: { place: "search", combinations: [["ArrowDown"], ["ArrowUp"]] },
  /** Opens the highlighted result, or the results page. */
  follow: { place: "search", combinations: [["Enter"]] },
  /** Closes the results and clears the field. */
  clear: { place: "search", combinations: [["Escape"]] },
  /** Closes a dialog, the drawer, the user menu or a tooltip. */
  close: { place: "open", combinations: [["Escape"]] },
  undo: { place: "builder", combinations: [["Control", "Z"]] },
  redo: {
    place: "builder",
    combinations: [
      ["Control", "Shift", "Z"],
      ["Control", "Y"],
    ],
  },
  /** This and the following: on a focused block of the canvas. */
  block_move: {
    place: "builder",
    combinations: [["ArrowLeft"], ["ArrowUp"], ["ArrowDown"], ["ArrowRight"]],
  },
  block_swap: { place: "builder", combinations: [[" "]] },
  block_duplicate: { place: "builder", combinations: [["Control", "D"]] },
  block_remove: { place: "builder", combinations: [["Delete"]] },
  /** Puts a picked-up block back; otherwise deselects. */
  block_leave: { place: "builder", combinations: [["Escape"]] },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof SHORTCUTS;
export const SHORTCUT_IDS = Object.keys(SHORTCUTS) as readonly ShortcutId[];

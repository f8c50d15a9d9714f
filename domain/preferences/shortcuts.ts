/**
 * Every keyboard shortcut there is, and where it works: the list that the sheet in Ajustes shows.
 * What listens is written out where it listens; tests hold the two together.
 */

/** Where a shortcut works; the sheet is grouped by it. */
export const SHORTCUT_PLACES = ["everywhere", "search", "open", "builder"] as const;
export type ShortcutPlace = (typeof SHORTCUT_PLACES)[number];

export interface Shortcut {
  place: ShortcutPlace;
  /** Each way to press it: the keys held together, the last one named as `KeyboardEvent.key`. */
  combinations: readonly (readonly string[])[];
}

export const SHORTCUTS = {
  /** Puts the focus into the global search box. */
  search: { place: "everywhere", combinations: [["/"], ["Control", "K"]] },
  /** Opens the field for commands. */
  voice: { place: "everywhere", combinations: [["Control", "Shift", "V"]] },
  /** Spec 9 "Toasts": the viewport's hotkey. */
  messages: { place: "everywhere", combinations: [["F8"]] },
  /** From the top of a page: the links over the menus. */
  skip: { place: "everywhere", combinations: [["Tab"]] },
  /** Spec 2 "Global search box": the highlight, and none before the first and after the last. */
  move: { place: "search", combinations: [["ArrowDown"], ["ArrowUp"]] },
  /** Opens the highlighted result, or all results. */
  follow: { place: "search", combinations: [["Enter"]] },
  /** Closes the results and clears the field. */
  clear: { place: "search", combinations: [["Escape"]] },
  /** Closes what lies open over the page: a dialog, the menu, the person's menu, a tooltip. */
  close: { place: "open", combinations: [["Escape"]] },
  undo: { place: "builder", combinations: [["Control", "Z"]] },
  redo: {
    place: "builder",
    combinations: [
      ["Control", "Shift", "Z"],
      ["Control", "Y"],
    ],
  },
  /** On a block of the canvas, as the rest. */
  block_move: {
    place: "builder",
    combinations: [["ArrowLeft"], ["ArrowUp"], ["ArrowDown"], ["ArrowRight"]],
  },
  block_swap: { place: "builder", combinations: [[" "]] },
  block_duplicate: { place: "builder", combinations: [["Control", "D"]] },
  block_remove: { place: "builder", combinations: [["Delete"]] },
  /** Puts back what is picked up, else deselects. */
  block_leave: { place: "builder", combinations: [["Escape"]] },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof SHORTCUTS;
export const SHORTCUT_IDS = Object.keys(SHORTCUTS) as readonly ShortcutId[];

/**
 * Every keyboard shortcut there is, and where it works: the sheet in Ajustes shows this list, and
 * what listens asks {@link isShortcut}, so that neither can know one the other does not.
 */

/** Where a shortcut works; the sheet is grouped by it. */
export const SHORTCUT_PLACES = ["everywhere", "search", "open"] as const;
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
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof SHORTCUTS;
export const SHORTCUT_IDS = Object.keys(SHORTCUTS) as readonly ShortcutId[];

/** What of a `KeyboardEvent` decides. */
export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/**
 * Whether a press is a shortcut. Control may be a Mac's Command; a sign such as "/" may need Shift
 * or AltGr on some keyboards, so those only count beside Control.
 */
export function isShortcut(id: ShortcutId, pressed: PressedKey): boolean {
  return SHORTCUTS[id].combinations.some((combination: readonly string[]) => {
    const key = combination.at(-1) ?? "";
    if (pressed.key.toLowerCase() !== key.toLowerCase()) return false;
    const isControlled = combination.includes("Control");
    if (isControlled !== (pressed.ctrlKey || pressed.metaKey)) return false;
    if (isSign(key) && !isControlled) return true;
    return pressed.shiftKey === combination.includes("Shift") && !pressed.altKey;
  });
}

/** A sign that is typed, unlike a key with a name. */
const isSign = (key: string) => key.length === 1;

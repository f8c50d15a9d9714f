import { describe, expect, it } from "vitest";
import {
  isShortcut,
  SHORTCUT_IDS,
  SHORTCUT_PLACES,
  SHORTCUTS,
  type PressedKey,
} from "./shortcuts.ts";

const press = (keys: readonly string[]): PressedKey => ({
  key: keys.at(-1)!,
  ctrlKey: keys.includes("Control"),
  metaKey: keys.includes("Meta"),
  altKey: keys.includes("Alt"),
  shiftKey: keys.includes("Shift"),
});

describe("shortcuts", () => {
  it.each(SHORTCUT_IDS)("%s is what its own keys press", (id) => {
    for (const keys of SHORTCUTS[id].combinations) expect(isShortcut(id, press(keys))).toBe(true);
  });

  it("are not two things in one place", () => {
    for (const place of SHORTCUT_PLACES) {
      const keys = SHORTCUT_IDS.filter((id) => SHORTCUTS[id].place === place).flatMap((id) =>
        SHORTCUTS[id].combinations.map((combination) => combination.join("+")),
      );
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.length).toBeGreaterThan(0);
    }
  });

  it("know a letter however it is written, and Command for Control", () => {
    expect(isShortcut("search", press(["Control", "k"]))).toBe(true);
    expect(isShortcut("search", press(["Meta", "k"]))).toBe(true);
    expect(isShortcut("search", press(["Shift", "/"]))).toBe(true);
    expect(isShortcut("voice", press(["Meta", "Shift", "v"]))).toBe(true);
  });

  it.each([
    ["search", ["k"]],
    ["search", ["Control", "/"]],
    ["search", ["Control", "Shift", "K"]],
    ["voice", ["Control", "v"]],
    ["voice", ["Control", "Alt", "Shift", "V"]],
    ["messages", ["Shift", "F8"]],
    ["skip", ["Shift", "Tab"]],
  ] as const)("%s is not %j", (id, keys) => {
    expect(isShortcut(id, press(keys))).toBe(false);
  });
});

import { describe, expect, it, vi } from "vitest";
import { SHORTCUT_IDS, SHORTCUTS } from "#domain/preferences/shortcuts.ts";
import { isFindKey, isWriteKey } from "./shell-keys.ts";

const press = (keys: readonly string[], { isInField = false } = {}) =>
  ({
    key: keys.at(-1),
    ctrlKey: keys.includes("Control"),
    metaKey: keys.includes("Meta"),
    altKey: keys.includes("Alt"),
    shiftKey: keys.includes("Shift"),
    target: { closest: () => (isInField ? {} : null) },
  }) as unknown as KeyboardEvent;

describe("the shortcuts of every page", () => {
  const listed = SHORTCUT_IDS.flatMap((id) =>
    SHORTCUTS[id].combinations.map((keys) => [id, keys] as const),
  );

  it.each(listed)(
    "%s by %j triggers what the list of shortcuts says, and nothing else",
    (id, keys) => {
      expect(Boolean(isFindKey(press(keys)))).toBe(id === "search");
      expect(isWriteKey(press(keys))).toBe(id === "voice");
    },
  );

  it("accept small letters, Command instead of Control, and Shift for the sign", () => {
    expect(isFindKey(press(["Meta", "k"]))).toBe(true);
    expect(isFindKey(press(["Shift", "/"]))).toBe(true);
    expect(isWriteKey(press(["Meta", "Shift", "v"]))).toBe(true);
  });

  it.each([
    [["k"]],
    [["Control", "/"]],
    [["Control", "Shift", "K"]],
    [["Control", "Alt", "K"]],
    [["Control", "v"]],
    [["Shift", "V"]],
    [["Control", "Alt", "Shift", "V"]],
  ])("ignore %j", (keys) => {
    expect(isFindKey(press(keys))).toBe(false);
    expect(isWriteKey(press(keys))).toBe(false);
  });

  it("are not triggered by typing or pasting in a field", () => {
    expect(isFindKey(press(["/"], { isInField: true }))).toBeFalsy();
    expect(isWriteKey(press(["Control", "Shift", "V"], { isInField: true }))).toBe(false);
  });

  it.each([
    ["Linux x86_64", "Control", true],
    ["Win32", "Control", true],
    ["MacIntel", "Meta", true],
    ["MacIntel", "Control", false],
  ])("in a field on %s, %s+K focuses the search: %s", (platform, control, isFound) => {
    vi.stubGlobal("navigator", { platform });
    expect(isFindKey(press([control, "K"], { isInField: true }))).toBe(isFound);
    expect(isFindKey(press([control, "K"]))).toBe(true);
    vi.unstubAllGlobals();
  });
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { isShortcut, type PressedKey } from "#app/domain/shortcuts.ts";
import { isFindKey, isWriteKey } from "./shell-keys.ts";

const modifiers = { ctrlKey: fc.boolean(), metaKey: fc.boolean(), altKey: fc.boolean(), shiftKey: fc.boolean() }; // prettier-ignore
const presses = fc.record({ key: fc.constantFrom("/", "k", "K", "v", "V", "7", "Enter", "x"), ...modifiers }); // prettier-ignore
const on = (press: PressedKey, isField: boolean) =>
  ({ ...press, target: { closest: () => (isField ? {} : null) } }) as unknown as KeyboardEvent;

it("are those of the list of shortcuts", () => {
  fc.assert(
    fc.property(presses, (press) => {
      expect(isFindKey(on(press, false))).toBe(isShortcut("search", press));
      expect(isWriteKey(on(press, false))).toBe(isShortcut("voice", press));
    }),
    { numRuns: 1_000 },
  );
});

it("leave to a field what is written there", () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const control = { ...none, ctrlKey: true };
  expect(isFindKey(on({ key: "/", ...none }, true))).toBeFalsy();
  expect(isFindKey(on({ key: "k", ...control }, true))).toBe(true);
  expect(isWriteKey(on({ key: "V", ...control, shiftKey: true }, true))).toBe(false);
});

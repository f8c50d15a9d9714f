import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOn, TOGGLES } from "./preferences.ts";
import { withToggle } from "./with-toggle.ts";

describe("the toggles of Ajustes", () => {
  it("have their defaults", () => {
    const on = TOGGLES.filter((toggle) => isOn({}, toggle));
    expect([TOGGLES, on]).toEqual([
      ["incognito", "startup", "push"],
      ["startup", "push"],
    ]);
  });

  it("have the value set last, and store only differences from the defaults", () => {
    const presses = fc.array(fc.tuple(fc.constantFrom(...TOGGLES), fc.boolean()));
    fc.assert(
      fc.property(presses, (pressed) => {
        const expected = new Map(TOGGLES.map((toggle) => [toggle, isOn({}, toggle)]));
        let preferences: Parameters<typeof isOn>[0] = {};
        for (const [toggle, isTurnedOn] of pressed) {
          preferences = withToggle(preferences, toggle, isTurnedOn);
          expected.set(toggle, isTurnedOn);
        }
        for (const [toggle, value] of expected) expect(isOn(preferences, toggle)).toBe(value);
        const isAsItCame = TOGGLES.every((toggle) => expected.get(toggle) === isOn({}, toggle));
        expect(preferences.switched === undefined).toBe(isAsItCame);
      }),
    );
  });
});

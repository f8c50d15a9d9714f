import fc from "fast-check";
import { expect, it } from "vitest";
import { isCounterPlausible } from "./passkeys.ts";

const counter = fc.integer({ min: 0, max: 2 ** 32 - 1 });

it("a used counter never passes again, and a larger one does", () => {
  fc.assert(
    fc.property(counter, counter, (stored, received) => {
      const isSame = stored === 0 && received === 0;
      expect(isCounterPlausible(stored, received)).toBe(isSame || received > stored);
      // Once an authenticator has counted, going back to 0 is a copy.
      if (stored > 0) expect(isCounterPlausible(stored, 0)).toBe(false);
    }),
  );
});

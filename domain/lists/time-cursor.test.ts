import fc from "fast-check";
import { expect, it } from "vitest";
import { readTimeCursor, writeTimeCursor } from "./time-cursor.ts";

it("reads what it wrote", () => {
  const ids = fc.stringMatching(/^[\w-]{1,80}$/);
  const times = fc.integer({ min: 0, max: 8_640_000_000_000 }).map((ms) => new Date(ms));
  fc.assert(
    fc.property(times, ids, (at, id) => {
      expect(readTimeCursor(writeTimeCursor({ at, id }))).toEqual({ at, id });
    }),
  );
});

it.each([null, "", "1", "1.", ".a", "x.a", "1.a b", `1.${"a".repeat(81)}`, "-1.a"])(
  "takes %j for none",
  (text) => {
    expect(readTimeCursor(text)).toBeUndefined();
  },
);

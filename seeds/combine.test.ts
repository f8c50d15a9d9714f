import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combine, fill } from "./combine.ts";

describe("combine", () => {
  it("never gives the same pair twice in one round", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 300 }),
        (sizes, count) => {
          const subjects = sizes.map((size, subject) => ({ subject, size }));
          const seen = Array.from({ length: count }, (_, index) => {
            const { subject, choice, round } = combine(index, subjects, ({ size }) =>
              Array.from({ length: size }, (__, place) => place),
            );
            return `${subject.subject} ${choice} ${round}`;
          });
          expect(new Set(seen).size).toBe(count);
        },
      ),
    );
  });

  it("uses every subject once before any repeats", () => {
    const turns = [0, 1, 2, 3].map((index) => combine(index, ["a", "b"], () => [1]).subject);
    expect(turns).toEqual(["a", "b", "a", "b"]);
  });

  it("throws when there is nothing to combine", () => {
    expect(() => combine(0, [], () => [1])).toThrow("no subjects");
    expect(() => combine(0, ["a"], () => [])).toThrow("no choices");
  });
});

describe("fill", () => {
  it("replaces every placeholder", () => {
    expect(fill("{} y {}", "pan")).toBe("pan y pan");
  });
});

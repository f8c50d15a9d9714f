import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { ITEM_KINDS } from "./catalogue.ts";
import { COVER_TURNS, COVER_VARIANTS, coverTurn, coverVariant } from "./cover.ts";

const IDS = Array.from({ length: 10_000 }, (_, index) => index + 1);

describe("coverVariant", () => {
  it("has 6 drawings for a kind, 4 for agentiks", () => {
    expect(COVER_VARIANTS).toEqual({ space: 6, artifakt: 6, agentik: 4, challenge: 6, offer: 6 });
  });

  // Must never change: it would change the cover of every item.
  test.each([
    ["space", "space-1", 3, 2],
    ["space", "space-4", 4, 2],
    ["artifakt", "artifakt-1", 2, 1],
    ["agentik", "agentik-1", 0, 0],
    ["challenge", "challenge-1", 0, 1],
  ] as const)("%s %s has drawing %d, turned %d times", (kind, id, variant, turn) => {
    expect([coverVariant(kind, id), coverTurn(id)]).toEqual([variant, turn]);
  });

  test.each(ITEM_KINDS)("spreads 10,000 ids of a kind evenly: %s", (kind) => {
    const variants = COVER_VARIANTS[kind];
    const tally = new Map<string, number>();
    for (const n of IDS) {
      const id = `${kind}-${n}`;
      const cell = `${coverVariant(kind, id)}/${coverTurn(id)}`;
      tally.set(cell, (tally.get(cell) ?? 0) + 1);
    }
    const expected = IDS.length / (variants * COVER_TURNS);
    expect(tally.size).toBe(variants * COVER_TURNS);
    for (const count of tally.values()) {
      // Five standard deviations of a uniform distribution.
      expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
    }
  });

  it("is in bounds and the same every time, for any text", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ITEM_KINDS), fc.string({ unit: "binary" }), (kind, id) => {
        const variant = coverVariant(kind, id);
        expect(Number.isInteger(variant) && variant >= 0).toBe(true);
        expect(variant).toBeLessThan(COVER_VARIANTS[kind]);
        expect(coverVariant(kind, id)).toBe(variant);
        expect([0, 1, 2, 3]).toContain(coverTurn(id));
      }),
    );
  });
});

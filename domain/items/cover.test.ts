import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { ITEM_KINDS } from "./catalogue.ts";
import {
  COVER_LOOKS,
  COVER_NEIGHBOURS,
  COVER_TURNS,
  COVER_VARIANTS,
  coverLook,
  coverLooks,
  coverTurn,
  coverVariant,
} from "./cover.ts";

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

describe("coverLooks", () => {
  // Few numbers, so that the same drawings meet often.
  const lists = fc
    .uniqueArray(fc.integer({ min: 1, max: 60 }))
    .map((all) => all.map((n) => `item-${n}`));
  const looksOf = (ids: string[]) => coverLooks(ids.map((id) => ({ id })));

  it("never puts two alike side by side, nor above each other in rows of up to six", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ITEM_KINDS), lists, (kind, ids) => {
        const looks = looksOf(ids);
        const drawn = ids.map((id) => JSON.stringify([coverVariant(kind, id), looks.get(id)]));
        for (const [at, one] of drawn.entries())
          expect(drawn.slice(Math.max(0, at - COVER_NEIGHBOURS), at)).not.toContain(one);
      }),
    );
  });

  it("keeps what an id has alone, but for a neighbour that looks the same", () => {
    fc.assert(
      fc.property(lists, (ids) => {
        const looks = looksOf(ids);
        expect(looks.size).toBe(ids.length);
        for (const [at, id] of ids.entries()) {
          const near = ids.slice(Math.max(0, at - COVER_NEIGHBOURS), at);
          if (!near.some((other) => looks.get(other) === coverLook(id)))
            expect(looks.get(id)).toBe(coverLook(id));
        }
      }),
    );
  });

  it("changes nothing when a page of items follows", () => {
    fc.assert(
      fc.property(lists, fc.nat(), (ids, length) => {
        const first = ids.slice(0, length % (ids.length + 1));
        const all = looksOf(ids);
        for (const [id, look] of looksOf(first)) expect(all.get(id)).toEqual(look);
      }),
    );
  });

  it("uses every look evenly, independent of the drawing", () => {
    const tally = new Map<string, number>();
    for (const n of IDS) {
      const id = `space-${n}`;
      const cell = `${coverVariant("space", id)}/${coverLook(id)}`;
      tally.set(cell, (tally.get(cell) ?? 0) + 1);
    }
    const expected = IDS.length / (6 * COVER_LOOKS);
    expect(tally.size).toBe(6 * COVER_LOOKS);
    // 64 values of six bits are not a multiple of nine: one look is an eighth more frequent.
    for (const count of tally.values())
      expect(Math.abs(count / expected - 1)).toBeLessThan(0.125 + 5 / Math.sqrt(expected));
  });

  it("has an even number of drawings for every kind, on which the looks of a list rely", () => {
    for (const count of Object.values(COVER_VARIANTS)) expect(count % 2).toBe(0);
  });
});

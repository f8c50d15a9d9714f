import { describe, expect, it } from "vitest";
import { TILE_COUNT, TILE_SIZE, tilePaths } from "./tiles.ts";

describe("tilePaths", () => {
  it("has a drawing for every cover variant", () => {
    expect(TILE_COUNT).toBe(6);
    expect(() => tilePaths(6, 1, 1)).toThrow(RangeError);
  });

  it.each(Array.from({ length: TILE_COUNT }, (_, variant) => variant))(
    "repeats drawing %i once a cell, each shape starting inside its cell",
    (variant) => {
      const once = tilePaths(variant, 1, 1);
      const grid = tilePaths(variant, 4, 2);
      for (const tone of ["strong", "soft"] as const) {
        const starts = (path: string) => [...path.matchAll(/M(\d+) (\d+)/g)];
        expect(starts(grid[tone])).toHaveLength(starts(once[tone]).length * 8);
        for (const [, x, y] of starts(once[tone])) {
          expect(Number(x)).toBeLessThanOrEqual(TILE_SIZE);
          expect(Number(y)).toBeLessThanOrEqual(TILE_SIZE);
        }
        expect(grid[tone].startsWith(once[tone])).toBe(true);
      }
    },
  );
});

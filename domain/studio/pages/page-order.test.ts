import fc from "fast-check";
import { expect, it } from "vitest";
import { BLOCK_SIZES, type BlockLayout, type BlockType } from "#domain/studio/builder/builder.ts";
import { columnsOf, halvesOf } from "./page-order.ts";

it("widens the last block of a row that others leave unfilled", () => {
  expect(columnsOf(["large", "medium", "medium"])).toEqual([6, 3, 3]);
  expect(columnsOf(["medium", "large", "small"])).toEqual([6, 6, 6]);
  expect(columnsOf(["small", "small", "medium"])).toEqual([2, 4, 6]);
  expect(columnsOf([])).toEqual([]);
});

it("fills every row, and never makes a block narrower than its size", () => {
  const least = { small: 2, medium: 3, large: 6 };
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...BLOCK_SIZES)), (sizes) => {
      const columns = columnsOf(sizes);
      let row = 0;
      for (const [index, wide] of columns.entries()) {
        expect(wide).toBeGreaterThanOrEqual(least[sizes[index]!]);
        row += wide;
        expect(row).toBeLessThanOrEqual(6);
        if (row === 6) row = 0;
      }
      expect(row).toBe(0);
    }),
  );
});

it("puts two blocks of the grid layout beside each other on a phone, if they are short", () => {
  const halves = (...given: readonly (readonly [BlockType, BlockLayout])[]) =>
    halvesOf(
      given.map(([type, layout]) => ({
        type,
        config: { layout, size: "medium", color: "cyan", showMetrics: false, customStyle: "" },
      })),
    );
  const [grid, card] = [["artifakt", "grid"] as const, ["space", "card"] as const];
  expect(halves(grid, ["picture", "grid"])).toEqual([true, true]);
  expect(halves(grid, grid, grid)).toEqual([true, true, false]);
  expect(halves(grid, card, grid, grid)).toEqual([false, false, true, true]);
  expect(halves(["prices", "grid"], ["prices", "grid"], ["artifakt", "list"])).toEqual([
    false,
    false,
    false,
  ]);
  expect(halves()).toEqual([]);
});

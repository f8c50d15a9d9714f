import fc from "fast-check";
import { expect, it } from "vitest";
import { BLOCK_SIZES } from "#domain/studio/builder/builder.ts";
import { besideText, columnsOf } from "./page-order.ts";

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

it("puts a picture that would be alone in its row beside the text above it", () => {
  expect(besideText([6, 6, 6], ["text", "picture", "prices"])).toEqual([3, 3, 6]);
  expect(besideText([6, 3, 3], ["text", "picture", "hours"])).toEqual([6, 3, 3]);
  expect(besideText([6, 6], ["prices", "picture"])).toEqual([6, 6]);
  // A second picture has no text of its own.
  expect(besideText([6, 6, 6], ["text", "picture", "picture"])).toEqual([3, 3, 6]);
});

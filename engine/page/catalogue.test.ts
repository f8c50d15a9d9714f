import { expect, it } from "vitest";
import { BLOCK_HEIGHTS, BLOCK_WIDTHS, BUILDER_CANVAS } from "#domain/studio/builder/builder.ts";
import { parseLayout, serializeLayout } from "#domain/studio/builder/layout-file.ts";
import { fill } from "#engine/text/fill.ts";
import { PAGES } from "./catalogue.ts";
import { placeBlocks } from "./layout.ts";

it("has at least ten pages, with unique keys and names", () => {
  expect(PAGES.length).toBeGreaterThanOrEqual(10);
  expect(new Set(PAGES.map(({ key }) => key)).size).toBe(PAGES.length);
});

it.each(PAGES.map((page) => [page.key, page] as const))(
  "%s is a layout that the builder takes, on the canvas, without overlaps",
  (_, { rows }) => {
    for (const locale of ["es", "en"] as const) {
      const facts = { what: "café de olla", business: "Fonda Lupita", phone: "55 1234 5678" };
      const blocks = placeBlocks(rows, (words) => fill(words[locale], facts, locale, 0).text);
      expect(parseLayout(serializeLayout(blocks))).toEqual(blocks);
      const boxes = blocks.map(({ position: { x, y }, config: { size } }) => ({
        left: x,
        top: y,
        right: x + BLOCK_WIDTHS[size],
        bottom: y + BLOCK_HEIGHTS[size],
      }));
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(BUILDER_CANVAS.width);
        expect(box.bottom).toBeLessThanOrEqual(BUILDER_CANVAS.height);
        for (const other of boxes.slice(index + 1))
          expect(
            box.right <= other.left ||
              other.right <= box.left ||
              box.bottom <= other.top ||
              other.bottom <= box.top,
          ).toBe(true);
      }
    }
  },
);

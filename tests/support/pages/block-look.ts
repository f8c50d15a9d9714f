import { expect, type Locator } from "@playwright/test";
import type { BlockLayout } from "#domain/studio/builder/builder.ts";

/** A block on the canvas as a person sees it, as rectangles. */
interface BlockLook {
  block: DOMRect;
  /** The drawn tiles, of which the picture consists. */
  tiles: DOMRect[];
  /** Each line of the title. */
  title: DOMRect[];
  /** Each line of the sample figure. */
  metrics: DOMRect[];
}

/** Rectangles of the painted text, wherever it is in the markup; hidden text has none. */
const lookOf = (block: Locator, texts: { title: string; metrics: string }): Promise<BlockLook> =>
  block.evaluate((element, { title, metrics }) => {
    const linesOf = (text: string) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        if (walker.currentNode.textContent !== text) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        return [...range.getClientRects()];
      }
      return [];
    };
    const plain = (rect: DOMRect) => rect.toJSON() as DOMRect;
    const tiles = [...element.querySelectorAll(".tile")].map((tile) =>
      tile.getBoundingClientRect(),
    );
    return {
      block: plain(element.getBoundingClientRect()),
      tiles: tiles.map(plain),
      title: linesOf(title).map(plain),
      metrics: linesOf(metrics).map(plain),
    };
  }, texts);

/** The smallest rectangle around these. */
function around(rects: readonly DOMRect[]) {
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

/** Distinct coordinates, in whole pixels. */
const distinct = (values: readonly number[]) => new Set(values.map(Math.round)).size;

/** Expects that a block looks like its layout, with its whole title and its figure to be read. */
export async function expectLayout(
  block: Locator,
  layout: BlockLayout,
  texts: { title: string; metrics: string },
): Promise<void> {
  const look = await lookOf(block, texts);
  const { block: frame, tiles } = look;
  const note = `${layout} ${JSON.stringify(look)}`;
  expect(look.title, note).not.toEqual([]);
  expect(look.metrics, note).not.toEqual([]);
  const [picture, title, metrics] = [around(tiles), around(look.title), around(look.metrics)];
  for (const part of [picture, title, metrics]) {
    expect(part.left, note).toBeGreaterThanOrEqual(frame.left);
    expect(part.top, note).toBeGreaterThanOrEqual(frame.top);
    expect(part.right, note).toBeLessThanOrEqual(frame.right);
    expect(part.bottom, note).toBeLessThanOrEqual(frame.bottom);
  }
  expect(metrics.top, note).toBeGreaterThanOrEqual(title.bottom - 1);
  expect(tiles, note).toHaveLength(layout === "grid" ? 4 : 1);
  if (layout === "list") {
    expect(picture.right, note).toBeLessThanOrEqual(title.left);
    expect(picture.top, note).toBeLessThanOrEqual(title.top);
    expect(picture.bottom, note).toBeGreaterThanOrEqual(title.bottom);
    expect(picture.width, note).toBeLessThanOrEqual(frame.width * 0.4);
    expect(picture.height, note).toBeGreaterThanOrEqual(frame.height * 0.55);
  } else {
    expect(picture.bottom, note).toBeLessThanOrEqual(title.top);
    expect(picture.width, note).toBeGreaterThanOrEqual(frame.width * 0.8);
    expect(picture.height, note).toBeGreaterThanOrEqual(frame.height * 0.2);
  }
  if (layout === "grid") {
    expect(distinct(tiles.map(({ left }) => left)), note).toBe(2);
    expect(distinct(tiles.map(({ top }) => top)), note).toBe(2);
    for (const { width, height } of tiles)
      expect(Math.min(width, height), note).toBeGreaterThanOrEqual(12);
  }
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  BLOCK_HEIGHTS,
  BLOCK_SIZES,
  BLOCK_WIDTHS,
  BUILDER_CANVAS,
  type BuilderBlock,
} from "./builder.ts";
import { applyOperation, type BuilderOperation } from "./builder-operation.ts";
import { createWork, type BuilderWork } from "./builder-work.ts";

const add = (work: BuilderWork): BuilderWork =>
  applyOperation(work, { kind: "add", type: "space", title: "New Space" });
const repeat = (work: BuilderWork, times: number, step: (work: BuilderWork) => BuilderWork) =>
  Array.from({ length: times }).reduce<BuilderWork>(step, work);
const seeds = fc.string({ minLength: 1, maxLength: 12 });

const rectangleOf = ({
  position: { x, y },
  config: { size },
}: Pick<BuilderBlock, "position" | "config">) => ({
  left: x,
  top: y,
  right: x + BLOCK_WIDTHS[size],
  bottom: y + BLOCK_HEIGHTS[size],
});

function overlap(one: BuilderBlock, other: BuilderBlock): boolean {
  const [a, b] = [rectangleOf(one), rectangleOf(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** For each block, on how many points of a 10-pixel grid it is visible; later blocks lie on top. */
function shownPoints({ blocks }: BuilderWork): Map<string, number> {
  const shown = new Map(blocks.map(({ id }) => [id, 0]));
  for (let y = 5; y < BUILDER_CANVAS.height; y += 10) {
    for (let x = 5; x < BUILDER_CANVAS.width; x += 10) {
      const top = blocks.findLast((block) => {
        const { left, top, right, bottom } = rectangleOf(block);
        return left <= x && x < right && top <= y && y < bottom;
      });
      if (top) shown.set(top.id, shown.get(top.id)! + 1);
    }
  }
  return shown;
}

/** All grid positions of a new block. */
const onDots = Array.from({ length: 29 * 23 }, (_, index) => ({
  x: (index % 29) * 20,
  y: Math.floor(index / 29) * 20,
}));

describe("where a new block goes", () => {
  it("covers no other block while there is free space", () => {
    fc.assert(
      fc.property(seeds, fc.nat({ max: 9 }), (seed, count) => {
        const before = repeat(createWork(seed), count, add);
        const added = add(before).blocks.at(-1)!;
        const isFree = (place: BuilderBlock["position"]) =>
          !before.blocks.some((block) => overlap(block, { ...added, position: place }));
        if (onDots.some(isFree)) expect(isFree(added.position)).toBe(true);
      }),
    );
  });

  it("covers no other block, for the nine that fit on an empty canvas", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { blocks } = repeat(createWork(seed), 9, add);
        const pairs = blocks.flatMap((one, at) =>
          blocks.slice(at + 1).map((other) => [one, other]),
        );
        expect(pairs.filter(([one, other]) => overlap(one!, other!))).toEqual([]);
      }),
    );
  });

  it("leaves a pressable part of every block, and lies completely on the canvas", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const work = repeat(createWork(seed), 24, add);
        expect(Math.min(...shownPoints(work).values())).toBeGreaterThanOrEqual(16);
        for (const block of work.blocks) {
          const { right, bottom } = rectangleOf(block);
          expect(right).toBeLessThanOrEqual(BUILDER_CANVAS.width);
          expect(bottom).toBeLessThanOrEqual(BUILDER_CANVAS.height);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("depends on the seed", () => {
    const places = (seed: string) => add(createWork(seed)).blocks.map(({ position }) => position);
    expect(places("a")).toEqual(places("a"));
    expect(places("a")).not.toEqual(places("b"));
  });
});

describe("where a duplicate goes", () => {
  const duplicate = (work: BuilderWork): BuilderWork =>
    applyOperation(work, { kind: "duplicate", id: "block-1", suffix: " (Copy)" });
  const at = (x: number, y: number): BuilderOperation => ({
    kind: "edit",
    id: "block-1",
    changes: { x, y },
  });

  it("20 further each time the same block is duplicated", () => {
    const work = repeat(applyOperation(add(createWork("s")), at(100, 60)), 3, duplicate);
    expect(work.blocks.map(({ position }) => position)).toEqual([
      { x: 100, y: 60 },
      { x: 120, y: 80 },
      { x: 140, y: 100 },
      { x: 160, y: 120 },
    ]);
  });

  it("never completely over another block, not even at the canvas edge", () => {
    const nat = fc.nat({ max: 800 });
    fc.assert(
      fc.property(seeds, nat, nat, fc.constantFrom(...BLOCK_SIZES), (seed, x, y, size) => {
        const sized: BuilderOperation = { kind: "edit", id: "block-1", changes: { size } };
        const begun = applyOperation(applyOperation(add(createWork(seed)), sized), at(x, y));
        const work = repeat(begun, 4, duplicate);
        expect(Math.min(...shownPoints(work).values())).toBeGreaterThan(0);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  APP_CATEGORIES,
  categoryCounts,
  categoryDistribution,
  type CategoryTotals,
} from "./marketplace-list.ts";

const total = (category: string, changed: Partial<CategoryTotals> = {}): CategoryTotals => ({
  category,
  apps: 2,
  found: 1,
  downloads: 1_000,
  rating: 45,
  ...changed,
});

describe("categoryCounts", () => {
  it("has every button, those of categories without an app too", () => {
    expect(categoryCounts([])).toEqual({
      all: 0,
      commerce: 0,
      finance: 0,
      communication: 0,
      automation: 0,
      productivity: 0,
      analytics: 0,
      design: 0,
    });
  });

  it("counts what is found and not what there is", () => {
    const counts = categoryCounts([total("finance", { apps: 9, found: 4 }), total("design")]);
    expect(counts).toMatchObject({ all: 5, finance: 4, design: 1, commerce: 0 });
  });

  it("counts an unknown category under All only", () => {
    const counts = categoryCounts([total("gardening", { found: 3 }), total("design")]);
    expect(counts.all).toBe(4);
    expect(counts).not.toHaveProperty("gardening");
  });
});

describe("categoryDistribution", () => {
  it("has the mean in hundredths", () => {
    const [share] = categoryDistribution([
      total("commerce", { rating: 47.5, downloads: 2_145_000 }),
    ]);
    expect(share).toEqual({
      category: "commerce",
      apps: 2,
      downloads: 2_145_000,
      meanRating: 475,
    });
    expect(categoryDistribution([total("design", { rating: 46 + 1 / 3 })])[0]?.meanRating).toBe(
      463,
    );
  });

  it("leaves out what has no app or no button", () => {
    expect(categoryDistribution([total("design", { apps: 0 }), total("gardening")])).toEqual([]);
  });

  it("has each category once, the most downloaded first, ties in the buttons' order", () => {
    const totals = fc
      .shuffledSubarray([...APP_CATEGORIES])
      .chain((categories) =>
        fc.tuple(...categories.map((each) => downloads.map((n) => total(each, { downloads: n })))),
      );
    fc.assert(
      fc.property(totals, (given) => {
        const shares = categoryDistribution(given);
        const rank = ({ category }: { category: string }) =>
          APP_CATEGORIES.findIndex((each) => each === category);
        const expected = [...given].sort(
          (one, other) => other.downloads - one.downloads || rank(one) - rank(other),
        );
        expect(shares.map((share) => share.category)).toEqual(
          expected.map((each) => each.category),
        );
      }),
    );
  });
});

const downloads = fc.integer({ min: 0, max: 3 });

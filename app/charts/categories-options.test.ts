import { describe, expect, it } from "vitest";
import { CATEGORIES_SIZE, categoriesOptions, categoriesScales } from "./categories-options.ts";
import type { CategoryDot } from "./chart-spec.ts";
import { renderChart } from "./render-chart.server.ts";

const DOTS: CategoryDot[] = [
  [2_145_000, 475, 2],
  [743_000, 460, 2],
  [392_000, 440, 2],
];

describe("categoriesScales", () => {
  it("starts downloads at 0 and keeps ratings in whole hundredths", () => {
    expect(categoriesScales(DOTS)).toEqual({
      x: { min: 0, max: 2_500_000, step: 500_000 },
      y: { min: 440, max: 480, step: 10 },
    });
  });

  it("has room for a single category", () => {
    const { x, y } = categoriesScales([[0, 450, 1]]);
    expect(x.max).toBeGreaterThan(x.min);
    expect(y.max).toBeGreaterThan(y.min);
  });
});

it("has one dot for each category and no text, which the page adds", () => {
  const options = categoriesOptions(DOTS);
  expect(options.series).toMatchObject([{ type: "scatter", data: DOTS }]);
  expect(options.animation).toBe(false);
  expect(JSON.stringify(options)).not.toMatch(/"(name|text|formatter)":/);
});

it("grows dots with the apps, up to a limit", () => {
  const [{ symbolSize }] = categoriesOptions(DOTS).series as [
    { symbolSize: (dot: CategoryDot) => number },
  ];
  expect(symbolSize([1, 400, 9])).toBeGreaterThan(symbolSize([1, 400, 1]));
  expect(symbolSize([1, 400, 1e6])).toBe(34);
});

it("is drawn on the server, a circle for each category", async () => {
  const svg = await renderChart("categories-test", categoriesOptions(DOTS), CATEGORIES_SIZE);
  expect(svg).toContain("var(--accent)");
  expect(svg.match(/a1\d(\.\d)? /g)).toHaveLength(DOTS.length);
  expect(svg).not.toMatch(/<style|<text/);
});

import { describe, expect, it } from "vitest";
import { sampleAnalytics } from "#domain/format/analytics.ts";
import { ITEM_KINDS } from "#domain/items/catalogue.ts";
import type { EChartsCoreOption, InsightDot } from "./chart-spec.ts";
import { insightsOptions, KIND_SYMBOLS } from "./insights-options.ts";
import { ringsOptions } from "./rings-options.ts";
import { trendOptions } from "./trend-options.ts";

const sample = sampleAnalytics("a test");
const users = sample.trend.map((day) => day.activeUsers);
const dots = ITEM_KINDS.map((kind) =>
  sample.insights
    .filter((insight) => insight.kind === kind)
    .map((dot): InsightDot => [dot.weeklyUses, dot.successRate, dot.people]),
);

interface Series {
  type: string;
  data: unknown[];
  symbol?: string;
  itemStyle?: { color: string };
}
const seriesOf = (options: EChartsCoreOption) => options.series as Series[];

const CHARTS = {
  trend: () => trendOptions(users),
  rings: () => ringsOptions([99.95, 46]),
  insights: () => insightsOptions(dots),
};

describe.each(Object.entries(CHARTS))("%s", (_name, build) => {
  it("is pure: the same data give the same options", () => {
    const before = structuredClone({ users, dots });
    expect(JSON.stringify(build())).toBe(JSON.stringify(build()));
    expect({ users, dots }).toEqual(before);
  });

  it("takes every colour from the theme and moves nothing", () => {
    const colors = [...JSON.stringify(build()).matchAll(/"color":"([^"]*)"/g)].map(
      ([, color]) => color,
    );
    expect(colors.length).toBeGreaterThan(0);
    for (const color of colors) expect(color).toMatch(/^var\(--[a-z-]+\)$/);
    expect(build().animation).toBe(false);
  });

  it("has no text, which the page adds", () => {
    const shown = JSON.stringify(build()).match(/"(name|text|formatter)":/g);
    expect(shown).toBeNull();
  });
});

describe("trendOptions", () => {
  it("draws the days in order", () => {
    const [line] = seriesOf(trendOptions(users));
    expect(line).toMatchObject({ type: "line", data: users });
    expect(trendOptions(users).xAxis).toMatchObject({ data: users.map((_, index) => index + 1) });
  });
});

describe("ringsOptions", () => {
  const valuesOf = (percent: number) =>
    seriesOf(ringsOptions([percent]))[0]!.data.map((slice) => (slice as { value: number }).value);

  it.each([
    [0, [0, 100]],
    [46, [46, 54]],
    [100, [100, 0]],
  ])("draws %d percent and the rest", (percent, values) => {
    expect(valuesOf(percent)).toEqual(values);
  });

  it("keeps a gap in a ring that is not full", () => {
    const [drawn, rest] = valuesOf(99.999);
    expect(drawn).toBe(99.9);
    expect(rest).toBeCloseTo(0.1);
  });

  it("puts the second ring inside the first", () => {
    const radii = seriesOf(ringsOptions([1, 2])).map((ring) =>
      (ring as unknown as { radius: string[] }).radius.map((side) => parseInt(side)),
    );
    expect(radii).toHaveLength(2);
    expect(radii[0]![0]).toBeGreaterThan(radii[1]![1]!);
  });
});

describe("insightsOptions", () => {
  it("has a series, a colour and a shape of its own for each kind", () => {
    const series = seriesOf(insightsOptions(dots));
    expect(series.map((one) => one.data)).toEqual(dots);
    expect(series.map((one) => one.itemStyle?.color)).toEqual(
      ITEM_KINDS.map((kind) => `var(--${kind})`),
    );
    expect(new Set(Object.values(KIND_SYMBOLS)).size).toBe(ITEM_KINDS.length);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INSIGHTS_PER_KIND, sampleAnalytics, TREND_DAYS } from "./analytics.ts";
import { ITEM_KINDS } from "#domain/items/catalogue.ts";

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const forAnySeed = (check: (sample: ReturnType<typeof sampleAnalytics>) => void) => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      check(sampleAnalytics(seed));
    }),
    { numRuns: 300 },
  );
};

describe("sampleAnalytics", () => {
  it("is the same for a seed and another for another", () => {
    expect(sampleAnalytics("home")).toEqual(sampleAnalytics("home"));
    expect(sampleAnalytics("home")).not.toEqual(sampleAnalytics("house"));
  });

  it("is plain data: it survives JSON unchanged", () => {
    forAnySeed((sample) => {
      expect(JSON.parse(JSON.stringify(sample))).toEqual(sample);
    });
  });

  it("has thirty days that begin on a Monday, quieter at the weekend, and growing", () => {
    forAnySeed(({ trend }) => {
      expect(trend.map((day) => day.day)).toEqual(
        Array.from({ length: TREND_DAYS }, (_, index) => index + 1),
      );
      expect(trend[0]?.weekday).toBe(1);
      const users = (days: typeof trend) => mean(days.map((day) => day.activeUsers));
      const weekend = trend.filter((day) => day.weekday >= 6);
      const week = trend.filter((day) => day.weekday < 6);
      expect(users(weekend)).toBeLessThan(0.85 * users(week));
      expect(users(trend.slice(-7))).toBeGreaterThan(1.05 * users(trend.slice(0, 7)));
      expect(trend.every((day) => Number.isInteger(day.activeUsers))).toBe(true);
    });
  });

  it("has cards that agree with the charts", () => {
    forAnySeed(({ activeUsers, successRate, trend, insights }) => {
      const last = mean(trend.slice(-7).map((day) => day.activeUsers));
      const before = mean(trend.slice(-14, -7).map((day) => day.activeUsers));
      expect(activeUsers.value).toBe(Math.round(last));
      expect(activeUsers.change).toBeCloseTo((last / before - 1) * 100, 0);
      expect(activeUsers.change).toBeGreaterThan(0);
      expect(successRate.value).toBeCloseTo(mean(insights.map((dot) => dot.successRate)), 1);
    });
  });

  it("has figures a platform could have", () => {
    forAnySeed(({ revenueGrowth, uptime, load, insights }) => {
      expect(revenueGrowth.value >= 9 && revenueGrowth.value <= 24).toBe(true);
      expect(uptime >= 99.9 && uptime <= 99.99).toBe(true);
      expect(Number.isInteger(load) && load >= 38 && load <= 67).toBe(true);
      for (const kind of ITEM_KINDS)
        expect(insights.filter((dot) => dot.kind === kind)).toHaveLength(INSIGHTS_PER_KIND);
      for (const dot of insights) {
        expect(dot.successRate > 0 && dot.successRate <= 100).toBe(true);
        expect(dot.weeklyUses > 0 && dot.people > 0).toBe(true);
        expect(dot.people).toBeLessThanOrEqual(dot.weeklyUses);
      }
    });
  });
});

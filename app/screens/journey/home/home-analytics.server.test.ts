import { expect, test } from "vitest";
import { homeAnalytics } from "./home-analytics.server.ts";

test("the sample figures are created once per process", () => {
  const first = homeAnalytics();
  expect(first.trend.svg).toContain("<svg");
  expect(homeAnalytics()).toBe(first);
});

import { expect, test } from "vitest";
import { homeAnalytics } from "./home-analytics.server.ts";

test("the sample figures are made once", () => {
  const made = homeAnalytics();
  expect(made.trend.svg).toContain("<svg");
  expect(homeAnalytics()).toBe(made);
});

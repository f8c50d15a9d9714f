import { expect, test } from "vitest";
import { homeAnalytics } from "./home-analytics.server.ts";

test("the sample figures are created once per process", async () => {
  const first = await homeAnalytics();
  expect(first.trend.svg).toContain("<svg");
  expect(await homeAnalytics()).toBe(first);
});

import { scaleNumbers } from "#app/charts/axis-scale.ts";
import type { ChartPicture } from "#app/charts/chart.tsx";
import { INSIGHTS_SIZE, insightsOptions, insightsScales } from "#app/charts/insights-options.ts";
import { renderChart } from "#app/charts/render-chart.server.ts";
import { RINGS_SIZE, ringsOptions } from "#app/charts/rings-options.ts";
import { TREND_SIZE, trendOptions, trendScale } from "#app/charts/trend-options.ts";
import { sampleAnalytics, type Insight } from "#domain/format/analytics.ts";
import { ITEM_KINDS } from "#domain/items/catalogue.ts";
import { withThousands } from "#domain/format/thousands.ts";
import { formatCompactCount } from "#domain/lists/counts.ts";

/** Seed of the sample figures, which are the same for every viewer and day. */
const SEED = "home";

/** A formatted figure of the analytics and its change. */
export type ShownFigure = readonly [value: string, change: string];

// Numbers have the same format in both languages (en-US, es-MX).
const count = (value: number) => withThousands(value);

/**
 * Platform Analytics: three figures and three charts, all sample data. Numbers are formatted on the
 * server, so that the browser needs no formatter.
 */
export const homeAnalytics = (): Promise<HomeAnalytics> => (cached ??= makeAnalytics());

/** Created with the first home and reused for all viewers until the process ends. */
let cached: Promise<HomeAnalytics> | undefined;

export type HomeAnalytics = Awaited<ReturnType<typeof makeAnalytics>>;

async function makeAnalytics() {
  const { activeUsers, revenueGrowth, successRate, trend, uptime, load, insights } =
    sampleAnalytics(SEED);
  return {
    users: [count(activeUsers.value), `+${activeUsers.change}%`] as ShownFigure,
    growth: [`${revenueGrowth.value}%`, `+${revenueGrowth.change} pp`] as ShownFigure,
    success: [`${successRate.value}%`, `+${successRate.change} pp`] as ShownFigure,
    trend: await trendPicture(trend.map((day) => day.activeUsers)),
    rings: await ringsPicture([uptime, load]),
    insights: await insightsPicture(insights),
  };
}

async function trendPicture(users: number[]): Promise<ChartPicture> {
  return {
    svg: await renderChart("home-trend", trendOptions(users), TREND_SIZE),
    cells: users.map(count).join(" "),
    scale: scaleNumbers(trendScale(users)).map(formatCompactCount).join(" "),
  };
}

async function ringsPicture(percentages: number[]): Promise<ChartPicture> {
  return {
    svg: await renderChart("home-rings", ringsOptions(percentages), RINGS_SIZE),
    cells: percentages.map((percent) => `${percent}%`).join(" "),
  };
}

async function insightsPicture(insights: Insight[]): Promise<ChartPicture> {
  // Grouped by kind, in the order of the chart and its table.
  const groups = ITEM_KINDS.map((kind) => insights.filter((insight) => insight.kind === kind));
  const dots = groups.map((group) =>
    group.map((dot) => [dot.weeklyUses, dot.successRate, dot.people] as const),
  );
  const { x, y } = insightsScales(dots);
  return {
    svg: await renderChart("home-insights", insightsOptions(dots), INSIGHTS_SIZE),
    cells: dots
      .flat()
      .map(([uses, success, people]) => `${uses} ${success}% ${people}`)
      .join(" "),
    scale: scaleNumbers(y)
      .map((percent) => `${percent}%`)
      .join(" "),
    across: `${x.min} – ${count(x.max)}`,
  };
}

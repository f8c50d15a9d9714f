import type { EChartsCoreOption } from "echarts/core";
import type { AxisScale } from "./axis-scale.ts";

/** The charts; each has its own options. */
export type ChartName = "trend" | "rings" | "insights" | "categories";

/** The size in pixels at which the server draws a chart; CSS scales it. */
export interface ChartSize {
  width: number;
  height: number;
}

/** One dot of the insights: uses per week, success in percent, number of people. */
export type InsightDot = readonly [weeklyUses: number, successRate: number, people: number];

/** One dot of the category scatter: downloads, mean rating in hundredths, number of apps. */
export type CategoryDot = readonly [downloads: number, meanRating: number, apps: number];

export type { AxisScale, EChartsCoreOption };

/** No margins: axis labels are text of the page, not part of the picture. */
export const FULL_GRID = { left: 0, right: 0, top: 0, bottom: 0 };

/** Grid lines. The CSS variable follows the theme without rendering again. */
export const SPLIT_LINE = { show: true, lineStyle: { color: "var(--line)", width: 1 } };

const BARE_AXIS = {
  axisLabel: { show: false },
  axisLine: { show: false },
  axisTick: { show: false },
};
const bareAxis = ({ min, max, step }: AxisScale, splitLine: object) => ({
  ...BARE_AXIS,
  min,
  max,
  interval: step,
  splitLine,
});

/** What the scatters share: no animation, no margins, horizontal grid lines only. */
export const scatterFrame = ({ x, y }: { x: AxisScale; y: AxisScale }) => ({
  animation: false,
  grid: FULL_GRID,
  xAxis: bareAxis(x, { show: false }),
  yAxis: bareAxis(y, SPLIT_LINE),
});

import type { EChartsCoreOption } from "echarts/core";
import type { AxisScale } from "./axis-scale.ts";

/** What is drawn, and with it how: each has its options. */
export type ChartName = "trend" | "rings" | "insights" | "categories";

/** The size a chart is drawn at on the server, in pixels; it is scaled to its place. */
export interface ChartSize {
  width: number;
  height: number;
}

/** One dot of the insights: uses a week, success in percent, people. */
export type InsightDot = readonly [weeklyUses: number, successRate: number, people: number];

/** One dot of the category distribution: downloads, mean rating in hundredths, apps. */
export type CategoryDot = readonly [downloads: number, meanRating: number, apps: number];

export type { AxisScale, EChartsCoreOption };

/** Nothing round the drawing: what stands beside a chart is text in the page, not in the picture. */
export const FULL_GRID = { left: 0, right: 0, top: 0, bottom: 0 };

/** Lines of the scale. The variable follows the theme without new markup. */
export const SPLIT_LINE = { show: true, lineStyle: { color: "var(--line)", width: 1 } };

import { axisScale } from "./axis-scale.ts";
import {
  FULL_GRID,
  SPLIT_LINE,
  type AxisScale,
  type ChartSize,
  type EChartsCoreOption,
} from "./chart-spec.ts";

export const TREND_SIZE: ChartSize = { width: 400, height: 200 };

/** Scale of the y axis. It need not start at 0; the numbers beside the chart show its range. */
export const trendScale = (values: readonly number[]): AxisScale => axisScale(values, 4);

/**
 * ECharts options of the User Activity Trend: one line with a tinted area, in the theme's accent
 * colour. Pure.
 *
 * @param values users per day, oldest first
 */
export function trendOptions(values: readonly number[]): EChartsCoreOption {
  const { min, max, step } = trendScale(values);
  return {
    animation: false,
    grid: FULL_GRID,
    xAxis: {
      type: "category",
      boundaryGap: false,
      show: false,
      data: values.map((_, index) => index + 1),
    },
    yAxis: {
      type: "value",
      min,
      max,
      interval: step,
      axisLabel: { show: false },
      splitLine: SPLIT_LINE,
    },
    series: [
      {
        type: "line",
        data: [...values],
        showSymbol: false,
        clip: false,
        emphasis: { disabled: true },
        itemStyle: { color: "var(--accent)" },
        lineStyle: { color: "var(--accent)", width: 3 },
        areaStyle: { color: "var(--accent)", opacity: 0.14 },
      },
    ],
  };
}

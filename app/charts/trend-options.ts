import { axisScale } from "./axis-scale.ts";
import {
  FULL_GRID,
  SPLIT_LINE,
  type AxisScale,
  type ChartSize,
  type EChartsCoreOption,
} from "./chart-spec.ts";

export const TREND_SIZE: ChartSize = { width: 400, height: 200 };

/** The trend's vertical scale; it need not begin at zero, and its numbers say so. */
export const trendScale = (values: readonly number[]): AxisScale => axisScale(values, 4);

/**
 * User Activity Trend (spec 2 "Home, Advanced mode"): one line, its area tinted, in the theme's
 * accent. Pure: the same values give the same options.
 *
 * @param values users a day, the oldest first
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

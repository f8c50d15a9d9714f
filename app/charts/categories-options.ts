import { axisScale } from "./axis-scale.ts";
import {
  FULL_GRID,
  SPLIT_LINE,
  type AxisScale,
  type CategoryDot,
  type ChartSize,
  type EChartsCoreOption,
} from "./chart-spec.ts";

export const CATEGORIES_SIZE: ChartSize = { width: 320, height: 240 };

/** The dots' two scales: downloads across, mean rating in hundredths upwards. */
export function categoriesScales(dots: readonly CategoryDot[]): { x: AxisScale; y: AxisScale } {
  return {
    x: axisScale([0, ...dots.map(([downloads]) => downloads)], 5),
    // Whole hundredths: tenths of a star would not add up exactly.
    y: axisScale(
      dots.map(([, meanRating]) => meanRating),
      4,
    ),
  };
}

/** A dot's side in pixels: large enough for its number, larger with more apps. */
const dotSize = ([, , apps]: CategoryDot) => Math.round(Math.min(34, 20 + 2 * Math.sqrt(apps)));

/**
 * The category distribution (spec 2 "Marketplace"): how much a category is downloaded against how
 * it is rated, the size by its apps. Who is who stands in numbers over the dots, since no seven
 * colours keep apart in four themes. Pure.
 */
export function categoriesOptions(dots: readonly CategoryDot[]): EChartsCoreOption {
  const { x, y } = categoriesScales(dots);
  const axis = { axisLabel: { show: false }, axisLine: { show: false }, axisTick: { show: false } };
  return {
    animation: false,
    grid: FULL_GRID,
    xAxis: { ...axis, min: x.min, max: x.max, interval: x.step, splitLine: { show: false } },
    yAxis: { ...axis, min: y.min, max: y.max, interval: y.step, splitLine: SPLIT_LINE },
    series: [
      {
        type: "scatter",
        symbolSize: dotSize,
        clip: false,
        emphasis: { disabled: true },
        // An edge in the ground's colour keeps dots apart that touch.
        itemStyle: {
          color: "var(--accent)",
          opacity: 1,
          borderColor: "var(--surface)",
          borderWidth: 2,
        },
        data: dots.map((dot) => [...dot]),
      },
    ],
  };
}

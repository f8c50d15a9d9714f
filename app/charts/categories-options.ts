import { axisScale } from "./axis-scale.ts";
import {
  scatterFrame,
  type AxisScale,
  type CategoryDot,
  type ChartSize,
  type EChartsCoreOption,
} from "./chart-spec.ts";

export const CATEGORIES_SIZE: ChartSize = { width: 320, height: 240 };

/** Scales of the axes: x is downloads, y is the mean rating in hundredths. */
export function categoriesScales(dots: readonly CategoryDot[]): { x: AxisScale; y: AxisScale } {
  return {
    x: axisScale([0, ...dots.map(([downloads]) => downloads)], 5),
    // Whole hundredths, since fractions of a star would add floating-point errors.
    y: axisScale(
      dots.map(([, meanRating]) => meanRating),
      4,
    ),
  };
}

/**
 * A dot's size in pixels: 20 to 34, enough for its number; grows with the number of apps. Even, so that its
 * radius is a whole number.
 */
const dotSize = ([, , apps]: CategoryDot) => 2 * Math.round(Math.min(17, 10 + Math.sqrt(apps)));

/**
 * ECharts options of the category scatter: downloads against mean rating, dot size by number of apps.
 * The page puts numbers on the dots instead of colours, since no seven colours are distinguishable in
 * all four themes. Pure.
 */
export function categoriesOptions(dots: readonly CategoryDot[]): EChartsCoreOption {
  return {
    ...scatterFrame(categoriesScales(dots)),
    series: [
      {
        type: "scatter",
        symbolSize: dotSize,
        clip: false,
        emphasis: { disabled: true },
        // A border in the background colour separates dots that overlap.
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

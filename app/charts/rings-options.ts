import type { ChartSize, EChartsCoreOption } from "./chart-spec.ts";

export const RINGS_SIZE: ChartSize = { width: 200, height: 200 };

/** Colours of the rings, outer first; the legend uses the same. */
const RING_COLORS = ["var(--space)", "var(--agentik)"] as const;

/** Inner and outer radius of each ring, in percent of half the chart. */
const RADII = [
  ["78%", "98%"],
  ["50%", "70%"],
] as const;

/** Smallest visible gap, in percent, of a ring that is not full. */
const SMALLEST_GAP = 0.1;

/**
 * ECharts options of the Uptime and Load rings: each shows a percentage, the remainder in the colour
 * of grid lines. Pure.
 *
 * @param percentages 0 to 100, outer ring first, at most two
 */
export function ringsOptions(percentages: readonly number[]): EChartsCoreOption {
  return {
    animation: false,
    series: percentages.slice(0, RADII.length).map((percent, index) => ({
      type: "pie",
      radius: RADII[index],
      label: { show: false },
      labelLine: { show: false },
      emphasis: { disabled: true },
      data: [
        { value: visiblePercent(percent), itemStyle: { color: RING_COLORS[index] } },
        {
          value: 100 - visiblePercent(percent),
          itemStyle: { color: "var(--line)" },
          tooltip: { show: false },
        },
      ],
    })),
  };
}

const visiblePercent = (percent: number) =>
  percent >= 100 ? 100 : Math.min(percent, 100 - SMALLEST_GAP);

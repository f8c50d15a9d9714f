import type { ChartSize, EChartsCoreOption } from "./chart-spec.ts";

export const RINGS_SIZE: ChartSize = { width: 200, height: 200 };

/** The colours of the rings, the outer one first; a legend beside them uses the same. */
const RING_COLORS = ["var(--space)", "var(--agentik)"] as const;

/** Radii in percent of half the chart, inner and outer. */
const RADII = [
  ["78%", "98%"],
  ["50%", "70%"],
] as const;

/** The gap a ring keeps as long as it is not full: less could not be drawn. */
const SMALLEST_GAP = 0.1;

/**
 * Uptime and Load rings (spec 2 "Home, Advanced mode"): each ring a percentage, the rest of it in
 * the colour of a line. Pure.
 *
 * @param percentages 0 to 100, the outer ring first, two at the most
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
        { value: drawn(percent), itemStyle: { color: RING_COLORS[index] } },
        {
          value: 100 - drawn(percent),
          itemStyle: { color: "var(--line)" },
          tooltip: { show: false },
        },
      ],
    })),
  };
}

const drawn = (percent: number) => (percent >= 100 ? 100 : Math.min(percent, 100 - SMALLEST_GAP));

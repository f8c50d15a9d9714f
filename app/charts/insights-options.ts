import { ITEM_KINDS, type ItemKind } from "#domain/items/catalogue.ts";
import { axisScale } from "./axis-scale.ts";
import {
  FULL_GRID,
  SPLIT_LINE,
  type AxisScale,
  type ChartSize,
  type EChartsCoreOption,
  type InsightDot,
} from "./chart-spec.ts";

export const INSIGHTS_SIZE: ChartSize = { width: 400, height: 200 };

/** The dots of each kind, in the order of ITEM_KINDS. */
type Groups = readonly (readonly InsightDot[])[];

/** A shape for each kind as well: colour never carries meaning alone. */
export const KIND_SYMBOLS: Record<ItemKind, string> = {
  space: "rect",
  artifakt: "triangle",
  agentik: "circle",
  challenge: "diamond",
};

/** The dots' two scales: uses a week across, success in percent upwards. */
export function insightsScales(groups: Groups): { x: AxisScale; y: AxisScale } {
  const dots = groups.flat();
  const uses = axisScale([0, ...dots.map(([weeklyUses]) => weeklyUses)], 5);
  return {
    x: uses,
    y: axisScale(
      dots.map(([, success]) => success),
      4,
    ),
  };
}

/** A dot's side in pixels: the area grows with the people. */
const dotSize = ([, , people]: InsightDot) => Math.round(7 + Math.sqrt(people));

/**
 * The insights scatter (spec 2 "Home, Advanced mode"): how often an item is used against how often
 * that succeeds, the size by people. Pure.
 */
export function insightsOptions(groups: Groups): EChartsCoreOption {
  const { x, y } = insightsScales(groups);
  const axis = { axisLabel: { show: false }, axisLine: { show: false }, axisTick: { show: false } };
  return {
    animation: false,
    grid: FULL_GRID,
    xAxis: { ...axis, min: x.min, max: x.max, interval: x.step, splitLine: { show: false } },
    yAxis: { ...axis, min: y.min, max: y.max, interval: y.step, splitLine: SPLIT_LINE },
    series: ITEM_KINDS.map((kind, index) => ({
      type: "scatter",
      symbol: KIND_SYMBOLS[kind],
      symbolSize: dotSize,
      clip: false,
      emphasis: { disabled: true },
      itemStyle: { color: `var(--${kind})`, opacity: 0.85 },
      data: groups[index]?.map((dot) => [...dot]) ?? [],
    })),
  };
}

import { ITEM_KINDS, type ItemKind } from "#domain/items/catalogue.ts";
import { axisScale } from "./axis-scale.ts";
import {
  scatterFrame,
  type AxisScale,
  type ChartSize,
  type EChartsCoreOption,
  type InsightDot,
} from "./chart-spec.ts";

export const INSIGHTS_SIZE: ChartSize = { width: 400, height: 200 };

/** The dots of each kind, in the order of ITEM_KINDS. */
type Groups = readonly (readonly InsightDot[])[];

/** A symbol per kind, so that meaning does not depend on colour alone. */
export const KIND_SYMBOLS: Record<ItemKind, string> = {
  space: "rect",
  artifakt: "triangle",
  agentik: "circle",
  challenge: "diamond",
};

/** Scales of the axes: x is uses per week, y is success in percent. */
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

/** A dot's size in pixels; its area grows with the number of people. */
const dotSize = ([, , people]: InsightDot) => Math.round(7 + Math.sqrt(people));

/**
 * ECharts options of the insights scatter: uses per week against success rate, dot size by number of
 * people. Pure.
 */
export function insightsOptions(groups: Groups): EChartsCoreOption {
  return {
    ...scatterFrame(insightsScales(groups)),
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

import { LineChart, PieChart, ScatterChart } from "echarts/charts";
import { GridComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import EChartsReact from "echarts-for-react/lib/core";
import { ITEM_KINDS } from "#domain/items/catalogue.ts";
import { categoriesOptions } from "./categories-options.ts";
import type { CategoryDot, ChartName, EChartsCoreOption, InsightDot } from "./chart-spec.ts";
import { insightsOptions } from "./insights-options.ts";
import { ringsOptions } from "./rings-options.ts";
import { trendOptions } from "./trend-options.ts";

// SVG renderer: unlike canvas it accepts CSS variables as colours.
echarts.use([LineChart, PieChart, ScatterChart, GridComponent, TooltipComponent, SVGRenderer]);

export interface ChartUpgradeProps {
  name: ChartName;
  /** Column headers of the chart's table. */
  head: readonly string[];
  /** The formatted cells of the table, without its first column. */
  rows: readonly (readonly string[])[];
  nameOf: (row: number) => string | number;
}

/**
 * Drawing beyond this margin is cut off. Points on the edge need it; a tooltip, which ECharts moves inside only
 * after a frame, would widen a phone's page for that frame.
 */
const MARGIN_PX = 12;

/** The interactive chart: the server's options, with tooltips made from the table's rows. */
export function ChartUpgrade(props: ChartUpgradeProps) {
  return (
    <div aria-hidden="true" style={{ position: "absolute", inset: -MARGIN_PX, overflow: "clip" }}>
      <EChartsReact
        echarts={echarts}
        option={{ ...optionsOf(props), tooltip: tooltipOf(props) }}
        opts={{ renderer: "svg" }}
        style={{
          position: "absolute",
          inset: MARGIN_PX,
          height: `calc(100% - ${2 * MARGIN_PX}px)`,
        }}
      />
    </div>
  );
}

const numberOf = (cell: string | undefined) => Number(cell?.replace(/[,%]/g, ""));

function optionsOf({ name, rows }: ChartUpgradeProps): EChartsCoreOption {
  if (name === "trend") return trendOptions(rows.map(([users]) => numberOf(users)));
  if (name === "rings") return ringsOptions(rows.map(([percent]) => numberOf(percent)));
  if (name === "categories") {
    return categoriesOptions(
      rows.map(([downloads, rating, apps]): CategoryDot => [
        numberOf(downloads),
        Math.round(numberOf(rating) * 100),
        numberOf(apps),
      ]),
    );
  }
  const perKind = rows.length / ITEM_KINDS.length;
  const dots = rows.map(([uses, success, people]): InsightDot => [
    numberOf(uses),
    numberOf(success),
    numberOf(people),
  ]);
  return insightsOptions(
    ITEM_KINDS.map((_, index) => dots.slice(index * perKind, (index + 1) * perKind)),
  );
}

/** The data point under the pointer, as ECharts reports it. */
interface Pointed {
  seriesIndex: number;
  dataIndex: number;
}

/** Number of series of a chart; each has the same number of table rows. */
const seriesCount = ({ name, rows }: ChartUpgradeProps) =>
  ({ trend: 1, rings: rows.length, insights: ITEM_KINDS.length, categories: 1 })[name];

function tooltipOf(props: ChartUpgradeProps) {
  const { name, head, rows, nameOf } = props;
  const perSeries = rows.length / seriesCount(props);
  return {
    trigger: name === "trend" ? "axis" : "item",
    confine: true,
    transitionDuration: 0,
    backgroundColor: "var(--raised)",
    borderColor: "var(--line-strong)",
    textStyle: { color: "var(--ink)", fontFamily: "inherit" },
    axisPointer: { lineStyle: { color: "var(--line-strong)" } },
    formatter(pointed: Pointed | Pointed[]) {
      const point = Array.isArray(pointed) ? pointed[0] : pointed;
      if (!point) return "";
      const index = perSeries * point.seriesIndex + point.dataIndex;
      const cells = rows[index] ?? [];
      const lines = cells.map((cell, column) => `${head[column + 1]}: ${cell}`);
      const first = name === "trend" ? `${head[0]} ${nameOf(index)}` : `${nameOf(index)}`;
      // DOM nodes instead of an HTML string, so that texts are never parsed as markup.
      return [first, ...lines].map((line) => {
        const element = document.createElement("div");
        element.textContent = line;
        return element;
      });
    },
  };
}

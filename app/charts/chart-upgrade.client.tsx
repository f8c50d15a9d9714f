import { LineChart, PieChart, ScatterChart } from "echarts/charts";
import { GridComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import EChartsReact from "echarts-for-react/lib/core";
import type { ChartSpec, EChartsCoreOption } from "./chart-spec.ts";
import type { ChartTable } from "./chart.tsx";
import { insightsOptions } from "./insights-options.ts";
import { ringsOptions } from "./rings-options.ts";
import { trendOptions } from "./trend-options.ts";

// The SVG renderer: only it understands the theme's variables as colours.
echarts.use([LineChart, PieChart, ScatterChart, GridComponent, TooltipComponent, SVGRenderer]);

export interface ChartUpgradeProps {
  chart: ChartSpec;
  table: ChartTable;
}

/** The chart that answers: the server's options, with tooltips from the table's rows. */
export function ChartUpgrade({ chart, table }: ChartUpgradeProps) {
  return (
    <EChartsReact
      echarts={echarts}
      option={{ ...optionsOf(chart), tooltip: tooltipOf(chart, table) }}
      opts={{ renderer: "svg" }}
      style={{ position: "absolute", inset: 0, height: "100%" }}
    />
  );
}

function optionsOf(chart: ChartSpec): EChartsCoreOption {
  switch (chart.name) {
    case "trend":
      return trendOptions(chart.data);
    case "rings":
      return ringsOptions(chart.data);
    case "insights":
      return insightsOptions(chart.data);
  }
}

/** Where echarts says the pointer is. */
interface Pointed {
  seriesIndex: number;
  dataIndex: number;
}

function tooltipOf(chart: ChartSpec, { head, rows }: ChartTable) {
  const seriesCount = chart.name === "trend" ? 1 : chart.data.length;
  return {
    trigger: chart.name === "trend" ? "axis" : "item",
    confine: true,
    transitionDuration: 0,
    backgroundColor: "var(--raised)",
    borderColor: "var(--line-strong)",
    textStyle: { color: "var(--ink)", fontFamily: "inherit" },
    axisPointer: { lineStyle: { color: "var(--line-strong)" } },
    formatter(pointed: Pointed | Pointed[]) {
      const point = Array.isArray(pointed) ? pointed[0] : pointed;
      if (!point) return "";
      const row = rows[(rows.length / seriesCount) * point.seriesIndex + point.dataIndex] ?? [];
      const lines = row.map((value, column) => {
        const line = document.createElement("div");
        line.textContent = column === 0 && chart.name !== "trend" ? `${value}` : `${head[column]}: ${value}`;
        return line;
      });
      // Nodes and not a string: what the page says is never read as markup.
      return lines;
    },
  };
}

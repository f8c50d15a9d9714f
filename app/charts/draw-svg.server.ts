import { LineChart, PieChart, ScatterChart } from "echarts/charts";
import { GridComponent } from "echarts/components";
import { init, use, type EChartsCoreOption } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import type { ChartSize } from "./chart-spec.ts";

use([LineChart, PieChart, ScatterChart, GridComponent, SVGRenderer]);

/** Draws a chart as SVG with ECharts, without a browser. */
export function drawSvg(options: EChartsCoreOption, size: ChartSize): string {
  const chart = init(null, null, { renderer: "svg", ssr: true, ...size });
  try {
    chart.setOption(options);
    return chart.renderToSVGString();
  } finally {
    // An undisposed chart keeps the Node process running.
    chart.dispose();
  }
}

import { LineChart, PieChart, ScatterChart } from "echarts/charts";
import { GridComponent } from "echarts/components";
import { init, use, type EChartsCoreOption } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import type { ChartSize } from "./chart-spec.ts";
import { compactSvg } from "./compact-svg.server.ts";

use([LineChart, PieChart, ScatterChart, GridComponent, SVGRenderer]);

const KEPT_CHARTS = 200;
const rendered = new Map<string, string>();

/**
 * A chart as an SVG string, for a loader: drawn once per key and kept, since drawing costs a few
 * milliseconds and the strings of echarts are never the same twice.
 *
 * @param key says all that the picture depends on; the least recently drawn of 200 give way
 * @param options without text: the picture is scaled, and text is the page's
 */
export function renderChart(key: string, options: EChartsCoreOption, size: ChartSize): string {
  const kept = rendered.get(key);
  if (kept !== undefined) return kept;
  const chart = init(null, null, { renderer: "svg", ssr: true, ...size });
  try {
    chart.setOption(options);
    const svg = compactSvg(chart.renderToSVGString());
    const [oldest] = rendered.keys();
    if (rendered.size >= KEPT_CHARTS && oldest !== undefined) rendered.delete(oldest);
    rendered.set(key, svg);
    return svg;
  } finally {
    // An undisposed chart keeps Node alive.
    chart.dispose();
  }
}

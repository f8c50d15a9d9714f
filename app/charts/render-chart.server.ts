import { LineChart, PieChart, ScatterChart } from "echarts/charts";
import { GridComponent } from "echarts/components";
import { init, use, type EChartsCoreOption } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import type { ChartSize } from "./chart-spec.ts";
import { compactSvg } from "./compact-svg.server.ts";

use([LineChart, PieChart, ScatterChart, GridComponent, SVGRenderer]);

/** Maximum number of cached charts. */
const CACHED_CHARTS = 200;
const rendered = new Map<string, string>();

/**
 * Renders a chart as an SVG string, for a loader. Cached by key, because rendering takes a few
 * milliseconds.
 *
 * @param key must contain everything that the picture depends on; the oldest of 200 is evicted (FIFO)
 * @param options without text: the picture is scaled, and the page adds the text
 */
export function renderChart(key: string, options: EChartsCoreOption, size: ChartSize): string {
  const cached = rendered.get(key);
  if (cached !== undefined) return cached;
  const chart = init(null, null, { renderer: "svg", ssr: true, ...size });
  try {
    chart.setOption(options);
    const svg = compactSvg(chart.renderToSVGString());
    const [oldest] = rendered.keys();
    if (rendered.size >= CACHED_CHARTS && oldest !== undefined) rendered.delete(oldest);
    rendered.set(key, svg);
    return svg;
  } finally {
    // An undisposed chart keeps the Node process running.
    chart.dispose();
  }
}

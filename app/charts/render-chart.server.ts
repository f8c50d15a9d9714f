import type { EChartsCoreOption } from "echarts/core";
import type { ChartSize } from "./chart-spec.ts";
import { compactSvg } from "./compact-svg.server.ts";

/** Maximum number of cached charts. */
const CACHED_CHARTS = 200;
const rendered = new Map<string, string>();

/**
 * Renders a chart as an SVG string, for a loader. Cached by key, because rendering takes a few
 * milliseconds. The first chart of a process loads ECharts, which takes 0.3 s: a process that draws
 * none starts without it.
 *
 * @param key must contain everything that the picture depends on; the oldest of 200 is evicted (FIFO)
 * @param options without text: the picture is scaled, and the page adds the text
 */
export async function renderChart(
  key: string,
  options: EChartsCoreOption,
  size: ChartSize,
): Promise<string> {
  const cached = rendered.get(key);
  if (cached !== undefined) return cached;
  const { drawSvg } = await import("./draw-svg.server.ts");
  const svg = compactSvg(drawSvg(options, size));
  const [oldest] = rendered.keys();
  if (rendered.size >= CACHED_CHARTS && oldest !== undefined) rendered.delete(oldest);
  rendered.set(key, svg);
  return svg;
}

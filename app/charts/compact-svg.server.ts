/**
 * Makes an SVG string of ECharts several times smaller. Input: a `<style>` element (blocked by the
 * CSP), ids that change with each render, absolute coordinates, one transform per dot. Output: one
 * path per run of equally styled shapes, in relative coordinates.
 *
 * @throws for SVG that these charts do not produce: another transform or path command
 */
export function compactSvg(svg: string): string {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
  if (!viewBox) throw new Error("not an SVG of echarts: it has no viewBox");
  const shown = svg.replace(/<defs[\s\S]*?<\/defs>|<style[\s\S]*?<\/style>/g, "");
  const runs: { look: string; d: string }[] = [];
  for (const [, attributes = ""] of shown.matchAll(/<path ([^>]*)>/g)) {
    const d = attribute(attributes, "d") ?? "";
    const placement = matrixOf(attribute(attributes, "transform"));
    const path = relativePath(d, placement);
    const look = lookOf(attributes, placement);
    const last = runs.at(-1);
    // Equally styled shapes share a path; only the interactive chart needs them separately.
    if (last?.look === look) last.d += path;
    else runs.push({ look, d: path });
  }
  const paths = runs.map(({ look, d }) => `<path${look} d='${d}'/>`).join("");
  // Single quotes need no escaping in the JSON of the loader data. Lines at the edge are not cut in half.
  return `<svg viewBox='${viewBox}' overflow='visible'>${paths}</svg>`;
}

const KEPT = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-linejoin"];
const DEFAULTS: Record<string, string> = { "stroke-width": "1", "fill-opacity": "1" };

const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];

function lookOf(attributes: string, { scaleX }: Placement): string {
  return KEPT.map((name) => [name, attribute(attributes, name)] as const)
    .map(
      ([name, value]) => [name, name === "stroke-width" ? scaled(value, scaleX) : value] as const,
    )
    .filter(([name, value]) => value !== undefined && value !== DEFAULTS[name])
    .map(([name, value]) => ` ${name}='${value}'`)
    .join("");
}

/** Stroke width of a scaled shape, in units after scaling; one decimal. */
const scaled = (width: string | undefined, scale: number) =>
  width && String(Math.round(Number(width) * scale * 10) / 10);

/** Scale and translation; ECharts does not rotate anything in these charts. */
interface Placement {
  scaleX: number;
  scaleY: number;
  x: number;
  y: number;
}

function matrixOf(transform: string | undefined): Placement {
  const numbers = transform?.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
  if (!transform) return { scaleX: 1, scaleY: 1, x: 0, y: 0 };
  if (transform.startsWith("matrix")) {
    const [scaleX = 1, , , scaleY = 1, x = 0, y = 0] = numbers;
    return { scaleX, scaleY, x, y };
  }
  if (/^translate\([^)]*\)$/.test(transform)) {
    return { scaleX: 1, scaleY: 1, x: numbers[0] ?? 0, y: numbers[1] ?? 0 };
  }
  throw new Error(`a transform this does not know: ${transform}`);
}

/** Number of arguments of each path command. */
const ARITY: Record<string, number> = { M: 2, L: 2, l: 2, A: 7, Z: 0 };

/**
 * Applies the transform to a path and makes it relative to the previous point. Lines are rounded to
 * whole pixels; arcs and scaled shapes to tenths, since rounding would deform them.
 */
function relativePath(d: string, placement: Placement): string {
  const perPixel = d.includes("A") || placement.scaleX !== 1 ? 10 : 1;
  const round = (value: number) => Math.round(value * perPixel) / perPixel;
  let result = "";
  let [x, y] = [0, 0];
  // The pen's position before the transform, to which relative commands refer.
  let [penX, penY] = [0, 0];
  let [startX, startY] = [0, 0];
  let previous = "";
  const step = (letter: string, numbers: readonly number[]) => {
    const text = numbers
      .map(shortest)
      .reduce((all, n) => `${all}${n.startsWith("-") ? "" : " "}${n}`);
    // The letter of a repeated command is optional; its numbers still need a separator.
    result += letter === previous && letter === "l" ? separated(text) : letter + text;
    previous = letter;
  };
  for (const [, command = "", list = ""] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = list.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g)?.map(Number) ?? [];
    const arity = ARITY[command];
    if (arity === undefined) throw new Error(`a path command this does not know: ${command}`);
    if (command === "Z") {
      result += "z";
      previous = "z";
      [x, y] = [startX, startY];
      continue;
    }
    for (let at = 0; at < numbers.length; at += arity) {
      const values = numbers.slice(at, at + arity);
      const [dx = 0, dy = 0] = values.slice(-2);
      [penX, penY] = command === "l" ? [penX + dx, penY + dy] : [dx, dy];
      const toX = round(penX * placement.scaleX + placement.x);
      const toY = round(penY * placement.scaleY + placement.y);
      if (command === "M") {
        step("M", [toX, toY]);
        [startX, startY] = [toX, toY];
      } else if (command === "A") {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = values;
        const radii = [round(rx * placement.scaleX), round(ry * placement.scaleY)];
        step("a", [...radii, turn, large, sweep, round(toX - x), round(toY - y)]);
      } else {
        step("l", [round(toX - x), round(toY - y)]);
      }
      [x, y] = [toX, toY];
    }
  }
  return result;
}

/** Shortest notation: 0.5 as .5, -0.5 as -.5, -0 as 0. */
const shortest = (value: number) => String(value || 0).replace(/^(-?)0\./, "$1.");

const separated = (text: string) => (text.startsWith("-") ? text : ` ${text}`);

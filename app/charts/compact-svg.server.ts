/**
 * Makes an SVG string of echarts several times smaller. It arrives with a `<style>` (which the CSP
 * blocks), ids that change with each render, absolute coordinates and a transform a dot; it leaves
 * as one path for each run of shapes that look the same, in short relative coordinates.
 */
export function compactSvg(svg: string): string {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
  if (!viewBox) throw new Error("not an SVG of echarts: it has no viewBox");
  const shown = svg.replace(/<defs[\s\S]*?<\/defs>|<style[\s\S]*?<\/style>/g, "");
  const runs: { look: string; d: string }[] = [];
  for (const [, attributes = ""] of shown.matchAll(/<path ([^>]*)>/g)) {
    const d = attribute(attributes, "d") ?? "";
    const place = matrixOf(attribute(attributes, "transform"));
    const path = relativePath(d, place);
    const look = lookOf(attributes, place);
    const last = runs.at(-1);
    // Shapes that look the same are one path: they are never told apart before the upgrade.
    if (last?.look === look) last.d += path;
    else runs.push({ look, d: path });
  }
  const paths = runs.map(({ look, d }) => `<path${look} d='${d}'/>`).join("");
  // Single quotes stay as they are inside the JSON that carries the string to the browser.
  return `<svg viewBox='${viewBox}'>${paths}</svg>`;
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

/** The line of a scaled shape, as wide as it is seen. */
const scaled = (width: string | undefined, scale: number) =>
  width && String(Math.round(Number(width) * scale * 10) / 10);

/** Scale and shift: echarts turns nothing in these charts. */
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

/** How many units of the drawing's own each argument of a command is. */
const ARITY: Record<string, number> = { M: 2, L: 2, l: 2, A: 7, Z: 0 };

/**
 * The same path placed, relative to the point before. Lines are in whole pixels; arcs and the small
 * shapes in tenths, or they would come out bent.
 */
function relativePath(d: string, place: Placement): string {
  const perPixel = d.includes("A") || place.scaleX !== 1 ? 10 : 1;
  const round = (value: number) => Math.round(value * perPixel) / perPixel;
  let result = "";
  let [x, y] = [0, 0];
  // Where the pen really stands, before placing: lower-case commands count from there.
  let [penX, penY] = [0, 0];
  let [startX, startY] = [0, 0];
  let previous = "";
  const step = (letter: string, numbers: readonly number[]) => {
    const text = numbers
      .map(shortest)
      .reduce((all, n) => `${all}${n.startsWith("-") ? "" : " "}${n}`);
    // A repeated command is left out; its numbers still need something between them.
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
      const toX = round(penX * place.scaleX + place.x);
      const toY = round(penY * place.scaleY + place.y);
      if (command === "M") {
        step("M", [toX, toY]);
        [startX, startY] = [toX, toY];
      } else if (command === "A") {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = values;
        const radii = [round(rx * place.scaleX), round(ry * place.scaleY)];
        step("a", [...radii, turn, large, sweep, round(toX - x), round(toY - y)]);
      } else {
        step("l", [round(toX - x), round(toY - y)]);
      }
      [x, y] = [toX, toY];
    }
  }
  return result;
}

/** 0.5 is .5 and -0.5 is -.5; there is no -0. */
const shortest = (value: number) => String(value || 0).replace(/^(-?)0\./, "$1.");

const separated = (text: string) => (text.startsWith("-") ? text : ` ${text}`);

/** Elements of SVG drawings, as text. Numbers are in the drawing's units, angles in degrees. */
import { textOutlines, textWidth, type FontName } from "../../goods/kit/fonts.ts";
import { createRandom } from "../../random.ts";

/** A number as short as it is exact enough: a hundredth of a unit. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

/** A drawing as an SVG file. `defs` are gradients and clips. */
export const svgFile = (width: number, height: number, body: string, defs = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs && `<defs>${defs}</defs>`}${body}</svg>`;

/** Attributes of an element by name; those that are undefined are left out. */
export type More = Readonly<Record<string, string | number | undefined>>;

const attributes = (more: More): string =>
  Object.entries(more)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? num(value) : value}"`)
    .join("");

export const circle = (x: number, y: number, r: number, fill: string, more: More = {}): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attributes(more)}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more: More = {},
): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributes(more)}/>`;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: More = {},
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${attributes(more)}/>`;

export const path = (d: string, fill: string, more: More = {}): string =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

/** A line with round ends. */
export const line = (d: string, stroke: string, width: number, more: More = {}): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;

export const group = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join("")}</g>`;

export const moved = (x: number, y: number, ...parts: readonly string[]): string =>
  group(`translate(${num(x)} ${num(y)})`, ...parts);

/** Moved, turned and scaled: parts are drawn around 0, 0. */
export const put = (
  x: number,
  y: number,
  turn: number,
  scale: number,
  ...parts: readonly string[]
): string =>
  group(`translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(scale)})`, ...parts);

export const faded = (opacity: number, ...parts: readonly string[]): string =>
  `<g opacity="${num(opacity)}">${parts.join("")}</g>`;

/** A closed line of straight pieces. */
export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}z`;

/** A closed line through points, without corners. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  const middle = (index: number) => {
    const [x, y] = at(index);
    const [nextX, nextY] = at(index + 1);
    return `${num((x + nextX) / 2)} ${num((y + nextY) / 2)}`;
  };
  let d = `M${middle(-1)}`;
  points.forEach(([x, y], index) => (d += `Q${num(x)} ${num(y)} ${middle(index)}`));
  return `${d}z`;
}

/** A round shape that is not a circle: `rough` 0.1 is a tenth of its size. */
export function blob(seed: string, x: number, y: number, rx: number, ry: number, rough = 0.12) {
  const random = createRandom(seed);
  const corners = 9;
  return smooth(
    Array.from({ length: corners }, (_, index) => {
      const angle = (2 * Math.PI * index) / corners;
      const far = 1.06 + (random.next() * 2 - 1) * rough;
      return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far] as const;
    }),
  );
}

/** Places within a circle, none nearer to another than `apart`; fewer than asked where they do not fit. */
export function scattered(
  seed: string,
  count: number,
  [x, y, r]: readonly [number, number, number],
  apart: number,
): { x: number; y: number; turn: number; pick: number }[] {
  const random = createRandom(seed);
  const places: { x: number; y: number; turn: number; pick: number }[] = [];
  for (let attempt = 0; attempt < count * 30 && places.length < count; attempt += 1) {
    const far = Math.sqrt(random.next()) * r;
    const angle = random.next() * 2 * Math.PI;
    const place = {
      x: x + Math.cos(angle) * far,
      y: y + Math.sin(angle) * far,
      turn: random.next() * 360,
      pick: random.next(),
    };
    if (places.every((other) => Math.hypot(other.x - place.x, other.y - place.y) >= apart))
      places.push(place);
  }
  return places;
}

const outlines = new Map<string, string>();

/** Text as outlines, which frames of an animation ask for again and again. */
export function words(
  text: string,
  x: number,
  y: number,
  {
    font = "semi",
    size,
    fill,
    anchor = "middle",
    tracking = 0,
    more = {},
  }: {
    font?: FontName;
    size: number;
    fill: string;
    anchor?: "start" | "middle" | "end";
    tracking?: number;
    more?: More;
  },
): string {
  const key = [text, x, y, font, size, anchor, tracking].join();
  let d = outlines.get(key);
  if (d === undefined) {
    const width = textWidth(text, font, size) + tracking * [...text].length;
    const left = x - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
    d = textOutlines(text, { font, size, x: left, y, tracking });
    outlines.set(key, d);
  }
  return path(d, fill, more);
}

/** 0 to 1 and back in one turn of `time`. */
export const wave = (time: number, shift = 0): number => Math.sin(2 * Math.PI * (time + shift));

/** The part of a time after its whole: 1.25 is 0.25, -0.25 is 0.75. */
export const part = (time: number): number => ((time % 1) + 1) % 1;

/** From 0 to 1 while `time` goes from `from` to `to`, without a jerk at its ends. */
export function between(time: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Covers of goods: drawn from what is in the file, 480 by 360. */
import { ARTIFAKT_PICTURE } from "#domain/artifakts/artifakt-pictures.ts";
import { textWidth } from "./fonts.ts";
import { Paper, type Mark } from "./paper.ts";
import { svgMarks } from "./paper-svg.ts";
import { calculate, cellName, type WorkbookOf } from "./workbook.ts";

const { width: WIDTH, height: HEIGHT } = ARTIFAKT_PICTURE;

/** A cover of SVG elements on a ground. */
export const coverOf = (body: string, ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${body}</svg>`;

/** A page that lies on the ground, with its shadow. */
function lying(paper: Paper, x: number, y: number, width: number, turn = 0): string {
  const scale = width / paper.width;
  const height = paper.height * scale;
  const around = `rotate(${turn} ${x + width / 2} ${y + height / 2})`;
  const clip = `p${Math.round(x)}-${Math.round(y)}`;
  return `<clipPath id="${clip}"><path d="M0 0h${paper.width}v${paper.height}H0z"/></clipPath><g transform="${around}"><rect x="${x + 3}" y="${y + 5}" width="${width}" height="${height}" rx="3" fill="#000" opacity=".22"/><g transform="translate(${x} ${y}) scale(${scale})"><g clip-path="url(#${clip})">${svgMarks(paper.marks)}</g></g></g>`;
}

/** The top of one page, near enough to read. */
export const closeCover = (page: Paper, ground: string, width = 560): string =>
  coverOf(lying(page, 28, 26, width, 0), ground);

/** The first page, and a second one behind it. */
export function pagesCover([first, second]: readonly Paper[], ground: string): string {
  if (!first) throw new Error("a file without pages");
  const isWide = first.width > first.height;
  const back = second
    ? isWide
      ? lying(second, 150, 104, 360, 5)
      : lying(second, 205, 46, 236, 6)
    : "";
  const front = isWide
    ? lying(first, 34, 34, second ? 372 : 412, -1.5)
    : lying(first, second ? 56 : 102, 24, second ? 250 : 276, second ? -3 : 0);
  return coverOf(back + front, ground);
}

/** The top left of a workbook's first sheet, as its program shows it. */
export function sheetCover(book: WorkbookOf, ground = "#dfe8df"): string {
  const [sheet] = book.sheets;
  const values = calculate(book).get(sheet!.name)!;
  const scale = 9.2;
  const paper = new Paper([WIDTH, HEIGHT], { ground });
  const [left, top] = [26, 26];
  paper.rect(left + 3, top + 5, WIDTH, HEIGHT, { fill: "#000000", opacity: 0.18 });
  paper.rect(left, top, WIDTH, HEIGHT, { fill: "#ffffff" });
  const accent = `#${book.accent}`;
  let y = top + 6;
  for (const [r, row] of sheet!.rows.entries()) {
    if (y > HEIGHT) break;
    const isTitle = row[0]?.look === "title";
    const isNote = row[0]?.look === "note";
    const height = isTitle ? 38 : 27;
    let x = left + 10;
    for (const [c, width] of sheet!.columns.entries()) {
      const cell = row[c];
      const { look = "text" } = cell ?? {};
      const wide = width * scale;
      const isHead = look === "head";
      const fill = isHead
        ? accent
        : look.startsWith("input")
          ? "#fff6dd"
          : look.startsWith("total")
            ? "#efebe2"
            : undefined;
      if (look !== "text" && !isTitle && !isNote)
        paper.rect(x, y, wide, height, { ...(fill && { fill }), stroke: "#d8d2c6", width: 0.8 });
      const raw = cell?.value;
      const value =
        typeof raw === "string" && raw.startsWith("=") ? values.get(cellName(r + 1, c + 1)) : raw;
      if (value !== undefined && value !== "") {
        const isNumber = typeof value === "number";
        const font = isTitle
          ? "heavy"
          : isHead || look.startsWith("total") || look === "label"
            ? "semi"
            : "text";
        const size = isTitle ? 20 : isNote ? 12 : 13.5;
        const shown = cut(
          shownValue(value, look),
          font,
          size,
          isTitle || isNote ? WIDTH : wide - 10,
        );
        paper.text(isNumber ? x + wide - 6 : x + 6, y + height / 2 + size * 0.36, shown, {
          font,
          size,
          color: isTitle ? accent : isHead ? "#ffffff" : isNote ? "#6b6672" : "#24222b",
          anchor: isNumber ? "end" : "start",
        });
      }
      x += wide;
      if (x > WIDTH) break;
    }
    y += height;
  }
  return coverOf(svgMarks(paper.marks), ground);
}

/** Text that fits a width, cut where it does not. */
function cut(text: string, font: "text" | "semi" | "heavy", size: number, width: number): string {
  let shown = text;
  while (shown && textWidth(shown, font, size) > width) shown = shown.slice(0, -1);
  return shown.trimEnd();
}

function shownValue(value: string | number, look: string): string {
  if (typeof value === "string") return value;
  if (/money|total$/i.test(look))
    return `$${value.toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ",")}`;
  if (/percent/i.test(look)) return `${Math.round(value * 100)}%`;
  if (/date/i.test(look)) {
    const day = new Date((value - 25_569) * 86_400_000).toISOString().slice(0, 10);
    return day.split("-").reverse().join("/");
  }
  if (/time/i.test(look)) {
    const minutes = Math.round((value % 1) * 1_440);
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  }
  return String(Math.round(value * 100) / 100);
}

/** Small drawings in rows on cards. */
export function gridCover(
  drawings: readonly string[],
  {
    columns,
    ground,
    card = "#ffffff",
    side,
  }: { columns: number; ground: string; card?: string; side: number },
): string {
  const rows = Math.ceil(drawings.length / columns);
  const gap = 10;
  const cell = Math.min(
    (WIDTH - 40 - gap * (columns - 1)) / columns,
    (HEIGHT - 40 - gap * (rows - 1)) / rows,
  );
  const left = (WIDTH - columns * cell - gap * (columns - 1)) / 2;
  const top = (HEIGHT - rows * cell - gap * (rows - 1)) / 2;
  const pad = cell * 0.17;
  const body = drawings.map((drawing, index) => {
    const x = left + (index % columns) * (cell + gap);
    const y = top + Math.floor(index / columns) * (cell + gap);
    return `<rect x="${x}" y="${y}" width="${cell}" height="${cell}" rx="10" fill="${card}"/><g transform="translate(${x + pad} ${y + pad}) scale(${(cell - 2 * pad) / side})">${drawing}</g>`;
  });
  return coverOf(body.join(""), ground);
}

/** The waves of sounds, a line each, with their names. */
export function soundsCover(
  sounds: readonly { name: string; peaks: readonly number[] }[],
  { ground, color }: { ground: string; color: string },
): string {
  const paper = new Paper([WIDTH, HEIGHT], { ground, ink: "#ffffff" });
  const shown = sounds.slice(0, 4);
  const step = (HEIGHT - 44) / shown.length;
  shown.forEach(({ name, peaks }, index) => {
    const top = 22 + index * step;
    paper.text(34, top + 20, name, { font: "semi", size: 17 });
    const middle = top + 24 + (step - 34) / 2;
    peaks.forEach((peak, at) => {
      const high = Math.max(2, ((step - 40) * peak) / 100);
      const wide = (WIDTH - 68) / peaks.length;
      paper.rect(34 + at * wide, middle - high / 2, wide * 0.62, high, { fill: color, radius: 3 });
    });
  });
  return coverOf(svgMarks(paper.marks), ground);
}

/** A web page in its window: what stands at the top of it. */
export function siteCover(of: {
  ground: string;
  page: string;
  accent: string;
  ink: string;
  name: string;
  title: string;
  button: string;
  rows: readonly (readonly [string, string])[];
}): string {
  const { ground, page, accent, ink, name, title, button, rows } = of;
  const paper = new Paper([WIDTH, HEIGHT], { ground, ink });
  paper.rect(33, 31, 420, 400, { fill: "#000000", opacity: 0.2, radius: 10 });
  paper.rect(30, 26, 420, 400, { fill: page, radius: 10 });
  paper.rect(30, 26, 420, 30, { fill: "#e9e6df", radius: 10 });
  paper.rect(30, 44, 420, 12, { fill: "#e9e6df" });
  [0, 1, 2].forEach((dot) => paper.circle(48 + dot * 16, 41, 4.5, { fill: "#b9b3a6" }));
  paper.rect(110, 33, 240, 16, { fill: "#ffffff", radius: 8 });
  paper.text(50, 82, name, { font: "heavy", size: 14, color: accent });
  const bottom = paper.block(50, 122, 380, title, { font: "serif", size: 32, leading: 1.1 });
  paper.rect(50, bottom - 18, textWidth(button, "semi", 15) + 32, 34, { fill: accent, radius: 17 });
  paper.text(66, bottom + 4, button, { font: "semi", size: 15, color: "#ffffff" });
  let y = bottom + 46;
  for (const [left, right] of rows) {
    paper.text(50, y, left, { font: "semi", size: 15 });
    paper.text(430, y, right, { font: "text", size: 15, anchor: "end" });
    paper.line(50, y + 9, 430, y + 9, "#d8d2c6", 1);
    y += 31;
  }
  return coverOf(svgMarks(paper.marks), ground);
}

/** Marks as one group, moved and scaled; what runs over the edge of the page is not shown. */
export const groupOf = (
  marks: readonly Mark[],
  [x, y, scale]: readonly [number, number, number],
  [width, height]: readonly [number, number],
): string =>
  `<clipPath id="g${Math.round(x)}"><path d="M0 0h${width}v${height}H0z"/></clipPath><g transform="translate(${x} ${y}) scale(${scale})"><g clip-path="url(#g${Math.round(x)})">${svgMarks(marks)}</g></g>`;

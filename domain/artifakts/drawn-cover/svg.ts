import { ARTIFAKT_PICTURE } from "#domain/artifakts/artifakt-pictures.ts";

/** Size in pixels of a drawn cover. */
export const { width: WIDTH, height: HEIGHT } = ARTIFAKT_PICTURE;

/** Colours of drawn covers: paper, right on the light and the dark themes alike. */
export const COLORS = {
  desk: "#ebe5d9",
  paper: "#fffdf9",
  ink: "#2a2833",
  soft: "#75707c",
  line: "#e2dccf",
  accent: "#b9770b",
  table: "#2f6b5b",
  stripe: "#f3efe6",
} as const;

/** Maximum characters of one piece of text in a drawing. */
const TEXT_MAX = 120;

/** One line of text from a file: without what XML forbids and what turns its direction, and short. */
export function cleanText(text: string, max = TEXT_MAX): string {
  const clean = text
    .slice(0, max * 4)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\uFFFE\uFFFF\u2028\u2029]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...clean];
  return characters.length <= max ? clean : `${characters.slice(0, max - 1).join("")}…`;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (each) => ENTITIES[each]!);

export interface TextStyle {
  size: number;
  fill?: string;
  isBold?: boolean;
  isMono?: boolean;
  anchor?: "start" | "middle" | "end";
}

/** Text from a file, cleaned and escaped; nothing for an empty one. */
export function textAt(
  x: number,
  y: number,
  text: string,
  { size, fill = COLORS.ink, isBold, isMono, anchor = "start" }: TextStyle,
): string {
  const clean = cleanText(text);
  if (!clean) return "";
  const family = isMono ? "DejaVu Sans Mono" : "DejaVu Sans";
  const weight = isBold ? ` font-weight="700"` : "";
  const place = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" fill="${fill}"${weight}${place}>${escapeXml(clean)}</text>`;
}

/** Width in pixels of text, roughly: DejaVu Sans is 0.6 em wide on average. */
export const widthOf = (text: string, size: number, isBold = false): number =>
  text.length * size * (isBold ? 0.66 : 0.58);

export const drawing = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="${COLORS.desk}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${body}</svg>`;

/** The sheet of paper that a drawing lies on; it runs out of the picture below. */
export const SHEET = { x: 36, y: 28, width: WIDTH - 72, height: HEIGHT } as const;

export function sheet(body: string): string {
  const { x, y, width, height } = SHEET;
  const box = `x="${x}" y="${y}" width="${width}" height="${height}" rx="10"`;
  return drawing(
    `<clipPath id="s"><rect ${box}/></clipPath>` +
      `<rect x="${x}" y="${y + 4}" width="${width}" height="${height}" rx="10" fill="#cfc6b4"/>` +
      `<rect ${box} fill="${COLORS.paper}"/><g clip-path="url(#s)">${body}</g>`,
  );
}

import { createHash } from "node:crypto";
import type { ItemKind } from "#domain/items/catalogue.ts";
import { coverTurn, coverVariant, type CoverKind } from "#domain/items/cover.ts";
import { tilePaths } from "#domain/items/tiles.ts";

export interface CoverPicture {
  png: Uint8Array;
  /** Hash of the content, for the ETag. */
  name: string;
}

/** Size of link previews in pixels, as recommended for Open Graph. */
const WIDTH = 1200;
const HEIGHT = 630;

/** Colours of the theme Noche (uno.config.ts); previews are shown outside Plaza, without a theme. */
export const COVER_COLORS: Record<ItemKind | "accent" | "surface" | "ink" | "gold", string> = {
  space: "#3fd99f",
  artifakt: "#fbbf3c",
  agentik: "#35d3ee",
  challenge: "#bda4ff",
  accent: "#8bb0ff",
  surface: "#131d32",
  ink: "#eef2fb",
  gold: "#f4cd63",
};

/** SVG scale factors of the four orientations of a cover: plain, mirrored, rotated, flipped. */
const TURNS = ["1 1", "-1 1", "-1 -1", "1 -1"] as const;
/** Cells of a cover: 4 columns, 2 rows, each 40 units. */
const COLUMNS = 4;
const ROWS = 2;
/** Fits the drawing's height to the picture; the excess width is cropped on both sides. */
const SCALE = HEIGHT / (ROWS * 40);

/**
 * Cache of rendered pictures. It is bounded without eviction: one picture per drawing, orientation
 * and kind (28 drawings in 4 orientations).
 */
const rendered = new Map<string, Promise<CoverPicture>>();

/**
 * The cover of an item or an offer as a PNG: the card's drawing in the kind's colour, with Plaza's logo. Without the
 * item's name: link previews show it beside the picture, and rendering it would need a font.
 */
export function coverPicture(kind: CoverKind, id: string): Promise<CoverPicture> {
  const [variant, turn] = [coverVariant(kind, id), coverTurn(id)];
  const key = `${kind} ${variant} ${turn}`;
  let picture = rendered.get(key);
  if (!picture) {
    picture = renderPng(coverSvg(kind, variant, turn));
    // Failures are not cached: the next request tries again.
    picture.catch(() => rendered.delete(key));
    rendered.set(key, picture);
  }
  return picture;
}

/** The picture as SVG, before rasterization. */
export function coverSvg(kind: CoverKind, variant: number, turn: number): string {
  const { strong, soft } = tilePaths(variant, COLUMNS, ROWS);
  const color = COVER_COLORS[kind === "offer" ? "accent" : kind];
  const kinds = (["space", "artifakt", "agentik", "challenge"] as const).map(
    (each, index) =>
      `<path fill="${COVER_COLORS[each]}" d="M${(index * WIDTH) / 4} ${HEIGHT - 18}h${WIDTH / 4}v18h-${WIDTH / 4}z"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<path fill="${COVER_COLORS.surface}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<path fill="${color}" opacity=".14" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<g fill="${color}" stroke="${color}" stroke-width=".2" transform="translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${SCALE}) scale(${TURNS[turn] ?? TURNS[0]}) translate(-80 -40)">
<path d="${strong}"/><path opacity=".4" fill-rule="evenodd" d="${soft}"/></g>
<rect x="56" y="${HEIGHT - 18 - 200}" width="160" height="160" rx="32" fill="${COVER_COLORS.surface}"/>
<g transform="translate(76 ${HEIGHT - 18 - 180}) scale(3)">
<path fill="${COVER_COLORS.ink}" d="M20 20q0-19 19-19q0 19-19 19zM20 20q19 0 19 19q-19 0-19-19zM20 20q0 19-19 19q0-19 19-19z"/>
<path fill="${COVER_COLORS.gold}" d="M20 20q-19 0-19-19q19 0 19 19z"/></g>
${kinds.join("")}
</svg>`;
}

async function renderPng(svg: string): Promise<CoverPicture> {
  // Imported with the first picture: no other part of the site needs it.
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  const png = image.asPng();
  const name = createHash("sha256").update(png).digest("base64url").slice(0, 22);
  return { png, name };
}

import { escapeXml } from "#domain/artifakts/drawn-cover/svg.ts";
import { coverVariant } from "#domain/items/cover.ts";
import { inkOn, picture, rect, stack, tiles, type Box } from "#domain/pictures/canvas.ts";
import { NO_CONTENT, type BuilderBlock } from "#domain/studio/builder/builder.ts";
import { inReadingOrder } from "./page-order.ts";

/** The picture of a published page in link previews (Open Graph): pixels, and bytes at most. */
export const PAGE_COVER = { width: 1200, height: 630, maxBytes: 100_000 } as const;

/** Words and colours of a page's link preview. */
export interface PageCover {
  /** The page's title. */
  title: string;
  /** Name of the business. */
  name: string;
  /** Street and town; empty if not said. */
  place: string;
  /** `#rrggbb`, on which white text is legible. */
  colour: string;
  accent: string;
}

/** `data:` addresses of what is drawn beside the words. */
export interface CoverParts {
  picture?: string | undefined;
  logo?: string | undefined;
}

const { width, height } = PAGE_COVER;
/** Height of the strip in the accent colour at the lower edge. */
const STRIP = 18;
const MARGIN = 56;
/** Left edge of a picture, and of the tiles where there is none. */
const PICTURE_AT = 500;
const TILES_AT = 780;
const TILE = 105;
const LOGO = 132;
const LOGO_PAD = 10;

/**
 * The first picture that a page shows.
 *
 * @param hashes of its owner's pictures: a block may name one that was deleted
 */
export const firstPicture = (
  blocks: readonly BuilderBlock[],
  hashes: readonly string[],
): string | undefined =>
  inReadingOrder(blocks)
    .filter(({ type }) => type === "picture" || type === "gallery")
    .flatMap(({ content }) => (content ?? NO_CONTENT).pictures)
    .find((hash) => hashes.includes(hash));

/**
 * The link preview of a page as SVG: its title and business in the business's colours, beside a picture of
 * the page, or tiles.
 */
export function drawPageCover(
  { title, name, place, colour, accent }: PageCover,
  { picture: photo, logo }: CoverParts,
): string {
  const ink = inkOn(colour);
  const right = photo ? PICTURE_AT : TILES_AT;
  const top = logo ? MARGIN + LOGO + MARGIN / 2 : MARGIN;
  const words: Box = {
    x: MARGIN,
    y: top,
    width: right - 2 * MARGIN,
    height: height - STRIP - MARGIN / 2 - top,
  };
  return picture(
    width,
    height,
    title,
    rect({ x: 0, y: 0, width, height }, colour) +
      side({ x: right, y: 0, width: width - right, height }, { photo, title, colour, accent }) +
      rect({ x: 0, y: height - STRIP, width, height: STRIP }, accent) +
      (logo ? framed(logo) : "") +
      stack(
        [
          { text: title, size: 76, isBold: true, fill: ink },
          { text: name === title ? "" : name, size: 40, fill: ink, gap: 22 },
          { text: place, size: 32, fill: ink, gap: 22 },
        ],
        words,
        "start",
      ),
  );
}

function side(
  box: Box,
  {
    photo,
    title,
    colour,
    accent,
  }: { photo: string | undefined; title: string; colour: string; accent: string },
): string {
  if (photo) return image(photo, box, "xMidYMid slice");
  return tiles(box, {
    drawing: coverVariant("artifakt", title),
    cell: TILE,
    strong: inkOn(accent),
    soft: colour,
    ground: accent,
  });
}

/** A logo on white: its own colours may be those of the ground. */
const framed = (logo: string): string =>
  rect({ x: MARGIN, y: MARGIN, width: LOGO, height: LOGO }, "#ffffff", 24) +
  image(
    logo,
    {
      x: MARGIN + LOGO_PAD,
      y: MARGIN + LOGO_PAD,
      width: LOGO - 2 * LOGO_PAD,
      height: LOGO - 2 * LOGO_PAD,
    },
    "xMidYMid meet",
  );

const image = (href: string, box: Box, fit: string): string =>
  `<image x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" preserveAspectRatio="${fit}" href="${escapeXml(href)}"/>`;

import { LRUCache } from "lru-cache";
import { drawPageCover, PAGE_COVER, type PageCover } from "#domain/studio/pages/page-cover.ts";
import type { PictureProblem } from "#domain/people/profile/pictures.ts";
import { renderSvg } from "./render-svg.server.ts";
import { inTurn, loadSharp, makeThumbnail } from "./stored-picture.server.ts";

/** JPEG qualities, the best first; noise fits at the last. */
const QUALITIES = [82, 70, 55, 40, 25, 10] as const;
/** Sides in pixels of what is drawn beside the words; stored pictures are 4:3. */
const PICTURE_SIDE = 840;
const LOGO_SIDE = 256;
/** About 50 KB each. */
const KEPT_COVERS = 50;

/** Stored pictures of a page's cover. */
export interface CoverFiles {
  picture?: Buffer | undefined;
  logo?: Buffer | undefined;
}

/** Covers by the digest of what they show, so that messengers that ask at once are answered by one drawing. */
const kept = new LRUCache<string, Promise<Buffer | PictureProblem>>({ max: KEPT_COVERS });

/**
 * The link preview of a published page: JPEG, which every messenger and social network shows.
 *
 * @param digest of all that the cover shows
 * @param read reads its pictures; called only if the cover is not kept
 * @returns the JPEG, or why it could not be made
 */
export async function pageCover(
  digest: string,
  cover: PageCover,
  read: () => Promise<CoverFiles>,
): Promise<Buffer | PictureProblem> {
  const known = kept.get(digest);
  if (known) return known;
  const made = read().then((files) => makePageCover(cover, files));
  kept.set(digest, made);
  // Failures are not kept: the next request tries again.
  const forget = () => kept.delete(digest);
  return made.then(
    (jpeg) => {
      if (typeof jpeg === "string") forget();
      return jpeg;
    },
    (error: unknown) => {
      forget();
      throw error;
    },
  );
}

/** The cover of a page, drawn anew. A picture that cannot be read is left out. */
export async function makePageCover(
  cover: PageCover,
  { picture, logo }: CoverFiles,
): Promise<Buffer | PictureProblem> {
  const [photo, mark] = [
    picture && (await makeThumbnail(picture, PICTURE_SIDE)),
    logo && (await makeThumbnail(logo, LOGO_SIDE)),
  ];
  if (photo === "picture-busy" || mark === "picture-busy") return "picture-busy";
  const svg = drawPageCover(cover, { picture: dataAddress(photo), logo: dataAddress(mark) });
  const png = await renderSvg(svg, PAGE_COVER.width);
  return inTurn(async () => {
    const sharp = await loadSharp();
    for (const quality of QUALITIES) {
      const jpeg = await sharp(png).jpeg({ quality, progressive: true }).toBuffer();
      if (jpeg.length <= PAGE_COVER.maxBytes) return jpeg;
    }
    throw new Error("no encoding is small enough");
  });
}

const dataAddress = (png: Buffer | PictureProblem | undefined): string | undefined =>
  png instanceof Buffer ? `data:image/png;base64,${png.toString("base64")}` : undefined;

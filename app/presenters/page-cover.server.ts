import { createHash } from "node:crypto";
import { BUSINESS_COLOURS } from "#domain/people/business/business-colours.ts";
import { firstPicture, type PageCover } from "#domain/studio/pages/page-cover.ts";
import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import type { StoredBusiness } from "#db/queries/people/businesses.ts";

/** Raised when covers are drawn in another way: their addresses change with it. */
const DRAWING = 1;
/** A business with one colour gets the accent that engine/picture gives it. */
const USUAL_ACCENT = "#f2c94c";

/** What a page's link preview is drawn of. */
export interface ShownCover {
  cover: PageCover;
  /** Content hashes of its pictures. */
  files: { picture: string | undefined; logo: string | undefined };
  /** Names all of it in its address: messengers that have asked once ask again after a change. */
  digest: string;
}

/** The link preview of a page with these blocks. */
export function coverOfPage(
  title: string,
  {
    business,
    blocks,
    pictures,
  }: {
    business: StoredBusiness | undefined;
    blocks: readonly BuilderBlock[];
    /** The owner's pictures for pages. */
    pictures: readonly { hash: string }[];
  },
): ShownCover {
  const { name, address, town, mainColour, accentColour, logoHash } = business ?? {};
  const cover = {
    title,
    name: name || title,
    place: [address, town].filter(Boolean).join(", "),
    colour: mainColour ?? BUSINESS_COLOURS.lagoon,
    accent: accentColour ?? USUAL_ACCENT,
  };
  const hashes = pictures.map(({ hash }) => hash);
  const files = { picture: firstPicture(blocks, hashes), logo: logoHash ?? undefined };
  const digest = createHash("sha256")
    .update(JSON.stringify([DRAWING, cover, files]))
    .digest("hex")
    .slice(0, 32);
  return { cover, files, digest };
}

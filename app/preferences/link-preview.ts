import { ARTIFAKT_PICTURE } from "#domain/artifakts/artifakt-pictures.ts";
import type { ItemKind } from "#domain/items/catalogue.ts";
import { truncate } from "#domain/format/truncate.ts";
import { paths } from "#domain/addresses/paths.ts";
import { canonical, siteOrigin } from "./canonical.ts";
import { pageTitle } from "./page-title.ts";

/** Length of a description that search engines and messengers show. */
export const DESCRIPTION_CHARACTERS = 160;

/** Size of an item's generated picture, in pixels. */
export const COVER_PICTURE = { width: 1200, height: 630 } as const;

/**
 * Meta descriptors of an item's page for search engines and link previews (Open Graph, Twitter card):
 * title, description, picture (the uploaded cover, else the drawn one) and canonical URL.
 */
export function linkPreview(
  matches: Parameters<typeof pageTitle>[0],
  kind: ItemKind,
  item: { id: string; name: string; description: string; cover?: string },
) {
  const path = paths.item(kind, item.id);
  // Only for programs that read the server's HTML: the browser needs no code for it.
  const description = import.meta.env.SSR
    ? truncate(item.description, DESCRIPTION_CHARACTERS)
    : item.description;
  const { cover = paths.cover(kind, item.id) } = item;
  const picture = siteOrigin(matches) + cover;
  const size = item.cover ? ARTIFAKT_PICTURE : COVER_PICTURE;
  return [
    ...pageTitle(matches, () => item.name),
    { name: "description", content: description },
    ...canonical(matches, path),
    { property: "og:url", content: siteOrigin(matches) + path },
    { property: "og:site_name", content: "Plaza" },
    { property: "og:title", content: item.name },
    { property: "og:description", content: description },
    { property: "og:image", content: picture },
    { property: "og:image:width", content: String(size.width) },
    { property: "og:image:height", content: String(size.height) },
    // X takes the rest from Open Graph, whose default type is a website.
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

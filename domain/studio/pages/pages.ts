/** Pages of businesses, published from the builder. */
import type { ItemType } from "#domain/studio/builder/builder.ts";

/** Maximum lengths in characters. */
export const PAGE_TITLE_MAX = 80;
/** Length of a description that search engines show. */
export const PAGE_DESCRIPTION_MAX = 160;

/** Maximum pages of one person. */
export const PAGES_MAX = 20;

/** Maximum pictures of one person for pages, and the maximum length of their alternative texts. */
export const PAGE_PICTURES_MAX = 60;
export const PAGE_PICTURE_ALT_MAX = 120;

/** A person's own picture for pages. */
export interface PagePicture {
  id: string;
  /** Content hash, for its address. */
  hash: string;
  /** Alternative text; may be empty. */
  alt: string;
}

/** Something of a person's own that a block can stand for. */
export interface PageItem {
  /** `chat` is an agentik with an open chat page. */
  kind: ItemType | "chat";
  id: string;
  name: string;
}

/** Slug of the page that the demo shows as an example. */
export const EXAMPLE_PAGE = "fonda-la-ceiba";

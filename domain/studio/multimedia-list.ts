import { parseListState } from "#domain/lists/list-state.ts";

/**
 * What a collection of the library may hold. The names are those of the sidebar's entries that show
 * one category.
 */
export const MULTIMEDIA_CATEGORIES = [
  "music",
  "footage",
  "sound-effects",
  "ai-voiceover",
  "ai-image-video",
  "templates",
  "luts",
  "tools",
] as const;
export type MultimediaCategory = (typeof MULTIMEDIA_CATEGORIES)[number];

/** The library's sidebar in its order (spec 2 "Multimedia"); "home" is the unfiltered screen. */
export const MULTIMEDIA_SECTIONS = [
  "home",
  ...MULTIMEDIA_CATEGORIES,
  "favorites",
  "downloads",
  "spotlight",
] as const;
export type MultimediaSection = (typeof MULTIMEDIA_SECTIONS)[number];

/** The genre of a track that is an effect; every other genre is music. */
export const EFFECT_GENRE = "sound effect";

/** How many of each the unfiltered screen shows. */
export const HOME_COUNTS = { music: 4, collections: 4, templates: 4, effects: 4, luts: 4 } as const;

/** What the address of the library says. */
export interface MultimediaState {
  section: MultimediaSection;
  /** Trimmed; empty when nothing is searched for. */
  q: string;
  /** The id of the collection that is open, known or not; empty for none. */
  collection: string;
  /** The page of what was found, from 1. */
  page: number;
}

/** Longer than any id there is. */
const ID_MAX_CHARACTERS = 100;

/** Reads the state from an address. Never fails: unknown values are the defaults. */
export function parseMultimediaState(params: URLSearchParams): MultimediaState {
  const { q, page } = parseListState(params, { categories: ["all"], sorts: ["position"] });
  const section = params.get("section");
  return {
    section: MULTIMEDIA_SECTIONS.find((known) => known === section) ?? MULTIMEDIA_SECTIONS[0],
    q,
    collection: (params.get("collection") ?? "").slice(0, ID_MAX_CHARACTERS),
    page,
  };
}

/** The query of an address in the library, empty for the unfiltered screen. */
export function multimediaQuery({
  section = MULTIMEDIA_SECTIONS[0],
  q = "",
  collection = "",
  page = 1,
}: Partial<MultimediaState>): string {
  const params = new URLSearchParams();
  if (section !== MULTIMEDIA_SECTIONS[0]) params.set("section", section);
  if (collection) params.set("collection", collection);
  if (q) params.set("q", q);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query && `?${query}`;
}

/** Whether the screen shows what was asked for, instead of a bit of everything. */
export const hasMultimediaResults = ({ section, q, collection }: MultimediaState): boolean =>
  section !== MULTIMEDIA_SECTIONS[0] || q !== "" || collection !== "";

/** Whether a section shows what the person has kept, which nobody can yet. */
export const isPersonalSection = (
  section: MultimediaSection,
): section is "favorites" | "downloads" => section === "favorites" || section === "downloads";

/** Whether the pieces of a category are sounds that are here and play. */
export const hasSounds = (category: MultimediaCategory): boolean =>
  category === "music" || category === "sound-effects";

/** How much of a sound's hash its address carries: enough to tell two versions apart. */
const VERSION_CHARACTERS = 8;

/** What a sound's address says of its bytes, so that it may be kept for ever. */
export const soundVersion = (hash: string): string => hash.slice(0, VERSION_CHARACTERS);

/** A length as a player writes it, `0:07`. */
export function formatDuration(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

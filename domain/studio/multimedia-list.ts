import { parseListState } from "#domain/lists/list-state.ts";

/** Categories of collections. Each has an entry of the same name in the sidebar. */
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

/** The library's sidebar in display order; "home" is the unfiltered screen. */
export const MULTIMEDIA_SECTIONS = [
  "home",
  ...MULTIMEDIA_CATEGORIES,
  "favorites",
  "downloads",
  "spotlight",
] as const;
export type MultimediaSection = (typeof MULTIMEDIA_SECTIONS)[number];

/** Genre of sound effects; every other genre is music. */
export const EFFECT_GENRE = "sound effect";

/** Number of items in each section of the unfiltered screen. */
export const HOME_COUNTS = { music: 4, collections: 4, templates: 4, effects: 4, luts: 4 } as const;

/** The library's state in the address. */
export interface MultimediaState {
  section: MultimediaSection;
  /** Trimmed; empty without a search. */
  q: string;
  /** Id of the open collection, not validated; empty for none. */
  collection: string;
  /** Page of the results, from 1. */
  page: number;
}

/** Longer than any collection's id. */
const ID_MAX_CHARACTERS = 100;

/** Parses query parameters. Never fails: unknown values are the defaults. */
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

/** The query string of a state, empty for the unfiltered screen. */
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

/** Whether the screen shows results instead of the sections of the unfiltered screen. */
export const hasMultimediaResults = ({ section, q, collection }: MultimediaState): boolean =>
  section !== MULTIMEDIA_SECTIONS[0] || q !== "" || collection !== "";

/** Whether a section shows the viewer's own tracks. */
export const isPersonalSection = (
  section: MultimediaSection,
): section is "favorites" | "downloads" => section === "favorites" || section === "downloads";

/** Whether a category has playable sounds. */
export const hasSounds = (category: MultimediaCategory): boolean =>
  category === "music" || category === "sound-effects";

/** Characters of a sound's hash in its address. */
const VERSION_CHARACTERS = 8;

/**
 * Version parameter of a sound's address: it changes with the bytes, so the response is immutable.
 */
export const soundVersion = (hash: string): string => hash.slice(0, VERSION_CHARACTERS);

/** A duration in minutes and seconds: `0:07`. */
export function formatDuration(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

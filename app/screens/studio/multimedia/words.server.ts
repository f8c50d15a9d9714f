import type { MultimediaCategory, MultimediaSection } from "#domain/studio/multimedia-list.ts";
import { hasSounds } from "#domain/studio/multimedia-list.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/** Names of the sidebar's entries; a collection's category is one of them. */
const SECTION_NAMES = {
  home: m.multimedia_section_home,
  music: m.multimedia_section_music,
  footage: m.multimedia_section_footage,
  "sound-effects": m.multimedia_section_sound_effects,
  "ai-voiceover": m.multimedia_section_ai_voiceover,
  "ai-image-video": m.multimedia_section_ai_image_video,
  templates: m.multimedia_section_templates,
  luts: m.multimedia_section_luts,
  tools: m.multimedia_section_tools,
  favorites: m.multimedia_section_favorites,
  downloads: m.multimedia_section_downloads,
  spotlight: m.multimedia_section_spotlight,
} satisfies Record<MultimediaSection, unknown>;

export const sectionName = (section: MultimediaSection, locale: Locale): string =>
  SECTION_NAMES[section]({}, { locale });

/** "4 tracks" for a category with sounds, "4 pieces" for the others. */
export const countPieces = (
  { category, trackCount }: { category: MultimediaCategory; trackCount: number },
  locale: Locale,
): string =>
  (hasSounds(category) ? m.multimedia_tracks : m.multimedia_pieces)(
    { count: trackCount },
    { locale },
  );

/**
 * Labels on every view of the library. Sent by the loader in the page's language instead of bundling
 * the messages of both languages.
 */
export function wordsOf(locale: Locale) {
  const lang = { locale };
  return {
    subtitle: m.multimedia_subtitle({}, lang),
    credits: m.multimedia_credits({}, lang),
    menu: m.multimedia_menu({}, lang),
    sections: (Object.keys(SECTION_NAMES) as MultimediaSection[]).map((section) =>
      sectionName(section, locale),
    ),
    search: m.multimedia_search({}, lang),
    trending: m.multimedia_trending({}, lang),
    collections: m.multimedia_collections({}, lang),
    luts: m.multimedia_popular_luts({}, lang),
    all: m.multimedia_all({}, lang),
  };
}
export type LibraryWords = ReturnType<typeof wordsOf>;

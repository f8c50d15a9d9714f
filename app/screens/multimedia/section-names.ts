import type { MultimediaSection } from "#app/domain/multimedia-list.ts";
import * as m from "#app/messages/messages.js";

/** What the sidebar's entries are called (spec 2); a collection's category is one of them. */
export const SECTION_NAMES = {
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

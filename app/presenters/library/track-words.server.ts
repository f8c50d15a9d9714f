import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

type Message = (inputs: Record<string, never>, lang: { locale: Locale }) => string;

const GENRES: Record<string, Message> = {
  acoustic: m.multimedia_genre_acoustic,
  banda: m.multimedia_genre_banda,
  bolero: m.multimedia_genre_bolero,
  "bossa nova": m.multimedia_genre_bossa_nova,
  cumbia: m.multimedia_genre_cumbia,
  electronic: m.multimedia_genre_electronic,
  folk: m.multimedia_genre_folk,
  "hip hop": m.multimedia_genre_hip_hop,
  indie: m.multimedia_genre_indie,
  "lo-fi": m.multimedia_genre_lo_fi,
  samba: m.multimedia_genre_samba,
  son: m.multimedia_genre_son,
  "sound effect": m.multimedia_genre_sound_effect,
};

const MOODS: Record<string, Message> = {
  bright: m.multimedia_mood_bright,
  calm: m.multimedia_mood_calm,
  crisp: m.multimedia_mood_crisp,
  energetic: m.multimedia_mood_energetic,
  focused: m.multimedia_mood_focused,
  hopeful: m.multimedia_mood_hopeful,
  joyful: m.multimedia_mood_joyful,
  nostalgic: m.multimedia_mood_nostalgic,
  playful: m.multimedia_mood_playful,
  raw: m.multimedia_mood_raw,
  relaxed: m.multimedia_mood_relaxed,
  soft: m.multimedia_mood_soft,
  warm: m.multimedia_mood_warm,
};

const WORDS = { ...GENRES, ...MOODS };

/**
 * Translates a genre or a mood, which the database stores in English. Unknown words stay unchanged.
 */
export function sayWord(word: string, locale: Locale): string {
  const message = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  return message?.({}, { locale }) ?? word;
}

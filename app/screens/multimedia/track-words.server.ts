import type { Locale } from "#app/domain/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { LocalText } from "#app/ui/local-text.ts";

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

/** A word of an open set in both languages; one that is not known stays as it was written. */
function both(words: Record<string, Message>, word: string): LocalText {
  const message = Object.hasOwn(words, word) ? words[word] : undefined;
  if (!message) return { en: word, es: word };
  return { en: message({}, { locale: "en" }), es: message({}, { locale: "es" }) };
}

/** A track's genre, for a loader. */
export const genreLabel = (genre: string): LocalText => both(GENRES, genre);

/** A track's mood, for a loader. */
export const moodLabel = (mood: string): LocalText => both(MOODS, mood);

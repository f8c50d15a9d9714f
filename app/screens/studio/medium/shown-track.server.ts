import { formatFileSize } from "#domain/format/file-size.ts";
import { EFFECT_GENRE, formatDuration, soundVersion } from "#domain/studio/multimedia-list.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { waveformLevels } from "#domain/studio/waveform.ts";
import { db } from "#db/connection/live-database.ts";
import { isFavoriteTrack } from "#db/queries/studio/listening.ts";
import { listLibraryFiles } from "#db/queries/studio/media.ts";
import { findTrack } from "#db/queries/studio/multimedia.ts";
import type { PlayableTrack } from "#app/island/player/sounding.ts";
import * as m from "#app/messages/messages.js";
import { sayWord } from "#app/presenters/library/track-words.server.ts";
import { titleIn } from "#app/presenters/text-in-language.server.ts";
import { hasModel } from "./has-model.server.ts";
import { musicLinks } from "./medium-links.server.ts";
import type { ShownMedium } from "./shown-medium.server.ts";

/**
 * A track's page, in one language; undefined for an unknown id.
 *
 * @param personId null for a visitor
 */
export async function findShownTrack(
  id: string,
  personId: string | null,
  lang: { locale: Locale },
) {
  const [track, cuts, isFavorite, isWritten] = await Promise.all([
    findTrack(db, id),
    listLibraryFiles(db, { trackId: id }),
    personId === null ? false : isFavoriteTrack(db, personId, id),
    hasModel(personId),
  ]);
  if (!track) return undefined;
  const { title, artist } = track;
  const mood = sayWord(track.mood, lang.locale);
  const medium: ShownMedium = {
    id,
    kindLabel: sayWord(track.genre, lang.locale),
    title,
    note: `${artist} · ${mood}`,
    files: cuts.map(({ name, fileName, seconds, size }) => ({
      name,
      fileName,
      facts: m.media_cuts({ seconds: seconds ?? 0, facts: `MP3 · ${formatFileSize(size)}` }, lang),
    })),
    links:
      track.genre === EFFECT_GENRE
        ? []
        : musicLinks({ title, mood }, { hasModel: isWritten, ...lang }),
  };
  const playable: PlayableTrack = {
    id,
    title,
    artist,
    src: `${studioPaths.sound(id)}?v=${soundVersion(track.hash)}`,
    levels: waveformLevels(track.waveform),
  };
  return {
    medium,
    isFavorite,
    track: { ...playable, whole: m.media_wav({ time: formatDuration(track.duration) }, lang) },
    collection:
      track.collectionId && track.collection
        ? { id: track.collectionId, title: titleIn(track.collection, lang.locale) }
        : undefined,
  };
}

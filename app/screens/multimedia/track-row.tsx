import { PlayLink, TrackWaveform } from "#app/island/play-link.tsx";
import type { PlayableTrack } from "#app/island/sounding.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { TrackItem } from "./library-items.server.ts";

/** A track as the player takes it. The hash in the address lets a browser keep the sound for ever. */
export const toPlayable = ({ id, title, artist, hash, levels }: TrackItem): PlayableTrack => ({
  id,
  title,
  artist,
  src: `/sounds/${id}.wav?v=${hash}`,
  levels,
});

/**
 * A track in a list: play, its words, its waveform, and the two things one does with it. Stands in
 * a form, which takes the favourite.
 */
export function TrackRow({ track }: { track: TrackItem }) {
  const lang = useLang();
  const { locale } = lang;
  const { title } = track;
  const playable = toPlayable(track);
  return (
    <li className="relative flex items-center gap-3 py-2">
      <PlayLink track={playable} className="shrink-0" />
      <div className="min-w-0 flex-1 lg:flex-none lg:w-72">
        <h3 className="font-600 leading-tight">{title}</h3>
        <p className="text-sm text-ink-soft">
          {track.artist} · {track.genre[locale]} · {track.mood[locale]}
        </p>
        <p className="text-sm text-ink-soft" lang="en">
          #{track.tags.join(" #")}
        </p>
      </div>
      <TrackWaveform track={playable} className="<md:hidden flex-1 h-9 text-line-strong" />
      <span className="text-sm tabular">{track.time}</span>
      <span className="flex">
        <button
          name="favorite"
          value={track.id}
          aria-label={m.multimedia_favorite({ title }, lang)}
          className="btn-icon"
        >
          <span className="i-lucide-heart" aria-hidden="true" />
        </button>
        <a
          href={playable.src}
          download
          aria-label={m.multimedia_download({ title }, lang)}
          className="btn-icon"
        >
          <span className="i-lucide-download" aria-hidden="true" />
        </a>
      </span>
    </li>
  );
}

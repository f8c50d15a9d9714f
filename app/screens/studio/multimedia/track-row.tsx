import { mediumPath } from "#domain/addresses/media-paths.ts";
import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { PlayLink, TrackWaveform } from "#app/island/player/play-link.tsx";
import type { PlayableTrack } from "#app/island/player/sounding.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { TrackItem } from "./library-items.server.ts";

/** A track for the player. The hash in `src` allows immutable caching of the sound file. */
export const toPlayable = ({ id, title, artist, version, levels }: TrackItem): PlayableTrack => ({
  id,
  title,
  artist,
  src: `${studioPaths.sound(id)}?v=${version}`,
  levels,
});

/**
 * A track in a list: play button, title, waveform, favourite and download. Must be inside a form,
 * which receives the favourite.
 */
export function TrackRow({ track }: { track: TrackItem }) {
  const lang = useLang();
  const { title } = track;
  const playable = toPlayable(track);
  return (
    <li id={track.id} className="flex flex-wrap items-center gap-x-3 py-2 [&+li]:border-t">
      <PlayLink track={playable} className="shrink-0" />
      <div className="flex-1">
        <h3 className="font-600 leading-tight">
          <Link to={mediumPath(track.id)} className="inline-block py-1 hover:underline">
            {title}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">{`${track.artist} · ${track.note}`}</p>
        {track.tags && (
          <p className="text-sm text-ink-soft" lang={track.tagsLang}>
            {track.tags}
          </p>
        )}
      </div>
      <div className="flex items-center gap-3 w-full lg:w-1/2">
        <TrackWaveform track={playable} className="flex-1 h-8" />
        <span className="text-sm tabular">{track.time}</span>
        <button
          name={track.isFavorite ? "unfavorite" : "favorite"}
          value={track.id}
          aria-label={m.multimedia_favorite({ title }, lang)}
          aria-pressed={track.isFavorite ?? false}
          className="btn-icon aria-pressed:bg-tint aria-pressed:text-danger"
        >
          <span className="i-lucide-heart" aria-hidden="true" />
        </button>
        <button
          name="download"
          value={track.id}
          formAction={studioPaths.multimediaDownload}
          aria-label={m.multimedia_download({ title }, lang)}
          className="btn-icon"
        >
          <span className="i-lucide-download" aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}

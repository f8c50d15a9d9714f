import { mediumPath } from "#domain/addresses/media-paths.ts";
import { PlayLink } from "#app/island/player/play-link.tsx";
import { Cover } from "#app/ui/art/cover.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { TrackItem } from "./library-items.server.ts";
import { toPlayable } from "./track-row.tsx";

/** A trending track: cover with play button, title, artist and note. */
export function TrackCard({ track }: { track: TrackItem }) {
  return (
    <li className="card relative overflow-hidden">
      <Cover kind="offer" id={track.id} className="w-full h-28" />
      <PlayLink track={toPlayable(track)} className="absolute top-8 left-4 shadow-lg" />
      <div className="p-3">
        <h3 className="font-700 leading-tight">
          <Link to={mediumPath(track.id)} className="inline-block py-1 hover:underline">
            {track.title}
          </Link>
        </h3>
        <p className="text-sm">{track.artist}</p>
        <p className="text-sm text-ink-soft tabular">{`${track.note} · ${track.time}`}</p>
      </div>
    </li>
  );
}

import { coverVariant } from "#app/domain/cover.ts";
import { PlayLink } from "#app/island/play-link.tsx";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Tile } from "#app/ui/tile.tsx";
import type { TrackItem } from "./library-items.server.ts";
import { toPlayable } from "./track-row.tsx";

/** A piece of the trending music: its place, its tile with the button on it, its words. */
export function TrackCard({ track, place }: { track: TrackItem; place: number }) {
  const { locale } = useLang();
  return (
    <li className="card overflow-hidden flex items-center gap-3 pr-3">
      <div className="kind-offer relative shrink-0 w-24 h-24 bg-tint text-kind">
        <Tile drawing={coverVariant("offer", track.id)} className="w-24 h-24" />
        <PlayLink track={toPlayable(track)} className="absolute top-6.5 left-6.5" />
      </div>
      <div className="min-w-0 flex-1 py-2">
        <h3 className="font-700 leading-tight">{track.title}</h3>
        <p className="text-sm">{track.artist}</p>
        <p className="text-sm text-ink-soft tabular">
          {track.genre[locale]} · {track.mood[locale]} · {track.time}
        </p>
      </div>
      <span className="text-2xl font-800 text-line-strong tabular" aria-hidden="true">
        {place}
      </span>
    </li>
  );
}

import { useSyncExternalStore, type KeyboardEvent, type MouseEvent } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { loadOnce } from "#app/ui/loading/load-once.ts";
import { Waveform } from "#app/ui/art/waveform.tsx";
import { onSounding, sounding, type PlayableTrack } from "./sounding.ts";

/** Once for all: of several tracks that are pressed while this code comes the last one is to play. */
const fetchPlayer = loadOnce(() => import("./sound-player.client.tsx"));

/**
 * Plays a track, or pauses it when it plays. Without script a link to the sound, which the browser
 * plays itself; with script a button. The player is fetched with the first press; should it not be
 * had, the link is followed.
 */
export function PlayLink({ track, className = "" }: { track: PlayableTrack; className?: string }) {
  const lang = useLang();
  // Undefined as long as no script has taken over: a link says what it is.
  const isPlaying = useSyncExternalStore(
    onSounding,
    () => sounding.now.isPlaying === true && sounding.now.track?.id === track.id,
    () => undefined,
  );
  const press = (event: MouseEvent | KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    fetchPlayer().then(
      ({ pressTrack }) => pressTrack(track),
      () => location.assign(track.src),
    );
  };
  const label = isPlaying ? m.multimedia_pause : m.multimedia_play;
  return (
    <a
      // Without script the browser's own player begins there too.
      href={track.from ? `${track.src}#t=${track.from}` : track.src}
      role={isPlaying === undefined ? undefined : "button"}
      aria-pressed={isPlaying}
      aria-label={label({ title: track.title }, lang)}
      data-track={track.id}
      onClick={press}
      onKeyDown={(event) => event.key === " " && press(event)}
      className={`play ${className}`}
    >
      <span className={isPlaying ? "i-lucide-pause" : "i-lucide-play"} aria-hidden="true" />
    </a>
  );
}

/** A track's waveform; while it sounds, what has been heard is told by colour. */
export function TrackWaveform({
  track,
  className = "",
}: {
  track: PlayableTrack;
  className?: string;
}) {
  const heard = useSyncExternalStore(
    onSounding,
    () => (sounding.now.track?.id === track.id && sounding.now.heard) || 0,
    () => 0,
  );
  return (
    <span className={`relative ${className}`}>
      <Waveform levels={track.levels} className="w-full h-full opacity-50" />
      {heard > 0 && (
        <Waveform
          levels={track.levels}
          heard={heard}
          className="absolute inset-0 w-full h-full text-accent"
        />
      )}
    </span>
  );
}

import { useSyncExternalStore, type KeyboardEvent, type MouseEvent } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";
import { Waveform } from "#app/ui/art/waveform.tsx";
import { onSounding, sounding, type PlayableTrack } from "./sounding.ts";

/** Shared by all links: if several tracks are clicked while the player loads, the last one plays. */
const fetchPlayer = loadWhenReached(() => import("./sound-player.client.tsx"));

/**
 * Plays or pauses a track. Without JavaScript a link to the sound file; with JavaScript a button. The
 * first click imports the player; if that fails, the link is followed.
 */
export function PlayLink({ track, className = "" }: { track: PlayableTrack; className?: string }) {
  const lang = useLang();
  // Undefined until hydration: then it is a link and must not have a button's role.
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
      // Media fragment: without JavaScript the browser's own player starts there too.
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

/** A track's waveform; while it plays, the played part is coloured. */
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

import { useEffect, useSyncExternalStore } from "react";
import { formatDuration } from "#domain/studio/multimedia-list.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { isIncognito, keepText } from "#app/preferences/kept-text.ts";
import { Waveform } from "#app/ui/art/waveform.tsx";
import { onSounding, sounding, type PlayableTrack, type Sounding } from "./sounding.ts";

/** One element per page: two tracks never play together, and playback continues across screens. */
const audio = new Audio();

/** Seconds that an arrow key seeks; short, like the sounds. */
const STEP_SECONDS = 0.5;

const now = () => sounding.now;

function changeSounding(changed: Sounding): void {
  sounding.now = { ...sounding.now, ...changed };
  sounding.listeners.forEach((listener) => listener());
}

/**
 * Plays another track, from `track.from` or where it was last stopped in this browser; pauses or
 * resumes the current one.
 */
export function pressTrack(track: PlayableTrack): void {
  const { track: current, isPlaying, isFailed } = sounding.now;
  if (current?.id === track.id && isPlaying) return audio.pause();
  if (current?.id !== track.id || isFailed) {
    leave();
    audio.src = track.src;
    const from = track.from ?? placeOf(track);
    if (from) audio.currentTime = from;
    changeSounding({ Player, track, heard: 0, length: undefined, isFailed: false });
    introduce(track);
  }
  // Buttons react to the click at once, before the sound has loaded.
  changeSounding({ isPlaying: true });
  audio.play().catch((error: unknown) => {
    // Replaced by another track, or paused while loading: not a failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    const isFailed = !(error instanceof DOMException && error.name === "NotAllowedError");
    if (sounding.now.track === track) changeSounding({ isPlaying: false, isFailed });
  });
}

function close(): void {
  const { track } = sounding.now;
  leave();
  audio.pause();
  audio.removeAttribute("src");
  changeSounding({ Player: undefined, track: undefined, isPlaying: false, isFailed: false });
  // Return the focus to the button that started the track, if it still exists.
  const opener = document.querySelector<HTMLElement>(`[data-track="${track?.id}"]`);
  (opener ?? document.getElementById("main"))?.focus();
}

/** localStorage key of the last position; the server stores it only for viewers with a session. */
const PLACE_KEY = "plaza-listening-place";

/** The position sent last, so that it is not sent twice. */
let lastSent = "";

/** Stores the current position, unless the track has ended. */
function leave(): void {
  if (!audio.ended && audio.currentTime > 0) keepPlace(audio.currentTime);
}

function keepPlace(seconds: number): void {
  const { track } = sounding.now;
  if (!track || isIncognito()) return;
  const milliseconds = String(Math.round(seconds * 1_000));
  const place = new URLSearchParams({ track: track.id, milliseconds });
  if (lastSent === String(place)) return;
  lastSent = String(place);
  keepText(PLACE_KEY, lastSent);
  navigator.sendBeacon(paths.multimediaPlace, place);
}

/** Position in seconds at which this browser last stopped this track; 0 if none. */
function placeOf({ id }: PlayableTrack): number {
  try {
    const place = new URLSearchParams(localStorage.getItem(PLACE_KEY) ?? "");
    return place.get("track") === id ? Number(place.get("milliseconds")) / 1_000 || 0 : 0;
  } catch {
    return 0;
  }
}

/** Media session metadata, for lock screens and media keys. */
function introduce({ title, artist }: PlayableTrack): void {
  if (!("mediaSession" in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({ title, artist });
}

const length = () => (Number.isFinite(audio.duration) ? audio.duration : 0);
const follow = () =>
  changeSounding({ length: length(), heard: length() && audio.currentTime / length() });

audio.addEventListener("timeupdate", follow);
audio.addEventListener("durationchange", follow);
audio.addEventListener("play", () => changeSounding({ isPlaying: true }));
audio.addEventListener("pause", () => changeSounding({ isPlaying: false }));
audio.addEventListener("ended", () => {
  changeSounding({ isPlaying: false, heard: 0 });
  keepPlace(0);
});
audio.addEventListener("pause", leave);
addEventListener("pagehide", leave);
audio.addEventListener("error", () => {
  // Removing `src` in `close` fires an error event too.
  if (audio.hasAttribute("src")) changeSounding({ isPlaying: false, isFailed: true });
});

/** The player bar at the bottom of the window: track, pause, seek, close. */
function Player() {
  const lang = useLang();
  const {
    track,
    isPlaying,
    isFailed,
    heard = 0,
    length = 0,
  } = useSyncExternalStore(onSounding, now, now);
  useRoom();
  if (!track) return null;
  const { title } = track;
  const label = isPlaying ? m.multimedia_pause : m.multimedia_play;
  const time = formatDuration(heard * length);
  const seek = (seconds: number) => {
    audio.currentTime = seconds;
    changeSounding({ heard: length && seconds / length });
  };
  return (
    <section
      aria-label={m.multimedia_player({}, lang)}
      className="player fixed z-20 inset-x-0 lg:left-68 xl:left-72 flex items-center gap-2 lg:gap-4 px-2 lg:px-8 h-16 bg-raised border-t border-line-strong"
    >
      <button
        type="button"
        aria-pressed={Boolean(isPlaying)}
        aria-label={label({ title }, lang)}
        onClick={() => pressTrack(track)}
        className="play shrink-0"
      >
        <span className={isPlaying ? "i-lucide-pause" : "i-lucide-play"} aria-hidden="true" />
      </button>
      <p className="min-w-0 flex-1 lg:flex-none lg:w-56 leading-tight">
        <span className="block truncate font-600">{title}</span>
        <span className="block truncate text-sm text-ink-soft">{track.artist}</span>
      </p>
      {isFailed ? (
        <p role="alert" className="flex-1 text-sm font-600 leading-tight text-danger">
          {m.multimedia_player_failed({ title }, lang)}
        </p>
      ) : (
        <>
          <div className="relative w-24 sm:w-40 lg:w-auto lg:flex-1 h-9 rounded-control focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-2">
            <Waveform levels={track.levels} className="w-full h-full text-line-strong" />
            <Waveform
              levels={track.levels}
              heard={heard}
              className="absolute inset-0 w-full h-full text-accent"
            />
            <input
              type="range"
              min={0}
              max={length}
              step="any"
              value={heard * length}
              onChange={(event) => seek(event.currentTarget.valueAsNumber)}
              onKeyDown={(event) => {
                const way = STEPS[event.key];
                if (!way) return;
                event.preventDefault();
                seek(Math.min(length, Math.max(0, heard * length + way * STEP_SECONDS)));
              }}
              aria-label={m.multimedia_player_position({ title }, lang)}
              aria-valuetext={m.multimedia_player_time(
                { time, length: formatDuration(length) },
                lang,
              )}
              className="absolute inset-0 w-full h-full m-0 opacity-0 cursor-pointer"
            />
          </div>
          <p className="hidden sm:block text-sm tabular text-ink-soft" aria-hidden="true">
            {time} / {formatDuration(length)}
          </p>
        </>
      )}
      <button
        type="button"
        aria-label={m.multimedia_player_close({}, lang)}
        onClick={close}
        className="btn-icon shrink-0"
      >
        <span className="i-lucide-x" aria-hidden="true" />
      </button>
      <p role="status" className="sr-only">
        {!isFailed &&
          (isPlaying
            ? m.multimedia_player_playing({ title }, lang)
            : m.multimedia_player_paused({}, lang))}
      </p>
    </section>
  );
}

/** Seek direction of the arrow keys: a range input with `step="any"` has no key step of its own. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** Adds space at the bottom of the page while the bar is shown, so that it covers nothing. */
function useRoom(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--player", "4rem");
    style.scrollPaddingBottom = "8rem";
    document.body.style.paddingBottom = "4rem";
    return () => {
      style.removeProperty("--player");
      style.scrollPaddingBottom = "";
      document.body.style.paddingBottom = "";
    };
  }, []);
}

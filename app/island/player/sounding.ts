import type { ComponentType } from "react";

/** What a player has to know of a track. */
export interface PlayableTrack {
  id: string;
  title: string;
  artist: string;
  /** Where its sound is, from the root. */
  src: string;
  /** Its peaks, a digit each (domain/studio/waveform.ts). */
  levels: string;
  /** Where to begin, in seconds; the start when it is absent. */
  from?: number;
}

/** What sounds now, for whoever shows it: the player in the shell, the buttons on a screen. */
export interface Sounding {
  /** The player: there from the first press on, until it is closed. */
  Player?: ComponentType;
  track?: PlayableTrack;
  isPlaying?: boolean;
  /** The sound could not be had or read. */
  isFailed?: boolean;
  /** How much of the track has been heard, 0 to 1. */
  heard?: number;
  /** Seconds. */
  length?: number;
}

/**
 * One for the whole page, outside React: a sound goes on whatever is shown. It is on every page, so
 * what changes it is with the player.
 */
export const sounding: { now: Sounding; listeners: Set<() => void> } = {
  now: {},
  listeners: new Set(),
};

export const onSounding = (listener: () => void) => {
  sounding.listeners.add(listener);
  return () => void sounding.listeners.delete(listener);
};

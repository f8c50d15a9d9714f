import type { ComponentType } from "react";

/** What a player has to know of a track. */
export interface PlayableTrack {
  id: string;
  title: string;
  artist: string;
  /** Where its sound is, from the root. */
  src: string;
  /** Its peaks, a digit each (app/domain/waveform.ts). */
  levels: string;
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

/** One for the whole page, outside React: a sound goes on whatever is shown. */
let now: Sounding = {};
const listeners = new Set<() => void>();

export const sounding = () => now;

export function changeSounding(changed: Sounding): void {
  now = { ...now, ...changed };
  listeners.forEach((listener) => listener());
}

export function onSounding(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

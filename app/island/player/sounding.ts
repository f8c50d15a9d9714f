import type { ComponentType } from "react";

/** The fields of a track that the player needs. */
export interface PlayableTrack {
  id: string;
  title: string;
  artist: string;
  /** Path of the sound file. */
  src: string;
  /** The waveform's peaks, one digit each (domain/studio/waveform.ts). */
  levels: string;
  /** Start position in seconds; 0 if absent. */
  from?: number;
}

/** State of playback, for the player bar in the shell and the buttons on a screen. */
export interface Sounding {
  /** The player's component: set from the first click until it is closed. */
  Player?: ComponentType;
  track?: PlayableTrack;
  isPlaying?: boolean;
  /** The sound could not be loaded or decoded. */
  isFailed?: boolean;
  /** The played fraction, 0 to 1. */
  heard?: number;
  /** Duration in seconds. */
  length?: number;
}

/**
 * Store outside React, since playback continues across screens. It is loaded on every page, so it is
 * kept small: the functions that change it are in the player's chunk.
 */
export const sounding: { now: Sounding; listeners: Set<() => void> } = {
  now: {},
  listeners: new Set(),
};

export const onSounding = (listener: () => void) => {
  sounding.listeners.add(listener);
  return () => void sounding.listeners.delete(listener);
};

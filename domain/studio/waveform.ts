/** Number of levels of a bar, from 1. One digit each, so that a waveform is a short string. */
const LEVELS = 7;

/** Half of a waveform's height in SVG units; a bar is 1 unit wide. */
export const WAVEFORM_HALF = LEVELS;

/**
 * Converts a track's peaks to levels. The exponent 0.6 raises quiet parts: otherwise an effect with
 * one loud peak would be a flat line.
 *
 * @param peaks from 0 to 100
 * @returns one digit from 1 to 7 for each peak
 */
export const waveformLevels = (peaks: readonly number[]): string =>
  peaks.map((peak) => Math.max(1, Math.round(LEVELS * (peak / 100) ** 0.6))).join("");

/**
 * SVG path data of the upper half of a waveform, one step for each level; the lower half is the
 * same path mirrored at y = {@link WAVEFORM_HALF}.
 *
 * @param levels from {@link waveformLevels}
 */
export const waveformPath = (levels: string): string =>
  `M0 ${WAVEFORM_HALF}${Array.from(levels, (level) => `V${WAVEFORM_HALF - Number(level)}h1`).join("")}V${WAVEFORM_HALF}`;

/** How loud a bar may be drawn, from 1; one digit, so that a waveform travels as a short text. */
const LEVELS = 7;

/** Half of a waveform's height in its own units; a bar is one unit wide. */
export const WAVEFORM_HALF = LEVELS;

/**
 * A track's peaks as the digits they are drawn by: quiet moments are raised a little, or an effect
 * with one loud knock would be a line.
 *
 * @param peaks from 0 to 100
 * @returns one digit from 1 to 7 for each
 */
export const waveformLevels = (peaks: readonly number[]): string =>
  peaks.map((peak) => Math.max(1, Math.round(LEVELS * (peak / 100) ** 0.6))).join("");

/**
 * The upper half of a waveform as path data: a step for each level, from the line in the middle
 * ({@link WAVEFORM_HALF}) up. Drawn a second time, mirrored, it is whole.
 *
 * @param levels what {@link waveformLevels} returns
 */
export const waveformPath = (levels: string): string =>
  `M0 ${WAVEFORM_HALF}${Array.from(levels, (level) => `V${WAVEFORM_HALF - Number(level)}h1`).join("")}V${WAVEFORM_HALF}`;

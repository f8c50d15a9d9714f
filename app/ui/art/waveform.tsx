import { WAVEFORM_HALF, waveformPath } from "#domain/studio/waveform.ts";

/**
 * A track's peaks as bars: one path and its mirror image. Decoration, hidden from assistive
 * technology.
 *
 * @param levels one digit per bar
 * @param heard visible fraction, 0 to 1, for a second waveform over the first. Browsers update it
 *   about four times per second; a CSS transition moves it smoothly
 * @param className classes for size and colour
 */
export function Waveform({
  levels,
  heard,
  className = "",
}: {
  levels: string;
  heard?: number;
  className?: string;
}) {
  const path = waveformPath(levels);
  return (
    <svg
      viewBox={`0 0 ${levels.length} ${2 * WAVEFORM_HALF}`}
      preserveAspectRatio="none"
      fill="currentColor"
      aria-hidden="true"
      className={`waveform ${className}`}
      style={
        heard === undefined
          ? undefined
          : { clipPath: `inset(0 ${100 - 100 * heard}% 0 0)`, transition: "clip-path .25s linear" }
      }
    >
      <path d={path} />
      <path d={path} transform={`matrix(1 0 0 -1 0 ${2 * WAVEFORM_HALF})`} />
    </svg>
  );
}

import { WAVEFORM_HALF, waveformPath } from "#domain/studio/waveform.ts";

/**
 * A track's peaks as bars, one path drawn upward and mirrored. Decoration: hidden from assistive
 * technology.
 *
 * @param levels a digit for each bar
 * @param heard how much of it is shown, 0 to 1: for a second one laid over the first. It is told
 *   four times a second, and moves on steadily between
 * @param className its size and colour
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

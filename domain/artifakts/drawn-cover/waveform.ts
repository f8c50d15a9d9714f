import { COLORS, HEIGHT, SHEET, sheet, textAt } from "./svg.ts";

/** Bars of a drawn waveform. */
export const BARS = 48;
/** Samples looked at for one bar. */
const SAMPLES_A_BAR = 512;

interface Sound {
  format: number;
  channels: number;
  rate: number;
  bits: number;
  from: number;
  size: number;
}

/** The chunks of a RIFF WAVE file: where its samples are and how they are stored. */
function findSound(view: DataView): Sound | undefined {
  let sound: Omit<Sound, "from" | "size"> | undefined;
  for (let at = 12, chunks = 0; at + 8 <= view.byteLength && chunks < 64; chunks += 1) {
    const [name, size] = [view.getUint32(at), view.getUint32(at + 4, true)];
    const from = at + 8;
    if (name === 0x666d7420 && from + 16 <= view.byteLength) {
      const tag = view.getUint16(from, true);
      const isExtensible = tag === 0xfffe && size >= 26 && from + 26 <= view.byteLength;
      sound = {
        format: isExtensible ? view.getUint16(from + 24, true) : tag,
        channels: view.getUint16(from + 2, true),
        rate: view.getUint32(from + 4, true),
        bits: view.getUint16(from + 14, true),
      };
    } else if (name === 0x64617461 && sound)
      return { ...sound, from, size: Math.min(size, view.byteLength - from) };
    at = from + size + (size % 2);
  }
  return undefined;
}

/** Reader of one sample as -1 to 1; undefined for what is not PCM. */
function readerOf({ format, bits }: Sound): ((view: DataView, at: number) => number) | undefined {
  if (format === 3 && bits === 32) return (view, at) => view.getFloat32(at, true);
  if (format !== 1) return undefined;
  if (bits === 8) return (view, at) => (view.getUint8(at) - 128) / 128;
  if (bits === 16) return (view, at) => view.getInt16(at, true) / 32_768;
  if (bits === 24) return (view, at) => view.getInt16(at + 1, true) / 32_768;
  if (bits === 32) return (view, at) => view.getInt32(at, true) / 2_147_483_648;
  return undefined;
}

/** Peaks of a PCM sound, 0 to 1, and its seconds; undefined for anything else and for silence. */
export function readPeaks(bytes: Uint8Array): { peaks: number[]; seconds: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sound = findSound(view);
  const read = sound && readerOf(sound);
  if (!sound || !read || sound.channels === 0 || sound.rate === 0) return undefined;
  const width = sound.bits / 8;
  const count = Math.floor(sound.size / width);
  const peaks = Array.from({ length: BARS }, (_, bar) => {
    const [from, to] = [Math.floor((bar * count) / BARS), Math.floor(((bar + 1) * count) / BARS)];
    const step = Math.max(1, Math.floor((to - from) / SAMPLES_A_BAR));
    let peak = 0;
    for (let at = from; at < to; at += step) {
      const level = Math.abs(read(view, sound.from + at * width));
      if (level > peak && Number.isFinite(level)) peak = Math.min(1, level);
    }
    return peak;
  });
  const loudest = Math.max(...peaks);
  if (loudest < 0.001) return undefined;
  return {
    peaks: peaks.map((peak) => peak / loudest),
    seconds: count / sound.channels / sound.rate,
  };
}

const clock = (seconds: number): string => {
  const whole = Math.min(35_999, Math.max(1, Math.round(seconds)));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

/** A sound as bars about a middle line, with its length. */
export function drawWaveform({ peaks, seconds }: { peaks: readonly number[]; seconds: number }) {
  const middle = (SHEET.y + HEIGHT) / 2 - 8;
  const step = (SHEET.width - 48) / peaks.length;
  const bars = peaks.map((peak, index) => {
    const half = Math.max(3, peak * 122);
    const x = SHEET.x + 24 + index * step;
    return `<rect x="${x.toFixed(1)}" y="${(middle - half).toFixed(1)}" width="${(step * 0.62).toFixed(1)}" height="${(half * 2).toFixed(1)}" rx="${(step * 0.31).toFixed(1)}"/>`;
  });
  return sheet(
    `<g fill="${COLORS.accent}">${bars.join("")}</g>` +
      textAt(SHEET.x + SHEET.width - 22, HEIGHT - 16, clock(seconds), {
        size: 16,
        isMono: true,
        fill: COLORS.soft,
        anchor: "end",
      }),
  );
}

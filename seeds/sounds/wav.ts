import type { Samples } from "./instruments.ts";

const HEADER_BYTES = 44;
const BYTES_A_SAMPLE = 2;
const HIGHEST = 32_767;

/**
 * Encodes a WAV file: RIFF, PCM, mono, 16 bits a sample, little-endian.
 *
 * @param samples from -1 to 1
 * @throws RangeError for a sample out of range
 */
export function encodeWav(samples: Samples, rate: number): Buffer {
  const data = samples.length * BYTES_A_SAMPLE;
  const file = Buffer.alloc(HEADER_BYTES + data);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(HEADER_BYTES - 8 + data, 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * BYTES_A_SAMPLE, 28);
  file.writeUInt16LE(BYTES_A_SAMPLE, 32);
  file.writeUInt16LE(8 * BYTES_A_SAMPLE, 34);
  file.write("data", 36, "latin1");
  file.writeUInt32LE(data, 40);
  samples.forEach((sample, index) => {
    if (!(Math.abs(sample) <= 1)) throw new RangeError(`sample ${index} is ${sample}`);
    file.writeInt16LE(Math.round(sample * HIGHEST), HEADER_BYTES + index * BYTES_A_SAMPLE);
  });
  return file;
}

/** Decodes a file of {@link encodeWav} to samples from -1 to 1. */
export function decodeWav(file: Uint8Array): Samples {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  return Float64Array.from(
    { length: (file.byteLength - HEADER_BYTES) / BYTES_A_SAMPLE },
    (_, index) => view.getInt16(HEADER_BYTES + index * BYTES_A_SAMPLE, true) / HIGHEST,
  );
}

/** Number of peaks of every waveform. */
export const WAVEFORM_PEAKS = 40;

/**
 * The peak of each of {@link WAVEFORM_PEAKS} equal parts, from 0 to 100, relative to the loudest
 * part.
 */
export function peaksOf(samples: Samples): number[] {
  const highs = Array.from({ length: WAVEFORM_PEAKS }, (_, part) => {
    const start = Math.floor((part * samples.length) / WAVEFORM_PEAKS);
    const end = Math.floor(((part + 1) * samples.length) / WAVEFORM_PEAKS);
    return samples.subarray(start, end).reduce((high, one) => Math.max(high, Math.abs(one)), 0);
  });
  const highest = Math.max(...highs);
  return highs.map((high) => (highest === 0 ? 0 : Math.round((100 * high) / highest)));
}

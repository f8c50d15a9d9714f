import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "../random.ts";
import { TRACKS } from "../content/multimedia.ts";
import { pitch, pluck } from "./instruments.ts";
import { RECORDINGS, soundOf } from "./recordings.ts";
import { record } from "./take.ts";
import { decodeWav, encodeWav, peaksOf, WAVEFORM_PEAKS } from "./wav.ts";

/** Maximum size of all sounds together. */
const TOTAL_MAX_BYTES = 3.1 * 1024 * 1024;
const ids = Object.keys(RECORDINGS);

/** Share of a frequency in the energy of some samples (Goertzel algorithm). */
function strengthOf(samples: Float64Array, rate: number, frequency: number): number {
  let [real, imaginary, energy] = [0, 0, 0];
  samples.forEach((sample, index) => {
    const phase = (2 * Math.PI * frequency * index) / rate;
    real += sample * Math.cos(phase);
    imaginary += sample * Math.sin(phase);
    energy += sample ** 2;
  });
  return (real ** 2 + imaginary ** 2) / (samples.length * energy);
}

describe("every sound of the library", () => {
  it("has a score, and every score has a track", () => {
    expect(ids.toSorted()).toEqual(TRACKS.map(([id]) => `track-${id}`).toSorted());
  });

  it.each(ids)("%s is a whole WAV file of 2 to 8 seconds", (id) => {
    const { bytes, seconds } = soundOf(id);
    const { rate } = RECORDINGS[id]!;
    expect(seconds).toBeGreaterThanOrEqual(2);
    expect(seconds).toBeLessThanOrEqual(8);
    expect(rate).toBeGreaterThanOrEqual(8_000);
    expect(rate).toBeLessThanOrEqual(22_050);
    expect(bytes.length).toBe(44 + seconds * rate * 2);
    expect(bytes.toString("latin1", 0, 4)).toBe("RIFF");
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
    expect(bytes.toString("latin1", 8, 16)).toBe("WAVEfmt ");
    const format = [16, 18, 20, 22, 32, 34].map((at) => bytes.readUInt16LE(at));
    // 16 bytes of format, PCM, one channel, 2 bytes a sample, 16 bits.
    expect(format).toEqual([16, 0, 1, 1, 2, 16]);
    expect([bytes.readUInt32LE(24), bytes.readUInt32LE(28)]).toEqual([rate, rate * 2]);
    expect(bytes.toString("latin1", 36, 40)).toBe("data");
    expect(bytes.readUInt32LE(40)).toBe(seconds * rate * 2);
  });

  it.each(ids)("%s is loud enough, never clipped, silent at both ends", (id) => {
    const samples = decodeWav(soundOf(id).bytes);
    const highest = samples.reduce((high, one) => Math.max(high, Math.abs(one)), 0);
    expect(highest).toBeGreaterThan(0.85);
    expect(highest).toBeLessThan(0.9);
    const mean = samples.reduce((sum, one) => sum + one, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(0.01);
    expect(Math.abs(samples[0]!)).toBeLessThan(0.02);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.02);
    // RMS level: audible throughout, not just a click.
    const loudness = Math.sqrt(samples.reduce((sum, one) => sum + one ** 2, 0) / samples.length);
    expect(loudness).toBeGreaterThan(0.02);
  });

  it("is different from the others, and all are small together", () => {
    const hashes = ids.map((id) => createHash("sha256").update(soundOf(id).bytes).digest("hex"));
    expect(new Set(hashes).size).toBe(24);
    expect(new Set(ids.map((id) => soundOf(id).peaks.join())).size).toBe(24);
    expect(ids.reduce((sum, id) => sum + soundOf(id).bytes.length, 0)).toBeLessThan(
      TOTAL_MAX_BYTES,
    );
  });

  it("is the same for the same seed, and differs for another seed", () => {
    const make = (seed: string) => {
      const recording = RECORDINGS["track-comal"]!;
      return encodeWav(record(recording, createRandom(seed)), recording.rate);
    };
    expect(make("sound of track-comal").equals(soundOf("track-comal").bytes)).toBe(true);
    expect(make("another").equals(make("sound of track-comal"))).toBe(false);
  });

  it("has the peaks of its samples", () => {
    for (const id of ids) {
      const { bytes, peaks } = soundOf(id);
      expect(peaks).toHaveLength(WAVEFORM_PEAKS);
      expect(peaks).toEqual(peaksOf(decodeWav(bytes)));
      expect(Math.max(...peaks)).toBe(100);
    }
  });
});

describe("the instruments", () => {
  it("know the frequencies of notes", () => {
    expect(pitch("A4")).toBe(440);
    expect(pitch("A3")).toBeCloseTo(220, 6);
    expect(pitch("C4")).toBeCloseTo(261.626, 2);
    expect(pitch("Bb3")).toBeCloseTo(pitch("A#3"), 9);
    expect(pitch("C5")).toBeGreaterThan(pitch("B4"));
    for (const wrong of ["", "H4", "A", "4A", "-A4"])
      expect(() => pitch(wrong)).toThrow(RangeError);
  });

  it("play in tune", () => {
    const rate = 11_025;
    for (const note of ["G2", "C4", "A4", "E5"]) {
      const samples = pluck(rate, pitch(note), 1, createRandom(note)).subarray(600);
      const beside = 2 ** (1 / 12);
      const here = strengthOf(samples, rate, pitch(note));
      expect(here, note).toBeGreaterThan(4 * strengthOf(samples, rate, pitch(note) * beside));
      expect(here, note).toBeGreaterThan(4 * strengthOf(samples, rate, pitch(note) / beside));
    }
  });
});

describe("encodeWav", () => {
  it("is lossless within half a quantization step", () => {
    const sample = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(sample, { minLength: 1, maxLength: 200 }), (list) => {
        const again = decodeWav(encodeWav(Float64Array.from(list), 8_000));
        expect(again).toHaveLength(list.length);
        list.forEach((one, index) => expect(again[index]).toBeCloseTo(one, 4));
      }),
    );
  });

  it.each([1.001, -2, Number.NaN])("refuses %d instead of distorting it", (one) => {
    expect(() => encodeWav(Float64Array.of(0, one), 8_000)).toThrow(RangeError);
  });
});

/** The library's music as long as spots are: 15, 30 and 60 seconds, as MP3. */
import { createMp3Encoder } from "wasm-media-encoders";
import { CUT_SECONDS } from "#domain/studio/media.ts";
import { createRandom } from "../random.ts";
import { TRACKS } from "../content/multimedia.ts";
import { pitch, type Samples } from "../sounds/instruments.ts";
import { MUSIC } from "../sounds/music.ts";
import { addRoom, type Take } from "../sounds/take.ts";
import type { MediaCut } from "./manifest.ts";

/** Hz: twice that of the library's WAV files, for which the scores have the overtones. */
export const CUT_RATE = 22_050;
/** Thousands of bits a second. */
export const CUT_KILOBITS = 48;

const PEAK = 0.89;
/** Seconds over which the last chord fades out. */
const FADE = 1.4;
/** Seconds that the last chord has at least. */
const LAST_CHORD = 1.6;
/** Seconds: what sounds as early as this in a piece is its first beat. */
const FIRST_BEAT = 0.05;

/** Seconds of a bar, and bars of a piece until it begins again, by track id. */
const FORM: Readonly<Record<string, readonly [bar: number, bars: number]>> = {
  "track-mercado": [8 * 0.15, 8],
  "track-jacarandas": [8 * 0.219, 4],
  "track-horno": [6 * 0.146, 8],
  "track-madrugada": [16 * 0.125, 4],
  "track-malecon": [8 * 0.25, 4],
  "track-entrega": [16 * 0.1667, 3],
  "track-patio": [8 * 0.2, 5],
  "track-feria": [8 * 0.1458, 8],
  "track-neblina": [8 * 0.2, 5],
  "track-telar": [8 * 0.1458, 6],
  "track-capoeira": [16 * 0.125, 4],
  "track-andenes": [8 * 0.1667, 6],
};

interface Sounded {
  sound: Samples;
  at: number;
  loudness: number;
}

/** All sounds of a piece that begin before its end, each with its time. */
function soundsOf(track: string, seconds: number): Sounded[] {
  const recording = MUSIC[track];
  if (!recording) throw new Error(`there is no score for ${track}`);
  const sounds: Sounded[] = [];
  const take: Take = {
    rate: CUT_RATE,
    random: createRandom(`cut of ${track}`),
    add(sound, at, loudness = 1) {
      if (at < seconds - 1e-6) sounds.push({ sound, at, loudness });
    },
    line(notes, step, play) {
      const tokens = notes.trim().split(/\s+/);
      tokens.forEach((token, index) => {
        if (token === "." || token === "-") return;
        let steps = 1;
        while (tokens[index + steps] === "-") steps += 1;
        play(pitch(token), index * step, steps * step);
      });
    },
    beat(rhythm, step, play) {
      let stroke = 0;
      for (let index = 0; index * step < seconds - 1e-6; index += 1)
        if (rhythm[index % rhythm.length] === "x") play(index * step, stroke++);
    },
  };
  recording.score(take);
  return sounds;
}

/**
 * A piece of whole bars that ends: its last bars as an introduction, where a whole number of turns is too
 * short, then the piece from its beginning as often as it fits, then its first beat, which fades out.
 */
function arrange(
  sounds: readonly Sounded[],
  [bar, bars]: readonly [number, number],
  seconds: number,
) {
  const fitting = Math.floor((seconds - LAST_CHORD) / bar);
  const [turns, before] = [Math.floor(fitting / bars), fitting % bars];
  const mix = new Float64Array(Math.round(seconds * CUT_RATE));
  const place = ({ sound, loudness }: Sounded, at: number) => {
    const start = Math.round(at * CUT_RATE);
    const end = Math.min(sound.length, mix.length - start);
    for (let index = Math.max(0, -start); index < end; index += 1)
      mix[start + index]! += loudness * sound[index]!;
  };
  const skipped = (bars - before) * bar;
  for (const each of sounds) {
    if (before > 0 && each.at >= skipped - 1e-6) place(each, each.at - skipped);
    for (let turn = 0; turn < turns; turn += 1) place(each, each.at + (before + turn * bars) * bar);
    if (each.at < FIRST_BEAT) place(each, each.at + fitting * bar);
  }
  return mix;
}

/** A mix with its room, without an offset, faded at both ends and as loud as all others. */
function finish(mix: Samples, room: number): Float32Array {
  const wet = room > 0 ? addRoom(mix, CUT_RATE, room) : mix;
  const { length } = wet;
  let mean = 0;
  for (let index = 0; index < length; index += 1) mean += wet[index]!;
  mean /= length;
  const [rise, fall] = [Math.round(0.004 * CUT_RATE), Math.round(FADE * CUT_RATE)];
  let highest = 0;
  for (let index = 0; index < length; index += 1) {
    let heard = wet[index]! - mean;
    if (index < rise) heard *= index / rise;
    const left = length - 1 - index;
    if (left < fall) heard *= (left / fall) ** 2;
    wet[index] = heard;
    highest = Math.max(highest, Math.abs(heard));
  }
  const samples = new Float32Array(length);
  for (let index = 0; index < length; index += 1) samples[index] = (wet[index]! * PEAK) / highest;
  return samples;
}

/** A tag of title and artist (ID3 2.3), which players show. */
function tagOf(title: string, artist: string): Buffer {
  const frame = (id: string, text: string) => {
    // UTF-16 with its byte order mark, which every player reads.
    const body = Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(text, "utf16le")]);
    const head = Buffer.alloc(10);
    head.write(id, 0, "latin1");
    head.writeUInt32BE(body.length, 4);
    return Buffer.concat([head, body]);
  };
  const frames = Buffer.concat([frame("TIT2", title), frame("TPE1", artist)]);
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 0]);
  // Seven bits a byte.
  for (let at = 0; at < 4; at += 1) head[6 + at] = (frames.length >> (7 * (3 - at))) & 0x7f;
  return Buffer.concat([head, frames]);
}

export interface MadeCut extends Pick<MediaCut, "track" | "seconds" | "fileName" | "mediaType"> {
  bytes: Uint8Array;
}

/**
 * The samples of a cut, from -1 to 1, `CUT_RATE` a second.
 *
 * @throws Error for a track without a score or a form
 */
export function cutSamples(track: string, lengths: readonly number[]): Float32Array[] {
  const form = FORM[track];
  if (!form) throw new Error(`the bars of ${track} are unknown`);
  const sounds = soundsOf(track, form[0] * form[1]);
  const room = MUSIC[track]!.room ?? 0.15;
  return lengths.map((seconds) => finish(arrange(sounds, form, seconds), room));
}

/**
 * Pieces of music in all lengths: MP3, mono. The same scores give the same bytes.
 *
 * @param tracks ids of the tracks; all music without them
 */
export async function makeCuts(tracks = Object.keys(FORM)): Promise<MadeCut[]> {
  const encoder = await createMp3Encoder();
  const cuts: MadeCut[] = [];
  for (const [id, title, artist] of TRACKS) {
    const track = `track-${id}`;
    if (!tracks.includes(track)) continue;
    const made = cutSamples(track, CUT_SECONDS);
    for (const [index, seconds] of CUT_SECONDS.entries()) {
      encoder.configure({ sampleRate: CUT_RATE, channels: 1, bitrate: CUT_KILOBITS });
      // The encoder returns its own memory, which the next call overwrites.
      const parts = [tagOf(title, artist), Buffer.from(encoder.encode([made[index]!]))];
      parts.push(Buffer.from(encoder.finalize()));
      cuts.push({
        track,
        seconds,
        fileName: `${title.replace(/[^\p{L}\p{N} ._()-]/gu, "")} - ${seconds} s.mp3`,
        mediaType: "audio/mpeg",
        bytes: Buffer.concat(parts),
      });
    }
  }
  return cuts;
}

/**
 * Every thing of the library opened by a reader that had no part in making it. Long because each kind of file
 * is read in its own way.
 */
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { CUT_SECONDS } from "#domain/studio/media.ts";
import {
  asText,
  unpack,
  filesOf,
  MEDIA_FOLDER,
  readMedia,
  type MadeMedia,
} from "../../tests/support/made-goods.ts";
import { TRACKS } from "../content/multimedia.ts";
import { CUT_KILOBITS, CUT_RATE, cutSamples } from "./cuts.ts";
import { PICTURE_MAX_BYTES } from "./kit/pictures.ts";
import { readMediaManifest } from "./manifest.ts";
import { openEveryPicture } from "../../tests/support/pictures/every-picture.ts";

openEveryPicture();

const pixelsOf = async (picture: Uint8Array, width: number) => {
  const flat = sharp(picture).resize({ width }).flatten({ background: "#ffffff" }).removeAlpha();
  return (await flat.raw().toBuffer({ resolveWithObject: true })) as {
    data: Buffer;
    info: { width: number; height: number };
  };
};

/** Mean difference of two pictures, from 0 to 255. */
function differenceOf(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length);
  let sum = 0;
  one.forEach((value, index) => (sum += Math.abs(value - other[index]!)));
  return sum / one.length;
}

const pictures = (collection: string) =>
  filesOf(collection, ".png").map((png) => {
    const zip = filesOf(collection, ".zip").find(({ thing }) => thing.id === png.thing.id)!;
    return { name: png.fileName, png, zip };
  });

describe.each([...pictures("dish-portraits"), ...pictures("product-on-clay")])(
  "$name",
  ({ png, zip }) => {
    it("is a light PNG of 1200 pixels", async () => {
      const { format, width, height } = await sharp(png.bytes).metadata();
      expect([format, width, height]).toEqual(["png", png.width, png.height]);
      expect(width).toBe(1_200);
      expect(png.size).toBeLessThanOrEqual(PICTURE_MAX_BYTES);
      const { channels } = await sharp(png.bytes).stats();
      // Smoothed clay is the quietest.
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5);
    });

    it("is the same drawing as the SVG in its archive, which is well-formed and draws by itself", async () => {
      const entries = unpack(zip.bytes);
      expect([...entries.keys()]).toEqual([png.fileName.replace(/png$/, "svg")]);
      const svg = asText([...entries.values()][0]!);
      const { window } = new JSDOM(svg, { contentType: "text/xml" });
      expect(window.document.documentElement.nodeName).toBe("svg");
      expect(window.document.querySelectorAll("script, image, text, foreignObject")).toHaveLength(
        0,
      );
      expect(svg).not.toMatch(/\bhref=|NaN|undefined/);
      // Drawn by librsvg; the PNG was drawn by resvg.
      const [one, other] = [await pixelsOf(png.bytes, 240), await pixelsOf(Buffer.from(svg), 240)];
      expect(differenceOf(one.data, other.data)).toBeLessThan(6);
    });
  },
);

/**
 * Mean difference of neighbouring columns or rows: across the seam where a picture repeats, and the largest
 * within it.
 */
function seamOf(data: Buffer, width: number, height: number, isAcross: boolean) {
  const [count, length] = isAcross ? [width, height] : [height, width];
  const at = (line: number, place: number) =>
    (isAcross ? place * width + line : line * width + place) * 3;
  const jump = (from: number, to: number) => {
    let sum = 0;
    for (let place = 0; place < length; place += 1)
      for (let channel = 0; channel < 3; channel += 1)
        sum += Math.abs(data[at(from, place) + channel]! - data[at(to, place) + channel]!);
    return sum / (3 * length);
  };
  const within = Array.from({ length: count - 1 }, (_, line) => jump(line, line + 1));
  return { seam: jump(count - 1, 0), within: Math.max(...within) };
}

describe("backdrops", () => {
  const decoded = async ({ bytes }: MadeMedia) => {
    const { data, info } = await sharp(bytes)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  };

  it.each(filesOf("product-on-clay", ".png").map((file) => [file.fileName, file] as const))(
    "%s repeats in both directions without an edge",
    async (_, file) => {
      const { data, width, height } = await decoded(file);
      for (const isAcross of [true, false]) {
        const { seam, within } = seamOf(data, width, height, isAcross);
        expect(seam).toBeLessThanOrEqual(within);
      }
    },
  );

  it("would be found out: a piece of one has edges", async () => {
    const file = filesOf("product-on-clay", ".png").find(
      ({ thing }) => thing.id === "ground-terrazo",
    )!;
    const [width, height] = [1_010, 1_010];
    const area = { left: 40, top: 40, width, height };
    const data = await sharp(file.bytes).extract(area).removeAlpha().raw().toBuffer();
    const { seam, within } = seamOf(data, width, height, true);
    expect(seam).toBeGreaterThan(within);
  });
});

/** Frames and delays (hundredths of a second) of a GIF, block by block, and how often it repeats. */
function readGif(bytes: Buffer) {
  expect(bytes.toString("latin1", 0, 6)).toBe("GIF89a");
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableSize(bytes[10]!);
  const skipBlocks = () => {
    while (bytes[at] !== 0) at += bytes[at]! + 1;
    at += 1;
  };
  const delays: number[] = [];
  let [frames, loops] = [0, -1];
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      const label = bytes[at + 1];
      at += 2;
      if (label === 0xf9) delays.push(bytes.readUInt16LE(at + 2));
      if (label === 0xff && bytes.toString("latin1", at + 1, at + 12) === "NETSCAPE2.0")
        loops = bytes.readUInt16LE(at + 14);
      skipBlocks();
    } else {
      expect(bytes[at]).toBe(0x2c);
      frames += 1;
      at += 10 + tableSize(bytes[at + 9]!) + 1;
      skipBlocks();
    }
  }
  expect(at).toBe(bytes.length - 1);
  return { width, height, frames, delays, loops };
}

const loops = ["moving-signs", "street-corners", "from-the-oven", "hands-at-work"].flatMap((id) =>
  filesOf(id, ".gif"),
);

describe.each(loops)("$fileName", ({ bytes, width, height }) => {
  it("moves for three to five seconds, and begins again for ever", () => {
    const gif = readGif(bytes);
    expect([gif.width, gif.height]).toEqual([width, height]);
    expect(gif.frames).toBeGreaterThanOrEqual(24);
    expect(gif.delays).toHaveLength(gif.frames);
    const seconds = gif.delays.reduce((sum, delay) => sum + delay, 0) / 100;
    expect(seconds).toBeGreaterThanOrEqual(3);
    expect(seconds).toBeLessThanOrEqual(5);
    expect(gif.loops).toBe(0);
    expect(bytes.length).toBeLessThanOrEqual(350_000);
  });

  it("has frames that differ, the last of which leads into the first", async () => {
    const { pages = 0 } = await sharp(bytes).metadata();
    // A quarter of the size, with all frames below each other.
    const small = sharp(bytes, { animated: true }).resize({ width: Math.round(width! / 4) });
    const all = await small.removeAlpha().raw().toBuffer();
    const size = all.length / pages;
    const frames = Array.from({ length: pages }, (_, page) =>
      all.subarray(page * size, (page + 1) * size),
    );
    const steps = frames.map((one, index) => differenceOf(one, frames[(index + 1) % pages]!));
    expect(Math.max(...steps)).toBeGreaterThan(0.2);
    // The step back to the beginning is hardly larger than a step between: small differences of frames
    // are left out of the file, and the first has all.
    expect(steps.at(-1)!).toBeLessThanOrEqual(Math.max(...steps.slice(0, -1)) * 1.25);
  });
});

/** Contrast of two colours as WCAG 2 defines it, from their red, green and blue. */
function contrastOf(one: readonly number[], other: readonly number[]): number {
  const light = (colour: readonly number[]) => {
    const [red, green, blue] = colour.map((value) => {
      const share = value / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

describe.each(filesOf("subtitle-desk", ".ass"))("$fileName", ({ bytes }) => {
  /** Sections with their lines, as key and value. */
  const sections = new Map<string, [string, string][]>();
  let lines: [string, string][] = [];
  for (const each of asText(bytes).split("\n")) {
    const head = /^\[(.+)\]$/.exec(each);
    if (head) sections.set(head[1]!, (lines = []));
    else if (each && !each.startsWith(";")) {
      const [, key, value] = /^([^:]+): (.*)$/.exec(each)!;
      lines.push([key!, value!]);
    }
  }
  const valuesOf = (section: string, kind: string) => {
    const own = sections.get(section)!;
    const names = own.find(([key]) => key === "Format")![1].split(", ");
    return own
      .filter(([key]) => key === kind)
      .map(([, value]) => {
        // The last field is text, which may have commas.
        const fields = value.split(",");
        const values = [
          ...fields.slice(0, names.length - 1),
          fields.slice(names.length - 1).join(","),
        ];
        expect(values).toHaveLength(names.length);
        return Object.fromEntries(names.map((name, index) => [name, values[index]!]));
      });
  };

  it("is a script of version 4.00+ with a style that can be read", () => {
    const info = Object.fromEntries(sections.get("Script Info")!);
    expect(info.ScriptType).toBe("v4.00+");
    const [style] = valuesOf("V4+ Styles", "Style");
    const colour = (text: string) => {
      const [, blue, green, red] = /^&H[0-9A-F]{2}([0-9A-F]{2})([0-9A-F]{2})([0-9A-F]{2})$/.exec(
        text,
      )!;
      return [red, green, blue].map((hex) => parseInt(hex!, 16));
    };
    // Contrast of the text with its outline or box.
    expect(
      contrastOf(colour(style!.PrimaryColour!), colour(style!.OutlineColour!)),
    ).toBeGreaterThan(4.5);
    // A twenty-fifth of the shorter side at least.
    const shorter = Math.min(Number(info.PlayResX), Number(info.PlayResY));
    expect(Number(style!.Fontsize)).toBeGreaterThanOrEqual(shorter / 25);
    expect(["1", "3"]).toContain(style!.BorderStyle);
  });

  it("has two lines to try it, one after the other", () => {
    const [style] = valuesOf("V4+ Styles", "Style");
    const events = valuesOf("Events", "Dialogue");
    expect(events).toHaveLength(2);
    const seconds = (text: string) => {
      const [hours, minutes, rest] = text.split(":").map(Number);
      return hours! * 3_600 + minutes! * 60 + rest!;
    };
    let end = 0;
    for (const event of events) {
      expect(event.Style).toBe(style!.Name);
      expect(event.Text!.length).toBeGreaterThan(8);
      expect(seconds(event.Start!)).toBeGreaterThanOrEqual(end);
      end = seconds(event.End!);
      expect(end).toBeGreaterThan(seconds(event.Start!) + 1);
    }
  });
});

describe.each(filesOf("loud-enough", ".txt"))("$fileName", ({ bytes, thing }) => {
  it("names its numbers and their source, and has commands with the same numbers", () => {
    const text = asText(bytes);
    const lufs = /(-\d+(?:\.\d+)?) LUFS \(integrated/.exec(text)![1]!;
    const peak = /(-\d+(?:\.\d+)?) dBTP/.exec(text)![1]!;
    expect(thing.note).toContain(`${lufs} LUFS`);
    const commands = text.split("\n").filter((each) => each.startsWith("ffmpeg "));
    expect(commands).toHaveLength(3);
    for (const command of commands) expect(command).toContain(`loudnorm=I=${lufs}:TP=${peak}:LRA=`);
    expect(commands[1]).toContain("print_format=json");
    expect(commands[2]!.match(/measured_|offset=/g)).toHaveLength(5);
    // Ranges of the loudnorm filter: I -70 to -5, TP -9 to 0.
    expect(Number(lufs)).toBeGreaterThanOrEqual(-70);
    expect(Number(lufs)).toBeLessThanOrEqual(-5);
    expect(Number(peak)).toBeGreaterThanOrEqual(-9);
    expect(/Source \/ fuente: +(.{20,})/.exec(text)).not.toBeNull();
  });
});

describe.each(filesOf("every-format", ".png"))("$fileName", (file) => {
  it("is a guide of the format's size, clear in the middle and coloured at the edge", async () => {
    const { data, info } = await sharp(file.bytes)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([file.width, file.height]);
    const alpha = (x: number, y: number) =>
      data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4 + 3]!;
    expect(alpha(0.35, 0.52)).toBe(0);
    expect(alpha(0.01, 0.01)).toBeGreaterThan(60);
    expect(alpha(0.01, 0.01)).toBeLessThan(230);
    expect(file.size).toBeLessThan(60_000);
  });
});

/** Frames of an MP3 file of MPEG-2, layer III, after its ID3 tag, with what their headers say. */
function readMp3(bytes: Buffer) {
  const KILOBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
  const RATES = [22_050, 24_000, 16_000];
  expect(bytes.toString("latin1", 0, 3)).toBe("ID3");
  let at = 10 + [6, 7, 8, 9].reduce((size, place) => size * 128 + bytes[place]!, 0);
  const frames: { rate: number; kilobits: number; isMono: boolean }[] = [];
  while (at < bytes.length) {
    const header = bytes.readUInt32BE(at);
    // Synchronisation, MPEG-2, layer III.
    if (((header >>> 17) & 0x7fff) !== 0b11111111111_10_01) throw new Error(`no frame at ${at}`);
    const kilobits = KILOBITS[(header >>> 12) & 15]!;
    const rate = RATES[(header >>> 10) & 3]!;
    frames.push({ rate, kilobits, isMono: ((header >>> 6) & 3) === 3 });
    at += Math.floor((72_000 * kilobits) / rate) + ((header >>> 9) & 1);
  }
  expect(at).toBe(bytes.length);
  return frames;
}

describe("cuts of music", () => {
  const { cuts } = readMediaManifest(MEDIA_FOLDER);
  const music = TRACKS.filter(([, , , , genre]) => genre !== "sound effect");

  it("are of every piece of music in three lengths", () => {
    expect(cuts.map(({ track, seconds }) => `${track} ${seconds}`).sort()).toEqual(
      music.flatMap(([id]) => CUT_SECONDS.map((seconds) => `track-${id} ${seconds}`)).sort(),
    );
  });

  it.each(cuts)(
    "$fileName lasts as long as it says, frame by frame",
    ({ file, seconds, track }) => {
      const bytes = readMedia(file);
      const frames = readMp3(bytes);
      // A frame of MPEG-2 has 576 samples.
      const lasts = (frames.length * 576) / CUT_RATE;
      expect(Math.abs(lasts - seconds)).toBeLessThan(0.1);
      const kinds = new Set(frames.map((frame) => JSON.stringify(frame)));
      const kind = { rate: CUT_RATE, kilobits: CUT_KILOBITS, isMono: true };
      expect([...kinds]).toEqual([JSON.stringify(kind)]);
      const title = music.find(([id]) => `track-${id}` === track)![1];
      expect(bytes.subarray(0, 200).includes(Buffer.from(title, "utf16le"))).toBe(true);
    },
  );

  it.each(music.map(([id]) => `track-${id}`))(
    "%s sounds until its last chord, which fades",
    (track) => {
      const [samples] = cutSamples(track, [15]);
      const level = (from: number, to: number) => {
        const part = samples!.subarray(Math.floor(from * CUT_RATE), Math.floor(to * CUT_RATE));
        return Math.sqrt(part.reduce((sum, one) => sum + one ** 2, 0) / part.length);
      };
      expect(samples!.reduce((high, one) => Math.max(high, Math.abs(one)), 0)).toBeCloseTo(0.89, 2);
      for (let second = 0; second < 11; second += 1)
        expect(level(second, second + 1), `second ${second}`).toBeGreaterThan(0.02);
      expect(level(14.9, 15)).toBeLessThan(level(5, 12) / 20);
      expect(Math.abs(samples!.at(-1)!)).toBeLessThan(0.001);
    },
  );
});

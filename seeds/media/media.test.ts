import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { safeFileName, sniffMediaType, SNIFFED_BYTES } from "#domain/artifakts/upload.ts";
import { checkPrompt } from "#domain/studio/creations.ts";
import { gradeColor, brightnessOf } from "#domain/studio/look.ts";
import { SCRIPT_BLANKS } from "#domain/studio/media.ts";
import { MULTIMEDIA_CATEGORIES } from "#domain/studio/multimedia-list.ts";
import { TEMPLATE_TRADES } from "#domain/studio/pages/page-templates.ts";
import { answer } from "#engine/answer.ts";
import { MEDIA_FOLDER, readMedia } from "../../tests/support/made-goods.ts";
import { COLLECTIONS, TRACKS } from "../content/multimedia.ts";
import { listCollections } from "../multimedia.ts";
import { toolsAtWork } from "./content/footage.ts";
import { productOnClay } from "./content/image-video.ts";
import { warmClay } from "./content/looks.ts";
import { everyFormat, loudEnough, subtitleDesk } from "./content/presets.ts";
import { voicesOfTheShop } from "./content/scripts.ts";
import { openingWeek } from "./content/starts.ts";
import { MEDIA_COVER_MAX_BYTES } from "./kit/pictures.ts";
import { MEDIA_CELL, readMediaManifest } from "./manifest.ts";
import { readSeededMedia } from "./seeded-media.ts";
import { writeMedia } from "./write-media.ts";
import { openEveryPicture } from "../../tests/support/pictures/every-picture.ts";

openEveryPicture();

/** All things together, and the cuts of music. */
const MEDIA_MAX_BYTES = 16 * 1_048_576;
const CUTS_MAX_BYTES = 9 * 1_048_576;
const PER_SECTION = 8;
const MAKING_MS = 120_000;

const manifest = readMediaManifest(MEDIA_FOLDER);
const { collections, media, sounds: tracks, cuts } = manifest;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-media-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const of = (id: string) => media.filter(({ collection }) => collection === id);
const isSounds = (id: string) => TRACKS.some(([, , , collection]) => collection === id);

/** Words that only one of the languages has. */
const WORDS = {
  es: [
    "el",
    "los",
    "y",
    "con",
    "aquí",
    "hoy",
    "nuestro",
    "estamos",
    "gracias",
    "del",
    "una",
    "mientras",
  ],
  en: ["the", "and", "is", "you", "with", "our", "we", "it", "will"],
  pt: [
    "você",
    "com",
    "do",
    "em",
    "uma",
    "obrigado",
    "hoje",
    "tem",
    "enquanto",
    "bem",
    "seja",
    "gente",
    "dia",
    "não",
    "é",
    "na",
  ],
} as const;

function languageOf(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(WORDS).map(
    ([language, own]) =>
      [language, words.filter((word) => (own as readonly string[]).includes(word)).length] as const,
  );
  return counts.sort(([, one], [, other]) => other - one)[0]![0];
}

describe("the library's things", () => {
  it("are at least eight in every section, and as many as each collection says", () => {
    for (const category of MULTIMEDIA_CATEGORIES) {
      const own = COLLECTIONS.filter((each) => each.category === category);
      const things = own.reduce((sum, { id }) => sum + of(id).length, 0);
      const tracks = TRACKS.filter(([, , , id]) => own.some((each) => each.id === id)).length;
      expect(things + tracks, category).toBeGreaterThanOrEqual(PER_SECTION);
    }
    for (const { id, trackCount } of listCollections(readSeededMedia(MEDIA_FOLDER))) {
      const name = id.replace("collection-", "");
      if (!isSounds(name)) expect(trackCount, id).toBe(of(name).length);
      expect(trackCount, id).toBeGreaterThan(0);
    }
    expect(Object.keys(collections).sort()).toEqual(
      COLLECTIONS.map(({ id }) => id)
        .filter((id) => !isSounds(id))
        .sort(),
    );
  });

  it("have ids and places of their own, in order", () => {
    expect(new Set(media.map(({ id }) => id)).size).toBe(media.length);
    for (const { id } of media) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const id of Object.keys(collections))
      expect(of(id).map(({ position }) => position)).toEqual(of(id).map((_, index) => index));
  });

  it("have titles in both languages, none twice and none that differs by one word", () => {
    for (const language of ["title", "titleEs"] as const) {
      expect(new Set(media.map((thing) => thing[language])).size).toBe(media.length);
      for (const id of Object.keys(collections)) {
        const titles = of(id).map((thing) => thing[language].toLowerCase().split(/\s+/));
        titles.forEach((words, index) => {
          expect(words.join(" ").length).toBeGreaterThan(2);
          for (const other of titles.slice(index + 1)) {
            if (words.length < 4 || other.length !== words.length) continue;
            const changed = words.filter((word, at) => word !== other[at]).length;
            expect(changed, words.join(" ")).toBeGreaterThan(1);
          }
        });
      }
    }
    for (const { id, note, noteEs } of media) {
      expect(note === "", id).toBe(noteEs === "");
      expect(Math.max(note.length, noteEs.length), id).toBeLessThan(110);
      if (note) expect(note, id).not.toBe(noteEs);
    }
  });

  it("have what their kind needs, and nothing else", () => {
    for (const { id, kind, files, text, textLang, look, opens } of media) {
      const isFile = ["picture", "loop", "preset"].includes(kind);
      expect(files.length > 0, id).toBe(isFile);
      expect([text, textLang].every(Boolean), id).toBe(kind === "script");
      expect(Boolean(look), id).toBe(kind === "look");
      expect(Boolean(opens), id).toBe(kind === "start");
    }
  });

  it("have files with the size, the hash, the type and the name that the manifest says", () => {
    let [total, sounds] = [0, 0];
    const names = new Set<string>();
    const check = (file: {
      file: string;
      fileName: string;
      mediaType: string;
      size: number;
      sha256: string;
    }) => {
      const bytes = readMedia(file.file);
      expect([file.file, bytes.length]).toEqual([file.file, file.size]);
      expect(createHash("sha256").update(bytes).digest("hex"), file.file).toBe(file.sha256);
      expect(sniffMediaType(bytes.subarray(0, SNIFFED_BYTES)), file.file).toBe(file.mediaType);
      // Subtitles are text by another ending.
      if (!file.fileName.endsWith(".ass"))
        expect(safeFileName(file.fileName, file.mediaType)).toBe(file.fileName);
      names.add(file.file);
      total += bytes.length;
    };
    media.flatMap(({ files }) => files).forEach(check);
    for (const cut of cuts) {
      check(cut);
      sounds += cut.size;
    }
    for (const { file, size, sha256 } of tracks) {
      const bytes = readMedia(file);
      expect(bytes.length, file).toBe(size);
      expect(createHash("sha256").update(bytes).digest("hex"), file).toBe(sha256);
      names.add(file);
    }
    for (const { sprite, cover } of Object.values(collections))
      for (const name of [sprite, cover])
        if (name) {
          names.add(name);
          total += readMedia(name).length;
        }
    expect([...names, "manifest.json"].sort()).toEqual(fs.readdirSync(MEDIA_FOLDER).sort());
    expect(total).toBeLessThan(MEDIA_MAX_BYTES);
    expect(sounds).toBeLessThan(CUTS_MAX_BYTES);
  });

  it(
    "are the same bytes whenever they are made",
    async () => {
      const makers = [
        productOnClay,
        toolsAtWork,
        warmClay,
        voicesOfTheShop,
        openingWeek,
        subtitleDesk,
        loudEnough,
        everyFormat,
      ];
      await writeMedia(folder, { makers, tracks: ["track-malecon"] });
      // The build has made the others, in another process and at another time.
      const made = fs.readdirSync(folder).filter((name) => name !== "manifest.json");
      expect(made.length).toBeGreaterThan(50);
      for (const name of made)
        expect(fs.readFileSync(path.join(folder, name)).equals(readMedia(name)), name).toBe(true);
      const again = readMediaManifest(folder);
      const rows = new Map(media.map((thing) => [thing.id, thing]));
      for (const thing of again.media) expect(rows.get(thing.id)).toEqual(thing);
    },
    MAKING_MS,
  );

  it("are asked for in one line when they are missing", () => {
    expect(() => readMediaManifest(path.join(folder, "nowhere"))).toThrow(
      /^\S+manifest\.json is missing: .*npm run media\)$/,
    );
  });
});

describe("sprites and covers", () => {
  const drawn = Object.entries(collections).filter(([, { sprite }]) => sprite);

  it("are of all collections but texts and starts", () => {
    for (const [id, { sprite, cover }] of Object.entries(collections)) {
      const hasPictures = !["script", "start"].includes(of(id)[0]!.kind);
      expect([id, Boolean(sprite), Boolean(cover)]).toEqual([id, hasPictures, hasPictures]);
    }
  });

  it.each(drawn)(
    "%s has a cell for every thing, each with a picture of its own",
    async (id, of_) => {
      const { sprite, columns, cell, cover } = of_;
      const count = of(id).length;
      const rows = Math.ceil(count / columns);
      expect(cell).toEqual(MEDIA_CELL);
      const bytes = readMedia(sprite!);
      const { format, width, height } = await sharp(bytes).metadata();
      expect([format, width, height]).toEqual(["webp", columns * cell.width, rows * cell.height]);
      const seen = new Set<string>();
      for (let place = 0; place < count; place += 1) {
        const area = {
          left: (place % columns) * cell.width,
          top: Math.floor(place / columns) * cell.height,
          ...cell,
        };
        const raw = await sharp(bytes).extract(area).raw().toBuffer();
        seen.add(createHash("sha256").update(raw).digest("hex"));
        const { channels } = await sharp(bytes).extract(area).stats();
        expect(Math.max(...channels.map(({ stdev }) => stdev)), `${id} ${place}`).toBeGreaterThan(
          5,
        );
      }
      expect(seen.size).toBe(count);
      const front = readMedia(cover!);
      expect(front.length).toBeLessThanOrEqual(MEDIA_COVER_MAX_BYTES);
      const metadata = await sharp(front).metadata();
      expect([metadata.format, metadata.width, metadata.height]).toEqual(["webp", 480, 360]);
    },
  );
});

describe("looks", () => {
  const looks = media.filter(({ kind }) => kind === "look");

  it("never grade the brighter of two grays darker", () => {
    for (const { id, look } of looks) {
      let before = -1;
      for (let step = 0; step <= 64; step += 1) {
        const bright = brightnessOf(gradeColor(look!, [step / 64, step / 64, step / 64]));
        expect(bright, `${id} at ${step}`).toBeGreaterThanOrEqual(before - 1e-6);
        before = bright;
      }
    }
  });

  it("all differ: no two grade a few colours alike", () => {
    const colours = [
      [0.9, 0.7, 0.5],
      [0.2, 0.3, 0.25],
      [0.6, 0.2, 0.5],
      [0.3, 0.5, 0.8],
      [0.5, 0.5, 0.5],
    ] as const;
    const graded = looks.map(({ look }) => colours.flatMap((colour) => gradeColor(look!, colour)));
    graded.forEach((one, index) => {
      for (const other of graded.slice(index + 1)) {
        const apart = Math.max(...one.map((value, at) => Math.abs(value - other[at]!)));
        expect(apart, looks[index]!.id).toBeGreaterThan(0.02);
      }
    });
  });
});

describe("scripts", () => {
  const scripts = media.filter(({ kind }) => kind === "script");

  it("are in the language they say, with known blanks only", () => {
    for (const { id, text, textLang } of scripts) {
      expect([id, languageOf(text!)]).toEqual([id, textLang]);
      for (const [, blank] of text!.matchAll(/\{([^}]*)\}/g))
        expect(SCRIPT_BLANKS).toContain(blank);
      // Half a minute of speech at most.
      expect(text!.split(/\s+/).length, id).toBeLessThan(75);
      expect(text, id).toMatch(/[.!?]$/);
    }
    const used = new Set(
      scripts.flatMap(({ text }) => [...text!.matchAll(/\{([^}]*)\}/g)].map(([, blank]) => blank)),
    );
    expect([...used].sort()).toEqual([...SCRIPT_BLANKS].sort());
  });

  it("are there in three languages, eight at least in every collection", () => {
    for (const id of ["voices-of-the-shop", "menu-narrator", "waiting-line"]) {
      expect(of(id).length).toBeGreaterThanOrEqual(8);
      expect(new Set(of(id).map(({ textLang }) => textLang))).toEqual(new Set(["es", "en", "pt"]));
    }
  });
});

describe("starts", () => {
  const starts = media.filter(({ kind }) => kind === "start");

  it("are prompts that the Creator answers in their language", () => {
    const prompts = starts.filter(({ opens }) => opens!.screen === "creator");
    expect(prompts.length).toBeGreaterThanOrEqual(8);
    for (const { id, opens } of prompts)
      for (const [language, prompt] of [
        ["en", opens!.value],
        ["es", opens!.valueEs],
      ] as const) {
        expect(checkPrompt(prompt), id).toBeNull();
        const { version, understanding } = answer({
          kind: opens!.kind!,
          instructions: [prompt],
          corrections: {},
          business: undefined,
          now: new Date("2026-11-26T18:00:00Z"),
          seed: 1,
        });
        expect([id, version, understanding.language]).toEqual([id, "final", language]);
      }
  });

  it("are templates that the builder has", () => {
    const templates = starts.filter(({ opens }) => opens!.screen === "builder");
    expect(templates.length).toBeGreaterThan(3);
    for (const { opens } of templates) {
      expect(TEMPLATE_TRADES).toContain(opens!.value);
      expect(opens!.valueEs).toBe(opens!.value);
    }
  });
});

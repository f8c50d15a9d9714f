import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { MODES, THEMES } from "#domain/preferences/preferences.ts";
import { pairsOf } from "../support/sampling/pairwise.ts";
import { looksOf, WIDTHS } from "./looks.ts";
import { README_SHOTS } from "./readme-shots.ts";
import { looksOfShot, SHOTS } from "./screens-and-states.ts";
import { LABEL, sheetLayouts, THUMBNAIL, WEBP_MAX_PX } from "./sheet-layout.ts";

/** `npm run pictures`: which pictures it takes, and how they lie on contact sheets. */
const NAMES = SHOTS.map(({ name }) => name);

describe("looks", () => {
  const drawn = SHOTS.filter(({ look, widths }) => !look && !widths);
  const looks = drawn.flatMap(({ name }) => looksOf(name, false));

  it("show each screen at every width, in every theme, in both modes of both languages", () => {
    for (const { name } of drawn) {
      const own = looksOf(name, false);
      expect(own.map(({ width }) => width)).toEqual([...WIDTHS]);
      expect(own.map(({ theme }) => theme).sort()).toEqual([...THEMES].sort());
      expect(new Set(own.map(({ mode, language }) => `${mode} ${language}`)).size).toBe(4);
    }
  });

  it("have every pair of values about equally often", () => {
    const counts = new Map<string, number>();
    for (const pair of looks.flatMap(pairsOf)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
    const sizes: Record<string, number> = { width: 4, theme: 4, mode: 2, language: 2 };
    // 4 x 4 + 4 x (4 x 2) + 2 x 2.
    expect(counts.size).toBe(52);
    const uneven = [...counts].filter(([pair, count]) => {
      const [[one], [other]] = JSON.parse(pair) as [[string], [string]];
      const share = (count * sizes[one]! * sizes[other]!) / looks.length;
      return share < 0.5 || share > 1.5;
    });
    expect(uneven).toEqual([]);
  });

  it("show the default look on a laptop and on a phone", () => {
    for (const width of [1440, 390])
      expect(looks).toContainEqual(
        expect.objectContaining({ width, theme: "dark", mode: "creator" }),
      );
  });

  it("follow from the name alone", () => {
    expect(looksOf("visitor-spaces", false).map((look) => Object.values(look).join(" "))).toEqual([
      "360 gray-subtle easy en",
      "390 dark creator en",
      "768 teal-calm creator es",
      "1440 light easy es",
    ]);
    expect(
      new Set(drawn.map(({ name }) => JSON.stringify(looksOf(name, false)))).size,
    ).toBeGreaterThan(drawn.length / 2);
  });

  it("are all combinations in the long run", () => {
    const all = looksOf("visitor-spaces", true);
    expect(all.length).toBe(WIDTHS.length * THEMES.length * MODES.length * 2);
    expect(new Set(all.map((look) => JSON.stringify(look))).size).toBe(all.length);
  });
});

describe("names", () => {
  it("are unique, and names of folders", () => {
    expect(NAMES.filter((name, index) => NAMES.indexOf(name) !== index)).toEqual([]);
    expect(NAMES.filter((name) => !/^[\w.-]+$/.test(name))).toEqual([]);
  });

  it("have a look each", () => {
    expect(SHOTS.filter((shot) => looksOfShot(shot).length === 0)).toEqual([]);
  });
});

describe("contact sheets", () => {
  const screens = (looks: number) =>
    NAMES.map((screen) => ({
      screen,
      looks: Array.from({ length: looks }, (_, at) => `${at}.png`),
    }));

  it.each([1, 4, 64])("hold each screen's %i pictures once, within WebP's size", (count) => {
    const sheets = sheetLayouts(screens(count));
    for (const { width, height, places } of sheets) {
      expect(Math.max(width, height)).toBeLessThanOrEqual(WEBP_MAX_PX);
      expect(new Set(places.map(({ left, top }) => `${left} ${top}`)).size).toBe(places.length);
      for (const { left, top } of places) {
        expect(left + THUMBNAIL.width).toBeLessThanOrEqual(width);
        expect(top + LABEL + THUMBNAIL.height).toBeLessThanOrEqual(height);
      }
    }
    const placed = sheets.flatMap(({ places }) => places.map(({ screen, look }) => screen + look));
    expect(placed.length).toBe(NAMES.length * count);
    expect(new Set(placed).size).toBe(placed.length);
  });

  it("are few where each screen has four", () => {
    expect(sheetLayouts(screens(4)).length).toBe(Math.ceil(NAMES.length / 6));
  });
});

describe("docs", () => {
  it("names an entry for each of the fifteen parts of the look", () => {
    const rows = fs.readFileSync("docs/pictures.md", "utf8").matchAll(/^\|([^|]*)\| `([^`]+)`/gm);
    const [parts, entries]: [number[], string[]] = [[], []];
    for (const [, part, entry] of rows) {
      if (part!.trim()) parts.push(parseInt(part!));
      entries.push(entry!);
    }
    expect(parts).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    expect(entries.filter((entry) => !NAMES.includes(entry))).toEqual([]);
  });

  it("has README's pictures", () => {
    const shown = [...fs.readFileSync("README.md", "utf8").matchAll(/docs\/pictures\/(\S+?)\)/g)];
    expect(shown.map(([, file]) => file).sort()).toEqual(
      README_SHOTS.map(({ name }) => `${name}.webp`).sort(),
    );
    expect(fs.readdirSync("docs/pictures").sort()).toEqual(shown.map(([, file]) => file).sort());
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  brightnessOf,
  CUBE_POINTS,
  gradeColor,
  hueOf,
  NO_LOOK,
  writeCube,
  type LookNumbers,
  type Rgb,
} from "./look.ts";

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const triple = (min: number, max: number) =>
  fc.tuple(between(min, max), between(min, max), between(min, max));
const colour = triple(0, 1);
const tint = fc.record({ hue: between(0, 360), amount: between(0, 0.3) });

/** Any look within its documented ranges. */
const look: fc.Arbitrary<LookNumbers> = fc.record({
  lift: triple(-0.15, 0.25),
  gamma: triple(0.6, 1.6),
  gain: triple(0.7, 1.25),
  contrast: between(0.6, 1.6),
  saturation: between(0, 1.8),
  shadows: tint,
  lights: tint,
  balance: between(-0.5, 0.5),
  hues: fc.array(
    fc.record({
      around: between(0, 360),
      reach: between(10, 180),
      turn: between(-60, 60),
      saturation: between(0, 2),
    }),
    { maxLength: 3 },
  ),
});

/** A reader of `.cube` files that follows the specification's text and shares nothing with the writer. */
function readCube(text: string) {
  let [size, title] = [0, ""];
  const domain: Record<string, number[]> = {};
  const points: number[][] = [];
  for (const line of text.split("\n")) {
    expect(line.length).toBeLessThanOrEqual(250);
    expect(line).toMatch(/^[\x20-\x7e]*$/);
    if (line === "" || line.startsWith("#")) continue;
    const [word, ...rest] = line.split(/\s+/);
    if (word === "TITLE") title = /^TITLE "([^"]*)"$/.exec(line)![1]!;
    else if (word === "LUT_3D_SIZE") size = Number(rest[0]);
    else if (/^[A-Z]/.test(word!)) domain[word!] = rest.map(Number);
    else points.push(line.split(/\s+/).map(Number));
  }
  const at = (red: number, green: number, blue: number) =>
    points[red + green * size + blue * size * size]!;
  return { size, title, domain, points, at };
}

describe("a look", () => {
  it("gives colours from 0 to 1, whatever its numbers", () => {
    fc.assert(
      fc.property(look, colour, (numbers, given) => {
        for (const channel of gradeColor(numbers, given)) {
          expect(channel).toBeGreaterThanOrEqual(0);
          expect(channel).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 400 },
    );
  });

  it("without numbers gives every colour back", () => {
    fc.assert(
      fc.property(colour, (given) => {
        gradeColor(NO_LOOK, given).forEach((channel, index) =>
          expect(channel).toBeCloseTo(given[index]!, 12),
        );
      }),
    );
  });

  it("without tints never makes the brighter of two grays the darker one", () => {
    const plain = fc.tuple(look, between(0, 1)).map(([numbers, saturation]) => ({
      ...numbers,
      saturation,
      hues: [],
      shadows: NO_LOOK.shadows,
      lights: NO_LOOK.lights,
    }));
    const gray = (value: number): Rgb => [value, value, value];
    fc.assert(
      fc.property(plain, between(0, 1), between(0, 1), (numbers, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(brightnessOf(gradeColor(numbers, gray(high)))).toBeGreaterThanOrEqual(
          brightnessOf(gradeColor(numbers, gray(low))) - 1e-9,
        );
      }),
      { numRuns: 400 },
    );
  });

  it("leaves grays gray when only hues change", () => {
    fc.assert(
      fc.property(look, between(0, 1), ({ hues }, value) => {
        const graded = gradeColor({ ...NO_LOOK, hues }, [value, value, value]);
        for (const channel of graded) expect(channel).toBeCloseTo(value, 9);
      }),
    );
  });

  it("keeps brightness when hues turn or saturation changes, where nothing is clipped", () => {
    const middle = triple(0.4, 0.6);
    fc.assert(
      fc.property(middle, between(0, 1.4), between(-60, 60), (given, saturation, turn) => {
        const hues = [{ around: 180, reach: 180, turn, saturation: 1 }];
        const graded = gradeColor({ ...NO_LOOK, saturation, hues }, given);
        expect(brightnessOf(graded)).toBeCloseTo(brightnessOf(given), 9);
      }),
    );
  });

  it("does what each number says", () => {
    const gray: Rgb = [0.5, 0.5, 0.5];
    const dark: Rgb = [0.2, 0.2, 0.2];
    const light: Rgb = [0.8, 0.8, 0.8];
    const change = (part: Partial<LookNumbers>, given: Rgb) =>
      gradeColor({ ...NO_LOOK, ...part }, given);
    expect(change({ lift: [0.1, 0.1, 0.1] }, [0, 0, 0])).toEqual([0.1, 0.1, 0.1]);
    expect(change({ lift: [0.1, 0.1, 0.1] }, [1, 1, 1])).toEqual([1, 1, 1]);
    expect(change({ gain: [0.8, 0.8, 0.8] }, [1, 1, 1])).toEqual([0.8, 0.8, 0.8]);
    expect(change({ gamma: [1.4, 1, 1] }, gray)[0]).toBeGreaterThan(0.5);
    expect(change({ contrast: 1.4 }, gray)[0]).toBeCloseTo(0.5, 9);
    expect(change({ contrast: 1.4 }, dark)[0]).toBeLessThan(0.2);
    expect(change({ contrast: 1.4 }, light)[0]).toBeGreaterThan(0.8);
    const [red, green, blue] = change({ saturation: 0 }, [0.9, 0.2, 0.1]);
    expect([green, blue]).toEqual([red, red]);
    // A tint of the shadows colours them, and lights hardly.
    const blueShadows = { shadows: { hue: 240, amount: 0.2 } };
    const spread = (given: Rgb) => {
      const graded = change(blueShadows, given);
      return graded[2] - graded[0];
    };
    expect(spread(dark)).toBeGreaterThan(0.05);
    expect(spread(light)).toBeLessThan(spread(dark) / 5);
    // Only colours within reach of a hue change.
    const hues = [{ around: 0, reach: 40, turn: 30, saturation: 1 }];
    expect(hueOf(change({ hues }, [0.7, 0.3, 0.3]))).toBeGreaterThan(15);
    const blueish: Rgb = [0.3, 0.3, 0.7];
    expect(change({ hues }, blueish)).toEqual(blueish);
  });
});

describe("a .cube file", () => {
  it("is read again as the grid of its look, red first", () => {
    const warm: LookNumbers = {
      ...NO_LOOK,
      gain: [1.1, 1, 0.8],
      contrast: 1.2,
      lights: { hue: 40, amount: 0.2 },
    };
    const cube = readCube(writeCube(warm, 9, 'Neon "Taquería" ☀'));
    expect(cube.size).toBe(9);
    expect(cube.title).toBe("Neon 'Taqueria' ");
    expect(cube.domain).toEqual({ DOMAIN_MIN: [0, 0, 0], DOMAIN_MAX: [1, 1, 1] });
    expect(cube.points).toHaveLength(9 ** 3);
    for (const [red, green, blue] of [
      [0, 0, 0],
      [8, 0, 0],
      [0, 8, 0],
      [1, 4, 7],
      [8, 8, 8],
    ] as const)
      gradeColor(warm, [red / 8, green / 8, blue / 8]).forEach((channel, index) =>
        expect(cube.at(red, green, blue)[index]).toBeCloseTo(channel, 5),
      );
  });

  it("of no look is the identity", () => {
    const { size, at } = readCube(writeCube(NO_LOOK, CUBE_POINTS, "Identity"));
    for (let red = 0; red < size; red += 4)
      for (let green = 0; green < size; green += 4)
        for (let blue = 0; blue < size; blue += 4)
          [red, green, blue].forEach((step, index) =>
            expect(at(red, green, blue)[index]).toBeCloseTo(step / (size - 1), 5),
          );
  });

  it("has from 2 to 256 points along an edge", () => {
    expect(readCube(writeCube(NO_LOOK, 2, "")).points).toHaveLength(8);
    for (const size of [1, 0, -3, 2.5, 257, Number.NaN])
      expect(() => writeCube(NO_LOOK, size, "")).toThrow(RangeError);
  });
});

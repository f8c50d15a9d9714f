/**
 * Looks: colour grades that are described by a few numbers, and the file that video programs read them
 * from. Colours are red, green and blue from 0 to 1, as stored (gamma-encoded, Rec. 709).
 */

export type Rgb = readonly [red: number, green: number, blue: number];

/** A tint of the shadows or of the lights. */
export interface LookTint {
  /** Degrees on the colour wheel: 0 red, 120 green, 240 blue. */
  hue: number;
  /** 0 (none) to 0.3: how far colours are moved towards the hue. Brightness stays. */
  amount: number;
}

/** A change of the colours around one hue; grays have none and stay. */
export interface LookHue {
  /** Degrees: the middle of the colours that change. */
  around: number;
  /** Degrees, 10 to 180: how far from the middle the change fades out. */
  reach: number;
  /** Degrees, -60 to 60: by how much their hue turns. */
  turn: number;
  /** 0 to 2: their saturation, 1 unchanged. */
  saturation: number;
}

/** Steps of a grade in the order in which they are applied. */
export interface LookNumbers {
  /** Added to blacks and not to whites, per channel: -0.15 to 0.25, 0 unchanged. */
  lift: Rgb;
  /** Exponent of the middle tones, per channel: 0.6 to 1.6, 1 unchanged, higher is brighter. */
  gamma: Rgb;
  /** Value of white, per channel: 0.7 to 1.25, 1 unchanged. */
  gain: Rgb;
  /** 0.6 to 1.6, 1 unchanged: steepness of a curve through black, middle gray and white. */
  contrast: number;
  /** 0 (black and white) to 1.8, 1 unchanged. */
  saturation: number;
  shadows: LookTint;
  lights: LookTint;
  /** -0.5 to 0.5: where shadows end and lights begin; above 0 more of the picture is shadow. */
  balance: number;
  hues: readonly LookHue[];
}

const NO_TINT: LookTint = { hue: 0, amount: 0 };

/** The look that changes nothing. */
export const NO_LOOK: LookNumbers = {
  lift: [0, 0, 0],
  gamma: [1, 1, 1],
  gain: [1, 1, 1],
  contrast: 1,
  saturation: 1,
  shadows: NO_TINT,
  lights: NO_TINT,
  balance: 0,
  hues: [],
};

/** Brightness of a colour as eyes weigh it (Rec. 709), 0 to 1. */
export const brightnessOf = ([red, green, blue]: Rgb): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** 0 below `from`, 1 above `to`, without a corner between. */
function ease(from: number, to: number, value: number): number {
  const part = clamp((value - from) / (to - from));
  return part * part * (3 - 2 * part);
}

/** A curve through 0, one half and 1. Steeper in the middle above 1, flatter below; it never falls. */
function bend(value: number, contrast: number): number {
  return value < 0.5
    ? 0.5 * (2 * value) ** contrast
    : 1 - 0.5 * Math.max(0, 2 - 2 * value) ** contrast;
}

/** The direction of a hue: a colour whose brightness is 0. */
function directionOf(hue: number): Rgb {
  const at = (shift: number) => {
    const place = (((hue / 60 + shift) % 6) + 6) % 6;
    return clamp(Math.abs(place - 3) - 1);
  };
  const colour: Rgb = [at(0), at(4), at(2)];
  const bright = brightnessOf(colour);
  return [colour[0] - bright, colour[1] - bright, colour[2] - bright];
}

/** Hue in degrees, 0 to 360; 0 for a gray. */
export function hueOf([red, green, blue]: Rgb): number {
  const high = Math.max(red, green, blue);
  const spread = high - Math.min(red, green, blue);
  if (spread === 0) return 0;
  const sixth =
    high === red
      ? (green - blue) / spread
      : high === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  return (sixth * 60 + 360) % 360;
}

/** The colours around one hue changed; brightness and the share of white in them stay. */
function turnHue(colour: Rgb, { around, reach, turn, saturation }: LookHue): Rgb {
  const low = Math.min(...colour);
  const spread = Math.max(...colour) - low;
  if (spread === 0) return colour;
  const hue = hueOf(colour);
  const apart = Math.abs(((hue - around + 540) % 360) - 180);
  const weight = 1 - ease(0, reach, apart);
  if (weight === 0) return colour;
  const bright = brightnessOf(colour);
  const angle = (turn * weight * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // A rotation around the axis of grays.
  const [red, green, blue] = colour;
  const third = (red + green + blue) / 3;
  const across = 1 / Math.sqrt(3);
  const turned: Rgb = [
    third + (red - third) * cos + (blue - green) * across * sin,
    third + (green - third) * cos + (red - blue) * across * sin,
    third + (blue - third) * cos + (green - red) * across * sin,
  ];
  const shift = bright - brightnessOf(turned);
  const strength = 1 + (saturation - 1) * weight;
  const strong = (value: number) => bright + (value + shift - bright) * strength;
  return [strong(turned[0]), strong(turned[1]), strong(turned[2])];
}

/**
 * A colour with a look.
 *
 * Every channel stays within 0 and 1. {@link NO_LOOK} returns the colour unchanged. A look without
 * tints and with a saturation of at most 1 never grades a brighter gray darker.
 */
export function gradeColor(look: LookNumbers, colour: Rgb): Rgb {
  const { lift, gamma, gain, contrast, saturation, shadows, lights, balance, hues } = look;
  const channel = (index: 0 | 1 | 2) => {
    const value = clamp(colour[index]);
    const lifted = Math.max(0, lift[index] + value * (gain[index] - lift[index]));
    const bright = gamma[index] === 1 ? lifted : lifted ** (1 / gamma[index]);
    return contrast === 1 ? bright : bend(Math.min(1, bright), contrast);
  };
  let [red, green, blue]: Rgb = [channel(0), channel(1), channel(2)];
  if (saturation !== 1) {
    const gray = brightnessOf([red, green, blue]);
    [red, green, blue] = [
      gray + (red - gray) * saturation,
      gray + (green - gray) * saturation,
      gray + (blue - gray) * saturation,
    ];
  }
  for (const hue of hues) [red, green, blue] = turnHue([red, green, blue], hue);
  const gray = clamp(brightnessOf([red, green, blue]));
  const light = ease(0.1 + balance / 2, 0.9 + balance / 2, gray);
  for (const [{ hue, amount }, weight] of [
    [shadows, 1 - light],
    [lights, light],
  ] as const) {
    if (amount === 0) continue;
    const [toRed, toGreen, toBlue] = directionOf(hue);
    // Black and white have no room for a tint.
    const strength = amount * weight * (0.35 + 2.6 * gray * (1 - gray));
    red += toRed * strength;
    green += toGreen * strength;
    blue += toBlue * strength;
  }
  return [clamp(red), clamp(green), clamp(blue)];
}

/** Points along each edge of the cube of a `.cube` file, as most programs expect. */
export const CUBE_POINTS = 33;

/** The letters of ASCII alone, which is all that the format knows. */
const plainTitle = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/"/g, "'")
    .replace(/[^\x20-\x7e]/g, "")
    .slice(0, 200);

/**
 * A look as a file after Adobe's "Cube LUT Specification 1.0": a text of lines, red changing fastest.
 *
 * @param size points along each edge, 2 to 256
 * @throws RangeError for another size
 */
export function writeCube(look: LookNumbers, size: number, title: string): string {
  if (!Number.isInteger(size) || size < 2 || size > 256)
    throw new RangeError(`a cube has 2 to 256 points along an edge, not ${size}`);
  const last = size - 1;
  const lines = [
    `TITLE "${plainTitle(title)}"`,
    `LUT_3D_SIZE ${size}`,
    "DOMAIN_MIN 0.0 0.0 0.0",
    "DOMAIN_MAX 1.0 1.0 1.0",
  ];
  for (let blue = 0; blue < size; blue += 1)
    for (let green = 0; green < size; green += 1)
      for (let red = 0; red < size; red += 1) {
        const graded = gradeColor(look, [red / last, green / last, blue / last]);
        lines.push(`${graded[0].toFixed(5)} ${graded[1].toFixed(5)} ${graded[2].toFixed(5)}`);
      }
  return `${lines.join("\n")}\n`;
}

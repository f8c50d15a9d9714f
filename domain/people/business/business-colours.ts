/** A colour of the palette, or a free one: `#rrggbb` in lower case. */
const HEX = /^#[0-9a-f]{6}$/;

/** Contrast with white that a main colour needs: white text stands on it (WCAG 1.4.3, AA). */
const MAIN_CONTRAST = 4.5;
/** Contrast with white that an accent needs: lines, marks and large text (WCAG 1.4.11, 1.4.3). */
const ACCENT_CONTRAST = 3;

/** Colours that pass MAIN_CONTRAST, so each can be either. */
export const BUSINESS_COLOURS = {
  clay: "#a8431f",
  chili: "#b3202c",
  bougainvillea: "#a81d6b",
  jacaranda: "#6a3fa0",
  talavera: "#1f4aa8",
  lagoon: "#0b6a84",
  cactus: "#1f6b3a",
  coffee: "#6b4423",
  night: "#27303f",
} as const;
export type BusinessColour = keyof typeof BUSINESS_COLOURS;

/** A colour in lower case; undefined for anything else. */
export function parseColour(typed: string): string | undefined {
  const colour = typed.trim().toLowerCase();
  return HEX.test(colour) ? colour : undefined;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrastOf(one: string, other: string): number {
  const [lighter, darker] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Whether a colour contrasts enough with white for its use. */
export const isLegible = (colour: string, use: "main" | "accent"): boolean =>
  contrastOf(colour, "#ffffff") >= (use === "main" ? MAIN_CONTRAST : ACCENT_CONTRAST);

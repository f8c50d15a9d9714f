import { BUSINESS_COLOURS } from "#domain/people/business/business-colours.ts";
import type { Business } from "#domain/people/business/business.ts";
import type { Palette } from "#domain/pictures/canvas.ts";

const PAPER = "#fffaf0";
const INK = "#1d1b24";

type Named = readonly [asks: RegExp, main: string, accent: string];

/** Moods that a prompt names, folded, in both languages; they count where it names no colour. */
const MOODS: readonly Named[] = [
  [/\b(calid[oa]s?|warm)\b/, "#a8431f", "#f2b84b"],
  [/\b(fri[oa]s?|fresc[oa]s?|cool|fresh)\b/, "#0b6a84", "#8fd3c8"],
  [/\b(oscur[oa]s?|elegantes?|dark|elegant)\b/, "#27303f", "#d9b56a"],
];

/** Colours that a prompt names, folded, in both languages. */
const COLOURS: readonly Named[] = [
  [/\b(rojo|roja|rojos|red)\b/, "#b3202c", "#f2b84b"],
  [/\b(rosa|rosado|fucsia|pink)\b/, "#a81d6b", "#f7b7cf"],
  [/\b(morad[oa]s?|violeta|lila|purple|violet)\b/, "#6a3fa0", "#e6c46a"],
  [/\b(azul|azules|blue)\b/, "#1f4aa8", "#f2c94c"],
  [/\b(verde|verdes|green)\b/, "#1f6b3a", "#f2c94c"],
  [/\b(naranjas?|anaranjad[oa]s?|orange)\b/, "#c84e00", "#ffc266"],
  [/\b(amarill[oa]|dorad[oa]|yellow|gold(?:en)?)\b/, "#8a5a00", "#ffd65c"],
  [/\b(cafe claro|marron|brown)\b/, "#6b4423", "#e7c79a"],
  [/\b(negr[oa]s?|black)\b/, "#27303f", "#d9b56a"],
];

/** Colours if neither the prompt nor the business has one; each version has another pair. */
const USUAL: readonly [main: string, accent: string][] = [
  [BUSINESS_COLOURS.clay, "#f2b84b"],
  [BUSINESS_COLOURS.talavera, "#f2c94c"],
  [BUSINESS_COLOURS.cactus, "#f2c94c"],
  [BUSINESS_COLOURS.bougainvillea, "#f7d070"],
  [BUSINESS_COLOURS.lagoon, "#ffd9a0"],
];

/** The colours of a folded text in its order, the second one as the accent; else those of its mood. */
function namedIn(folded: string): { main: string; accent: string } | undefined {
  const [first, second] = COLOURS.map((colour) => ({ colour, at: folded.search(colour[0]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ colour }) => colour);
  const [, main, accent] = first ?? MOODS.find(([asks]) => asks.test(folded)) ?? [];
  return main && accent ? { main, accent: second?.[1] ?? accent } : undefined;
}

/** Whether a text after `fold` names a colour. */
export const namesColour = (folded: string): boolean => namedIn(folded) !== undefined;

/**
 * The colours of a picture: those that the conversation named last, else the business's own, else
 * usual ones.
 *
 * @param instructions after `fold`
 */
export function paletteOf(
  instructions: readonly string[],
  business: Business | undefined,
  seed: number,
): Palette {
  const named = instructions.map(namedIn).findLast((found) => found !== undefined);
  if (named) return { ...named, paper: PAPER, ink: INK };
  const [main, accent] = USUAL[seed % USUAL.length]!;
  return {
    main: business?.mainColour ?? main,
    accent: business?.mainColour ? (business.accentColour ?? "#f2c94c") : accent,
    paper: PAPER,
    ink: INK,
  };
}

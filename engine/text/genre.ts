import type { Asked } from "#engine/asked.ts";

/** Tone of a text towards its reader. */
export const TEXT_TONES = ["warm", "formal", "playful"] as const;
export type TextTone = (typeof TEXT_TONES)[number];

export const LENGTHS = ["short", "long"] as const;
export type Length = (typeof LENGTHS)[number];

/** Slots that a template may be filled with. */
export const SLOTS = [
  /** Subject of the text: a dish, a product, a service, an event. */
  "what",
  /** The recipient. */
  "name",
  "price",
  "discount",
  "date",
  "until",
  "time",
  "phone",
  /** Words quoted in the prompt: a review, a complaint. */
  "quote",
  /** The business's own: its name, address, town, opening hours. */
  "business",
  "address",
  "town",
  "hours",
] as const;
export type Slot = (typeof SLOTS)[number];
export type Facts = Readonly<Partial<Record<Slot, string>>>;

/**
 * A template: text with `{slot}`, which is left as a blank in brackets where nothing is known;
 * `[[ … {slot} … ]]`, which is left out unless each of its slots is known; and `<a|b|c>`, of which the
 * seed chooses one, so that two texts in a row differ. `[words]` is a blank that only the reader can
 * fill in. Markdown.
 */
export type Template = string;

/** A genre's templates in one language. */
export type Templates = Readonly<Record<TextTone, Readonly<Record<Length, Template>>>>;

/** A kind of text that a business needs. */
export interface Genre extends Asked {
  es: Templates;
  en: Templates;
}

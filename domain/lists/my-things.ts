/** The sections of "My things", in their order. */
export const THING_SECTIONS = [
  "apps",
  "perks",
  "bought",
  "made",
  "downloads",
  "creations",
  "pages",
] as const;
export type ThingSection = (typeof THING_SECTIONS)[number];

/** Rows of each section where all are shown; a section on its own is paged. */
export const THINGS_AT_FIRST = 5;

/** The section in the address; undefined for all. */
export const parseSection = (value: string | null): ThingSection | undefined =>
  THING_SECTIONS.find((section) => section === value);

/** A page in the address, from 1; anything else is page 1. */
export function parsePage(value: string | null): number {
  return /^[1-9]\d{0,4}$/.test(value ?? "") ? Number(value) : 1;
}

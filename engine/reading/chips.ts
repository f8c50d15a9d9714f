import type { Locale } from "#domain/preferences/preferences.ts";
import type { Range } from "./folded.ts";

/** Fields that are read from a prompt, besides its language and kind. */
export const CHIP_FIELDS = [
  "genre",
  "operation",
  "source",
  "product",
  "name",
  "price",
  "discount",
  "date",
  "until",
  "time",
  "phone",
  "tone",
  "length",
] as const;
export type ChipField = (typeof CHIP_FIELDS)[number];

/** One thing that was understood, and the words that say so: `prompt.slice(from, to)`. */
export interface Chip extends Range {
  field: ChipField;
  /** For machines: `2026-05-03`, `17:00`, `249 MXN`, `20%`, a genre's id. */
  value: string;
  /** Text for people. */
  shown: Readonly<Record<Locale, string>>;
}

/** A chip that reads the same in both languages. */
export const plainChip = (field: ChipField, value: string, range: Range, shown = value): Chip => ({
  field,
  value,
  shown: { es: shown, en: shown },
  from: range.from,
  to: range.to,
});

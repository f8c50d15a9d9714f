import type { ItemKind } from "#domain/items/catalogue.ts";
import { fold } from "./text-fold.ts";

/** One item in the search index. */
export interface SearchRecord {
  id: string;
  type: ItemKind;
  title: string;
  description: string;
  /** The creator of an artifakt; the stored type of other kinds. */
  subtitle: string;
  /** Path of the item's page. */
  url: string;
  image?: string;
  metadata: {
    /** Artifakts: whole MXN, 0 is free. */
    price?: number;
    /** Artifakts: tenths. */
    rating?: number;
    /** Artifakts without a file. */
    isSample?: boolean;
    /** Spaces. */
    userCount?: number;
  };
}

/** A record with its texts folded in advance, so that a keystroke only compares strings. */
export interface IndexedRecord {
  record: SearchRecord;
  /** Title, description and subtitle, folded and joined with {@link BETWEEN}. */
  text: string;
  /** End positions of title and description in `text`. */
  ends: readonly [title: number, description: number];
}

/** Builds the index, in the order of the records. */
export const indexRecords = (records: readonly SearchRecord[]): IndexedRecord[] =>
  records.map((record) => {
    const title = fold(record.title);
    const description = fold(record.description);
    const text = [title, description, fold(subtitleWords(record.subtitle))].join(BETWEEN);
    return {
      record,
      text,
      ends: [title.length, title.length + BETWEEN.length + description.length],
    };
  });

/**
 * Separator of the fields. `searchedText` removes control characters, so no match can span two
 * fields.
 */
const BETWEEN = "\u0000";

/** Stored types have underscores: `customer_service`. */
const subtitleWords = (subtitle: string) => subtitle.replaceAll("_", " ");

/**
 * Where a record has all words: 0 in its title, 1 in title and description together, 2 in its subtitle;
 * undefined if nowhere.
 */
export function placeOf(
  words: readonly string[],
  { text, ends: [title, description] }: IndexedRecord,
): 0 | 1 | 2 | undefined {
  let last = 0;
  for (const word of words) {
    const at = text.indexOf(word);
    if (at === -1) return undefined;
    last = Math.max(last, at);
  }
  if (last < title) return 0;
  if (last < description) return 1;
  return words.every((word) => text.includes(word, description)) ? 2 : undefined;
}

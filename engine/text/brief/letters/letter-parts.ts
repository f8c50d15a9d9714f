import type { Locale } from "#domain/preferences/preferences.ts";
import { polite } from "#engine/text/brief/lines.ts";
import type { Brief } from "#engine/text/brief/read-brief.ts";

/** Parts of a letter, from its greeting to its closing. */
export interface Parts {
  greeting?: string | undefined;
  /** One or more sentences; empty for none. */
  opening: string;
  /** Clauses, without a point. */
  said: readonly string[];
  closing: string;
  /** Whether `said` is a list. */
  isList?: boolean;
}
export interface LetterOptions {
  isFormal: boolean;
  /** The business's phone, for answers. */
  phone: string | undefined;
}
/** Writes the parts of a letter of one kind. */
export type Letter = (brief: Brief, options: LetterOptions) => Parts;

/** Clauses as they are, requests politely. */
export const asSaid = ({ clauses }: Brief, locale: Locale): string[] =>
  clauses.map(({ text, isWish }) => {
    if (isWish) return polite(text, locale);
    return text
      .replace(
        /^(?:a (?:mi|el|la|un|una) \p{L}+ )?(?:pidiendo|pide|pedir)(?:les?)? que\s+/iu,
        "Le pido que ",
      )
      .replace(/^asking (?:them |him |her )?to\s+/i, "Please ")
      .replace(/^asking (?:them |him |her )?for\s+/i, "We kindly ask for ");
  });

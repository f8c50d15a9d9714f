/** The least that a quote must be: shorter ones are found by chance. */
const QUOTE_MIN_CHARACTERS = 8;

/**
 * A quote as the text has it, word for word; only white space between words may differ.
 *
 * @returns the text's own words; undefined where they are not in it, or are too few to be a quote
 */
export function findVerbatim(quote: string, text: string): string | undefined {
  const words = quote.trim().split(/\s+/);
  const isWholeLine = text.split("\n").some((line) => line.trim() === quote.trim());
  if (!isWholeLine && words.join(" ").length < QUOTE_MIN_CHARACTERS) return undefined;
  if (words[0] === "") return undefined;
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("\\s+");
  return new RegExp(pattern, "u").exec(text)?.[0];
}

/** Facts that must not be invented: web addresses, mail addresses and numbers. */
const FACTS = /https?:\/\/\S+|www\.\S+|\b[\w-]+(?:\.[a-z]{2,})+\b\S*|\S+@\S+|\d[\d.,:/-]*\d|\d/giu;

/**
 * Whether every number and address of a text occurs in its sources, so that no price, time or link
 * is invented or injected by a document.
 */
export function isGrounded(text: string, sources: readonly string[]): boolean {
  const all = sources.join("\n").toLowerCase();
  return (text.match(FACTS) ?? []).every((fact) =>
    all.includes(fact.toLowerCase().replace(/[.,:;!?)\]]+$/u, "")),
  );
}

import { fold } from "./folded.ts";

/** "Write Free entry instead of the price", "en vez del precio pon Pago voluntario". */
const PATTERNS: readonly RegExp[] = [
  /(?:write|put|say|show|use|escrib[ea]|pon(?:le|ga)?|que diga|di) (.{2,60}?),? (?:instead of|in place of|en vez del?|en lugar del?) (?:the |el |la )?(price|precio|date|fecha|time|hora)\b/,
  /(?:instead of|in place of|en vez del?|en lugar del?) (?:the |el |la )?(price|precio|date|fecha|time|hora)\b,? (?:write|put|say|show|use|escrib[ea]|pon(?:le|ga)?|que diga|di) (.{2,60}?)(?=[.,;\n]|$)/,
];
const FIELDS: Readonly<Record<string, "price" | "date" | "time">> = {
  price: "price",
  precio: "price",
  date: "date",
  fecha: "date",
  time: "time",
  hora: "time",
};

/** The words that a follow-up wants in the place of a fact, as typed. */
export function readInstead(
  prompt: string,
): { field: "price" | "date" | "time"; words: string } | undefined {
  const folded = fold(prompt);
  for (const [index, pattern] of PATTERNS.entries()) {
    const match = pattern.exec(folded);
    const [words, name] = index === 0 ? [match?.[1], match?.[2]] : [match?.[2], match?.[1]];
    if (!match || !words || !name) continue;
    const from = folded.indexOf(words, match.index);
    const typed = prompt.slice(from, from + words.length).replace(/^["«“]|["»”]$/g, "");
    return { field: FIELDS[name]!, words: typed };
  }
  return undefined;
}

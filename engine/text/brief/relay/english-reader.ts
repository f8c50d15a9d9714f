import { fold } from "#engine/reading/folded.ts";
import type { Reader } from "./relayed.ts";

/** Words at which the name of a reader has ended. */
const ENDS =
  /^(?:that|if|whether|where|when|how|why|what|which|to|for|about|of|who|whose|asking|telling|saying|with|her|his|he|she|they|we|we're|we'll|we've|i|i'm|i'll|i've|our|their|it|it's|the|there|this|these|you|your|my|know|because|not|on|in|at|and|but|before|after|regarding|confirming|a|an|all|\d.*)$/;
const DETERMINERS = /^(?:my|our|the|an?|all|every|each|his|her|their|some|this)$/;
const FIRMS =
  /\b(?:suppliers?|vendors?|company|bank|landlord|landlady|wholesaler|distributor|manufacturer|provider|city|insurance|airline|agency|accountant|printers?|contractor|factory|farms?|foods?|supply)\b/;
const MANY =
  /^(?:everyone|everybody|people|team|staff|crew|class|group|customers|clients|guests|patients|members|neighbou?rs|employees|parents|students|followers|subscribers|families)$/;
const WORDS_MAX = 6;

/** Reads whom a text is for: up to what is said to them. */
export function readEnglishReader(
  prompt: string,
  from: number,
): { reader: Reader; to: number } | undefined {
  const words = [...prompt.slice(from).matchAll(/\S+/g)].slice(0, WORDS_MAX + 2).map((match) => ({
    typed: match[0].replace(/[,;:]+$/, ""),
    folded: fold(match[0]).replace(/[,.;:]+$/, ""),
    to: from + match.index + match[0].replace(/[,;:]+$/, "").length,
    isLast: /[,;:]$/.test(match[0]),
  }));
  let at = 0;
  while (at < words.length && DETERMINERS.test(words[at]!.folded)) at += 1;
  const hasDeterminer = at > 0;
  let end = at;
  for (; end < words.length; end += 1) {
    const { folded, typed } = words[end]!;
    // "Mr. and Mrs. Ortiz".
    const joins =
      /^(?:and|&)$/.test(folded) &&
      /^\p{Lu}/u.test(words[end - 1]?.typed ?? "") &&
      /^\p{Lu}/u.test(words[end + 1]?.typed ?? "");
    if (joins) continue;
    if (end > at && ENDS.test(folded)) break;
    if (end === at && ENDS.test(folded)) return undefined;
    // "Tell Maria she left…": a name without an article is of words with capitals.
    // "Tell the team tomorrow's shift…": a group ends with its name.
    const wasGroup = end > at && MANY.test(words[end - 1]!.folded) && !MANY.test(folded);
    if (wasGroup && !/^(?:and|&)$/.test(folded)) break;
    const wasName = end > at && /^\p{Lu}/u.test(words[end - 1]!.typed) && !hasDeterminer;
    if (wasName && !/^\p{Lu}|^(?:and|&)$/u.test(typed)) break;
    if (words[end]!.isLast) {
      end += 1;
      break;
    }
  }
  const taken = words.slice(at, end);
  const last = taken.at(-1);
  if (!last) return undefined;
  const names = taken
    .filter(
      ({ typed }, index) => /^\p{Lu}/u.test(typed) || (index > 0 && /^(?:and|&)$/.test(typed)),
    )
    .map(({ typed }) => typed);
  const phrase = taken.map(({ folded }) => folded).join(" ");
  const isMany =
    MANY.test(last.folded) ||
    words.slice(0, at).some(({ folded }) => folded === "all") ||
    (names.length === 0 && /[^s]s$/.test(last.folded));
  return {
    reader: {
      name: names.length > 0 && !isMany ? names.join(" ") : undefined,
      isMany,
      isFirm: FIRMS.test(phrase),
      relative: undefined,
    },
    to: last.to,
  };
}

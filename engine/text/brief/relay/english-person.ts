/* From "her order is late" to "your order is late": a text about its reader becomes one to them. */

const VERB_AFTER_YOU: readonly (readonly [RegExp, string])[] = [
  [/^is(?=n't|\s)/i, "are"],
  [/^was(?=n't|\s)/i, "were"],
  [/^has(?=n't|\s)/i, "have"],
  [/^does(?=n't|\s)/i, "do"],
];
/** Verbs that end in "s" in every person, or are none. */
const KEEPS_S = /(?:ss|us|is|as|was|always|sometimes|perhaps|'s|us|this)$/i;
/** Words between a subject and its verb. */
const ADVERB =
  /^(?:(?:just|also|still|already|always|never|only|really|now|probably|kindly|often)\s+)+/i;
/** Words that follow "her" and "his" where it is no possessive. */
const NO_NOUN =
  /^(?:$|[.,;:!?)]|(?:to|that|if|for|at|in|on|by|with|about|when|before|after|and|or|but|know|from|until|again|back|because|since|than|so|who|is|was|unless|via|through|without|a|an|the|our|any|some|it|this|today|tomorrow|tonight|yesterday|now|soon|as|we|our)(?![a-z]))/i;

/** "She comes" without "she", in the form that follows "you": "come". */
function forYou(verb: string): string {
  for (const [pattern, form] of VERB_AFTER_YOU)
    if (pattern.test(verb)) return verb.replace(pattern, form);
  const [word = ""] = /^[a-z]+/i.exec(verb) ?? [];
  if (!/s$/.test(word) || KEEPS_S.test(word) || word.length < 3) return verb;
  const base = /(?:ss|sh|ch|x|o|z)es$/.test(word)
    ? word.slice(0, -2)
    : /[^aeiou]ies$/.test(word)
      ? `${word.slice(0, -3)}y`
      : word.slice(0, -1);
  return base + verb.slice(word.length);
}

/**
 * Puts words about a reader into the second person.
 *
 * @param isMany the readers are several: "they" and "their" are theirs
 */
export function toSecondPerson(text: string, isMany: boolean): string {
  const isNamedSingular = /(?<![\w'])(?:he|she|his|her|him)(?![\w])/i.test(text);
  const subjects = isMany || !isNamedSingular ? "(?:he|she|they)" : "(?:he|she)";
  const shifted = text
    .replace(
      new RegExp(
        `(?<![\\w'])${subjects}('s|'re|'ll|'ve|'d)?\\s+(.*?)(?=(?<![\\w'])${subjects}[\\s']|$)`,
        "gis",
      ),
      (_, short: string = "", rest: string) => {
        const adverb = ADVERB.exec(rest)?.[0] ?? "";
        const verb = rest.slice(adverb.length);
        const form = short.toLowerCase();
        // "She's left" is "you have left" only before a participle, which a rule cannot tell: "you're".
        const joined =
          form === "'s"
            ? /^(?:been|got|had|left|made|paid|won)\b/i.test(verb)
              ? "'ve"
              : "'re"
            : form;
        return `you${joined} ${adverb}${form ? verb : forYou(verb)}`;
      },
    )
    .replace(/(?<![\w'])(?:himself|herself)(?!\w)/gi, "yourself")
    .replace(/(?<![\w'])hers(?!\w)/gi, "yours")
    .replace(/(?<![\w'])(?:him)(?!\w)/gi, "you")
    .replace(/(?<![\w'])his(?!\w)/gi, "your")
    .replace(
      /(?<![\w'])her(?!\w)\s?(?=(.*))/gis,
      (whole, rest: string) =>
        `${NO_NOUN.test(rest.trimStart()) ? "you" : "your"}${/\s$/.test(whole) ? " " : ""}`,
    );
  const plural =
    isMany || !isNamedSingular
      ? shifted
          .replace(/(?<![\w'])their(?!\w)/gi, "your")
          .replace(/(?<![\w'])theirs(?!\w)/gi, "yours")
      : shifted;
  const own = plural
    .replace(/(?<=\boff )next (?=(?:order|visit|purchase|appointment|booking)\b)/gi, "your next ")
    .replace(
      /(?<!\b(?:your|our|the|a|my|at|on|for|during) )next (?=(?:order|visit|purchase|appointment|booking)\b)/gi,
      "on your next ",
    );
  return isMany
    ? own.replace(
        /(?<=\b(?:to|for|with|see|tell|give|offer|remind|thank|help|call|let) )them(?!\w)/gi,
        "you",
      )
    : own;
}

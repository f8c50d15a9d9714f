import type { Range } from "./folded.ts";

/** Replaces what was already read: a private-use character that no prompt contains. */
const GAP = "\uE000";
const MAX_CHARACTERS = 60;
const LEAD =
  /^(?:\s|,|:)*(?:(?:de|del|para|por|sobre|acerca de|con|of|for|about|on|to) )?(?:fotos? de |photos? of |\d+ (?:preguntas|questions) (?:para saber (?:que|qué|lo que) (?:opinan|piensan) (?:del|de la|de)|sobre|about|for|para) )?(?:(?:el|la|los|las|un|una|unos|unas|mi|mis|nuestro|nuestra|nuestros|nuestras|the|a|an|my|our|some) )?/i;
/** Gap of what was read already, before the subject: "for Sunday *brunch*", "20% en *postres*". */
const GAP_LEAD =
  /^\uE000+[\s,:]+(?:(?:en|on|in|of|de|del)\s(?!(?:tono|espanol|español|ingl|english|spanish|tres|dos|two|three|a few)))?/i;
/** Words at which the subject has ended. */
const END =
  /[\uE000.,;:\n(«"“!?]|\s(?:que|para|por|desde|hasta|porque|cuando|donde|vigente|valid[oa]|en (?:tres|dos|pocas|tono|espanol|español|ingl[eé]s)|with|that|who|which|until|from|because|when|valid|in (?:three|two|a few|english|spanish))\s/iu;
/** Words about the recipient, the place or the style, which are not the subject. */
const NO_SUBJECT =
  /^(?:que|so that|that|who|which|negocio$|business$|en|in|su|sus|his|her|their|mi cliente|client[ea]s?|clientas?|clientela|seguidores|todos|whatsapp|instagram|facebook|redes|equipo|customers?|regulars?|followers|everyone|team|social media|cort[oa]|formal|breve|short)(?![\p{L}])/iu;
const TRAIL =
  /(?:\s|^)(?:a|al|con|hasta|desde|para|por|en|el|la|los|las|de|del|y|o|solo|este|esta|at|until|with|from|by|on|for|and|or|the|only|this|of)$/iu;

/**
 * Subject of a text: the words after the genre, "oferta de *tacos al pastor* a $49".
 *
 * @param read ranges of the prompt that were read as something else
 * @param after where the words that ask for the genre end
 */
export function readSubject(
  prompt: string,
  read: readonly Range[],
  after: number,
): string | undefined {
  let rest = prompt;
  for (const { from, to } of read)
    rest = rest.slice(0, from) + GAP.repeat(to - from) + rest.slice(to);
  rest = rest.slice(after);
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.replace(LEAD, "").replace(GAP_LEAD, "");
  }
  const end = END.exec(`${rest} `);
  let subject = (end ? rest.slice(0, end.index) : rest).trim();
  for (let before = ""; before !== subject;) {
    before = subject;
    subject = subject.replace(TRAIL, "").trim();
  }
  if (subject.length < 3 || subject.length > MAX_CHARACTERS || NO_SUBJECT.test(subject)) {
    // "Historia de Instagram: enchiladas" tells it behind the colon.
    const colon = prompt.slice(after).search(/:\s/);
    return colon < 0 ? undefined : readSubject(prompt, read, after + colon + 1);
  }
  return /\p{L}/u.test(subject) ? subject : undefined;
}

/** Plain apostrophes quote only around whole words: "it's" and "'til" do not. */
const QUOTED = /[«“"]([^«»“”"]{3,600})[»”"]|(?<![\p{L}\d])['‘]([^'‘’]{3,600})['’](?![\p{L}\d])/u;

/** Words in quotation marks, with their range. */
export function readQuote(prompt: string): ({ text: string } & Range) | undefined {
  const match = QUOTED.exec(prompt);
  if (!match) return undefined;
  return {
    text: (match[1] ?? match[2]!).trim(),
    from: match.index,
    to: match.index + match[0].length,
  };
}

/** A person's name after "para" or "to", with a capital letter in the middle of a sentence. */
export function readName(prompt: string): ({ text: string } & Range) | undefined {
  const match =
    /(?<=\p{L}[^.!?\n]*\s)(?<!mencion\p{L}*\s)(?:para|a|cliente|to|for|customer)\s(?:(?:la |el )?(?:[Dd]on|[Dd]oña|señora|señor|[Ss]ra\.|[Ss]r\.|[Mm]rs?\.?|[Mm]s\.?) )?(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})?)(?![\p{L}])/u.exec(
      prompt,
    );
  const name = match?.[1];
  if (!match || !name || NOT_NAMES.test(name)) return undefined;
  const to = match.index + match[0].length;
  return { text: name, from: to - name.length, to };
}

/** Words with capital letters that are no person's name. */
const NOT_NAMES =
  /^(?:WhatsApp|Whatsapp|Instagram|Facebook|Google|Tiktok|Navidad|Pascua|Halloween|Christmas|Easter|Spanish|English|Español|Inglés|Mother|Father|Valentine|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)/;

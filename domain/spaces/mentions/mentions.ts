/** Mentions in messages: `@` and a person's handle, name or first words of it, or an agentik's name. */

/** A member or an agentik of a space; agentiks have no handle. */
export interface Mentionable {
  name: string;
  handle?: string;
}

/** A mention that could mean several. */
export interface UnclearMention {
  /** As typed, without the `@`. */
  typed: string;
  /** Texts to write for each, without the `@`. */
  choices: string[];
}

export interface Mentions<Who extends Mentionable> {
  mentioned: Who[];
  unclear: UnclearMention[];
}

/** Strength of a match: the first words of a name, a whole name or handle, a handle letter by letter. */
const [PART, WHOLE, LITERAL] = [1, 2, 3];
/** Shorter first words of a name are no mention. */
const PART_MIN_CHARACTERS = 2;

const fold = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s/gu, " ").toLowerCase();

const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}_-]/u.test(character);

/**
 * Members and agentiks that a text mentions, ignoring case and accents. At each `@` the longest
 * match counts, and a whole name before the first words of another. A match of several is unclear,
 * unless one of them is mentioned elsewhere in the text; agentiks of one name are all mentioned.
 *
 * @param all the author is not among them
 */
export function readMentions<Who extends Mentionable>(
  text: string,
  all: readonly Who[],
): Mentions<Who> {
  const mentioned = new Set<Who>();
  const several: { typed: string; who: Who[] }[] = [];
  for (const { start, end, strength, who } of matchesIn(text, all)) {
    if (who.length === 1) mentioned.add(who[0]!);
    else if (strength !== PART && who.some(({ handle }) => handle === undefined))
      for (const one of who) mentioned.add(one);
    else several.push({ typed: text.slice(start + 1, end), who });
  }
  return {
    mentioned: all.filter((one) => mentioned.has(one)),
    unclear: several
      .filter(({ who }) => !who.some((one) => mentioned.has(one)))
      .map(({ typed, who }) => ({ typed, choices: who.map((one) => writingOf(one, all)) })),
  };
}

/** A text without its mentions of one name. */
export function withoutMentions(text: string, name: string): string {
  let rest = text;
  for (const { start, end } of matchesIn(text, [{ name }]).reverse())
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest.trim();
}

/** Text after `@` by which one alone is meant: the name, or the handle if others share it. */
export function writingOf<Who extends Mentionable>(who: Who, all: readonly Who[]): string {
  const name = who.name.trim().replace(/\s+/g, " ");
  const [match] = matchesIn(`@${name}`, all);
  return match?.who.length === 1 && match.who[0] === who ? name : (who.handle ?? name);
}

interface Match<Who> {
  /** Place of the `@`. */
  start: number;
  end: number;
  strength: number;
  who: Who[];
}

function matchesIn<Who extends Mentionable>(text: string, all: readonly Who[]): Match<Who>[] {
  const { folded, places } = foldWithPlaces(text);
  const writings = all.map((who) => ({ who, written: writingsOf(who) }));
  const matches: Match<Who>[] = [];
  for (let at = folded.indexOf("@"); at >= 0; at = folded.indexOf("@", at + 1)) {
    // "ana@fonda.mx" is an address.
    if (isWordCharacter(folded[at - 1])) continue;
    let best = { length: 0, strength: 0, who: [] as Who[] };
    for (const { who, written } of writings)
      for (const { wanted, strength: usual, literal } of written) {
        if (!folded.startsWith(wanted, at + 1)) continue;
        if (isWordCharacter(folded[at + 1 + wanted.length])) continue;
        const { length } = wanted;
        const isLiteral = literal !== undefined && text.startsWith(literal, places[at]! + 1);
        const strength = isLiteral ? LITERAL! : usual;
        if (length < best.length || (length === best.length && strength < best.strength)) continue;
        const isTied = length === best.length && strength === best.strength;
        best = { length, strength, who: isTied ? [...new Set([...best.who, who])] : [who] };
      }
    const { length, strength, who } = best;
    if (length > 0)
      matches.push({ start: places[at]!, end: places[at + 1 + length]!, strength, who });
  }
  return matches;
}

/** Texts that mention one: the handle, the name, and its first words. */
function writingsOf({ name, handle }: Mentionable) {
  const words = name.trim().split(/\s+/);
  const written: { wanted: string; strength: number; literal?: string }[] = words
    .map((_, index) => words.slice(0, index + 1).join(" "))
    .map((part, index) =>
      index === words.length - 1
        ? { wanted: fold(part), strength: WHOLE! }
        : { wanted: fold(part.replace(/[^\p{L}\p{N}]+$/u, "")), strength: PART! },
    )
    .filter(({ wanted, strength }) =>
      strength === PART ? wanted.length >= PART_MIN_CHARACTERS : wanted !== "",
    );
  if (handle) written.push({ wanted: fold(handle), strength: WHOLE!, literal: handle });
  return written;
}

/** A folded text, with the place in the original of each of its characters and of its end. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = "";
  let at = 0;
  const places: number[] = [];
  for (const character of text) {
    const plain = fold(character);
    for (let n = 0; n < plain.length; n += 1) places.push(at);
    folded += plain;
    at += character.length;
  }
  return { folded, places: [...places, at] };
}

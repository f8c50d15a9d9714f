import { ENGLISH } from "./thesaurus/english.ts";
import { NEAR_WORDS } from "./thesaurus/near-words.ts";
import { SPANISH } from "./thesaurus/spanish.ts";
import { TOPIC_LINES } from "./thesaurus/topics.ts";
import { rootOf, stemOf } from "./words.ts";

/**
 * Relation of a word of a document to a word of a question:
 * - `synonym`: the same thing (alberca, piscina)
 * - `example`: the question is general, the document special (mascota, perro)
 * - `general`: the question is special, the document general (perro, mascota)
 * - `related`: a question has the one, its answer the other (enfermo, incapacidad)
 * - `group`: both belong to one narrow subject (cuchara, tenedor)
 * - `sibling`: another example of the same general word (perro, gato)
 */
export type Relation = "synonym" | "example" | "general" | "related" | "group" | "sibling";

/** Numbers of the thesaurus's lines that a word stands in, by its part there. */
interface Places {
  synonym: Set<number>;
  general: Set<number>;
  example: Set<number>;
  asked: Set<number>;
  answer: Set<number>;
  group: Set<number>;
}
const PLACES = new Map<string, Places>();

/** Parts of the words left and right of a line's sign. */
const PARTS: Readonly<Record<string, readonly [keyof Places, keyof Places]>> = {
  "=": ["synonym", "synonym"],
  ">": ["general", "example"],
  "~": ["asked", "answer"],
};
for (const [number, line] of linesOf(SPANISH, ENGLISH).entries()) {
  const [left, sign, right] = line.split(/\s*([=>~])\s*/) as [string, string, string];
  for (const [at, words] of [left, right].entries()) place(words, PARTS[sign]![at]!, number);
}
for (const [number, line] of linesOf(NEAR_WORDS).entries()) place(line, "group", number);

/** Topic of frequent questions: keys of the words of questions, and of the words of answers. */
export interface Topic {
  asked: ReadonlySet<string>;
  answers: ReadonlySet<string>;
}
export const TOPICS: readonly Topic[] = linesOf(TOPIC_LINES).map((line) => {
  const [asked, answers] = line.split(" ~ ") as [string, string];
  return { asked: new Set(keysIn(asked)), answers: new Set(keysIn(answers)) };
});

function linesOf(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.trim().split("\n"));
}

function keysIn(words: string): string[] {
  return words
    .split(" ")
    .filter(Boolean)
    .map((word) => keyOf(stemOf(word)));
}

function place(words: string, part: keyof Places, line: number): void {
  for (const key of keysIn(words)) {
    let places = PLACES.get(key);
    if (!places) {
      places = {
        synonym: new Set(),
        general: new Set(),
        example: new Set(),
        asked: new Set(),
        answer: new Set(),
        group: new Set(),
      };
      PLACES.set(key, places);
    }
    places[part].add(line);
  }
}

/** Key that forms of one word share: its root, or its stem if the root is too short. */
export function keyOf(stem: string): string {
  const root = rootOf(stem);
  return root.length >= 4 ? root : stem;
}

/** Relation of a document's key to a question's key; undefined where no line has both. */
export function relationOf(asked: string, found: string): Relation | undefined {
  const [one, other] = [PLACES.get(asked), PLACES.get(found)];
  if (!one || !other) return undefined;
  if (meet(one.synonym, other.synonym)) return "synonym";
  if (meet(one.general, other.example)) return "example";
  if (meet(one.example, other.general)) return "general";
  if (meet(one.asked, other.answer)) return "related";
  if (meet(one.group, other.group)) return "group";
  return meet(one.example, other.example) ? "sibling" : undefined;
}

function meet(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  for (const line of a) if (b.has(line)) return true;
  return false;
}

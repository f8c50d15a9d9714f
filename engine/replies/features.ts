import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { fold } from "#engine/reading/folded.ts";
import { barePricesIn } from "#domain/spaces/prices/bare-prices.ts";
import { asksForPrice, hasForm, tellsShareOnly, type QuestionKind } from "./question-kind.ts";
import { bestMatch, isStrong, MATCHES, nearness, termsOf, type Term } from "./terms.ts";
import { keyOf } from "./thesaurus.ts";
import { sharedTopic, topicsOf } from "./topics.ts";
import type { Unit } from "./units.ts";
import { wordWeight } from "./word-weight.ts";
import { wordsOf } from "./words.ts";

/** Features of a line for a question; each is 0 where nothing speaks for or against the line. */
export const FEATURES = [
  // Weight of the question's words that the line has, by how it has them.
  ...MATCHES,
  // Weight of those that only the headings, only a neighbour, or only the rest of the passage have.
  "aboveStrong",
  "aboveWeak",
  "besideStrong",
  "besideWeak",
  "aroundStrong",
  "aroundWeak",
  // Strength of the topic that the question shares with the line and with the headings.
  "topic",
  "topicWords",
  "topicAbove",
  // Words beside each other in the question that stand near each other in the line.
  "near",
  // Share of the line's words that match a word of the question.
  "precise",
  // The kind of question, such as a price, and whether the line has its form.
  "kindForm",
  "kindNoForm",
  "kindNamed",
  // Whether something is allowed or done at all, and whether the line says so.
  "rule",
  // Letters in common, in threes.
  "letters",
  "lettersAbove",
  "long",
] as const;
export type Features = Record<(typeof FEATURES)[number], number>;

export interface Compared {
  unit: Unit;
  features: Features;
  /** Stems of the line that say a word of the question. */
  strong: readonly string[];
  /** Weight of the question's words. */
  total: number;
  /** Share of the question's weight with a strong match in the line or its headings: 0 to 1. */
  covered: number;
  /** Weight of the heaviest word of the question that neither line nor headings have. */
  missing: number;
  /** Whether the headings above it have every word of the question, or synonyms. */
  isHeaded: boolean;
}

/** Asks whether something is possible or must be. */
const ASKS_FOR_RULE =
  /\b(?:puedo|puede|pueden|podemos|se vale|dejan|aceptan|permiten|hay que|tengo que|tengo q|debo|obligatorio|necesito|can i|can we|do i|is it|allowed|must)\b/;
const RULE =
  /\b(?:no|solo|solamente|unicamente|sin|debe|deben|puede|pueden|hay que|permite|permiten|permitido|prohibido|obligatori[oa]s?|acepta|aceptamos|aceptan|excepto|salvo|siempre|only|must|may|not|cannot)\b/;

/** Compares every line with a question. */
export function compareUnits(
  question: string,
  {
    kind,
    language,
    units,
  }: { kind: QuestionKind | undefined; language: ContentLanguage; units: readonly Unit[] },
): Compared[] {
  // Rarity of a word is counted among single lines, not also among lines given together.
  const lines = units.filter(({ isSection }) => !isSection);
  const { terms, kindTerms } = termsOf(question, { kind, language, units: lines });
  const topics = topicsOf([...terms, ...kindTerms]);
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const letters = lettersOf(question);
  const asksForRule = ASKS_FOR_RULE.test(fold(question));
  const keysOf = keyReader(language);
  const isIn = (headings: Unit["headings"]) => (term: Term) =>
    isStrong(bestMatch(term, headings)?.match);
  // "¿Qué horario tienen?" has no word beside its kind's.
  const isHeaded = ({ headings }: Unit) =>
    terms.length > 0 ? terms.every(isIn(headings)) : kindTerms.some(isIn(headings));
  const bare = barePricesIn(kind === "amount" ? passagesOf(lines) : []);
  const hasBarePrice = (quote: string) => quote.split("\n").some((line) => bare.has(line.trim()));
  const wantsPrice = kind === "amount" && asksForPrice(question);
  return units.map((unit) => {
    const { features, strong, covered, missing } = coverage(terms, unit);
    const topic = sharedTopic(topics, keysOf(unit.stems));
    features.topic = topic.weight;
    features.topicWords = Math.max(0, topic.words - 1);
    features.topicAbove = sharedTopic(topics, keysOf(unit.headings)).weight;
    features.near = nearness(terms, unit.words);
    if (kind) {
      const isAskedForm = hasForm(kind, unit.quote) && !(wantsPrice && tellsShareOnly(unit.quote));
      features[isAskedForm || hasBarePrice(unit.quote) ? "kindForm" : "kindNoForm"] = 1;
      features.kindNamed = kindTerms.some((term) => bestMatch(term, unit.stems)) ? 1 : 0;
    }
    if (asksForRule && RULE.test(fold(unit.text))) features.rule = 1;
    features.letters = likeness(letters, lettersOf(unit.text));
    features.lettersAbove = likeness(letters, lettersOf(unit.passage.heading));
    features.long = Math.log(1 + unit.words.length);
    return {
      unit,
      features,
      strong,
      total,
      covered: covered / total,
      missing,
      isHeaded: isHeaded(unit),
    };
  });
}

const passagesOf = (units: readonly Unit[]) => [...new Set(units.map(({ passage }) => passage))];

/** Coverage of a question's words by a line: where and how it has them. */
function coverage(terms: readonly Term[], unit: Unit) {
  const features = Object.fromEntries(FEATURES.map((name) => [name, 0])) as Features;
  const found = new Set<string>();
  const strong: string[] = [];
  let [covered, missing] = [0, 0];
  for (const term of terms) {
    const inLine = bestMatch(term, unit.stems);
    const above = bestMatch(term, unit.above)?.match;
    const beside = bestMatch(term, unit.beside)?.match;
    const around = bestMatch(term, unit.around)?.match;
    const isInLine = isStrong(inLine?.match);
    if (inLine) {
      features[inLine.match] += term.weight;
      found.add(inLine.stem);
      if (isInLine) strong.push(inLine.stem);
    }
    if (above && !isInLine) features[isStrong(above) ? "aboveStrong" : "aboveWeak"] += term.weight;
    else if (beside && !isInLine)
      features[isStrong(beside) ? "besideStrong" : "besideWeak"] += term.weight;
    else if (around && !inLine)
      features[isStrong(around) ? "aroundStrong" : "aroundWeak"] += term.weight;
    if (isInLine || isStrong(above)) covered += term.weight;
    if (!inLine && !above) missing = Math.max(missing, term.weight);
  }
  features.precise = found.size / Math.max(1, unit.stems.size);
  return { features, strong, covered, missing };
}

/** Reads the keys of stems with what the words weigh; headings, which many lines share, only once. */
function keyReader(language: ContentLanguage) {
  const read = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, number>>();
  return (stems: ReadonlySet<string>): ReadonlyMap<string, number> => {
    let keys = read.get(stems);
    if (!keys) {
      keys = new Map([...stems].map((stem) => [keyOf(stem), wordWeight(stem, language)]));
      read.set(stems, keys);
    }
    return keys;
  };
}

/** Groups of three letters of a text's words, with their ends. */
function lettersOf(text: string): ReadonlySet<string> {
  const padded = ` ${wordsOf(text).join(" ")} `;
  const groups = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) groups.add(padded.slice(at, at + 3));
  return groups;
}

/** Cosine of two sets: 0 for nothing in common, 1 for the same. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let both = 0;
  for (const one of a) if (b.has(one)) both += 1;
  return both / Math.sqrt(a.size * b.size);
}

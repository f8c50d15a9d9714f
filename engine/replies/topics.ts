import type { Term } from "./terms.ts";
import { keyOf, TOPICS } from "./thesaurus.ts";

/** A topic that a question may be about, with the weight and the number of its words that say so. */
interface AskedTopic {
  answers: ReadonlySet<string>;
  weight: number;
  words: number;
}

/** Rarity of a word among topics, on the side of those who ask or of the answers: 0 to 1. */
function rarityIn(side: "asked" | "answers"): (key: string) => number {
  const counts = new Map<string, number>();
  for (const topic of TOPICS)
    for (const key of topic[side]) counts.set(key, (counts.get(key) ?? 0) + 1);
  const most = Math.log(TOPICS.length + 1);
  return (key) => 1 - Math.log((counts.get(key) ?? 0) + 1) / most;
}
const rarityAsked = rarityIn("asked");
const rarityAnswering = rarityIn("answers");

/** The topics that any word of a question belongs to. */
export function topicsOf(terms: readonly Term[]): AskedTopic[] {
  const keyed = terms.map(({ stem, weight }) => {
    const key = keyOf(stem);
    return { key, weight: weight * rarityAsked(key) };
  });
  return TOPICS.map(({ asked, answers }) => {
    const telling = keyed.filter(({ key }) => asked.has(key) || answers.has(key));
    const weight = telling.reduce((sum, one) => sum + one.weight, 0);
    return { answers, weight, words: telling.length };
  }).filter(({ words }) => words > 0);
}

/**
 * Greatest overlap of a document's words with one of the topics: the lesser of both sides' weights,
 * and of both numbers of words.
 */
export function sharedTopic(
  topics: readonly AskedTopic[],
  keys: ReadonlyMap<string, number>,
): { weight: number; words: number } {
  const most = { weight: 0, words: 0 };
  for (const topic of topics) {
    if (topic.weight <= most.weight && topic.words <= most.words) continue;
    let [weight, words] = [0, 0];
    for (const [key, keyWeight] of keys)
      if (topic.answers.has(key)) {
        weight += keyWeight * rarityAnswering(key);
        words += 1;
      }
    most.weight = Math.max(most.weight, Math.min(topic.weight, weight));
    most.words = Math.max(most.words, Math.min(topic.words, words));
  }
  return most;
}

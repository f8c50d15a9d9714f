/** A text that has been asked so often is asked again. */
const OFTEN = 3;
/** Each takes some memory of every connection for as long as that is open. */
const MOST_PREPARED = 300;
/** What a search puts together has no end. */
const MOST_COUNTED = 2_000;

/**
 * Tells which statements are worth being prepared: those whose text comes again and again. Such a one
 * is parsed once a connection, and asked in one trip; any other takes two, since the types of its
 * values have to be found out first.
 */
export function createPreparedTexts(): (query: string) => boolean {
  const prepared = new Set<string>();
  const counted = new Map<string, number>();
  return (query) => {
    if (prepared.has(query)) return true;
    if (prepared.size >= MOST_PREPARED) return false;
    const times = (counted.get(query) ?? 0) + 1;
    if (times < OFTEN) {
      if (counted.size >= MOST_COUNTED) counted.clear();
      counted.set(query, times);
      return false;
    }
    counted.delete(query);
    prepared.add(query);
    return true;
  };
}

/** A statement is prepared from its third execution. */
const PREPARE_FROM = 3;
/** Each prepared statement takes memory in every connection until that is closed. */
const MAX_PREPARED = 300;
/** Limit of the counter: searches generate an unbounded number of different statements. */
const MAX_COUNTED = 2_000;

/**
 * Decides which statements to prepare: those that recur. A prepared statement is parsed once per
 * connection and then takes one round trip. Any other takes two, because the driver first asks for
 * the types of its parameters.
 */
export function createPreparePolicy(): (query: string) => boolean {
  const prepared = new Set<string>();
  const counted = new Map<string, number>();
  return (query) => {
    if (prepared.has(query)) return true;
    if (prepared.size >= MAX_PREPARED) return false;
    const times = (counted.get(query) ?? 0) + 1;
    if (times < PREPARE_FROM) {
      if (counted.size >= MAX_COUNTED) counted.clear();
      counted.set(query, times);
      return false;
    }
    counted.delete(query);
    prepared.add(query);
    return true;
  };
}

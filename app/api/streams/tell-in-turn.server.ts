/** Wait before a failed call is repeated, in milliseconds. */
const AGAIN_MS = 2_000;

/**
 * A function that tells the followers of something its news. Calls for the same key run one after another.
 * A call that fails, because the database is busy or unreachable, is repeated until it succeeds, so that
 * no news is lost.
 *
 * @param tell tells all followers of a key; does nothing, without a query, if there are none
 */
export function tellInTurn(tell: (key: string) => Promise<void>): (key: string) => void {
  const telling = new Map<string, Promise<void>>();
  const repeating = new Set<string>();
  const tellNext = (key: string): void => {
    const told = (telling.get(key) ?? Promise.resolve())
      .then(() => tell(key))
      .catch(() => tellLater(key))
      .finally(() => {
        if (telling.get(key) === told) telling.delete(key);
      });
    telling.set(key, told);
  };
  const tellLater = (key: string): void => {
    if (repeating.has(key)) return;
    repeating.add(key);
    setTimeout(() => {
      repeating.delete(key);
      tellNext(key);
    }, AGAIN_MS).unref();
  };
  return tellNext;
}

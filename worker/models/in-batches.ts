/** Between two pieces that are written, in milliseconds. */
const EVERY_MS = 60;

/**
 * Collects the pieces of a stream: the first one is passed on at once, what follows every 60 ms, one
 * write after the other.
 */
export function inBatches(write: (text: string) => Promise<void>) {
  let held = "";
  let writtenAt = -Infinity;
  const flush = async () => {
    if (held === "") return;
    const text = held;
    held = "";
    writtenAt = performance.now();
    await write(text);
  };
  return {
    async add(text: string): Promise<void> {
      held += text;
      if (performance.now() - writtenAt >= EVERY_MS) await flush();
    },
    flush,
  };
}

/** Between two pieces that are written, in milliseconds. */
const EVERY_MS = 60;

/**
 * Batches the pieces of a stream: the first is written at once, later ones every 60 ms, one write
 * at a time.
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

/** A stretch of two texts: in both, only in the first, only in the second. */
export interface DiffPart {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Past this many comparisons the whole middle is said to be other. */
const MAX_CELLS = 2_000_000;

/**
 * What became of a text, word by word: the parts that are the same or removed, put together, are the
 * first text; those that are the same or added are the second.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const [a, b] = [words(before), words(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end))
    end += 1;
  const [middleA, middleB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return join([
    ...a.slice(0, start).map((text) => ({ kind: "same" as const, text })),
    ...diffMiddle(middleA, middleB),
    ...a.slice(a.length - end).map((text) => ({ kind: "same" as const, text })),
  ]);
}

/** Words and what stands between them: nothing of the text is left out. */
const words = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** By the longest common subsequence. */
function diffMiddle(a: string[], b: string[]): DiffPart[] {
  const removed = (text: string): DiffPart => ({ kind: "removed", text });
  const added = (text: string): DiffPart => ({ kind: "added", text });
  const width = b.length + 1;
  if (a.length === 0 || b.length === 0 || (a.length + 1) * width > MAX_CELLS)
    return [...a.map(removed), ...b.map(added)];
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        a[i] === b[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      parts.push({ kind: "same", text: a[i]! });
      i += 1;
      j += 1;
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) {
      parts.push(removed(a[i]!));
      i += 1;
    } else {
      parts.push(added(b[j]!));
      j += 1;
    }
  }
  return [...parts, ...a.slice(i).map(removed), ...b.slice(j).map(added)];
}

/** Neighbours of one kind are one part. */
function join(parts: DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined;
}

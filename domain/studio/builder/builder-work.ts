import { MAX_BLOCKS, type BuilderBlock } from "./builder.ts";
import { isRecord, MAX_BLOCK_NUMBER, numberOfBlock, parseBlocks } from "./builder-blocks.ts";

/** What is on the canvas and what is needed to go on with it. */
export interface BuilderWork {
  blocks: readonly BuilderBlock[];
  selectedId: string | null;
  /** Of the block that is added next; never given twice. */
  nextNumber: number;
  /** Where random positions come from, so that server and browser agree. */
  seed: string;
}

/** @param blocks a saved layout; none to begin with */
export function createWork(seed: string, blocks: readonly BuilderBlock[] = []): BuilderWork {
  const highest = Math.max(0, ...blocks.map(({ id }) => numberOfBlock(id)));
  return { blocks, selectedId: null, nextNumber: highest + 1, seed };
}

/** Whether one more block fits. */
export const isFull = ({ blocks, nextNumber }: BuilderWork) =>
  blocks.length >= MAX_BLOCKS || nextNumber > MAX_BLOCK_NUMBER;

export const findBlock = ({ blocks }: Pick<BuilderWork, "blocks">, id: string | null) =>
  blocks.find((block) => block.id === id);

/**
 * A work from a value that anybody may have written; see {@link parseBlocks}.
 *
 * @returns null when anything is not as it must be
 */
export function parseWork(value: unknown): BuilderWork | null {
  if (!isRecord(value)) return null;
  const { blocks: given, selectedId, nextNumber, seed } = value;
  const blocks = parseBlocks(given);
  if (!blocks || !isSeed(seed) || typeof nextNumber !== "number") return null;
  if (!Number.isInteger(nextNumber) || nextNumber > MAX_BLOCK_NUMBER + 1) return null;
  if (nextNumber < createWork(seed, blocks).nextNumber) return null;
  const isSelected = blocks.some(({ id }) => id === selectedId);
  if (selectedId !== null && !isSelected) return null;
  return { blocks, selectedId: isSelected ? (selectedId as string) : null, nextNumber, seed };
}

/** Short, and nothing that would need care in a cookie. */
const isSeed = (seed: unknown): seed is string =>
  typeof seed === "string" && /^[\w-]{1,24}$/.test(seed);

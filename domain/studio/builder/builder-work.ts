import { MAX_BLOCKS, type BuilderBlock } from "./builder.ts";
import { isRecord, MAX_BLOCK_NUMBER, numberOfBlock, parseBlocks } from "./builder-blocks.ts";

/** The editable state of the canvas. */
export interface BuilderWork {
  blocks: readonly BuilderBlock[];
  selectedId: string | null;
  /** Number in the id of the next block; never reused. */
  nextNumber: number;
  /** Seed of random positions, so that server and browser compute the same ones. */
  seed: string;
}

/** @param blocks of a saved layout; none for an empty canvas */
export function createWork(seed: string, blocks: readonly BuilderBlock[] = []): BuilderWork {
  const highest = Math.max(0, ...blocks.map(({ id }) => numberOfBlock(id)));
  return { blocks, selectedId: null, nextNumber: highest + 1, seed };
}

/** Whether no more block can be added. */
export const isFull = ({ blocks, nextNumber }: BuilderWork) =>
  blocks.length >= MAX_BLOCKS || nextNumber > MAX_BLOCK_NUMBER;

export const findBlock = ({ blocks }: Pick<BuilderWork, "blocks">, id: string | null) =>
  blocks.find((block) => block.id === id);

/**
 * Validates untrusted work; see {@link parseBlocks}.
 *
 * @returns null when anything is invalid
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

/** Short, and only characters that need no encoding in a cookie. */
const isSeed = (seed: unknown): seed is string =>
  typeof seed === "string" && /^[\w-]{1,24}$/.test(seed);

/** Differences between two layouts as pages show them. */
import { NO_CONTENT, type BuilderBlock } from "#domain/studio/builder/builder.ts";
import { blockLook } from "./page-look.ts";
import { inReadingOrder } from "./page-order.ts";

export interface PageChanges {
  /** Titles of blocks that only the newer layout has. */
  added: readonly string[];
  /** Titles, as they were, of blocks that only the former layout has. */
  removed: readonly string[];
  /** Titles, as they are, of blocks that say or look something else. */
  changed: readonly string[];
  /** The blocks that both have stand in another order. */
  isReordered: boolean;
  /** The number of all these changes; a new order counts as one. */
  count: number;
}

/** Compares two layouts. A place on the canvas counts only where it changes the order on the page. */
export function changesBetween(
  former: readonly BuilderBlock[],
  newer: readonly BuilderBlock[],
): PageChanges {
  const before = byId(former);
  const after = byId(newer);
  const kept = newer.filter((block) => isSameKind(before.get(block.id), block));
  const keptIds = new Set(kept.map(({ id }) => id));
  const titlesWithout = (blocks: readonly BuilderBlock[]) =>
    inReadingOrder(blocks).flatMap(({ id, title }) => (keptIds.has(id) ? [] : [title]));
  const added = titlesWithout(newer);
  const removed = titlesWithout(former);
  const changed = inReadingOrder(kept).flatMap((block) =>
    shownOf(before.get(block.id)!) === shownOf(block) ? [] : [block.title],
  );
  const order = (blocks: ReadonlyMap<string, BuilderBlock>) =>
    inReadingOrder(kept.map(({ id }) => blocks.get(id)!))
      .map(({ id }) => id)
      .join();
  const isReordered = order(before) !== order(after);
  const count = added.length + removed.length + changed.length + Number(isReordered);
  return { added, removed, changed, isReordered, count };
}

/**
 * Whether a layout is a further version of another: it keeps half of its blocks, changed or not. A new
 * beginning on the same canvas is none.
 */
export function isMadeFrom(
  former: readonly BuilderBlock[],
  newer: readonly BuilderBlock[],
): boolean {
  const after = byId(newer);
  const kept = former.filter((block) => isSameKind(after.get(block.id), block));
  return kept.length > 0 && kept.length * 2 >= former.length;
}

const byId = (blocks: readonly BuilderBlock[]) => new Map(blocks.map((block) => [block.id, block]));

/** A block of another type under the same id is another block: templates number theirs anew. */
const isSameKind = (former: BuilderBlock | undefined, { type }: BuilderBlock) =>
  former?.type === type;

/** Values of a block that a page shows, beside its place. */
const shownOf = ({ type, title, description, config, content = NO_CONTENT }: BuilderBlock) =>
  JSON.stringify([
    title,
    description,
    config.size,
    config.customStyle,
    blockLook({ type, config }),
    content.body,
    content.action,
    content.target,
    content.pictures,
  ]);

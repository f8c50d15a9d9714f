/** Entries of a challenge that were refused, and the others; the newest version counts. */
export interface EntryCounts {
  refused: number;
  others: number;
}

/**
 * Whether the creator may cancel a challenge and take its reward back: while there is no entry, and from
 * the deadline on if every entry was refused. Until the deadline the author of a refused entry may hand
 * in another version.
 *
 * @param isOver the deadline has passed
 */
export const canCancel = ({ refused, others }: EntryCounts, isOver: boolean): boolean =>
  others === 0 && (refused === 0 || isOver);

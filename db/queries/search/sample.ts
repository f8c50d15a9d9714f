import { sql, type SQL } from "drizzle-orm";

/**
 * To find the first items, in the order of a list, that have a text: either the list is read in its
 * order until so many are met, or all that have the text are looked up in an index and put in order.
 * Where a part `p` of `N` items has it, the one reads `wanted / p` rows and the other `p * N`: the
 * less of the two is at most the root of `wanted * N`. Some of the list are read first, to see which.
 * Should they mislead, the way taken costs more and finds the same (docs/decisions/0025-growth.md).
 */
export interface Sample {
  /** How many were read; fewer than were asked for where that is the whole list. */
  read: number;
  /** How long the list is, more or less. */
  size: number;
}

/** How many of a list are read to see how common a text is. */
export const SAMPLE = 500;

/** Whether whoever reads on meets as many as are wanted sooner than all are looked up. */
export const isMetSooner = ({ read, size }: Sample, hits: number, wanted: number): boolean =>
  hits * hits * size > wanted * read * read;

/**
 * Whether counting up to a limit is quicker by reading on. An index that is read no further than the
 * limit costs its rows and a look at all its entries, so it is seldom so.
 */
export const isCountedSooner = ({ read }: Sample, hits: number): boolean => hits * 3 >= read;

/**
 * The two rules above in SQL, of a sample that a query takes itself: a row with `hits`, `read` and
 * `size`, whole numbers of 64 bits.
 */
export const IN_SQL = {
  isMetSooner: (wanted: number): SQL => sql`hits * hits * size > ${wanted}::bigint * read * read`,
  isCountedSooner: sql`hits * 3 >= read`,
};

/**
 * A condition of which the planner knows nothing, and takes half of all to fulfil it: it would believe
 * that a text is rare, and put all of a list in order rather than read on in it.
 */
export const isMet = (condition: SQL): SQL => sql`coalesce(${condition}, false)`;

/** A limit that is none: what is below it is to come in its order, as an index has it. */
export const ALL_OF_IT = 2_147_483_647;

import { sql, type SQL } from "drizzle-orm";

/**
 * Chooses between two plans for "the first items of a list, in its order, that contain a text":
 * scan the list in order until enough match, or find all matches by the trigram index and sort
 * them. If a fraction `p` of `N` items matches, the scan reads `wanted / p` rows and the index `p *
 * N`; the smaller of the two is at most `sqrt(wanted * N)`. `p` is estimated from a sample of the
 * list. A misleading sample makes the query slower, never wrong (docs/decisions/0025-growth.md).
 */
export interface Sample {
  /** Rows in the sample; fewer than requested if that is the whole list. */
  read: number;
  /** Estimated number of rows in the list. */
  size: number;
}

/** Rows sampled from a list. */
export const SAMPLE_ROWS = 500;

/**
 * Whether scanning in order finds `wanted` matches at less cost than the index lookup of all
 * matches.
 */
export const isScanCheaper = ({ read, size }: Sample, hits: number, wanted: number): boolean =>
  hits * hits * size > wanted * read * read;

/**
 * Whether counting matches up to the limit is cheaper by a scan. Seldom: the index lookup stops at
 * the limit and costs only its rows plus a pass over the index entries.
 */
export const isCountScanCheaper = ({ read }: Sample, hits: number): boolean => hits * 3 >= read;

/** The two rules in SQL, over a row with the 64-bit integers `hits`, `read` and `size`. */
export const RULES_IN_SQL = {
  isScanCheaper: (wanted: number): SQL => sql`hits * hits * size > ${wanted}::bigint * read * read`,
  isCountScanCheaper: sql`hits * 3 >= read`,
};

/**
 * Hides a condition's selectivity from the planner, which then assumes that half of the rows match.
 * Otherwise it might take a text for rare and sort all matches instead of scanning in order.
 */
export const hideSelectivity = (condition: SQL): SQL => sql`coalesce(${condition}, false)`;

/**
 * LIMIT without effect on the result: an optimization fence that keeps the subquery's index order.
 */
export const NO_LIMIT = 2_147_483_647;

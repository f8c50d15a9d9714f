/** More pages than any list has; keeps the SQL offset from overflowing. */
const PAGE_NUMBER_MAX = 100_000;

/** The page number of a query parameter, from 1. Never fails: an invalid page is 1. */
export function parsePageNumber(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_NUMBER_MAX ? page : 1;
}

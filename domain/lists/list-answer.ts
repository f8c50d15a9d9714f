/**
 * Page size of a JSON list. Equal to the number of items that the search box keeps in memory, so
 * that it gets a whole list in one response.
 */
export const LIST_ANSWER_MAX = 2_000;

/** More than any list has; keeps the SQL offset from overflowing. */
const MAX_PAGE = 100_000;

/** The page number of a request, from 1. Never fails: an invalid page is 1. */
export function listAnswerPage(params: URLSearchParams): number {
  const page = Number(params.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** SQL offset of a page: the number of items on the pages before it. */
export const listOffset = (page: number): number => (page - 1) * LIST_ANSWER_MAX;

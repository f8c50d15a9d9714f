/**
 * How many items one JSON answer holds at most: as many as a browser holds to search in
 * (product.md, "Search"), so that whoever holds them all gets them at once. The rest stand on further
 * pages of the answer.
 */
export const LIST_ANSWER_MAX = 2_000;

/** Pages beyond any list we have; keeps an offset from overflowing. */
const MAX_PAGE = 100_000;

/** Which page of a list an address asks for, from 1. Never fails: what is no page is the first. */
export function listAnswerPage(params: URLSearchParams): number {
  const page = Number(params.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** How many items stand on the pages before one. */
export const listOffset = (page: number): number => (page - 1) * LIST_ANSWER_MAX;

import { parsePageNumber } from "./page-number.ts";

/**
 * Page size of a JSON list. Equal to the number of items that the search box keeps in memory, so
 * that it gets a whole list in one response.
 */
export const LIST_ANSWER_MAX = 2_000;

/** The page number of a request, from 1. Never fails: an invalid page is 1. */
export const listAnswerPage = (params: URLSearchParams): number =>
  parsePageNumber(params.get("page"));

/** SQL offset of a page: the number of items on the pages before it. */
export const listOffset = (page: number): number => (page - 1) * LIST_ANSWER_MAX;

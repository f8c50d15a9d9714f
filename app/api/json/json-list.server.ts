import { LIST_ANSWER_MAX, listAnswerPage } from "#domain/lists/list-answer.ts";
import type { InLanguage } from "#domain/items/items.ts";
import type { Db } from "#db/connection/client.ts";
import { jsonLoader } from "./json-endpoint.server.ts";
import { withoutLanguage } from "#app/api/without-language.ts";

/**
 * Creates the loader of a JSON list that is the same for everyone. A response has at most
 * {@link LIST_ANSWER_MAX} items; the `Link` header of a full one points to the next page, `?page=2`.
 */
export function listLoader<Item>(
  list: (db: Db, page: number) => Promise<InLanguage<Item>[]>,
): ReturnType<typeof jsonLoader> {
  const pageOf = (url: URL) => listAnswerPage(url.searchParams);
  return jsonLoader({
    audience: "everybody",
    read: async ({ db, request }) => withoutLanguage(await list(db, pageOf(new URL(request.url)))),
    next: (items, url) =>
      Array.isArray(items) && items.length === LIST_ANSWER_MAX
        ? `${url.pathname}?page=${pageOf(url) + 1}`
        : undefined,
  });
}

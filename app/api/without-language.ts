import type { InLanguage } from "#domain/items/items.ts";

/** Removes `language`, which is not part of the public JSON interface. */
export function withoutLanguage<Item>(
  items: InLanguage<Item>[],
): Omit<InLanguage<Item>, "language">[] {
  return items.map(({ language: _language, ...item }) => item);
}

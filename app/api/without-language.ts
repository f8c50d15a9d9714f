import type { InLanguage } from "#domain/items/items.ts";

/** Items as the specification names their fields: the language is the screens' own matter. */
export function withoutLanguage<Item>(
  items: InLanguage<Item>[],
): Omit<InLanguage<Item>, "language">[] {
  return items.map(({ language: _language, ...item }) => item);
}

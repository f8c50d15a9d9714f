import { descriptionText } from "#app/presenters/markdown/description.server.ts";

/** An artifakt with its description as text without the marks of Markdown. */
export const withPlainDescription = <Item extends { description: string }>(item: Item): Item => ({
  ...item,
  description: descriptionText(item.description),
});

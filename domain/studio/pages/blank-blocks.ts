import { isItemType } from "#domain/studio/builder/block-tile.ts";
import { NO_CONTENT, type BuilderBlock } from "#domain/studio/builder/builder.ts";
import { readPriceList } from "./price-list.ts";
import { readQuestions } from "./questions.ts";

/** Questions with an answer, as a page shows them. */
export const answeredQuestions = (body: string) =>
  readQuestions(body).filter(({ answer }) => answer !== "");

/** Paragraphs of a text, without those that are empty. */
export const paragraphsOf = (body: string): string[] =>
  body.split(/\n{2,}/).filter((text) => text.trim() !== "");

/**
 * Whether a block has nothing of its own to show, so that a page leaves it out whatever else there is. Opening
 * hours, buttons and chats also depend on the business and its agentiks, and are never blank by themselves.
 */
export function isBlank({ type, title, description, content }: BuilderBlock): boolean {
  const { body, target, pictures } = content ?? NO_CONTENT;
  if (isItemType(type)) return target === "";
  switch (type) {
    case "text":
      return title === "" && description === "" && paragraphsOf(body).length === 0;
    case "prices":
      return readPriceList(body).length === 0;
    case "questions":
      return answeredQuestions(body).length === 0;
    case "picture":
    case "gallery":
      return pictures.length === 0;
    default:
      return false;
  }
}

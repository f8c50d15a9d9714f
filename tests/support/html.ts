import { JSDOM } from "jsdom";

/** The page in an answer, to be asked questions; no script of it runs. */
export async function readPage(response: Response): Promise<Document> {
  return new JSDOM(await response.text()).window.document;
}

/** What a person reads: the text without programs and styles, white space as one space. */
export function visibleText(root: Document | Element): string {
  const body = "body" in root ? root.body : root;
  const copy = body.cloneNode(true) as Element;
  copy.querySelectorAll("script, style, template").forEach((element) => element.remove());
  // Words of neighbouring elements do not run together.
  return textOf(copy).replace(/\s+/g, " ").trim();
}

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? "";
  return Array.from(node.childNodes, textOf).join(" ");
}

/** The page's language, theme class and mode are on the root element. */
export const rootOf = (page: Document) => ({
  lang: page.documentElement.lang,
  theme: page.documentElement.className,
  mode: page.documentElement.dataset.mode,
});

import { JSDOM } from "jsdom";

/** One window for all pages: making a window takes longer than parsing a page. */
const { DOMParser } = new JSDOM("").window;
const parser = new DOMParser();

/** Parses a response's HTML; scripts do not run. */
export async function readPage(response: Response): Promise<Document> {
  return parser.parseFromString(await response.text(), "text/html");
}

/** The visible text, without scripts and styles, with collapsed white space. */
export function visibleText(root: Document | Element): string {
  const body = "body" in root ? root.body : root;
  const copy = body.cloneNode(true) as Element;
  copy.querySelectorAll("script, style, template").forEach((element) => element.remove());
  // A space between elements keeps their words apart.
  return textOf(copy).replace(/\s+/g, " ").trim();
}

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? "";
  return Array.from(node.childNodes, textOf).join(" ");
}

/** Language, theme class and mode, from the root element. */
export const rootOf = (page: Document) => ({
  lang: page.documentElement.lang,
  theme: page.documentElement.className,
  mode: page.documentElement.dataset.mode,
});
